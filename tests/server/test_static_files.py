"""What browsers get of the style sheets, scripts and fonts, and how much it weighs."""

import re

import vendor

from tabletown.server.http.pages.files import FOLDER, JOINED, files
from tabletown.server.http.pages.shell import TEMPLATES

RANGE = re.compile(r'url\(vendor/(\w+)-(\w+)\.woff2\) format\("woff2"\);\s*unicode-range:([^;]*);')
BUDGET = {"fonts": 44_000, "styles": 20_000, "scripts": 50_000}  # bytes


def characters(ranges: str) -> set[int]:
    found: set[int] = set()
    for each in ranges.split(","):
        first, _, last = each.strip().removeprefix("U+").partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def test_fonts_are_cut_where_the_style_sheet_says() -> None:
    faces = RANGE.findall(files()["fonts.css"].body.decode())
    declared = {(font, part): characters(each) for font, part, each in faces}
    assert set(declared) == {(font, part) for font in ("onest", "podkova") for part in ("latin", "cyrillic", "accents")}
    for font in ("onest", "podkova"):
        assert declared[font, "latin"] == vendor.BASIC
        assert not declared[font, "accents"] & vendor.BASIC


def test_sheets_that_come_together_are_complete_and_linked_nowhere_else() -> None:
    for name, parts in JOINED.items():
        assert files()[name].body == b"".join(files()[f"{part}.css"].body for part in parts)
    for page in ("base", "table_styles"):
        text = (TEMPLATES / f"{page}.html").read_text("utf-8")
        assert re.findall(r'static\("(\w+\.css)"\)', text) == [name for name in JOINED if f'"{name}"' in text] != []
    joined = {part for parts in JOINED.values() for part in parts}
    for file in TEMPLATES.glob("*.html"):
        text = file.read_text("utf-8")
        if "table_styles" in text:
            assert [each for each in joined if f'static("{each}.css")' in text] == []


def test_browsers_get_everything_but_comments_and_indentation() -> None:
    for name in sorted(set(files()) - set(JOINED)):
        source, body = (FOLDER / name).read_bytes(), files()[name].body
        if name.endswith(".css"):
            rules = b"".join(part.rpartition(b"*/")[2] for part in source.split(b"/*"))
            assert body.split() == rules.split(), name
        elif name.endswith(".js"):
            lines = [line for line in source.splitlines() if not line.lstrip().startswith(b"//")]
            assert body.splitlines() == lines, name
        else:
            assert body == source


def test_a_first_visit_stays_light() -> None:
    sent = {name: len(file.small or file.body) for name, file in files().items()}
    assert sum(size for name, size in sent.items() if re.search(r"-(latin|cyrillic)\.woff2$", name)) < BUDGET["fonts"]
    assert sum(sent[name] for name in JOINED) < BUDGET["styles"]
    assert sum(size for name, size in sent.items() if name.endswith(".js") and "vendor/" not in name) < BUDGET["scripts"]

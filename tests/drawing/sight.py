"""Color vision: simulated dichromacy (Machado 2009, severity 1), distances in OKLab, contrast."""

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Rgb:
    """Light of the three channels."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _unbend(red), _unbend(green), _unbend(blue)


def _unbend(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _dot(row: Rgb, rgb: Rgb) -> float:
    return min(1.0, max(0.0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))


def seen(colour: str, sight: str) -> Rgb:
    """The light that is left for a kind of sight."""
    rgb, (red, green, blue) = linear(colour), SIGHTS[sight]
    return _dot(red, rgb), _dot(green, rgb), _dot(blue, rgb)


def oklab(rgb: Rgb) -> Rgb:
    """A space in which distances are even."""
    r, g, b = rgb
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(a: str, b: str, sight: str) -> float:
    """2 is just noticeable side by side, 8 is easy across a table."""
    pairs = zip(oklab(seen(a, sight)), oklab(seen(b, sight)), strict=True)
    return float(100 * sum((p - q) ** 2 for p, q in pairs) ** 0.5)


def contrast(a: str, b: str) -> float:
    """The ratio of WCAG."""
    dim, bright = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (bright + 0.05) / (dim + 0.05)

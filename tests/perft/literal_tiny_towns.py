"""Tiny Towns once more, word for word from the rules page: a slow second model, to count and compare with.

Actions are their notation, and a state is copied whole for each step.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

from tests.perft.literal_town import CARDS, DATA, POSITIONS, RESOURCES, SQUARES, TYPES, Town

DEALER = -1


class Match:
    """A match at some decision; `legal` and `play` are all that perft needs."""

    def __init__(self, text: str) -> None:
        found = dict(line.split(":", 1) for line in text.splitlines()[1:] if ":" in line)
        lines = {key: value.split() for key, value in found.items()}
        options = dict(word.split("=") for word in lines["options"])
        self.seats, self.mode = int(options["seats"]), options.get("mode", "standard")
        self.monuments, self.cavern = options.get("monuments") != "no", options.get("cavern") == "yes"
        removed = "removed_cards_if_solo_remove_feast_hall" if "solo_remove" in options else "removed_cards"
        self.removed: list[str] = DATA["solo"][removed] if self.mode == "solo" else []
        self.phase = lines["phase"][0]
        self.cards = lines["cards"]
        self.round = int(lines["round"][0])
        self.hammer = int(lines.get("hammer", ["-1"])[0])
        self.resource, self.source = (lines.get("resource") or ["", "free"])[:2]
        self.unseen = [name for name, count in zip(RESOURCES, lines.get("unseen", [])) for _ in range(int(count))]
        self.open = [name for name, count in zip(RESOURCES, lines.get("open", [])) for _ in range(int(count))]
        self.returned = lines.get("returned", [])
        self.skipped = {int(seat) for seat in lines.get("skipped", [])}
        self.stacks = [[word for word in lines[f"pending {seat}"] if word != "-"] for seat in range(self.seats)]
        self.towns = [Town(lines[f"town {seat}"], self.cards) for seat in range(self.seats)]

    # What is legal.

    def actor(self) -> int:
        if self.phase in ("cards", "hammer", "deal", "open", "draw"):
            return DEALER
        return next((seat for seat in range(self.seats) if self.stacks[seat]), 0)

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        actor = self.actor()
        return self.dealer_options() if actor == DEALER else self.seat_options(actor)

    def dealer_options(self) -> list[str]:
        if self.phase == "cards":
            kind = next(kind for kind in DATA["setup"]["card_draw_order"] if self.cards[TYPES.index(kind)] == "-")
            return [f"card {card}" for card in self.of_type(kind)]
        if self.phase == "hammer":
            return [f"first_player {seat}" for seat in range(self.seats)]
        if self.phase == "deal":
            dealt = [card for town in self.towns for card in (town.kept, town.other)]
            return [f"deal {card}" for card in self.of_type("magenta") if card not in dealt]
        return [f"{self.phase} {name}" for name in RESOURCES if name in self.unseen]

    def weight(self, action: str) -> int:
        """TT-12.5: each unseen card is equally likely, so a resource counts once for each card of it."""
        return self.unseen.count(action.split()[1]) if self.phase in ("open", "draw") else 1

    def of_type(self, kind: str) -> list[str]:
        return [card for card, each in CARDS.items() if each["type"] == kind and card not in self.removed]

    def seat_options(self, seat: int) -> list[str]:
        town = self.towns[seat]
        point, _, argument = self.stacks[seat][-1].partition("=")
        free = [name for name in RESOURCES if name not in town.on_banks()]
        if point == "resource":
            return self.resource_options(seat, town)
        if point in ("build", "extra"):
            return [*self.build_options(town), "done"]
        if point == "name":
            return [f"name {name}" for name in free]
        if point == "pick":
            return [f"pick {name}" for name in RESOURCES if name in self.open]
        if point == "mark":
            return [f"mark {name}" for name in (free if town.squares[int(argument)] == "bank" else RESOURCES)]
        if point == "choose":
            return [f"keep {town.kept}", f"keep {town.other}"]
        places = [SQUARES[square] for square in town.empty()]
        pieces = [card for card in self.cards if card != "bank" or len(town.on_banks()) < 5]  # TT-6.26
        if point == "grove":
            return [f"grove {card} {place}" for card in pieces for place in places]
        if point == "watch_setup":
            return [f"set_aside {a} {b} {c}" for a, b, c in combinations(self.cards, 3)]
        if point == "watch":
            return [f"claim {card} {place}" for card in pieces if CARDS[card]["type"] in town.won for place in places]
        found = ["stop"]  # TT-7.1, TT-A11
        for square in range(16):
            if town.type_at(square) not in ("", "magenta") and square + 1 != int(argument or 0):
                others = [card for card in pieces if CARDS[card]["type"] != town.type_at(square)]
                found += [f"replace {SQUARES[square]} {card}" for card in others]
        return found

    def resource_options(self, seat: int, town: Town) -> list[str]:
        """Section 4 of the rules."""
        places = [SQUARES[square] for square in town.empty()]
        if not self.resource:  # TT-4.7
            return [f"place {name} {place}" for name in RESOURCES if name not in town.on_banks() for place in places]
        found = [f"place {self.resource} {place}" for place in places]
        if self.source == str(seat):
            return found
        if self.resource in [town.marks.get(square) for square in town.all_of("factory")]:
            found += [f"place {name} {place}" for name in RESOURCES if name != self.resource for place in places]
        for square in town.all_of("warehouse"):
            held = town.stored.get(square, [])
            if len(held) < 3:
                found.append(f"store {SQUARES[square]}")
            for out in sorted(set(held) - {self.resource}):
                found += [f"swap {SQUARES[square]} {out} {place}" for place in places]
        if town.monument() == "statue_of_the_bondmaker":
            found += [f"rest {SQUARES[square]}" for square in town.all_of("cottage") if square not in town.resting]
        if self.cavern and town.cavern < 2:
            found.append("discard")
        return found

    def build_options(self, town: Town) -> list[str]:
        """Section 5 of the rules."""
        found = set()
        for card in [*self.cards, *([town.kept] if town.kept and not town.monument() else [])]:
            if card == "bank" and len(town.on_banks()) == 5:
                continue
            for wanted in POSITIONS[card]:
                posts = {square for square in wanted if square in town.old and town.squares[square] == "trading_post"}
                real = [square for square in wanted if square not in posts]
                if not real or any(town.squares[square] != wanted[square] for square in real):
                    continue
                landings = set(real)
                if card == "shed" or town.monument() == "obelisk_of_the_crescent":
                    landings |= set(town.empty())
                site = "+".join(SQUARES[square] for square in sorted(wanted))
                found |= {f"build {card} {site} {SQUARES[square]}" for square in landings}
        return sorted(found)

    # What follows.

    def play(self, action: str) -> Match:
        """The match after an action of whoever is next."""
        after = deepcopy(self)
        actor = self.actor()
        if actor == DEALER:
            after.deal(*action.split())
        else:
            after.act(actor, *action.split())
        return after

    def deal(self, verb: str, what: str) -> None:
        if verb == "card":
            self.cards[TYPES.index(CARDS[what]["type"])] = what
        elif verb == "first_player":
            self.hammer = int(what)
        elif verb == "deal":
            town = next(town for town in self.towns if not town.other)
            town.kept, town.other = (what, "") if not town.kept else (town.kept, what)
        else:
            self.unseen.remove(what)
            if verb == "draw":
                self.start_play(what, "dealt")
                return
            self.open.append(what)
            if len(self.open) == 3:
                self.begin_round()
            return
        self.set_up()

    def set_up(self) -> None:
        """TT-2.5: cards, first player, monuments, open cards."""
        if "-" in self.cards:
            self.phase = "cards"
        elif self.mode == "standard" and self.hammer < 0:
            self.phase = "hammer"
        elif self.monuments and not all(town.other for town in self.towns):
            self.phase = "deal"
        elif self.monuments:
            self.phase, self.stacks = "choose", [["choose"] for _ in self.towns]
        else:
            self.first_round()

    def first_round(self) -> None:
        if self.mode == "solo":
            self.phase = "open"
        else:
            self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.resource, self.source, self.skipped = "", "free", set()
        for town in self.towns:
            town.old = {square for square in range(16) if town.type_at(square) == "black"}
            town.constructed, town.won = set(), set()
        if self.mode == "standard":
            self.phase, self.stacks[self.hammer] = "name", ["name"]
        elif self.mode == "solo":
            self.phase, self.stacks[0] = "pick", ["pick"]
        elif self.round % 3:
            self.phase = "draw"
            if len(self.unseen) == 5:  # TT-10.2: ten were drawn, five lie burned
                self.unseen = [name for name in RESOURCES for _ in range(3)]
        else:
            for seat in self.active():  # TT-10.4
                fort = self.towns[seat].monument() == "fort_ironweed" and len(self.active()) > 1
                if fort or len(self.towns[seat].on_banks()) == 5:
                    self.skipped.add(seat)
            if self.skipped == set(self.active()):
                self.begin_round()
            else:
                self.start_play("", "free")

    def start_play(self, resource: str, source: str) -> None:
        self.phase, self.resource, self.source = "play", resource, source
        for seat in self.active():
            if seat not in self.skipped:
                self.stacks[seat] = ["resource"]

    def active(self) -> list[int]:
        return [seat for seat, town in enumerate(self.towns) if not town.place]

    def act(self, seat: int, verb: str, *what: str) -> None:
        town, stack = self.towns[seat], self.stacks[seat]
        point, _, argument = stack.pop().partition("=")
        if verb in ("name", "pick"):
            if verb == "pick":
                self.open.remove(what[0])
            self.start_play(what[0], str(seat) if verb == "name" else "dealt")
            return
        if verb == "keep":
            town.other = town.other if what[0] == town.kept else town.kept
            town.kept = what[0]
        elif point == "resource":
            self.use_resource(town, verb, what)
            stack.append("build")
        elif verb == "build":
            stack.append(point)
            for place in what[1].split("+"):
                if town.squares[SQUARES.index(place)] in RESOURCES:
                    town.squares[SQUARES.index(place)] = ""
            if point == "build" and what[0] in self.cards:
                town.constructed.add(CARDS[what[0]]["type"])
            self.enter(seat, what[0], SQUARES.index(what[2]))
        elif verb == "mark":
            town.marks[int(argument)] = what[0]
        elif verb == "set_aside":
            town.aside, town.watch_round = {CARDS[card]["type"] for card in what}, self.round
        elif verb == "replace":
            square = SQUARES.index(what[0])
            if not argument:
                stack.append(f"guild={square + 1}")
            town.marks.pop(square, None)
            town.stored.pop(square, None)
            town.old.discard(square)
            self.enter(seat, what[1], square)
        elif verb in ("grove", "claim"):
            if verb == "claim":
                stack.append("watch")
                town.aside.remove(CARDS[what[0]]["type"])
                town.won.remove(CARDS[what[0]]["type"])
            self.enter(seat, what[0], SQUARES.index(what[1]))
        if stack == ["watch"] and not self.seat_options(seat):
            stack[:] = [] if seat in self.skipped else ["extra"]
        if not any(self.stacks):
            self.end_phase()

    def use_resource(self, town: Town, verb: str, what: tuple[str, ...]) -> None:
        if verb == "place":
            town.squares[SQUARES.index(what[1])] = what[0]
        elif verb == "store":
            town.stored.setdefault(SQUARES.index(what[0]), []).append(self.resource)
        elif verb == "swap":
            held = town.stored[SQUARES.index(what[0])]
            held[held.index(what[1])] = self.resource
            town.squares[SQUARES.index(what[2])] = what[1]
        elif verb == "rest":
            town.resting[SQUARES.index(what[0])] = self.resource
        else:
            town.cavern += 1

    def enter(self, seat: int, card: str, square: int) -> None:
        """A building comes into a town, with the decisions that it brings."""
        town, stack = self.towns[seat], self.stacks[seat]
        town.squares[square] = card
        if card in ("bank", "factory"):
            stack.append(f"mark={square}")
        elif card == "architects_guild":
            stack.append("guild")
        elif card == "grove_university" and town.empty():
            stack.append("grove")
        elif card == "opaleyes_watch":
            stack.append("watch_setup")

    def end_phase(self) -> None:
        if self.phase == "choose":
            self.first_round()
        elif self.phase == "play" and self.watch():
            self.phase = "watch"
        else:
            self.end_round()

    def watch(self) -> bool:
        """TT-7.16, TT-7.17."""
        for seat in self.active():
            town = self.towns[seat]
            if town.monument() == "opaleyes_watch" and town.watch_round < self.round and self.seats > 1:
                near = {(seat + 1) % self.seats, (seat - 1) % self.seats}
                town.won = {kind for other in near for kind in self.towns[other].constructed if kind in town.aside}
                self.stacks[seat] = ["watch"]
                if self.seat_options(seat):
                    return True
                self.stacks[seat] = []
        return False

    def end_round(self) -> None:
        """TT-3.4, section 9."""
        place = 1 + sum(1 for town in self.towns if town.place)
        for town in self.towns:
            if not town.place and not town.empty():
                town.place = place
        if self.mode == "standard" and self.active():
            able = [seat for seat in self.order() if self.can_name(seat)]
            if not able:  # TT-A13
                for seat in self.active():
                    self.towns[seat].place = place
            else:
                self.hammer = able[0]
        if not self.active():
            self.phase = "over"
            return
        if self.mode == "solo":
            self.returned.append(self.resource)
            if self.unseen:
                self.phase = "open"
                return
            self.open.append(self.returned.pop(0))
        self.begin_round()

    def order(self) -> list[int]:
        return [(self.hammer + step) % self.seats for step in range(1, self.seats + 1)]

    def can_name(self, seat: int) -> bool:
        town = self.towns[seat]
        fort = town.monument() == "fort_ironweed" and len(self.active()) > 1
        return not town.place and not fort and len(town.on_banks()) < 5


def perft(match: Match, depth: int) -> int:
    """The number of action sequences of that length, the lowest seat first."""
    if depth == 0:
        return 1
    return len(match.legal()) if depth == 1 else sum(perft(match.play(action), depth - 1) for action in match.legal())

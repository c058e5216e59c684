"""The effect language in words: sentences for cards, tokens, areas and tracks, made from the data of the pack in play.

Messages are `sweet_lands-tell-<op>`, `-amount-<resource>`, `-each-<counter>` ("each city", "every 2 roads") and
`-many-<counter>` ("cities"); the help texts in the locale files are what a `Teller` makes of the standard data.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletown.core.translate import Say

Data = Mapping[str, Any]
NO_LIMIT = 99


class Teller:
    """The effect language in words, in the language of `say`."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def tell(self, message: str, **arguments: object) -> str:
        """Return a phrase."""
        return self._say(f"sweet_lands-tell-{message}", arguments)

    def named(self, kind: str, name: str) -> str:
        """Return the name of a thing."""
        return self._say(f"sweet_lands-{kind}-{name}" if name else f"sweet_lands-picture-{kind}", {})

    # Effects.

    def effects(self, effects: Sequence[Data]) -> str:
        """Return an effect list in one sentence, without its full stop."""
        return "; ".join(self.effect(each) for each in effects)

    def sentence(self, effects: Sequence[Data]) -> str:
        """Return an effect list with a capital letter."""
        return capital(self.effects(effects))

    def effect(self, effect: Data) -> str:
        """Return one element."""
        name = str(effect["op"])
        if name == "gain":
            return self.tell("gain", what=self.amounts(effect["res"]))
        if name == "production":
            return self.join([self.tell(f"production-{res}", n=number) for res, number in effect["res"].items()])
        if name in ("industry_bonus", "prosperity"):
            return self.tell(f"{name}-{effect['which' if name == 'industry_bonus' else 'color']}", n=effect["n"])
        if name == "terrain":
            text = self.tell("terrain", n=effect["n"], land=effect["type"])
            return self.tell("anywhere", text=text) if effect.get("nonadjacent") else text
        if name == "terrain_road":
            return self._terrain_and_roads(effect)
        if name == "property":
            return self.tell("property", n=effect["n"], on=effect["on"])
        if name == "build":
            text = self.tell("build", n=effect["n"])
            return self.tell("surcharge", text=text, n=effect["surcharge_wood"]) if effect["surcharge_wood"] else text
        if name in ("search_deck", "play_card", "draw_then_employ"):
            return self._with_cards(name, effect)
        if name in ("per", "if", "spend", "choose", "copy_area"):
            return self._nested(name, effect)
        if name in ("score", "score_tiers"):
            return self._score(effect)
        return self.tell(name, n=effect.get("n", 1))

    def _terrain_and_roads(self, effect: Data) -> str:
        parts = []
        if effect["terrain"]:
            parts.append(self.tell("terrain", n=effect["terrain"], land="any"))
        if effect["road"]:
            parts.append(self.tell("road", n=effect["road"]))
        return self.tell("terrain_road", first=parts[0], next=parts[1]) if len(parts) > 1 else "".join(parts)

    def _with_cards(self, name: str, effect: Data) -> str:
        if name == "draw_then_employ":
            text = self.tell("employ_free", n=effect["employ"])
            return self.tell("then", first=self.tell("draw", n=effect["draw"]), next=text) if effect["draw"] else text
        chosen = effect["filter"]
        what = self.tell(f"filter-{chosen['kind']}") if "kind" in chosen else ""
        what += self.tell("filter-sweet", sweet=chosen["sweet"]) if "sweet" in chosen else ""
        if name == "play_card":
            message = "play_free" if effect.get("free") else "play_card"
            return self.tell(message, what=what, n=effect.get("discount_gold", 0))
        text = self.tell("search_deck", what=what, n=effect["n"])
        return self.tell("search_then", text=text) if effect.get("then") else text

    def _nested(self, name: str, effect: Data) -> str:
        if name == "copy_area":
            return self.tell("copy_both" if "additional" in effect["categories"] else "copy_area")
        if name == "choose":
            options = [self.effects(each) for each in effect["options"]]
            text = options[0]
            for each in options[1:]:
                text = self.tell("or", first=text, next=each)
            return self.tell("choose", text=text)
        text = self.effects(effect["then"])
        if name == "per":
            text = self.tell("per", each=self.each(effect["count"], effect["div"]), text=text)
            most = effect.get("max", NO_LIMIT)
            return self.tell("at_most", text=text, n=most) if most < NO_LIMIT else text
        if name == "if":
            return self.tell("if", n=effect["at_least"], what=self.many(effect["count"]), text=text)
        return self.tell("spend_any" if effect["times"] == "any" else "spend", cost=self.amounts(effect["cost"]), text=text)

    def _score(self, effect: Data) -> str:
        if effect["op"] == "score_tiers":
            tiers = ", ".join(self.tell("tier", n=reached, points=points) for reached, points in effect["tiers"])
            return self.tell("tiers", what=self.many(effect["count"]), text=tiers)
        text = self.tell("score", text=self.tell("vp", n=effect["vp"]), each=self.each(effect["count"], effect["div"]))
        return self.tell("score_most", text=text, n=effect["max_vp"]) if "max_vp" in effect else text

    # Amounts and counters.

    def amounts(self, amounts: Data) -> str:
        """Return resources as a list in words."""
        return self.join([self._say(f"sweet_lands-amount-{name}", {"n": number}) for name, number in amounts.items()])

    def change(self, name: str, amount: int) -> str:
        """Return a gain or loss of a stock, or of points."""
        if name.endswith("_production"):
            return self.tell(f"production-{name.removesuffix('_production')}", n=amount)
        said = (
            self.tell("vp", n=abs(amount))
            if name == "vp"
            else self._say(f"sweet_lands-asset-{name}", {"count": abs(amount)})
        )
        return ("+" if amount > 0 else "\N{MINUS SIGN}") + said

    def join(self, parts: Sequence[str]) -> str:
        """Return parts as a list in words."""
        text = parts[0] if parts else self.tell("nothing")
        for part in parts[1:-1]:
            text = self._say("list-more", {"first": text, "next": part})
        return self._say("list-last", {"first": text, "last": parts[-1]}) if len(parts) > 1 else text

    def each(self, count: Data, number: int) -> str:
        """Return what is counted, each or `number` at a time."""
        name, said = self._counted(count)
        return self._say(f"sweet_lands-each-{name}", {"n": number, **said})

    def many(self, count: Data) -> str:
        """Return what is counted, without a number."""
        name, said = self._counted(count)
        return self._say(f"sweet_lands-many-{name}", said)

    def _counted(self, count: Data) -> tuple[str, dict[str, object]]:
        name = str(count["of"])
        if name == "sweet":
            return name, {"sweet": count["kind"]}
        if name == "terrain":
            return "turned" if count.get("flipped_only") else "terrain", {"land": count["type"]}
        if name == "terrain_sum":
            lands = [self._say(f"sweet_lands-land-{each}", {}) for each in count["types"]]
            return name, {"what": self.join(lands)}
        if name == "property":
            return f"property-{count['type']}", {"on": count["on"]}
        told = {"city": "with", "played": "sign", "employed": "column", "industry": "marker", "prosperity": "color"}
        detail = count.get(told.get(name, "res"))
        return (f"{name}-{detail}" if detail else name), {}

    # Whole things.

    def card(self, card: Data, provenance: str = "") -> str:
        """Return effect, cost and symbols of a worker card."""
        kind = card["kind"]
        parts = [self.tell(f"card-{kind}", text=self.effects(card[kind]))]
        if card["sign"] and card["employ"]:
            parts.append(self.tell(f"card-employed-{card['sign']}", text=self.effects(card["employ"])))
        cost = self.amounts(card["cost"])
        parts.append(self.tell("card-cost_less" if card["brownie_discount"] else "card-cost", cost=cost))
        counted = {sweet: card["sweets"].count(sweet) for sweet in card["sweets"]}
        sweets = [(self._say(f"sweet_lands-sweet-{sweet}", {}), n) for sweet, n in counted.items()]
        said = self.join([what if n == 1 else self.tell("several", n=n, what=what) for what, n in sweets])
        parts.append(self.tell("card-sweet", what=said))
        if provenance.startswith("reconstructed"):
            parts.append(self.tell("card-reconstructed"))
        return " ".join(parts)

    def area(self, area: Data) -> str:
        """Return cost and effect of an area."""
        effects = self.effects(area["effect"])
        cost = area["cost"]
        text = self.tell("area", cost=self.amounts(cost), text=effects) if isinstance(cost, dict) and cost else effects
        text = capital(text) + "."
        return f"{text} {self.tell('opens', round=area['opens_round'])}" if area.get("opens_round", 1) > 1 else text

    def skill(self, skill: Data) -> str:
        """Return the effect of a skill token."""
        modifier = skill.get("modifier")
        if isinstance(modifier, dict):
            return self.tell("modifier-area_cost", area=modifier["area_cost"], cost=self.amounts(modifier["becomes"]))
        if modifier:
            return self.tell(f"modifier-{modifier}")
        when = f"on-{skill['trigger']}" if "trigger" in skill else f"when-{skill['timing']}"
        return self.tell(when, text=self.effects(skill["effect"]))

    def character(self, character: Data) -> str:
        """Return the abilities of a character: the base, then the tower."""
        base, tower = character["base"], character["tower"]
        parts = self._triggered(base, "production") + self._modified(base.get("modifier"))
        for each in base.get("options", [base["once_per_round"]] if "once_per_round" in base else []):
            parts.append(self.tell("when-free", text=self._ability(each)))
        if "sweets" in base:
            sweets = [self._say(f"sweet_lands-sweet-{sweet}", {}) for sweet in base["sweets"]]
            parts.append(self.tell("starts", what=self.join(sweets)))
        first = base.get("round_1_production", {})
        if first.get("extra_draw"):
            parts.append(self.tell("when-first", text=self.tell("draw", n=first["extra_draw"])))
        if first.get("free_employ"):
            parts.append(self.tell("when-first", text=self.tell("employ_free", n=first["free_employ"])))
        if "production_effect" in base:
            parts.append(self.tell("when-production", text=self.effects(base["production_effect"])))
        if "end_of_round_effect" in base:
            parts.append(self.tell("when-ending", text=self.effects(base["end_of_round_effect"])))
        towers = self._triggered(tower, "immediate") + self._modified(tower.get("modifier"))
        if "score" in tower:
            score = tower["score"]
            text = self.tell("score", text=self.tell(score["kind"], n=score["each"]), each=self.each(score["count"], 1))
            towers.append(self.tell("when-ending", text=text))
        said = f"{capital('; '.join(parts))}. " if parts else ""
        return said + self.tell("tower", text="; ".join(towers) or self.tell("nothing"))

    def _triggered(self, ability: Data, otherwise: str) -> list[str]:
        """Return the effect of a trigger, or of the time named by `otherwise`."""
        effect = ability.get("effect")
        if not effect:
            return []
        if isinstance(effect, str):
            return [self.tell("modifier-city_table")]
        when = f"on-{ability['trigger']}" if "trigger" in ability else f"when-{otherwise}"
        return [self.tell(when, text=self.effects(effect))]

    def _modified(self, modifier: Any) -> list[str]:
        if not isinstance(modifier, dict):
            return [self.tell(f"modifier-{modifier}")] if modifier else []
        if "substitute" in modifier:
            swap = modifier["substitute"]
            first, other = (self._say(f"sweet_lands-resource-{swap[end]}", {}) for end in ("from", "to"))
            return [self.tell("modifier-substitute", area=area, first=first, other=other) for area in swap["areas"]]
        changed = {name: n for name, n in modifier.items() if name != "area_cost_delta"}
        parts = []
        for area in modifier["area_cost_delta"]:
            for way, sign in (("less", -1), ("more", 1)):
                amounts = {name: n * sign for name, n in changed.items() if n * sign > 0}
                if amounts:
                    parts.append(self.tell(f"modifier-area_{way}", area=area, cost=self.amounts(amounts)))
        return parts

    def _ability(self, option: Any) -> str:
        """Return a free action of a character, with its condition if it has one."""
        if not isinstance(option, dict):
            return self.effects(option)
        needs = option["if"]
        return self.tell("if", n=needs["at_least"], what=self.many(needs["count"]), text=self.effects(option["effect"]))

    def help_token(self, token: Data) -> str:
        """Return the effect of a help token."""
        if "score" in token:
            return self.tell("when-ending", text=self.effects([token["score"]]))
        return self.tell("when-production", text=self.effects(token["effect"]))

    def conditions(self, conditions: Sequence[Data]) -> str:
        """Return the conditions of a milestone or tower."""
        return self.join([self.tell("holds", n=each["at_least"], what=self.many(each["count"])) for each in conditions])

    def scoring(self, token: Data, places: Sequence[int]) -> str:
        """Return what a scoring token ranks, and the points of the places."""
        points = ", ".join(str(each) for each in places)
        return self.tell("scoring", what=self.many(token["count"]), n=token["virtual"], points=points)

    def track(self, track: Data) -> str:
        """Return the rates and bonuses of a prosperity track, and the bonus of the first at its end."""
        rates = ", ".join(
            self.tell("rate", n=start, points=points, per=per) for start, points, per in track["rates"] if points
        )
        first = self.effects(track["first_to_end"])
        text = self.tell("track", text=rates, cost=self.amounts(track["end_space_cost"]), first=first)
        return f"{text} {self.spaces(track['bonuses'])}" if track["bonuses"] else text

    def spaces(self, bonuses: Data) -> str:
        """Return the bonuses of a track by space."""
        return " ".join(self.tell("space", n=int(space), text=self.effects(each)) for space, each in bonuses.items())


def capital(text: str) -> str:
    """Return the text with a capital letter."""
    return text[:1].upper() + text[1:]

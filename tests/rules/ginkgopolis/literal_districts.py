"""Districts counted a second time, word by word from the rules page, on the buildings of a view."""

from tabletown.games.ginkgopolis.rules.view import BuildingView


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def districts(city: tuple[BuildingView, ...]) -> list[list[BuildingView]]:
    """GK-8.5: grow every building into its group until nothing is added; groups of two or more."""
    at = {(int(each.cell.split(",")[0]), int(each.cell.split(",")[1])): each for each in city}

    def colour(cell: tuple[int, int]) -> str:
        return at[cell].tiles[-1].split("_")[1]

    groups: list[set[tuple[int, int]]] = []
    for cell in at:
        group = {cell}
        while True:
            more = {each for one in group for each in neighbours(one) if each in at and colour(each) == colour(cell)} - group
            if not more:
                break
            group |= more
        if len(group) > 1 and group not in groups:
            groups.append(group)
    return [[at[cell] for cell in sorted(group)] for group in groups]


def points(group: list[BuildingView], players: int) -> dict[int, int]:
    """GK-8.6, GK-8.7: rank who is there; the first takes all, the second the own, one alone both."""
    own = {player: [each for each in group if each.owner == player] for player in range(players)}
    resources = {player: sum(len(each.tiles) for each in own[player]) for player in own if own[player]}

    def rank(player: int) -> tuple[int, int, int]:
        tallest = max(len(each.tiles) for each in own[player])
        numbers = [int(each.tiles[-1].split("_")[2]) for each in own[player] if len(each.tiles) == tallest]
        return resources[player], tallest, max(numbers)

    order = sorted(resources, key=rank, reverse=True)
    found = dict.fromkeys(range(players), 0)
    if order:
        found[order[0]] += sum(resources.values())
        second = order[1] if len(order) > 1 else order[0]
        found[second] += resources[second]
    return found

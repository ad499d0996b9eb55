"""The materials of the kitchen and its furniture."""

from dataclasses import dataclass
from typing import Any

from .surfaces import ceramic, cloth, leaf, metal, paint, pane, plain, variable, voile, wood


@dataclass(frozen=True)
class Looks:
    """The materials of the kitchen and its furniture, by their purpose."""

    paint: Any
    laminate: Any
    oak: Any
    steel: Any
    black: Any
    brass: Any
    glass: Any
    stone: Any
    linen: Any
    table: Any
    chair: Any
    cord: Any
    shade: Any
    dark: Any
    clay: Any
    white_clay: Any
    sand_clay: Any
    leaf: Any
    bark: Any
    apple: Any
    board: Any
    towel: Any
    runner: Any
    paper: Any


def looks():
    return Looks(
        paint=variable('fronts', '#f2efe8', 0.40, 0.008),
        laminate=paint('fronts-black', '#2b2b2a', 0.42, 0.01, group='fronts'),
        oak=wood('fronts-oak', '#b98d57', '#8c6436', 'z', 0.5, 0.9, group='fronts'),
        steel=metal('handle-steel', '#b6b9ba', 0.25, group='handles'),
        black=plain('handle-black', '#262626', 0.5, group='handles'),
        brass=metal('handle-brass', '#b28a4a', 0.24, group='handles'),
        glass=pane('window-glass'),
        stone=paint('sill', '#e6e2d9', 0.3),
        linen=voile('linen', '#e9e3d6', 0.4),
        table=wood('table-wood', '#b98c5a', '#8f673c', 'x', 0.4),
        chair=wood('chair-wood', '#3a2f27', '#241c17', 'z', 0.45, 0.6),
        cord=cloth('paper-cord', '#cbb48b', 500, 0.6),
        shade=plain('lamp-shade', '#2d322d', 0.42),
        dark=plain('dark-metal', '#1d1d1d', 0.45),
        clay=ceramic('clay', '#6f6a60', 0.45, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        sand_clay=ceramic('sand-clay', '#c7b393', 0.6),
        leaf=leaf('plant-leaf', '#3f5f33', '#6f8f4f'),
        bark=paint('twig', '#5c4a38', 0.8),
        apple=paint('apple', '#a9a83f', 0.3, 0.15),
        board=wood('board-wood', '#8f6239', '#63401f', 'z', 0.5),
        towel=cloth('towel', '#d9d2c3', 700, 0.5, '#6d7a70'),
        runner=cloth('runner', '#cfc6b4', 600, 0.4),
        paper=plain('paper', '#efece4', 0.8),
    )

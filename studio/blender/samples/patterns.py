"""Which builder draws which pattern."""

from dataclasses import dataclass

from . import boards, electric, fronts, openings, outdoors, paper, roofing, sheets, stairways, stones, warmth, water


@dataclass(frozen=True)
class Sample:
    """What an answer's sample says. `shape` is which of a pattern's things is meant (studio/samples.yaml)."""

    pattern: str
    colour: str
    accent: str = None
    shape: str = None


PATTERNS = {}
for module in (boards, electric, fronts, openings, outdoors, paper, roofing, sheets, stairways, stones, warmth, water):
    PATTERNS |= module.PATTERNS

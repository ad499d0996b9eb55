"""For each pattern of a sample, the function that builds it."""

from dataclasses import dataclass

from . import boards, electric, fronts, openings, outdoors, paper, roofing, sheets, stairways, stones, warmth, water


@dataclass(frozen=True)
class Sample:
    """The sample of an answer. If a pattern represents several objects, `shape` selects one of them (studio/samples.yaml)."""

    pattern: str
    colour: str
    accent: str = None
    shape: str = None


PATTERNS = {}
for module in (boards, electric, fronts, openings, outdoors, paper, roofing, sheets, stairways, stones, warmth, water):
    PATTERNS |= module.PATTERNS

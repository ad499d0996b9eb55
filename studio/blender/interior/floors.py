"""The wooden floors that a visitor can choose, as patterns on one flat floor. The colours are those of the samples in the range."""

from . import patterns


def parquet(category, along='y'):
    """Oak parquet of three strips, with staves 69 mm wide."""

    def layout(g, u, v):
        return patterns.rows(g, u, v, 0.46, 0.069)

    return patterns.boards(category, 'ekparkett', '#c19a66', '#a07a4a', layout, along, gap=0.0006, figure=0.8)


def planks(category, key='ekplank', colour='#b68b54', accent='#8c6436', width=0.185, length=2.1, along='y', figure=1.1):
    """A floor of single boards with bevelled joints."""

    def layout(g, u, v):
        return patterns.rows(g, u, v, length, width)

    return patterns.boards(category, key, colour, accent, layout, along, gap=0.0022, figure=figure)


def pine(category, along='y'):
    return planks(category, 'furu', '#dfc79c', '#c2a575', 0.17, 3.6, along, 0.9)


def herringbone(category, along='y'):
    """A herringbone floor: staves of 70 × 420 mm, turned by 45°."""

    def layout(g, u, v):
        return patterns.herringbone(g, (u + v) * 0.7071, (v - u) * 0.7071, 0.07, 6.0)

    return patterns.boards(category, 'fiskben', '#b98f5c', '#8f6a3c', layout, along, gap=0.0009, figure=0.8)


def concrete(category):
    return patterns.even(category, 'betong', '#a7a49d', 0.11, 1.1, 0.03)


def stoneware(category):
    look = patterns.stoneware('#c4c0b6')
    return patterns.tiles(category, 'klinker-ljus', '#c4c0b6', '#a9a59b', (0.6, 0.6), look=look, joint=0.004)


def slate(category):
    look = patterns.slate('#575a5a', '#3f4242')
    return patterns.tiles(category, 'skiffer', '#575a5a', '#8a8780', (0.6, 0.4), 0.5, look=look, joint=0.006)


def linoleum(category):
    return patterns.even(category, 'linoleum', '#8f988a', 0.07, 14.0, 0.04)

"""Which parts can be added to a house, and which camera sees them."""

# The categories from the lowest to the highest layer. Railings and roofs of a terrace are above the terrace.
EXTRAS = {
    'gardendoor': ('enkel', 'par', 'skjut', 'bred', 'vik'),
    'gavel': ('dekorpanel', 'snickarbard', 'rundfonster'),
    'solar': ('on', 'sexton', 'tjugosex', 'tak'),
    'skylight': ('tva', 'fyra', 'motor'),
    'chimney': ('on', 'plat', 'stal'),
    'terrace': ('liten', 'stor', 'vinkel'),
    'shelter': ('markis', 'pergola', 'fast', 'uterum'),
    'railing': ('tra', 'glas', 'smide'),
    'porch': ('skarmtak', 'farstukvist', 'snickarkvist'),
}
# Cameras at the street show the terrace only if it reaches around the corner to the right gable. In their pictures, a narrow strip of a
# deck behind the house would look odd.
FROM_THE_STREET = ('front', 'evening')
IN_THE_GARDEN = ('gardendoor', 'terrace', 'shelter', 'railing')
AT_THE_GABLE = ('terrace', 'railing')
PARTS = ('frame', 'glass', 'pane')  # marks of materials in addition to the mark of their category
SIZES = EXTRAS['terrace']
ROOMY = ('stor', 'vinkel')  # terraces large enough for a conservatory
WIDE_DOORS = ('bred', 'vik')  # garden doors that have a casing of their own
PAINTED = ('trim', 'roof', 'facade')  # the parts of a thing that have the house's paint, from the highest layer to the lowest
MARGINS = {'gardendoor': 16, 'gavel': 32, 'solar': 16, 'shelter': 48, 'railing': 48}  # pixels that a thing's shadow can reach; 90 for others
# The marks that are cut out for an addition, by category. For categories that are not listed, all marks are cut out.
MARKS = {
    'gardendoor': ('gardendoor', 'trim', 'glass'),
    'gavel': ('gavel', 'trim', 'roof', 'facade', 'pane'),
    'solar': ('solar',),
    'skylight': ('skylight',),
    'chimney': ('chimney',),
    'terrace': ('terrace',),
    'shelter': ('shelter', 'trim', 'roof', 'facade', 'pane'),
    'railing': ('railing', 'pane'),
}
# The search for the area of one of these keys uses the other key, because the parts of both keys are equally large. Each search takes two
# seconds.
FOUND_AS = {'par': 'enkel', 'skjut': 'enkel', 'vik': 'bred', 'glas': 'tra', 'smide': 'tra', 'markis': 'fast', 'pergola': 'fast', 'uterum': 'fast', 'skarmtak': 'farstukvist', 'snickarkvist': 'farstukvist'}
LEAST_PART = 0.06  # a painted or roofed area with a smaller share of the thing does not count as a part of it
SEEN = 0.35  # the share of a pixel that shows the pane's reflection; the rest shows what is behind the pane
SAME_ROOF = {'snickarkvist': 'farstukvist'}  # a porch whose roof looks like that of another porch, which is rendered before it
UNSAID = 'unsaid'  # the key of older houses, saved when a large terrace always had a wooden railing
SHOWN = {'gardendoor': UNSAID}  # before anything is added: a window instead of a garden door, and nothing of other categories


def offered(house, category, camera=None):
    """Returns the keys of a category that this house offers and that the camera can see."""
    keys, is_home = EXTRAS[category], 'terrace' in house
    if camera in FROM_THE_STREET and category in IN_THE_GARDEN and not (category in AT_THE_GABLE and house['cameras'][camera]['turn'] > 0):
        return ()
    if category == 'gavel':
        return keys if is_home and house['roof']['kind'] == 'gable' else ()
    if category in ('shelter', 'railing'):
        return keys if is_home else ()
    if category == 'solar' and not is_home:
        return ('on',) if 'solar' in house else ()
    if category == 'gardendoor' and 'wide' not in (house.get('gardendoor') or {}):
        keys = [key for key in keys if key not in WIDE_DOORS]
    return keys if house.get(category) is not None else ()

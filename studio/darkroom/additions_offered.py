"""What may be added to a house, and which camera sees it."""

# From the lowest to the highest. What stands on a terrace comes after it.
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
# A strip of a deck behind the house's corner is nothing to look at: from the street nothing of the garden is shown but what goes round the
# corner, to the gable at the right.
FROM_THE_STREET = ('front', 'evening')
IN_THE_GARDEN = ('gardendoor', 'terrace', 'shelter', 'railing')
AT_THE_GABLE = ('terrace', 'railing')
PARTS = ('frame', 'glass', 'pane')  # what materials mark besides their category
SIZES = EXTRAS['terrace']
ROOMY = ('stor', 'vinkel')  # terraces that have room for a conservatory
WIDE_DOORS = ('bred', 'vik')  # have casings of their own
PAINTED = ('trim', 'roof', 'facade')  # from the highest to the lowest layer of a thing that is painted as the house is
MARGINS = {'gardendoor': 16, 'gavel': 32, 'solar': 16, 'shelter': 48, 'railing': 48}  # pixels round a thing in which its shadow falls; of others 90
# What of a rendering counts where a thing is cut; of others all does.
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
# Keys that are looked for where another is, which reaches as far: to look takes two seconds.
FOUND_AS = {'par': 'enkel', 'skjut': 'enkel', 'vik': 'bred', 'glas': 'tra', 'smide': 'tra', 'markis': 'fast', 'pergola': 'fast', 'uterum': 'fast', 'skarmtak': 'farstukvist', 'snickarkvist': 'farstukvist'}
LEAST_PART = 0.06  # of a thing, if it is to have a part that is painted or roofed as the house is
SEEN = 0.35  # how much of a pixel is a pane's, and not what stands behind it
SAME_ROOF = {'snickarkvist': 'farstukvist'}  # made before it
UNSAID = 'unsaid'  # the key of what a house says nothing of: a large terrace had a railing of wood before one could be chosen
SHOWN = {'gardendoor': UNSAID}  # what is there before anything is added: a window, which is no door that is sold; of the rest nothing


def offered(house, category, camera=None):
    """The keys of a category that this house may have, and that a camera sees."""
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

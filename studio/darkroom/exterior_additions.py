"""What may be added to a house: a layer for the shadow, then those of the thing, in every paint and on every roof that it differs with.

All of it can be added to a picture that has been cut into layers before, because nothing else of the picture changes.
"""

import numpy as np
from PIL import Image, ImageFilter

from boxes import around, box_of, boxes_of, cut_out, within
from exterior_options import BUILT_ROOFS, DETAILS, OPTIONS, trim_keys
from finish import alone, lifted, linear, shade, smooth, solid, under, without_cast

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


class Additions:
    """Of ExteriorLayers, which says how the house is rendered and painted."""

    def add(self, wanted, decked=None):
        """The layers of these keys by category. `roofed` is the house's picture by roof, `whole` the one with its own; `decked`: that with each
        terrace that it has.
        """
        self.decked = {size: self.whole for size in SIZES} | (decked or {})
        # What looks like something that has been cut has its layers.
        self.windows, self.panels, self.casing, self.bare = {}, {}, [], {}
        for category in EXTRAS:
            for key in wanted.get(category, ()):
                self._extra(category, key)

    def added_to_finished(self, wanted, roofed, decked):
        """The same for a view that is finished. `roofed`: its picture without any of this, by roof; `decked`: with each terrace that it has."""
        self.roofed, self.whole = roofed, roofed[self.colours['roof']]
        self.panes = np.zeros(self.size[::-1], bool)
        self.add(wanted, decked)
        return self.layers

    def _extra(self, category, key):
        special = {'skylight': self._skylights, 'solar': self._solar, 'gardendoor': self._garden_door, 'shelter': self._shelters, 'railing': self._railings}
        if category in special:
            special[category](key)
            return
        box = self._box_round(category, {category: key})
        if box is None:
            self._write_nothing(f'{category}-{key}', {category: key})
        elif category == 'chimney':
            self._on_roof(category, key, box)
        elif category == 'porch':
            self._porch(key, box)
        elif category == 'gavel':
            self._gable(key)
        else:
            self._terrace(key, box)

    # --- on the roof -------------------------------------------------------------------------------------------------------

    def _on_roof(self, category, key, box):
        """Foot and shadow look different on tiles and on sheet metal: a layer for every roof."""
        for roof, before in self.roofed.items():
            room = self.added({category: key, **self.built(roof)}, box, category)
            shown = {category: key, 'roof': roof}
            self._thing(f'{category}-{key}-{roof}', shown, cut_out(before, box), room.picture(self.tiled(roof)), room.coverages[category], box)

    def _solar(self, key):
        """Panels lie so low that they look the same on every roof. Where they lie may depend on the windows in it."""
        if key == 'on':
            box = self._box_round('solar', {'solar': key})
            if box is None:
                self._write_nothing(f'solar-{key}', {'solar': key})
            else:
                self._on_roof('solar', key, box)
            return
        windows = ('none', *offered(self.house, 'skylight'))
        found = {one: self._found('solar', {'solar': key, 'skylight': one}) for one in windows}
        alike = all(abs(one - found['none']).max() < 0.01 for one in found.values())
        for one in ['none'] if alike else windows:
            shown = {'solar': key} if alike else {'solar': key, 'skylight': one}
            name = '-'.join(['solar', *shown.values()])
            if found[one].tobytes() in self.panels:
                # From the garden one sees those of sixteen whatever lies in front.
                self.layers += [{**layer, 'keys': shown} for layer in self.panels[found[one].tobytes()]]
                continue
            first = len(self.layers)
            boxes = self._boxes_round('solar', {'solar': key, 'skylight': one})
            if not boxes:
                self._write_nothing(name, shown)
                continue
            # What lies in the roof comes with black tiles round it.
            roof = 'svart' if key == 'tak' else self.colours['roof']
            self._in_boxes(name, shown, 'solar', {'solar': key, 'skylight': one, **self.built(roof)}, boxes, self.roofed[roof])
            self.panels[found[one].tobytes()] = self.layers[first:]

    def _in_boxes(self, name, shown, category, state, boxes, bare):
        """A thing whose parts lie far from each other. `bare`: the picture without it."""
        box = around(boxes)
        before = cut_out(bare, box)
        after, coverage = before.copy(), np.zeros(before.shape[:2], np.float32)
        for part in boxes:
            room = self.added(state, part, category)
            cut_out(after, within(part, box))[...] = room.picture()
            cut_out(coverage, within(part, box))[...] = room.coverages[category]
        self._thing(name, shown, before, after, coverage, box)

    def _skylights(self, key):
        """Roof windows on every roof; what has to make way for them of the solar panels; and the solar cells of those that have a motor."""
        state = {'skylight': 'fyra' if key == 'motor' else key}
        found = self._found('skylight', state)
        boxes = self._boxes_round('skylight', state)
        if not boxes:
            self._write_nothing(f'skylight-{key}', {'skylight': key})
        elif found.tobytes() in self.windows:
            # From the garden two look like four.
            self.layers += [{**layer, 'keys': {**layer['keys'], 'skylight': key}} for layer in self.windows[found.tobytes()]]
        else:
            first = len(self.layers)
            self._clear_panels(key, state)
            self._windows(key, state, boxes)
            self.windows[found.tobytes()] = self.layers[first:]
        if boxes and key == 'motor':
            self._cells(key, state, around(boxes))

    def _windows(self, key, state, boxes):
        box = around(boxes)
        for roof, bare in self.roofed.items():
            before = cut_out(bare, box)
            after, coverage = before.copy(), np.zeros(before.shape[:2], np.float32)
            for part in boxes:
                room = self.added({**state, **self.built(roof)}, part, 'skylight')
                cut_out(after, within(part, box))[...] = room.picture(self.tiled(roof))
                cut_out(coverage, within(part, box))[...] = room.coverages['skylight']
            self._thing(f'skylight-{key}-{roof}', {'skylight': key, 'roof': roof}, before, after, coverage, box)

    def _clear_panels(self, key, state):
        """The bare roof where panels would lie that know nothing of windows."""
        box = self._box_round('solar', {'solar': 'on'})
        if box is None:
            return
        lying, left = (self._marked('solar', {'solar': 'on', **one}, box) for one in ({}, state))
        alpha = np.minimum(_spread(np.clip(lying - left, 0, 1)), 1 - left)
        if alpha.max() < 0.1:
            return
        for roof, bare in self.roofed.items():
            self.write(f'skylight-{key}-on-{roof}', {'skylight': key, 'solar': 'on', 'roof': roof}, (cut_out(bare, box), alpha, box))

    def _cells(self, key, state, box):
        """They throw no shadow that anyone sees, so they look the same on every roof."""
        room = self.added({'skylight': key}, box, 'skylight')
        coverage = np.clip(room.coverages['skylight'] - self._marked('skylight', state, box), 0, 1)
        picture = room.picture()
        self.write(f'skylight-{key}', {'skylight': key}, (lifted(cut_out(self.roofed[self.colours['roof']], box), picture, coverage), coverage, box))

    # --- on the walls ------------------------------------------------------------------------------------------------------

    def _garden_door(self, key):
        """Over the window that is there until one is chosen: frames in every paint of windows, panes of sun-proof glass, the casing of wide ones."""
        state = {'gardendoor': key}
        box = self._box_round('gardendoor', state)
        if box is None:
            self._write_nothing(f'gardendoor-{key}', state)
            return
        room, before = self.added(state, box, 'gardendoor'), cut_out(self.whole, box)
        coverage = solid(room.coverages['gardendoor'])
        wood = np.minimum(room.coverages['trim'], coverage) if key in WIDE_DOORS else np.zeros_like(coverage)
        door = coverage - wood
        colours = lifted(before, room.picture(), coverage)
        self.write(f'gardendoor-{key}', state, (colours, under(door, wood), box))
        (usual,), paints = DETAILS['windowpaint']['usual'].values(), DETAILS['windowpaint']['paints']
        for paint, told in paints.items():
            painted = lifted(before, room.picture([('frame', linear(usual), linear(told['colour']))]), coverage)
            self.write(f'gardendoor-{key}-{paint}', {**state, 'windowpaint': paint}, (painted, under(door, wood), box))
        for glass, told in DETAILS['glass']['paints'].items():
            stain = np.broadcast_to(_srgb(told['colour']), before.shape)
            self.write(f'gardendoor-{key}-{glass}', {**state, 'glass': glass}, (stain, np.minimum(room.coverages['glass'], door) * told['share'], box))
        if key in WIDE_DOORS:
            self._casing(state, room, wood, before, coverage, box)

    def _casing(self, state, room, wood, before, coverage, box):
        """Both wide doors have the same."""
        if self.casing:
            self.layers += [{**layer, 'keys': {**layer['keys'], **state}} for layer in self.casing]
            return
        first = len(self.layers)
        self._trimmed_part('gardendoor-casing', state, room, wood, before, coverage, box)
        self.casing = self.layers[first:]

    def _gable(self, key):
        """Both gables of a picture, and those of dormers, lie far from each other."""
        for index, box in enumerate(self._boxes_round('gavel', {'gavel': key})):
            name = f'gavel-{key}-{index}' if index else f'gavel-{key}'
            self._painted_thing(name, {'gavel': key}, 'gavel', self.added({'gavel': key}, box, 'gavel'), cut_out(self.whole, box), box)

    # --- in the garden -----------------------------------------------------------------------------------------------------

    def _terrace(self, key, box):
        room, before = self.added({'terrace': key}, box, 'terrace'), cut_out(self.whole, box)
        composed = self._thing(f'terrace-{key}', {'terrace': key}, before, room.picture(), room.coverages['terrace'], box)
        self.decked[key] = self.whole.copy()
        cut_out(self.decked[key], box)[...] = composed

    def _shelters(self, key):
        for size in SIZES if key != 'uterum' else ROOMY:
            state = {'terrace': size, 'shelter': key}
            shown, name = {'shelter': key, 'terrace': size}, f'shelter-{key}-{size}'
            box = self._box_round('shelter', state)
            if box is None:
                self._write_nothing(name, shown)
                continue
            room, before = self.added(state, box, 'shelter'), cut_out(self.decked[size], box)
            self._painted_thing(name, shown, 'shelter', room, before, box, state)

    def _railings(self, key):
        """A conservatory has panes where the railing before it would be."""
        for size in SIZES:
            state = {'terrace': size, 'railing': key}
            name, first = f'railing-{key}-{size}', len(self.layers)
            box = self._box_round('railing', state)
            if box is None:
                self._write_nothing(name, {'railing': key, 'terrace': size})
                continue
            room, before = self.added(state, box, 'railing'), cut_out(self.decked[size], box)
            after, coverage = room.picture(), solid(room.coverages['railing'])
            is_roofed = size in ROOMY and self.name not in FROM_THE_STREET
            pane = _pane_share(room.coverages['pane'], coverage)
            dark = shade(before, after, np.maximum(coverage, pane))
            shaded = before * (1 - dark[..., None])
            cuts = {'shadow': (np.zeros_like(before), dark), 'panes': (_mirrored(shaded, after, pane), pane), '': (lifted(shaded, after, coverage), coverage)}
            shelters = [one for one in ('none', *EXTRAS['shelter'])] if is_roofed else [None]
            left = _filled(self._marked('railing', {**state, 'shelter': 'uterum'}, box)) if is_roofed else None
            for part, (colours, alpha) in cuts.items():
                if alpha.max() < 0.02:
                    continue
                self._railing_layers('-'.join(filter(None, (name, part))), key, size, [one for one in shelters if one != 'uterum'], (colours, alpha, box))
                if left is not None:
                    beside = np.minimum(alpha, _spread(left, 30 if part == 'shadow' else 4))
                    self._railing_layers('-'.join(filter(None, (name, 'uterum', part))), key, size, ['uterum'], (colours, beside, box))
            if size == 'stor' and key == 'tra':
                self.layers += [{**layer, 'keys': {'railing': UNSAID, 'terrace': size}} for layer in self.layers[first:] if layer['keys'].get('shelter') == 'none']

    def _railing_layers(self, name, key, size, shelters, cut):
        """One picture, shown under each of these roofs; None: under any."""
        for at, shelter in enumerate(shelters):
            shown = {'railing': key, 'terrace': size, **({} if shelter is None else {'shelter': shelter})}
            self.write(name, shown, cut if at == 0 else None)

    # --- porches -----------------------------------------------------------------------------------------------------------

    def _porch(self, key, box):
        room = self.added({'porch': key}, box, 'porch')
        room.coverages['porch'] = coverage = solid(room.coverages['porch'])
        before, after = cut_out(self.whole, box), room.picture()
        dark = shade(before, after, coverage)
        self._porch_shadow(key, room, coverage, dark, box)
        self._painted_parts(f'porch-{key}', {'porch': key}, 'porch', room, after, before * (1 - dark[..., None]), box, {'porch': key})

    def _porch_shadow(self, key, room, coverage, dark, box):
        """Development makes a shadow deeper on dark paint than on light paint, and red paint stays red in it: a layer for every façade, and one for
        every trim. Everything else that it falls on has many colours, and is darkened with black.
        """
        base = self._bare(box)
        walls, boards = base.coverages['facade'], base.coverages['trim']
        name, keys = f'porch-{key}', {'porch': key}
        rest = under(dark * np.clip(1 - walls - boards, 0, 1), dark * (walls + boards))
        self.write(f'{name}-shadow', keys, (np.zeros((*dark.shape, 3)), rest, box))
        on_boards = []
        for trim, facade, painted in trim_keys():
            changes = [self.trimmed(trim, facade), *([self.painted('facade', OPTIONS['facade'][facade])] if facade else [])]
            before, after = base.picture(changes), room.picture(changes)
            if facade:
                colour, alpha = _shaded(before, after, (coverage < 0.02) & (walls > 0.9), dark)
                self.write(f'{name}-shadow-wall-{facade}', {**keys, 'facade': facade}, (colour, under(walls * alpha, boards * dark), box))
            colour, alpha = _shaded(before, after, (coverage < 0.02) & (boards > 0.9), dark)
            shown = {**keys, 'trim': trim, **({'facade': facade} if facade else {})}
            on_boards.append((f'{name}-shadow-trim-{painted}', shown, (colour, boards * alpha, box)))
        for layer in on_boards:
            self.write(*layer)

    def _bare(self, box):
        """What is there without any porch; all kinds have the same box."""
        if box not in self.bare:
            self.bare[box] = self.room.cut_out(box) if self.room else self.added({}, box)
        return self.bare[box]

    # --- how ---------------------------------------------------------------------------------------------------------------

    def _thing(self, name, keys, before, after, coverage, box):
        """Answers the picture with it."""
        coverage = solid(coverage)
        dark = self._shadow(name, keys, before, after, coverage, box)
        colours = lifted(before * (1 - dark[..., None]), after, coverage)
        self.write(name, keys, (colours, coverage, box))
        return before * (1 - dark[..., None]) * (1 - coverage[..., None]) + colours * coverage[..., None]

    def _shadow(self, name, keys, before, after, coverage, box):
        dark = shade(before, after, coverage)
        if dark.max() > 0:
            self.write(f'{name}-shadow', keys, (np.zeros_like(before), dark, box))
        return dark

    def _painted_thing(self, name, keys, category, room, before, box, state=None):
        """A thing with parts that are painted and roofed as the house is; through its panes one sees what is behind them."""
        coverage = room.coverages[category] = solid(room.coverages[category])
        pane, after = _pane_share(room.coverages['pane'], coverage), room.picture()
        dark = self._shadow(name, keys, before, after, np.maximum(coverage, pane), box)
        shaded = before * (1 - dark[..., None])
        if pane.max() > 0.02:
            self.write(f'{name}-panes', keys, (_mirrored(shaded, after, pane), pane, box))
        self._painted_parts(name, keys, category, room, after, shaded, box, state or keys)

    def _painted_parts(self, name, keys, category, room, picture, shaded, box, state):
        """Its wood in every trim, its roof in every covering, its boards in every façade, and the rest. Where they meet, each has its share of the pixel."""
        parts, rest = _shares(room.coverages, category)
        coverage = room.coverages[category]
        above = sum(parts.values())
        self.write(name, keys, (alone(picture, rest, lifted(shaded, picture, coverage)), under(rest, above), box))
        if parts['facade'].max() > 0.02:
            for facade, paint in OPTIONS['facade'].items():
                after = room.picture([self.painted('facade', paint)])
                cut = (alone(after, parts['facade'], lifted(shaded, after, coverage)), under(parts['facade'], parts['trim'] + parts['roof']), box)
                self.write(f'{name}-{facade}', {**keys, 'facade': facade}, cut)
        if parts['roof'].max() > 0.02 and keys.get(category) in SAME_ROOF:
            self._roofed_as(category, keys[category])
        elif parts['roof'].max() > 0.02:
            self._roofed_part(name, keys, category, room, parts, shaded, box, state)
        if parts['trim'].max() > 0.02:
            self._trimmed_part(name, keys, room, parts['trim'], shaded, coverage, box, state)

    def _roofed_part(self, name, keys, category, room, parts, shaded, box, state):
        """Only where the roof is, with the box round it as part of the thing's."""
        height, width = parts['roof'].shape
        inside = box_of(parts['roof'], (width, height), margin=12)
        here = (box[0] + inside[0], box[1] + inside[1], box[0] + inside[2], box[1] + inside[3])
        before, above = cut_out(shaded, inside), cut_out(parts['trim'], inside)
        for roof in BUILT_ROOFS:
            built = self.built(roof)
            developed = self.added({**state, **built}, here, category) if built else room.cut_out(inside)
            after = developed.picture(self.tiled(roof))
            covered = _shares(developed.coverages, category)[0]['roof']
            cut = (alone(after, covered, lifted(before, after, developed.coverages[category])), under(covered, above), here)
            self.write(f'{name}-roof-{roof}', {**keys, 'roof': roof}, cut)

    def _roofed_as(self, category, key):
        """Ornaments hang under the edge of a roof, which looks the same with them and without."""
        same = [layer for layer in self.layers if layer['keys'].get(category) == SAME_ROOF[key] and 'roof' in layer['keys']]
        self.layers += [{**layer, 'keys': {**layer['keys'], category: key}} for layer in same]

    def _trimmed_part(self, name, keys, room, wood, shaded, coverage, box, state=None):
        factor = self.bounce.factor(room.rendered, 'trim', {**self.state, **(state or keys)}, box) if self.bounce else None
        for trim, facade, painted in trim_keys():
            shown = {**keys, 'trim': trim, **({'facade': facade} if facade else {})}
            after = room.picture([self.trimmed(trim, facade, factor)])
            self.write(f'{name}-{painted}', shown, (alone(after, wood, lifted(shaded, after, coverage)), under(wood, 0), box))

    def _found(self, category, state):
        """How much of each pixel is of a category in a state, in a smaller picture."""
        key = state.get(category)
        return self.camera.look_for({**self.state, **state, category: FOUND_AS.get(key, key)}, category)

    def _marked(self, category, state, box):
        """The same for a part of the picture."""
        return self.camera.render({**self.state, **state}, box, albedo_only=True)['marks'][category][1]

    def _box_round(self, category, state):
        """Where an addition that was found shows and throws its shadow; None when nothing of it is seen."""
        boxes = self._boxes_round(category, state)
        return around(boxes) if boxes else None

    def _boxes_round(self, category, state):
        """The same of things that stand far from each other."""
        if self.name in FROM_THE_STREET and state.get('terrace', 'vinkel') != 'vinkel':
            return []
        found = self._found(category, state)
        (height, width), (across, down), margin = found.shape, self.size, MARGINS.get(category, 90)
        near = boxes_of(found, (width, height), margin * width // across)
        return [(x0 * across // width, y0 * down // height, x1 * across // width, y1 * down // height) for x0, y0, x1, y1 in near]

    def _write_nothing(self, name, keys):
        """Behind the house: a layer that shows nothing, so that every key has one."""
        self.write(name, keys, (np.zeros((1, 1, 3)), np.zeros((1, 1)), (0, 0, 1, 1)))


def _shaded(before, after, beside, dark, reach=5):
    """The colour and the alpha of a shadow on a surface of one colour, computed from the surface's pixels `beside` the thing, as means of small
    neighbourhoods, so that the boards of the base do not show. Where there are none near: as `dark` as on everything else.
    """
    share = smooth(beside.astype(np.float32), reach)
    known = share > 0.02
    old, new = (np.dstack([smooth(picture[..., at] * beside, reach) for at in range(3)]) / np.maximum(share, 0.02)[..., None] for picture in (before, after))
    alpha = np.clip(1 - (new / np.maximum(old, 0.02)).min(2), 0, 1)
    colour = (new - old * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None]
    return np.where(known[..., None], np.clip(colour, 0, 1), 0), np.where(dark > 0, np.where(known, alpha, dark), 0)


def _spread(coverage, reach=12):
    """A coverage that reaches past its shadow, and fades there."""
    near = Image.fromarray(((coverage > 0.2) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return smooth(np.asarray(near, np.float32) / 255, reach // 3)


def _filled(coverage):
    """All that lies between the highest and the lowest of a thing, column by column."""
    below = np.maximum.accumulate(coverage, axis=0)
    above = np.maximum.accumulate(coverage[::-1], axis=0)[::-1]
    return np.minimum(below, above)


def _shares(coverages, category):
    """How much of each pixel is a thing's wood, roof and boards, and the rest of it. The thin gap that the marks leave where they meet is shared
    between them.
    """
    left, parts = coverages[category], {}
    for group in PAINTED:
        parts[group] = np.minimum(coverages[group], left)
        # At its edges a pixel has a little of what the house has there.
        if parts[group].sum() < LEAST_PART * coverages[category].sum():
            parts[group] = np.zeros_like(left)
        left = left - parts[group]
    rest = solid(left, reach=1)
    marked = sum(parts.values())
    fill = np.where(marked > 0.2, (coverages[category] - rest) / np.maximum(marked, 1e-3), 1)
    return {group: part * fill for group, part in parts.items()}, rest


def _pane_share(panes, frames):
    """The alpha of panes, under the frames that hold them."""
    return SEEN * np.clip(panes / np.maximum(1 - frames, 0.05), 0, 1) * (frames < 0.97)


def _mirrored(before, after, pane):
    """What panes mirror. It was seen against the base's façade: before a red one too green for a black one, beside a red one too red."""
    return without_cast(lifted(before, after, pane), 0.1)


def _srgb(colour):
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])

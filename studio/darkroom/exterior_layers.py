"""The layers of a house's picture: every façade, roof, trim, window and door, and additions. Every key has a layer, also the keys that the
base picture shows. So every choice is composed in the same way. At its edges a layer has only its own colour, and the layer above it
covers its share of the pixel. Each roof hides other parts of the house. So all other layers are cut from a house without roof covering,
and the roof is the top layer.
"""

import copy

import numpy as np
from PIL import Image, ImageFilter

from additions_offered import EXTRAS, MARKS, PARTS, SHOWN, offered
from bounce import Bounce
from boxes import box_of, boxes_of, crop, cut_out, put_in, within
from exterior_additions import Additions
from exterior_options import BUILT_ROOFS, OPTIONS, trim_keys
from finish import Darkroom, Mixture, in_steps, linear, save, solid, widened
from panes import before_panes, panes_of

GROUPS = ['facade', 'trim', 'roof', 'windows', 'door', 'gate', *EXTRAS, *PARTS]  # the marks of materials
BUILT = ('roof', 'windows', 'door', 'gate')  # categories whose answers differ in shape and not only in colour
ORDER = ('facade', 'trim', 'windows', 'door', 'gate', 'roof')  # from the lowest layer to the highest
UNROOFED = {'unseen': 'roof'}
BASE_QUALITY, LAYER_QUALITY = 94, 88


class ExteriorLayers(Additions):
    """Renders the pictures of a view and writes its layers; returns the camera's part of the manifest."""

    def __init__(self, house, camera_name, camera, folder, masks, exposure):
        self.house, self.name, self.camera, self.exposure = house, camera_name, camera, exposure
        self.folder, self.masks = folder, masks
        self.colours = house['colours']
        self.size = (camera.width, camera.height)
        self.state = {**self.colours, **{category: SHOWN.get(category, 'none') for category in EXTRAS}}
        self.layers, self.shown, self.bounce, self.room = [], {}, None, None

    def measure_bounce(self, camera_in):
        """Prepares the calculation of indirect light; call it before `make`. `camera_in(facade)` returns a camera that renders the house in
        another paint: black, or white for a dark house.
        """
        own = (self._paint('facade') + self._paint('trim')) / 2
        paints = {key: linear(OPTIONS['facade'][key]) for key in ('tjarsvart', 'linoljevit')}
        other = max(paints, key=lambda key: abs(paints[key] - own).mean())
        self.bounce = Bounce(camera_in(other), own, paints[other])

    def make(self):
        self.base = self.camera.render(self.state)
        self.room = Darkroom(self.base, self.exposure)
        self.whole = self.room.picture()
        self.below = self._unroofed()
        self.panes = panes_of(self.below.coverages)
        for room in (self.room, self.below):
            room.coverages = before_panes(room.coverages, self.panes)
        save(self.folder / self.name / 'base.webp', self.whole, quality=BASE_QUALITY)
        self.write('base', {}, None)
        self._facades()
        self._trims()
        for category in ('windows', 'door'):
            self._rebuilt(category)
        if 'gate' in self.colours:
            self._gates()
        self._roofs()
        self.add({category: offered(self.house, category, self.name) for category in EXTRAS})
        self._write_masks()
        seen = {category for layer in self.layers for category in layer['keys']}
        asked = {category: key for category, key in self.state.items() if category not in EXTRAS or offered(self.house, category)}
        self.shows = asked
        self.unseen = [category for category in asked if category not in seen]
        return self.layers

    def _unroofed(self):
        """Returns the base picture without its roof covering."""
        box = box_of(self.room.coverages['roof'], self.size)
        if box is None:
            return self.room
        rendered = copy.deepcopy(self.base)
        put_in(rendered, self.camera.render({**self.state, **UNROOFED}, box), box)
        return Darkroom(rendered, self.exposure)

    # --- the layers of façades and gates ---------------------------------------------------------------------------------------

    def _facades(self):
        for cladding in ('lockpanel', 'liggande'):
            rendered = self._variant('facade', {'cladding': cladding})
            for key in OPTIONS['facade']:
                changes = [self.painted('facade', OPTIONS['facade'][key])]
                self._patch('facade', rendered, changes, {'facade': key, 'cladding': cladding}, f'facade-{key}-{cladding}')

    def _roofs(self):
        self.roofed = {}
        for key in BUILT_ROOFS:
            variant = self._variant('roof', self.built(key))
            picture = self._patch('roof', variant, self.tiled(key), {'roof': key}, f'roof-{key}')
            self.roofed[key] = self.whole.copy()
            if variant:
                cut_out(self.roofed[key], variant['box'])[...] = picture

    def _trims(self):
        variant = self._variant('trim', {})
        if variant is None:
            return
        factor = self.bounce.factor(variant['room'].rendered, 'trim', {**self.state, **UNROOFED}, variant['box'])
        for key, facade, name in trim_keys():
            shown = {'trim': key, **({'facade': facade} if facade else {})}
            self._patch('trim', variant, [self.trimmed(key, facade, factor)], shown, f'trim-{name}')

    def _rebuilt(self, category):
        keys = ('slatt', 'sprojs', 'kors') if category == 'windows' else tuple(OPTIONS['door'])
        for key in keys:
            self._patch(category, self._variant(category, {category: key}), [], {category: key}, f'{category}-{key}')

    def _gates(self):
        for key in ('slat', 'kassett', 'antracit'):
            self._patch('gate', self._variant('gate', {'gate': key}), [], {'gate': key}, f'gate-{key}')
        self._gates_of_boards('slagport', {})
        for cladding in ('lockpanel', 'liggande'):
            self._gates_of_boards('panel', {'cladding': cladding})

    def _gates_of_boards(self, key, built):
        """Returns the part of a gate that has the façade's paint."""
        variant, name = self._variant('gate', {'gate': key, **built}), '-'.join((key, *built.values()))
        own = linear(OPTIONS['facade'][self.colours['facade']])
        for facade, paint in OPTIONS['facade'].items():
            self._patch('gate', variant, [('gate', own, linear(paint))], {'gate': key, 'facade': facade, **built}, f'gate-{name}-{facade}')

    # --- helpers ---------------------------------------------------------------------------------------------------------------

    def _paint(self, group):
        key = self.colours[group]
        return linear(OPTIONS['facade'][self.colours['facade']] if key == 'fasad' else OPTIONS[group][key])

    def _tiles(self):
        return linear(OPTIONS['roof'][self.colours['roof']] if BUILT_ROOFS[self.colours['roof']] == 'tiles' else OPTIONS['roof']['svart'])

    def painted(self, group, colour):
        return group, self._paint(group), linear(colour)

    def trimmed(self, trim, facade, factor=None):
        """Returns the change that paints boards in the colour of a trim or of the façade. With `factor`, the façade's paint also changes
        the light under the eaves.
        """
        if trim != 'fasad':
            return self.painted('trim', OPTIONS['trim'][trim])
        change = self.painted('trim', OPTIONS['facade'][facade])
        return change if factor is None else (*change, factor(change[-1]))

    def tiled(self, roof):
        return [('roof', self._tiles(), linear(OPTIONS['roof'][roof]))] if BUILT_ROOFS[roof] == 'tiles' else []

    def built(self, roof):
        """Returns the change of the state with which this roof is rendered. The change is empty if the roof is built like the roof of the
        base picture.
        """
        return {} if BUILT_ROOFS[roof] == BUILT_ROOFS[self.colours['roof']] else {'roof': roof}

    def added(self, state, box, category=None):
        """Returns a part of the picture, rendered with an addition."""
        room = Darkroom(self.camera.render({**self.state, **state}, box), self.exposure, counted=MARKS.get(category))
        # A garden door does not reach beyond the window that it replaces, so it hides nothing else.
        if category != 'gardendoor':
            room.coverages = before_panes(room.coverages, cut_out(self.panes, box))
        return room

    def _room_of(self, group):
        return self.room if group == 'roof' else self.below

    def _variant(self, group, change):
        """Returns the part of the picture that a group covers after a change. It renders only what differs from the base picture."""
        base = self._room_of(group)
        box = box_of(base.coverages[group], self.size)
        if box is None:
            return None
        changed = any(self.state.get(category) != key for category, key in change.items())
        state = {**self.state, **change, **({} if group == 'roof' else UNROOFED)}
        room = Darkroom(self._rendered_anew(group, state, box), self.exposure) if changed else base.cut_out(box)
        room.coverages = before_panes(room.coverages, cut_out(self.panes, box))
        mixture = Mixture(room.picture(), {one: room.coverages[one] for one in ORDER})
        return {'room': room, 'box': box, 'mixture': mixture}

    def _rendered_anew(self, group, state, box):
        """Returns the box with the group rendered again. It renders only the group's area and copies the other pixels from the base
        picture.
        """
        base = self._room_of(group)
        rendered = copy.deepcopy(crop(base.rendered, box))
        for part in boxes_of(base.coverages[group], self.size):
            put_in(rendered, self.camera.render(state, part), within(part, box))
        return rendered

    def _patch(self, group, variant, changes, keys, name):
        """Writes one layer. Returns the picture from which it was cut."""
        if variant is None:
            return None
        box, picture = variant['box'], variant['room'].picture(changes)
        coverage = solid(np.maximum(variant['room'].coverages[group], cut_out(self._room_of(group).coverages[group], box)))
        if group in BUILT:
            coverage = widened(coverage)
        self._remember(group, coverage, box)
        colours, alpha = variant['mixture'].cut(group, picture, coverage, ORDER[: ORDER.index(group)])
        self.write(name, keys, (colours, np.minimum(alpha, self._share(group, variant['room'].coverages)), box))
        return picture

    def _share(self, group, coverages):
        """Returns the largest share of each pixel that a group may have: its own part, divided by its own part plus the parts of the
        groups below it. A board that is too thin to fill a pixel keeps its share.
        """
        own = np.clip(1 - sum(coverages[other] for other in ORDER if other != group), 0, 1)
        below = sum((coverages[other] for other in ORDER[: ORDER.index(group)]), np.zeros_like(own))
        return own / np.maximum(own + below, 1e-3)

    def _remember(self, group, coverage, box):
        shown = self.shown.setdefault(group, np.zeros(self.size[::-1], np.float32))
        part = cut_out(shown, box)
        np.maximum(part, coverage, out=part)

    def _write_masks(self):
        """Writes the masks for `verify`: for each group the area in which it may be visible, white on black."""
        for group, coverage in self.shown.items():
            near = Image.fromarray(((coverage > 0.004) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(9))
            self.masks.mkdir(parents=True, exist_ok=True)
            near.resize((self.size[0] // 4, self.size[1] // 4), Image.BOX).point(lambda value: 255 if value else 0).save(self.masks / f'{group}.webp', lossless=True)

    def write(self, name, keys, cut):
        picture = f'{self.name}/{name}.webp'
        if cut is not None:
            colours, alpha, box = cut
            alpha = in_steps(alpha) if 'shadow' in name else alpha
            save(self.folder / picture, colours, alpha, box, self.size, LAYER_QUALITY)
        self.layers.append({'picture': picture, 'keys': keys})

"""The layers of a house's picture: every façade, roof, trim, window and door, and what may be added.

Every key has a layer, also the keys that the base picture shows. At its edges a layer has its own colour only, and the layer above it
covers its share of the pixel. So every choice is composed in the same way. Each roof hides something else. Therefore everything else is
cut from a house whose roof covering is hidden, and the roof lies on top.
"""

import copy
from pathlib import Path

import numpy as np
import yaml
from PIL import Image, ImageFilter

from bounce import Bounce
from boxes import around, box_of, boxes_of, crop, cut_out, put_in, within
from finish import Darkroom, Mixture, alone, lifted, linear, save, shade, smooth, under, widened
from panes import before_panes, panes_of

OPTIONS = yaml.safe_load((Path(__file__).resolve().parents[1] / 'exterior.yaml').read_text())
# From the lowest to the highest.
EXTRAS = {'solar': ('on',), 'skylight': ('tva', 'fyra', 'motor'), 'chimney': ('on', 'plat', 'stal'), 'terrace': ('liten', 'stor'), 'porch': ('on',)}
ON_ROOF = ('solar', 'chimney')
GROUPS = ['facade', 'trim', 'roof', 'windows', 'door', 'gate', 'porch', 'terrace', 'chimney', 'skylight', 'solar']  # what materials mark
BUILT_ROOFS = {'svart': 'tiles', 'tegelrod': 'tiles', 'plat': 'metal', 'sedum': 'sedum'}
BUILT = ('roof', 'windows', 'door', 'gate')  # options of other shapes, not only other colours
ORDER = ('facade', 'trim', 'windows', 'door', 'gate', 'roof')  # from the lowest layer to the highest
UNROOFED = {'unseen': 'roof'}
BASE_QUALITY, LAYER_QUALITY = 94, 88


class ExteriorLayers:
    """Renders what a view needs and writes its layers; answers the camera's part of the manifest."""

    def __init__(self, house, camera_name, camera, folder, masks, exposure):
        self.house, self.name, self.camera, self.exposure = house, camera_name, camera, exposure
        self.folder, self.masks = folder, masks
        self.colours = house['colours']
        self.size = (camera.width, camera.height)
        self.state = {**self.colours, **{category: 'none' for category in EXTRAS}}
        self.layers, self.shown, self.windows = [], {}, {}

    def measure_bounce(self, camera_in):
        """To be called before `make`. `camera_in(facade)` answers a camera that sees the house in another paint: black, or white for a dark house."""
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
        self.coverages = self.room.coverages
        save(self.folder / self.name / 'base.webp', self.whole, quality=BASE_QUALITY)
        self._write('base', {}, None)
        self._facades()
        self._trims()
        for category in ('windows', 'door'):
            self._rebuilt(category)
        if 'gate' in self.colours:
            self._gates()
        self._roofs()
        for category in EXTRAS:
            if self.house.get(category):
                for key in EXTRAS[category]:
                    self._extra(category, key)
        self._write_masks()
        seen = {category for layer in self.layers for category in layer['keys']}
        self.unseen = [category for category in self.state if category not in seen]
        return self.layers

    def _unroofed(self):
        """The base with its roof covering hidden."""
        box = box_of(self.room.coverages['roof'], self.size)
        if box is None:
            return self.room
        rendered = copy.deepcopy(self.base)
        put_in(rendered, self.camera.render({**self.state, **UNROOFED}, box), box)
        return Darkroom(rendered, self.exposure)

    # --- what changes ------------------------------------------------------------------------------------------------------

    def _facades(self):
        for cladding in ('lockpanel', 'liggande'):
            rendered = self._variant('facade', {'cladding': cladding})
            for key in OPTIONS['facade']:
                changes = [self._painted('facade', OPTIONS['facade'][key])]
                self._patch('facade', rendered, changes, {'facade': key, 'cladding': cladding}, f'facade-{key}-{cladding}')

    def _roofs(self):
        self.roofed = {}
        for key in BUILT_ROOFS:
            variant = self._variant('roof', self._built(key))
            picture = self._patch('roof', variant, self._tiled(key), {'roof': key}, f'roof-{key}')
            self.roofed[key] = self.whole.copy()
            if variant:
                cut_out(self.roofed[key], variant['box'])[...] = picture

    def _trims(self):
        variant = self._variant('trim', {})
        if variant is None:
            return
        factor = self.bounce.factor(variant['room'].rendered, 'trim', {**self.state, **UNROOFED}, variant['box'])
        for key, facade, name in _trim_keys():
            shown = {'trim': key, **({'facade': facade} if facade else {})}
            self._patch('trim', variant, [self._trimmed(key, facade, factor)], shown, f'trim-{name}')

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
        """In the façade's paint."""
        variant, name = self._variant('gate', {'gate': key, **built}), '-'.join((key, *built.values()))
        own = linear(OPTIONS['facade'][self.colours['facade']])
        for facade, paint in OPTIONS['facade'].items():
            self._patch('gate', variant, [('gate', own, linear(paint))], {'gate': key, 'facade': facade, **built}, f'gate-{name}-{facade}')

    # --- additions, which are there or not: a layer for the shadow, then one for the thing ----------------------------------

    def _extra(self, category, key):
        if category == 'skylight':
            self._skylights(key)
            return
        box = self._box_round(self._found(category, {category: key}))
        if box is None:
            self._write_nothing(f'{category}-{key}', {category: key})
        elif category in ON_ROOF:
            self._on_roof(category, key, box)
        elif category == 'porch':
            self._porch(key, box)
        else:
            room = self._added({category: key}, box)
            self._thing(f'{category}-{key}', {category: key}, cut_out(self.whole, box), room.picture(), room.coverages[category], box)

    def _on_roof(self, category, key, box):
        """Foot and shadow look different on tiles and on sheet metal: a layer for every roof."""
        for roof, before in self.roofed.items():
            room = self._added({category: key, **self._built(roof)}, box)
            shown = {category: key, 'roof': roof}
            self._thing(f'{category}-{key}-{roof}', shown, cut_out(before, box), room.picture(self._tiled(roof)), room.coverages[category], box)

    def _skylights(self, key):
        """Roof windows on every roof; what has to make way for them of the solar panels; and the solar cells of those that have a motor."""
        state = {'skylight': 'fyra' if key == 'motor' else key}
        found = self._found('skylight', state)
        boxes = self._boxes_round(found)
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
                room = self._added({**state, **self._built(roof)}, part)
                cut_out(after, within(part, box))[...] = room.picture(self._tiled(roof))
                cut_out(coverage, within(part, box))[...] = room.coverages['skylight']
            self._thing(f'skylight-{key}-{roof}', {'skylight': key, 'roof': roof}, before, after, coverage, box)

    def _clear_panels(self, key, state):
        """The bare roof where panels would lie."""
        box = self._box_round(self._found('solar', {'solar': 'on'}))
        if box is None:
            return
        lying, left = (self._marked('solar', {'solar': 'on', **one}, box) for one in ({}, state))
        alpha = np.minimum(_spread(np.clip(lying - left, 0, 1)), 1 - left)
        if alpha.max() < 0.1:
            return
        for roof, bare in self.roofed.items():
            self._write(f'skylight-{key}-on-{roof}', {'skylight': key, 'solar': 'on', 'roof': roof}, (cut_out(bare, box), alpha, box))

    def _cells(self, key, state, box):
        """They throw no shadow that anyone sees, so they look the same on every roof."""
        room = self._added({'skylight': key}, box)
        coverage = np.clip(room.coverages['skylight'] - self._marked('skylight', state, box), 0, 1)
        picture = room.picture()
        self._write(f'skylight-{key}', {'skylight': key}, (lifted(cut_out(self.roofed[self.colours['roof']], box), picture, coverage), coverage, box))

    def added_to_finished(self, wanted, roofed):
        """The layers of what else stands on the roof of a view that is finished: keys by category. `roofed`: its picture without any, by roof."""
        self.roofed, self.panes = roofed, np.zeros(self.size[::-1], bool)
        for category, keys in wanted.items():
            for key in keys:
                self._extra(category, key)
        return self.layers

    def _thing(self, name, keys, before, after, coverage, box):
        coverage = _solid(coverage)
        dark = shade(before, after, coverage)
        if dark.max() > 0:
            self._write(f'{name}-shadow', keys, (np.zeros_like(before), dark, box))
        self._write(name, keys, (lifted(before * (1 - dark[..., None]), after, coverage), coverage, box))

    def _porch(self, key, box):
        room = self._added({'porch': key}, box)
        room.coverages['porch'] = coverage = _solid(room.coverages['porch'])
        before, after = cut_out(self.whole, box), room.picture()
        dark = shade(before, after, coverage)
        self._porch_shadow(key, room, coverage, dark, box)
        self._porch_parts(key, room, after, before * (1 - dark[..., None]), box)

    def _porch_shadow(self, key, room, coverage, dark, box):
        """Development makes a shadow deeper on dark paint than on light paint: a layer for every façade and trim."""
        base = self.room.cut_out(box)
        walls, boards = base.coverages['facade'], base.coverages['trim']
        on_walls, on_boards = {}, {}
        for trim, facade, _ in _trim_keys():
            changes = [self._trimmed(trim, facade), *([self._painted('facade', OPTIONS['facade'][facade])] if facade else [])]
            before, after = base.picture(changes), room.picture(changes)
            on_boards[trim, facade] = _shaded(before, after, (coverage < 0.02) & (boards > 0.9))
            if facade:
                on_walls[facade] = _shaded(before, after, (coverage < 0.02) & (walls > 0.9))
        for trim, facade in ((trim, facade) for trim in OPTIONS['trim'] for facade in OPTIONS['facade']):
            on_these = on_boards.get((trim, facade)) or on_boards[trim, None]
            cut = _together(dark, ((walls, on_walls[facade]), (boards, on_these)))
            self._write(f'porch-{key}-shadow-{trim}-{facade}', {'porch': key, 'trim': trim, 'facade': facade}, (*cut, box))

    def _porch_parts(self, key, room, picture, shaded, box):
        """The porch's wood in every trim, its roof in every covering, and the rest. Where they meet, each has its share of the pixel."""
        wood, roof, rest = _shares(room.coverages)
        otherwise = lifted(shaded, picture, room.coverages['porch'])
        self._write(f'porch-{key}', {'porch': key}, (alone(picture, rest, otherwise), under(rest, wood + roof), box))
        for chosen in BUILT_ROOFS:
            built = self._built(chosen)
            developed = self._added({'porch': key, **built}, box) if built else room
            after = developed.picture(self._tiled(chosen))
            _, covered, _ = _shares(developed.coverages)
            cut = (alone(after, covered, lifted(shaded, after, developed.coverages['porch'])), under(covered, wood), box)
            self._write(f'porch-{key}-roof-{chosen}', {'porch': key, 'roof': chosen}, cut)
        factor = self.bounce.factor(room.rendered, 'trim', {**self.state, 'porch': key}, box)
        for trim, facade, name in _trim_keys():
            shown = {'trim': trim, **({'facade': facade} if facade else {})}
            after = room.picture([self._trimmed(trim, facade, factor)])
            cut = (alone(after, wood, lifted(shaded, after, room.coverages['porch'])), under(wood, 0), box)
            self._write(f'porch-{key}-{name}', {'porch': key, **shown}, cut)

    # --- how ---------------------------------------------------------------------------------------------------------------

    def _paint(self, group):
        key = self.colours[group]
        return linear(OPTIONS['facade'][self.colours['facade']] if key == 'fasad' else OPTIONS[group][key])

    def _tiles(self):
        return linear(OPTIONS['roof'][self.colours['roof']] if BUILT_ROOFS[self.colours['roof']] == 'tiles' else OPTIONS['roof']['svart'])

    def _painted(self, group, colour):
        return group, self._paint(group), linear(colour)

    def _trimmed(self, trim, facade, factor=None):
        """Boards in a trim's colour, or in the façade's, which changes the light under the eaves as well."""
        if trim != 'fasad':
            return self._painted('trim', OPTIONS['trim'][trim])
        change = self._painted('trim', OPTIONS['facade'][facade])
        return change if factor is None else (*change, factor(change[-1]))

    def _tiled(self, roof):
        return [('roof', self._tiles(), linear(OPTIONS['roof'][roof]))] if BUILT_ROOFS[roof] == 'tiles' else []

    def _built(self, roof):
        """What a roof changes in the state: nothing when it is built like the base's."""
        return {} if BUILT_ROOFS[roof] == BUILT_ROOFS[self.colours['roof']] else {'roof': roof}

    def _added(self, state, box):
        """A part of the picture, rendered with an addition."""
        room = Darkroom(self.camera.render({**self.state, **state}, box), self.exposure)
        room.coverages = before_panes(room.coverages, cut_out(self.panes, box))
        return room

    def _room_of(self, group):
        return self.room if group == 'roof' else self.below

    def _variant(self, group, change):
        """The part of the picture where a group is, after a change; rendered again only when the change differs from the base."""
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
        """Renders only where the group is; the rest of the box is taken from the base."""
        base = self._room_of(group)
        rendered = copy.deepcopy(crop(base.rendered, box))
        for part in boxes_of(base.coverages[group], self.size):
            put_in(rendered, self.camera.render(state, part), within(part, box))
        return rendered

    def _patch(self, group, variant, changes, keys, name):
        """Writes one layer; answers the picture that it was cut from."""
        if variant is None:
            return None
        box, picture = variant['box'], variant['room'].picture(changes)
        coverage = _solid(np.maximum(variant['room'].coverages[group], cut_out(self._room_of(group).coverages[group], box)))
        if group in BUILT:
            coverage = widened(coverage)
        self._remember(group, coverage, box)
        colours, alpha = variant['mixture'].cut(group, picture, coverage, ORDER[: ORDER.index(group)])
        self._write(name, keys, (colours, np.minimum(alpha, self._share(group, variant['room'].coverages)), box))
        return picture

    def _share(self, group, coverages):
        """The most that a group may have of each pixel, with the groups below it: so boards too thin for a pure colour keep their share."""
        own = np.clip(1 - sum(coverages[other] for other in ORDER if other != group), 0, 1)
        below = sum((coverages[other] for other in ORDER[: ORDER.index(group)]), np.zeros_like(own))
        return own / np.maximum(own + below, 1e-3)

    def _remember(self, group, coverage, box):
        shown = self.shown.setdefault(group, np.zeros(self.size[::-1], np.float32))
        part = cut_out(shown, box)
        np.maximum(part, coverage, out=part)

    def _write_masks(self):
        """Where each group may show, white on black, for the verification."""
        for group, coverage in self.shown.items():
            near = Image.fromarray(((coverage > 0.004) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(9))
            self.masks.mkdir(parents=True, exist_ok=True)
            near.resize((self.size[0] // 4, self.size[1] // 4), Image.BOX).point(lambda value: 255 if value else 0).save(self.masks / f'{group}.webp', lossless=True)

    def _found(self, category, state):
        """How much of each pixel is of a category in a state, in a smaller picture."""
        return self.camera.look_for({**self.state, **state}, category)

    def _marked(self, category, state, box):
        """The same for a part of the picture."""
        return self.camera.render({**self.state, **state}, box, albedo_only=True)['marks'][category][1]

    def _box_round(self, found):
        """Where an addition that was found shows and throws its shadow; None when nothing of it is seen."""
        boxes = self._boxes_round(found)
        return around(boxes) if boxes else None

    def _boxes_round(self, found):
        """The same of things that stand far from each other."""
        (height, width), (across, down), margin = found.shape, self.size, 90
        near = boxes_of(found, (width, height), margin * width // across)
        return [(x0 * across // width, y0 * down // height, x1 * across // width, y1 * down // height) for x0, y0, x1, y1 in near]

    def _write_nothing(self, name, keys):
        """Behind the house: a layer that shows nothing, so that every key has one."""
        self._write(name, keys, (np.zeros((1, 1, 3)), np.zeros((1, 1)), (0, 0, 1, 1)))

    def _write(self, name, keys, cut):
        picture = f'{self.name}/{name}.webp'
        if cut is not None:
            colours, alpha, box = cut
            save(self.folder / picture, colours, alpha, box, self.size, LAYER_QUALITY)
        self.layers.append({'picture': picture, 'keys': keys})


def _trim_keys():
    """Every trim with the façade that it depends on, and a name."""
    for trim in OPTIONS['trim']:
        for facade in OPTIONS['facade'] if trim == 'fasad' else [None]:
            yield trim, facade, '-'.join([trim, facade] if facade else [trim])


def _shaded(before, after, beside, reach=5):
    """The colour and the alpha of a shadow on a surface of one colour, and where they are known. Red paint stays red in the shade. They are
    computed from the surface's pixels `beside` the thing, as means of small neighbourhoods, so that the boards of the base do not show.
    """
    share = smooth(beside.astype(np.float32), reach)
    known = share > 0.02
    old, new = (np.dstack([smooth(picture[..., at] * beside, reach) for at in range(3)]) / np.maximum(share, 0.02)[..., None] for picture in (before, after))
    alpha = np.clip(1 - (new / np.maximum(old, 0.02)).min(2), 0, 1)
    colour = (new - old * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None]
    return np.clip(colour, 0, 1), alpha, known


def _together(dark, surfaces):
    """The shadow on all surfaces, each with its coverage. Everything else it falls on has many colours, and is darkened with black."""
    alpha = dark * np.clip(1 - sum(coverage for coverage, _ in surfaces), 0, 1)
    colours = np.zeros((*dark.shape, 3))
    for coverage, (colour, opacity, known) in surfaces:
        part = coverage * np.where(dark > 0, np.where(known, opacity, dark), 0)
        alpha = alpha + part
        colours += np.where(known, part, 0)[..., None] * colour
    return colours / np.maximum(alpha, 1e-3)[..., None], np.clip(alpha, 0, 1)


def _spread(coverage, reach=12):
    """A coverage that reaches past its shadow, and fades there."""
    near = Image.fromarray(((coverage > 0.2) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return smooth(np.asarray(near, np.float32) / 255, reach // 3)


def _solid(coverage, reach=4):
    """A coverage without the specks that panes and denoising leave far from the thing itself."""
    near = Image.fromarray(((coverage > 0.3) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return np.where(np.asarray(near) > 0, coverage, 0)


def _shares(coverages):
    """How much of each pixel is the porch's wood, its roof, and the rest of it. The thin gap that the marks leave where wood and roof meet
    is shared between those two.
    """
    wood = np.minimum(coverages['trim'], coverages['porch'])
    roof = np.minimum(coverages['roof'], coverages['porch'] - wood)
    rest = _solid(coverages['porch'] - wood - roof, reach=1)
    fill = (coverages['porch'] - rest) / np.maximum(wood + roof, 1e-3)
    fill = np.where(wood + roof > 0.2, fill, 1)
    return wood * fill, roof * fill, rest

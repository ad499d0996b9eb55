"""The layers of a house's picture: every façade, roof, trim, window and door, and what may be added.

Every key has a layer, those of the base picture too: at its edges each layer has its own colour only, and the layer above it covers its
share of the pixel. So all choices are put together in the same way. What a roof hides differs from roof to roof, so that everything else
is cut from a house whose roof covering is not seen, and the roof lies on top.
"""

import copy
from pathlib import Path

import numpy as np
import yaml
from PIL import Image, ImageFilter

from boxes import box_of, boxes_of, crop, cut_out, put_in, within
from finish import Darkroom, Mixture, alone, lifted, linear, save, shade, smooth, under, widened

OPTIONS = yaml.safe_load((Path(__file__).resolve().parents[1] / 'exterior.yaml').read_text())
EXTRAS = {'porch': ('on',), 'terrace': ('liten', 'stor'), 'chimney': ('on',), 'solar': ('on',)}
BUILT_ROOFS = {'svart': 'tiles', 'tegelrod': 'tiles', 'plat': 'metal', 'sedum': 'sedum'}
BUILT = ('roof', 'windows', 'door')  # options of other shapes, not only other colours
ORDER = ('facade', 'trim', 'windows', 'door', 'roof')  # from the lowest layer to the highest
UNROOFED = {'unseen': 'roof'}
BASE_QUALITY, LAYER_QUALITY = 94, 88


class ExteriorLayers:
    """Renders what a view needs and writes its layers; answers the camera's part of the manifest."""

    def __init__(self, house, camera_name, camera, folder, masks, exposure):
        self.house, self.name, self.camera, self.exposure = house, camera_name, camera, exposure
        self.folder, self.masks = folder, masks
        self.colours = house['colours']
        self.size = (camera.width, camera.height)
        self.state = {**self.colours, 'porch': 'none', 'terrace': 'none', 'chimney': 'none', 'solar': 'none'}
        self.layers, self.shown = [], {}

    def make(self):
        self.base = self.camera.render(self.state)
        self.room = Darkroom(self.base, self.exposure)
        self.coverages = self.room.coverages
        self.whole = self.room.picture()
        self.below = self._unroofed()
        save(self.folder / self.name / 'base.webp', self.whole, quality=BASE_QUALITY)
        self._write('base', {}, None)
        self._facades()
        self._trims()
        for category in ('windows', 'door'):
            self._rebuilt(category)
        self._roofs()
        for category in ('solar', 'chimney', 'terrace', 'porch'):
            if self.house.get(category):
                self._extra(category)
        self._write_masks()
        seen = {category for layer in self.layers for category in layer['keys']}
        self.unseen = [category for category in self.state if category not in seen]
        return self.layers

    def _unroofed(self):
        """The base without the covering of its roof."""
        box = box_of(self.coverages['roof'], self.size)
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
                changes = [('facade', self._paint('facade'), linear(OPTIONS['facade'][key]))]
                self._patch('facade', rendered, changes, {'facade': key, 'cladding': cladding}, f'facade-{key}-{cladding}')

    def _roofs(self):
        for key, kind in BUILT_ROOFS.items():
            same = kind == BUILT_ROOFS[self.colours['roof']]
            rendered = self._variant('roof', {} if same else {'roof': key})
            changes = [('roof', self._tiles(), linear(OPTIONS['roof'][key]))] if kind == 'tiles' else []
            self._patch('roof', rendered, changes, {'roof': key}, f'roof-{key}')

    def _trims(self):
        rendered = self._variant('trim', {})
        for key in OPTIONS['trim']:
            for facade in OPTIONS['facade'] if key == 'fasad' else [None]:
                shown = {'trim': key, **({'facade': facade} if facade else {})}
                colour = OPTIONS['facade'][facade] if facade else OPTIONS['trim'][key]
                name = f'trim-{key}-{facade}' if facade else f'trim-{key}'
                self._patch('trim', rendered, [('trim', self._paint('trim'), linear(colour))], shown, name)

    def _rebuilt(self, category):
        keys = ('slatt', 'sprojs', 'kors') if category == 'windows' else tuple(OPTIONS['door'])
        for key in keys:
            self._patch(category, self._variant(category, {category: key}), [], {category: key}, f'{category}-{key}')

    def _extra(self, category):
        """Something that is there or not: its shadow as a layer of darkness, then itself."""
        for key in EXTRAS[category]:
            box = self._box_of(category, key)
            if box is None:
                # Behind the house: a layer that shows nothing, so that every key has one.
                self._write(f'{category}-{key}', {category: key}, (np.zeros((1, 1, 3)), np.zeros((1, 1)), (0, 0, 1, 1)))
                continue
            room = Darkroom(self.camera.render({**self.state, category: key}, box), self.exposure)
            coverage, after = _solid(room.coverages[category]), room.picture()
            shaded = self._shadow(category, key, room, coverage, box)
            if category == 'porch':
                self._porch_parts(key, room, after, shaded, box)
            else:
                self._write(f'{category}-{key}', {category: key}, (lifted(shaded, after, coverage), coverage, box))

    def _shadow(self, category, key, room, coverage, box):
        """Writes what an addition takes of the light round it; answers the base in that shadow. A shadow is deeper on a dark wall than on
        a light one, as the film has it: one that falls on walls has a layer for every façade.
        """
        base, walls = self.room.cut_out(box), cut_out(self.coverages['facade'], box)
        before = cut_out(self.whole, box)
        dark = shade(before, room.picture(), coverage)
        if category == 'porch' and dark[walls > 0.5].max(initial=0) > 0.05:
            for facade in OPTIONS['facade']:
                changes = [('facade', self._paint('facade'), linear(OPTIONS['facade'][facade]))]
                cut = _shadow_on_walls(base.picture(changes), room.picture(changes), coverage, walls)
                self._write(f'{category}-{key}-shadow-{facade}', {category: key, 'facade': facade}, (*cut, box))
        elif dark.max() > 0:
            self._write(f'{category}-{key}-shadow', {category: key}, (np.zeros_like(before), dark, box))
        return before * (1 - dark[..., None])

    def _porch_parts(self, key, room, picture, shaded, box):
        """Its wood in every trim, its roof in every roof, and the rest: each has its own share of the pixels where they meet."""
        wood, roof, rest = _shares(room.coverages)
        otherwise = lifted(shaded, picture, room.coverages['porch'])
        self._write(f'porch-{key}', {'porch': key}, (alone(picture, rest, otherwise), under(rest, wood + roof), box))
        for chosen, kind in BUILT_ROOFS.items():
            same = kind == BUILT_ROOFS[self.colours['roof']]
            developed = room if same else Darkroom(self.camera.render({**self.state, 'porch': key, 'roof': chosen}, box), self.exposure)
            after = developed.picture([('roof', self._tiles(), linear(OPTIONS['roof'][chosen]))] if kind == 'tiles' else [])
            _, covered, _ = _shares(developed.coverages)
            cut = (alone(after, covered, lifted(shaded, after, developed.coverages['porch'])), under(covered, wood), box)
            self._write(f'porch-{key}-roof-{chosen}', {'porch': key, 'roof': chosen}, cut)
        for trim in OPTIONS['trim']:
            for facade in OPTIONS['facade'] if trim == 'fasad' else [None]:
                shown = {'trim': trim, **({'facade': facade} if facade else {})}
                after = room.picture([('trim', self._paint('trim'), linear(OPTIONS['facade'][facade] if facade else OPTIONS['trim'][trim]))])
                name = '-'.join(['porch', key, trim, *([facade] if facade else [])])
                cut = (alone(after, wood, lifted(shaded, after, room.coverages['porch'])), under(wood, 0), box)
                self._write(name, {'porch': key, **shown}, cut)

    # --- how ---------------------------------------------------------------------------------------------------------------

    def _paint(self, group):
        key = self.colours[group]
        return linear(OPTIONS['facade'][self.colours['facade']] if key == 'fasad' else OPTIONS[group][key])

    def _tiles(self):
        return linear(OPTIONS['roof'][self.colours['roof']] if BUILT_ROOFS[self.colours['roof']] == 'tiles' else OPTIONS['roof']['svart'])

    def _room_of(self, group):
        return self.room if group == 'roof' else self.below

    def _variant(self, group, change):
        """The part of the picture where a group is, with another shape: rendered anew only when that changes."""
        base = self._room_of(group)
        box = box_of(base.coverages[group], self.size)
        if box is None:
            return None
        changed = any(self.state.get(category) != key for category, key in change.items())
        state = {**self.state, **change, **({} if group == 'roof' else UNROOFED)}
        room = Darkroom(self._rendered_anew(group, state, box), self.exposure) if changed else base.cut_out(box)
        mixture = Mixture(room.picture(), {one: room.coverages[one] for one in ORDER})
        return {'room': room, 'box': box, 'mixture': mixture}

    def _rendered_anew(self, group, state, box):
        """Only where the group is; all round it the base is good enough to lean on."""
        base = self._room_of(group)
        rendered = copy.deepcopy(crop(base.rendered, box))
        for part in boxes_of(base.coverages[group], self.size):
            put_in(rendered, self.camera.render(state, part), within(part, box))
        return rendered

    def _patch(self, group, variant, changes, keys, name):
        if variant is None:
            return
        box = variant['box']
        coverage = _solid(np.maximum(variant['room'].coverages[group], cut_out(self._room_of(group).coverages[group], box)))
        if group in BUILT:
            coverage = widened(coverage)
        self._remember(group, coverage, box)
        cut = variant['mixture'].cut(group, variant['room'].picture(changes), coverage, ORDER[: ORDER.index(group)])
        self._write(name, keys, (*cut, box))

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

    def _box_of(self, category, key):
        """Where an addition shows and throws its shadow; None when nothing of it is seen."""
        found = self.camera.look_for({**self.state, category: key}, category)
        box = box_of(found, found.shape[::-1], margin=0)
        if box is None:
            return None
        (height, width), (across, down), margin = found.shape, self.size, 90
        x0, x1 = box[0] * across // width - margin, (box[2] + 1) * across // width + margin
        y0, y1 = box[1] * down // height - margin, (box[3] + 1) * down // height + margin
        return max(0, x0), max(0, y0), min(across, x1), min(down, y1)

    def _write(self, name, keys, cut):
        picture = f'{self.name}/{name}.webp'
        if cut is not None:
            colours, alpha, box = cut
            save(self.folder / picture, colours, alpha, box, self.size, LAYER_QUALITY)
        self.layers.append({'picture': picture, 'keys': keys})


def _shadow_on_walls(before, after, coverage, walls, reach=5):
    """What a shadow does to walls of one colour, as a dark colour and its alpha: red paint stays red in the shade. What else it falls on
    comes in many colours, and gets darkness. Told from small neighbourhoods, so that the boards of the base are not in it.
    """
    beside = ((coverage < 0.02) & (walls > 0.9)).astype(np.float32)
    share = smooth(beside, reach)
    known = (share > 0.02) & (walls > 0.5)
    old, new = (np.dstack([smooth(picture[..., at] * beside, reach) for at in range(3)]) / np.maximum(share, 0.02)[..., None] for picture in (before, after))
    dark = shade(before, after, coverage, reach)
    alpha = np.where(known & (dark > 0), np.clip(1 - (new / np.maximum(old, 0.02)).min(2), 0, 1), dark)
    colour = (new - old * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None]
    return np.where(known[..., None], np.clip(colour, 0, 1), 0), alpha


def _solid(coverage, reach=4):
    """A coverage without the specks that panes and the cleaning leave far from anything that is there."""
    near = Image.fromarray(((coverage > 0.3) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return np.where(np.asarray(near) > 0, coverage, 0)


def _shares(coverages):
    """How much of each pixel is the porch's wood, its roof, and the rest of it."""
    wood = np.minimum(coverages['trim'], coverages['porch'])
    roof = np.minimum(coverages['roof'], coverages['porch'] - wood)
    return wood, roof, coverages['porch'] - wood - roof

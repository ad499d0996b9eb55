"""Cuts an addition (an optional part of the house) into layers: its shadow, its painted parts and its roof. Finds where the addition is in
the picture.
"""

import numpy as np

from additions_offered import FOUND_AS, FROM_THE_STREET, MARGINS, SAME_ROOF
from boxes import around, box_of, boxes_of, cut_out
from coverage import mirrored, pane_share, part_shares
from exterior_options import BUILT_ROOFS, OPTIONS, trim_keys
from finish import alone, lifted, shade, solid, under


class AddedParts:
    """Cuts an addition (an optional part of the house) into layers: its shadow, its painted parts and its roof. Finds where the addition
    is in the picture.
    """

    def _thing(self, name, keys, before, after, coverage, box):
        """Writes the layers of an addition and of its shadow. Returns the picture with the addition."""
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
        """Makes the layers of an addition whose parts have the house's paint and roof covering. Its panes show what is behind them."""
        coverage = room.coverages[category] = solid(room.coverages[category])
        pane, after = pane_share(room.coverages['pane'], coverage), room.picture()
        dark = self._shadow(name, keys, before, after, np.maximum(coverage, pane), box)
        shaded = before * (1 - dark[..., None])
        if pane.max() > 0.02:
            self.write(f'{name}-panes', keys, (mirrored(shaded, after, pane), pane, box))
        self._painted_parts(name, keys, category, room, after, shaded, box, state or keys)

    def _painted_parts(self, name, keys, category, room, picture, shaded, box, state):
        """Makes layers of the addition: its wood in every trim, its roof in every covering, its boards in every façade, and its other
        parts. Where parts meet, each layer covers its share of the pixel.
        """
        parts, rest = part_shares(room.coverages, category)
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
        """Writes one layer of the addition's roof for every roof covering of the house."""
        height, width = parts['roof'].shape
        inside = box_of(parts['roof'], (width, height), margin=12)
        here = (box[0] + inside[0], box[1] + inside[1], box[0] + inside[2], box[1] + inside[3])
        before, above = cut_out(shaded, inside), cut_out(parts['trim'], inside)
        for roof in BUILT_ROOFS:
            built = self.built(roof)
            developed = self.added({**state, **built}, here, category) if built else room.cut_out(inside)
            after = developed.picture(self.tiled(roof))
            covered = part_shares(developed.coverages, category)[0]['roof']
            cut = (alone(after, covered, lifted(before, after, developed.coverages[category])), under(covered, above), here)
            self.write(f'{name}-roof-{roof}', {**keys, 'roof': roof}, cut)

    def _roofed_as(self, category, key):
        """Uses the roof layers of another porch for this key too. The ornaments of this porch are below the roof's edge, so the roofs of
        both porches look the same.
        """
        same = [layer for layer in self.layers if layer['keys'].get(category) == SAME_ROOF[key] and 'roof' in layer['keys']]
        self.layers += [{**layer, 'keys': {**layer['keys'], category: key}} for layer in same]

    def _trimmed_part(self, name, keys, room, wood, shaded, coverage, box, state=None):
        factor = self.bounce.factor(room.rendered, 'trim', {**self.state, **(state or keys)}, box) if self.bounce else None
        for trim, facade, painted in trim_keys():
            shown = {**keys, 'trim': trim, **({'facade': facade} if facade else {})}
            after = room.picture([self.trimmed(trim, facade, factor)])
            self.write(f'{name}-{painted}', shown, (alone(after, wood, lifted(shaded, after, coverage)), under(wood, 0), box))

    def _found(self, category, state):
        """Returns how much of each pixel a category covers in a state, in a picture of reduced size."""
        key = state.get(category)
        return self.camera.look_for({**self.state, **state, category: FOUND_AS.get(key, key)}, category)

    def _marked(self, category, state, box):
        """Returns how much of each pixel of a box a category covers in a state."""
        return self.camera.render({**self.state, **state}, box, albedo_only=True)['marks'][category][1]

    def _box_round(self, category, state):
        """Returns the area in which an addition and its shadow are visible, or None if the camera does not see the addition."""
        boxes = self._boxes_round(category, state)
        return around(boxes) if boxes else None

    def _boxes_round(self, category, state):
        """Returns the areas in which an addition and its shadow are visible, one for each of its parts that are far from each other."""
        if self.name in FROM_THE_STREET and state.get('terrace', 'vinkel') != 'vinkel':
            return []
        found = self._found(category, state)
        (height, width), (across, down), margin = found.shape, self.size, MARGINS.get(category, 90)
        near = boxes_of(found, (width, height), margin * width // across)
        return [(x0 * across // width, y0 * down // height, x1 * across // width, y1 * down // height) for x0, y0, x1, y1 in near]

    def _write_nothing(self, name, keys):
        """Writes an empty layer for an addition behind the house, because every key needs a layer."""
        self.write(name, keys, (np.zeros((1, 1, 3)), np.zeros((1, 1)), (0, 0, 1, 1)))

"""Layers for optional parts on walls and in the garden: garden doors, gable ornaments, terraces with their roofs and railings."""

import numpy as np

from additions_offered import EXTRAS, FROM_THE_STREET, ROOMY, SIZES, UNSAID, WIDE_DOORS
from boxes import cut_out
from coverage import filled, mirrored, pane_share, spread, srgb
from exterior_options import DETAILS
from finish import lifted, linear, shade, solid, under


class AddedOutdoors:
    """Makes the layers of optional parts on walls and in the garden: garden doors, gable ornaments, terraces with their roofs and
    railings.
    """

    def _garden_door(self, key):
        """Makes the layers of garden doors, which cover the window that the house has without a garden door: frames in every paint of
        windows, panes of sun-proof glass, and the casings of wide doors.
        """
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
            stain = np.broadcast_to(srgb(told['colour']), before.shape)
            self.write(f'gardendoor-{key}-{glass}', {**state, 'glass': glass}, (stain, np.minimum(room.coverages['glass'], door) * told['share'], box))
        if key in WIDE_DOORS:
            self._casing(state, room, wood, before, coverage, box)

    def _casing(self, state, room, wood, before, coverage, box):
        """Makes the casing of a wide garden door. Both wide doors have the same casing, so it is made only once."""
        if self.casing:
            self.layers += [{**layer, 'keys': {**layer['keys'], **state}} for layer in self.casing]
            return
        first = len(self.layers)
        self._trimmed_part('gardendoor-casing', state, room, wood, before, coverage, box)
        self.casing = self.layers[first:]

    def _gable(self, key):
        """Makes the layers of gable ornaments. Each gable in a picture has its own box, because gables, also those of dormers, are far
        from each other.
        """
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
        """Makes the layers of railings. A conservatory has panes in place of the railing in front of it."""
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
            pane = pane_share(room.coverages['pane'], coverage)
            dark = shade(before, after, np.maximum(coverage, pane))
            shaded = before * (1 - dark[..., None])
            cuts = {'shadow': (np.zeros_like(before), dark), 'panes': (mirrored(shaded, after, pane), pane), '': (lifted(shaded, after, coverage), coverage)}
            shelters = [one for one in ('none', *EXTRAS['shelter'])] if is_roofed else [None]
            left = filled(self._marked('railing', {**state, 'shelter': 'uterum'}, box)) if is_roofed else None
            for part, (colours, alpha) in cuts.items():
                if alpha.max() < 0.02:
                    continue
                self._railing_layers('-'.join(filter(None, (name, part))), key, size, [one for one in shelters if one != 'uterum'], (colours, alpha, box))
                if left is not None:
                    beside = np.minimum(alpha, spread(left, 30 if part == 'shadow' else 4))
                    self._railing_layers('-'.join(filter(None, (name, 'uterum', part))), key, size, ['uterum'], (colours, beside, box))
            if size == 'stor' and key == 'tra':
                self.layers += [{**layer, 'keys': {'railing': UNSAID, 'terrace': size}} for layer in self.layers[first:] if layer['keys'].get('shelter') == 'none']

    def _railing_layers(self, name, key, size, shelters, cut):
        """Makes one picture of the railing for all terrace roofs in `shelters`. A None in `shelters` means no terrace roof."""
        for at, shelter in enumerate(shelters):
            shown = {'railing': key, 'terrace': size, **({} if shelter is None else {'shelter': shelter})}
            self.write(name, shown, cut if at == 0 else None)

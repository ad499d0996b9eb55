"""Layers for optional parts on roofs: solar panels, roof windows and chimneys."""

import numpy as np

from additions_offered import offered
from boxes import around, cut_out, within
from coverage import spread
from finish import lifted


class AddedOnRoofs:
    """Makes the layers of optional parts on roofs: solar panels, roof windows and chimneys."""

    def _on_roof(self, category, key, box):
        """Makes the layers of chimneys. A chimney's foot and shadow look different on tiles and on sheet metal, so each roof has its own
        chimney layer.
        """
        for roof, before in self.roofed.items():
            room = self.added({category: key, **self.built(roof)}, box, category)
            shown = {category: key, 'roof': roof}
            self._thing(f'{category}-{key}-{roof}', shown, cut_out(before, box), room.picture(self.tiled(roof)), room.coverages[category], box)

    def _solar(self, key):
        """Makes the layers of solar panels. They look the same on every kind of roof. Their positions may depend on the chosen roof
        windows.
        """
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
                # From the garden, 26 panels look like 16 panels, so both keys use the same layers.
                self.layers += [{**layer, 'keys': shown} for layer in self.panels[found[one].tobytes()]]
                continue
            first = len(self.layers)
            boxes = self._boxes_round('solar', {'solar': key, 'skylight': one})
            if not boxes:
                self._write_nothing(name, shown)
                continue
            # Panels in place of the covering have black tiles around them.
            roof = 'svart' if key == 'tak' else self.colours['roof']
            self._in_boxes(name, shown, 'solar', {'solar': key, 'skylight': one, **self.built(roof)}, boxes, self.roofed[roof])
            self.panels[found[one].tobytes()] = self.layers[first:]

    def _in_boxes(self, name, shown, category, state, boxes, bare):
        """Makes the layer of an addition whose parts are far from each other. `bare` is the picture without the addition."""
        box = around(boxes)
        before = cut_out(bare, box)
        after, coverage = before.copy(), np.zeros(before.shape[:2], np.float32)
        for part in boxes:
            room = self.added(state, part, category)
            cut_out(after, within(part, box))[...] = room.picture()
            cut_out(coverage, within(part, box))[...] = room.coverages[category]
        self._thing(name, shown, before, after, coverage, box)

    def _skylights(self, key):
        """Makes the layers of roof windows on every roof, of the bare roof where these windows replace solar panels, and of the solar
        cells above windows with a motor.
        """
        state = {'skylight': 'fyra' if key == 'motor' else key}
        found = self._found('skylight', state)
        boxes = self._boxes_round('skylight', state)
        if not boxes:
            self._write_nothing(f'skylight-{key}', {'skylight': key})
        elif found.tobytes() in self.windows:
            # From the garden, four windows look like two, so both keys use the same layers.
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
        """Writes the bare roof where roof windows replace panels of the key `on`, whose positions do not depend on windows."""
        box = self._box_round('solar', {'solar': 'on'})
        if box is None:
            return
        lying, left = (self._marked('solar', {'solar': 'on', **one}, box) for one in ({}, state))
        alpha = np.minimum(spread(np.clip(lying - left, 0, 1)), 1 - left)
        if alpha.max() < 0.1:
            return
        for roof, bare in self.roofed.items():
            self.write(f'skylight-{key}-on-{roof}', {'skylight': key, 'solar': 'on', 'roof': roof}, (cut_out(bare, box), alpha, box))

    def _cells(self, key, state, box):
        """Makes the layer of the solar cells above roof windows with a motor, once for all roofs. Their shadows are invisible, so the
        cells look the same on every roof.
        """
        room = self.added({'skylight': key}, box, 'skylight')
        coverage = np.clip(room.coverages['skylight'] - self._marked('skylight', state, box), 0, 1)
        picture = room.picture()
        self.write(f'skylight-{key}', {'skylight': key}, (lifted(cut_out(self.roofed[self.colours['roof']], box), picture, coverage), coverage, box))

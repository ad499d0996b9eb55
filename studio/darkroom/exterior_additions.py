"""The layers of additions (optional parts of a house): one for the shadow, then one for every paint and roof with which the addition looks
different. They can be added to a picture that was cut into layers earlier, because nothing else in the picture changes.
"""

import numpy as np

from added_on_roofs import AddedOnRoofs
from added_outdoors import AddedOutdoors
from added_parts import AddedParts
from additions_offered import EXTRAS, SIZES
from boxes import cut_out
from coverage import shadow_beside
from exterior_options import OPTIONS, trim_keys
from finish import shade, solid, under


class Additions(AddedOnRoofs, AddedOutdoors, AddedParts):
    """Makes the layers of additions. The subclass `ExteriorLayers` contains how the house is rendered and painted."""

    def add(self, wanted, decked=None):
        """Makes the layers of the keys in `wanted`, which has a list for each category. `self.roofed` has the house's picture for each
        roof. `self.whole` is the picture with the house's own roof. `decked` has the picture with each terrace.
        """
        self.decked = {size: self.whole for size in SIZES} | (decked or {})
        # If a key looks the same as an earlier key, it uses the layers of that earlier key.
        self.windows, self.panels, self.casing, self.bare = {}, {}, [], {}
        for category in EXTRAS:
            for key in wanted.get(category, ()):
                self._extra(category, key)

    def added_to_finished(self, wanted, roofed, decked):
        """Returns the layers of the keys in `wanted` (a list for each category), for a finished view. `roofed` has the view's picture
        without additions, for each roof. `decked` has the view's picture with each terrace.
        """
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


    # --- porches -----------------------------------------------------------------------------------------------------------

    def _porch(self, key, box):
        room = self.added({'porch': key}, box, 'porch')
        room.coverages['porch'] = coverage = solid(room.coverages['porch'])
        before, after = cut_out(self.whole, box), room.picture()
        dark = shade(before, after, coverage)
        self._porch_shadow(key, room, coverage, dark, box)
        self._painted_parts(f'porch-{key}', {'porch': key}, 'porch', room, after, before * (1 - dark[..., None]), box, {'porch': key})

    def _porch_shadow(self, key, room, coverage, dark, box):
        """Makes the shadow layers. When a picture is developed, a shadow becomes darker on dark paint than on light paint, and stays red
        on red paint. So each façade and each trim has its own shadow layer. The other surfaces have many colours, so on these the
        shadow is black with some alpha.
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
                colour, alpha = shadow_beside(before, after, (coverage < 0.02) & (walls > 0.9), dark)
                self.write(f'{name}-shadow-wall-{facade}', {**keys, 'facade': facade}, (colour, under(walls * alpha, boards * dark), box))
            colour, alpha = shadow_beside(before, after, (coverage < 0.02) & (boards > 0.9), dark)
            shown = {**keys, 'trim': trim, **({'facade': facade} if facade else {})}
            on_boards.append((f'{name}-shadow-trim-{painted}', shown, (colour, boards * alpha, box)))
        for layer in on_boards:
            self.write(*layer)

    def _bare(self, box):
        """Returns the picture without any porch. All kinds of porches share it, because they have the same box."""
        if box not in self.bare:
            self.bare[box] = self.room.cut_out(box) if self.room else self.added({}, box)
        return self.bare[box]

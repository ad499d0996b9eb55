"""The layers of a room's picture, for the categories in its description: answers with new paint, a new pattern or new shapes."""

import numpy as np

from boxes import box_of, cut_out
from finish import Darkroom, Mixture, lifted, linear, save, shade, widened, without_cast

PLAIN = 'plain'  # the key that the base picture shows for the groups that make_added.py adds


class InteriorLayers:
    """Renders the pictures of a camera and writes them to the configurator's paths: `{camera}/{category}/{key}.webp`."""

    def __init__(self, scene, camera_name, camera, folder, exposure):
        self.categories, self.name, self.camera, self.folder, self.exposure = scene['categories'], camera_name, camera, folder, exposure
        self.order = tuple(self.categories)
        self.state = {category: self._shape(category, spec['base']) for category, spec in self.categories.items()} | {
            group: PLAIN for group in scene.get('additions', {})
        }
        self.size = (camera.width, camera.height)

    def make(self):
        self.base = self.camera.render(self.state)
        self.room = Darkroom(self.base, self.exposure)
        self.coverages = self.room.coverages
        self.whole = self.room.picture()
        save(self.folder / self.name / 'base.webp', self.whole)
        for category, spec in self.categories.items():
            (self._added if spec['kind'] == 'added' else self._category)(category, spec)

    def _category(self, category, spec):
        """Makes a picture for every key, also for the key of the base picture, so that the path depends only on the key."""
        same = spec['kind'] != 'rebuild'
        box = box_of(self.coverages[category], self.size) if same else self.camera.reaches.get(category)
        shapes = {}
        for key, option in spec['options'].items():
            shape = self._shape(category, key)
            if box is None:
                self._write(category, key, None)
                continue
            shape = shape if spec['kind'] == 'rebuild' else self.state[category]
            if shape not in shapes:
                shapes[shape] = self._developed(category, shape, box)
            room, mixture = shapes[shape]
            changes = []
            if spec['kind'] == 'retexture' and key != spec['base']:
                pattern = self.camera.render({**self.state, category: key}, box, albedo_only=True)
                changes = [(category, pattern['colour'])]
            elif 'colour' in option and key != spec['base']:
                changes = [(category, linear(spec['options'][spec['base']]['colour']), linear(option['colour']))]
            coverage = np.maximum(room.coverages[category], cut_out(self.coverages[category], box))
            if spec['kind'] == 'rebuild':
                coverage = widened(coverage)
            under = self.order[: self.order.index(category)]
            colours, alpha = mixture.cut(category, room.picture(changes), coverage, under)
            self._write(category, key, (without_cast(colours, option.get('cast', 1)), alpha, box))

    def _added(self, category, spec):
        """Cuts out an object that is in front of everything else and not in the base picture: its own pixels, and around them its shadow
        as black with some alpha.
        """
        box = self.camera.reaches.get(category)
        for key in spec['options']:
            if box is None:
                self._write(category, key, None)
                continue
            room = Darkroom(self.camera.render({**self.state, category: key}, box), self.exposure)
            before, after, coverage = cut_out(self.whole, box), room.picture(), room.coverages[category]
            dark = np.clip(shade(before, after, coverage) - 0.02, 0, 1) * faded(box, self.size)
            own = np.where(coverage[..., None] > 0.02, lifted(before * (1 - dark[..., None]), after, coverage), 0)
            alpha = 1 - (1 - dark) * (1 - coverage)  # the alpha of the thing and of its shadow below it
            self._write(category, key, (own * (coverage / np.maximum(alpha, 1e-3))[..., None], alpha, box))

    def _developed(self, category, shape, box):
        changed = shape != self.state[category]
        room = Darkroom(self.camera.render({**self.state, category: shape}, box), self.exposure) if changed else self.room.cut_out(box)
        return room, Mixture(room.picture(), {one: room.coverages[one] for one in self.order})

    def _shape(self, category, key):
        """Returns the first key with the same shape. Its rendering serves all keys with that shape."""
        options = self.categories[category]['options']
        if key not in options:
            return key
        shape = options[key].get('shape', key)
        return next(one for one, option in options.items() if option.get('shape', one) == shape)

    def _write(self, category, key, cut):
        path = self.folder / self.name / category / f'{key}.webp'
        nothing = (np.zeros((1, 1, 3)), np.zeros((1, 1)), (0, 0, 1, 1))
        colours, alpha, box = cut or nothing
        save(path, colours, alpha, box, self.size)


def faded(box, size, share=0.06):
    """Returns a mask that is 1 inside the box and falls to 0 at the box's edges, so that a shadow does not stop abruptly there. Where the
    box ends at the edge of the picture, the mask stays 1.
    """
    (x0, y0, x1, y1), (width, height) = box, size
    x, y = np.arange(x0, x1) + 0.5, np.arange(y0, y1) + 0.5
    far, reach = np.full(1, np.inf), share * width
    across = np.minimum(x - x0 if x0 > 0 else far, x1 - x if x1 < width else far)
    down = np.minimum(y - y0 if y0 > 0 else far, y1 - y if y1 < height else far)
    fall = np.clip(np.minimum(across[None, :], down[:, None]) / reach, 0, 1)
    return np.broadcast_to(fall * fall * (3 - 2 * fall), (y1 - y0, x1 - x0))

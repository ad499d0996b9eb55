"""The optional railings around a terrace."""

from lib.mesh import Mesh

from .terrace_roofs import CONSERVATORY

STEPS_DOWN = 1.8  # the width of the gap in a railing at the steps to the garden, in metres
RAIL = 1.0  # the height of a railing's upper edge above the deck, in metres
CORNER, BESIDE = 2.4, 3.0  # how far a deck around the corner reaches beside the house, and along the gable, in metres


class Railings:
    """Railings around a terrace, with a gap at the steps to the garden."""

    def _railings(self):
        """Builds railings along the far side, with a gap at the steps, and along the left and right sides. In front of a conservatory the
        gap is as wide as the conservatory.
        """
        for opening, shelters in self._openings():
            makers = {'tra': self._ribs, 'glas': self._panes, 'smide': self._bars}
            for key, make in makers.items():
                solid, panes = Mesh(), Mesh()
                for run in self._runs(opening):
                    make(solid, panes, *run)
                # A house that was saved before visitors could choose a railing shows a wooden one on a large terrace.
                keys = 'tra,unsaid' if (self.size, key) == ('stor', 'tra') else key
                when = f'terrace:{self.size};railing:{keys};shelter:{shelters}'
                name = f'railing-{self.size}-{key}-{round(opening * 10)}'
                solid.add(name, [self.paint[f'railing-{key}']], 'railing', when, bevel=0.002)
                panes.add(f'{name}-panes', [self.paint['pane-railing']], 'railing', when)

    def _openings(self):
        """Returns the possible widths of the gap in the far side, each with the terrace roofs for which it applies."""
        yield STEPS_DOWN, 'none,markis,pergola,fast'
        if self.size != 'liten':
            yield CONSERVATORY / self.depth, 'uterum'

    def _runs(self, opening):
        """Returns the stretches of a railing as (from, to, position across, whether it runs along the façade). The corners belong to the
        stretches along the façade.
        """
        left, right, line = self.left + 0.05, self.right - 0.05, self.depth - 0.05
        for start, end in ((left, -opening / 2), (opening / 2, right)):
            if end - start > 0.3:
                yield start, end, line, True
        yield 0.05, line - 0.045, right, False
        if not self.corner:
            yield 0.05, line - 0.045, left, False
            return
        near = 0.05 - BESIDE
        yield near + 0.045, line - 0.045, left, False
        yield left, self.left + self.corner - 0.05, near, True

    def _rail(self, mesh, along, a0, a1, line, thick, z0, z1):
        """Builds a box along a stretch. It reaches `thick` to either side of the stretch's line. z counts from the floor."""
        across = (line - thick, line + thick)
        spans = ((a0, a1), across) if along else (across, (a0, a1))
        self.box(mesh, *spans[0], *spans[1], self.floor + z0, self.floor + z1)

    def _ribs(self, mesh, _, start, end, line, along):
        """Painted wood: posts, two rails, balusters."""
        self._rail(mesh, along, start, end, line, 0.045, RAIL - 0.1, RAIL - 0.05)
        self._rail(mesh, along, start, end, line, 0.02, 0.08, 0.12)
        count = max(2, round((end - start) / 0.11))
        for index in range(count + 1 if along else count):
            at = start + (end - start) * index / count
            thick = 0.035 if index % 14 == 0 or index == count else 0.012
            self._rail(mesh, along, at - thick, at + thick, line, thick, -0.03, RAIL - 0.02 if thick > 0.03 else RAIL - 0.1)

    def _panes(self, mesh, panes, start, end, line, along):
        """Sheets of glass in an aluminium profile at the edge of the deck."""
        self._rail(mesh, along, start, end, line, 0.035, -0.05, 0.07)
        count = max(1, round((end - start) / 1.25))
        for index in range(count):
            a0, a1 = (start + (end - start) * (index + step) / count for step in (0, 1))
            self._rail(panes, along, a0 + 0.006, a1 - 0.006, line, 0.006, 0.07, RAIL)
            # Only the edges of a sheet of glass are visible.
            self._rail(mesh, along, a0 + 0.006, a1 - 0.006, line, 0.007, RAIL, RAIL + 0.012)

    def _bars(self, mesh, _, start, end, line, along):
        """Black steel: flat rails, upright bars, posts two metres apart."""
        self._rail(mesh, along, start, end, line, 0.02, RAIL - 0.03, RAIL)
        self._rail(mesh, along, start, end, line, 0.012, 0.08, 0.1)
        count = max(2, round((end - start) / 0.105))
        for index in range(count + 1):
            at = start + (end - start) * index / count
            thick = 0.02 if index % 19 == 0 or index == count else 0.007
            self._rail(mesh, along, at - thick, at + thick, line, thick, -0.03, RAIL - 0.02)

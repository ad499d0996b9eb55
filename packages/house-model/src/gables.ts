import { type Facade, roundWindowIn, type Side, sides } from '@gavel/core/plan';
import { type Form, REACH, underRoof } from './form.ts';
import { at, type Frame } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { box, prism } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import { holesIn } from './holes.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';

/** How far the boards of a gable's tip project, and the width and thickness of the band at their lower edge, m. */
const BOARDS = 0.024;
const BAND = { high: 0.12, out: 0.04 } as const;
/**
 * The sawn half discs below the barge boards: their radius, the horizontal distance from the middle of one to the middle of the
 * next, and how far their middles are below the upper face of the roof; m.
 */
const DISC = { radius: 0.105, apart: 0.21, below: 0.24 } as const;
/** The radii of a round window: its opening, and the outer edge of its casing, m. */
const ROUND = { opening: 0.33, casing: 0.43 } as const;

/** Builds the chosen parts of the tips of a building's gables: horizontal boards, sawn discs, or a round window. */
export function buildGables(form: Form): readonly Part[] {
  return sides.flatMap((side) => {
    const facade = form.facades[side];
    const chosen = facade.parts.get('gable');
    if (facade.shape !== 'gable' || facade.isOpen || !chosen) return [];
    const frame = form.walls[side];
    switch (chosen.value) {
      case 'boards':
        return boards(form, facade, frame, chosen.answer);
      case 'fretwork':
        return [part('verge', 'trim', chosen.answer, discs(form, facade, frame))];
      case 'round':
        return roundWindow(facade, frame, chosen.answer);
      default:
        return [];
    }
  });
}

/** Returns the opening of the round window in a gable, counter-clockwise; null: the gable has no round window. Metres on the wall. */
export function roundHole({ facades }: Form, side: Side): readonly Flat[] | null {
  const facade = facades[side];
  const isRound = facade.shape === 'gable' && !facade.isOpen && facade.parts.get('gable')?.value === 'round';
  return isRound ? circle(middleOf(facade), ROUND.opening) : null;
}

/** Returns the round window in a gable: its opening on the wall, and its parts; null: the gable has no round window. */
export function roundWindowOf(
  form: Form,
  side: Side,
  source: string,
): { readonly outline: readonly Flat[]; readonly parts: readonly Part[] } | null {
  const outline = roundHole(form, side);
  return outline && { outline, parts: roundWindow(form.facades[side], form.walls[side], source) };
}

function middleOf(facade: Facade): Flat {
  return [facade.length / 2000, -roundWindowIn(facade, facade.length / 2, facade.ridge, facade.eaves) / 1000];
}

function circle([x, y]: Flat, radius: number): readonly Flat[] {
  return Array.from({ length: 24 }, (_, index): Flat => {
    const turn = (index / 24) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}

/** Builds horizontal boards above the height of the eaves, around the windows in the gable, and a band at the lower edge of the boards. */
function boards(form: Form, facade: Facade, frame: Frame, source: string): readonly Part[] {
  const length = facade.length / 1000;
  const top = (along: number) => {
    const [x, , z] = at(frame, along, 0);
    return underRoof(form, x, z);
  };
  const foot = form.eaves;
  const from = (foot - top(0)) / form.rise;
  const windows = holesIn(facade)
    .filter(({ bottom, height }) => bottom + height > foot)
    .map(({ left, width, bottom, height }) => ({ left, right: left + width, low: bottom, high: bottom + height }))
    .toSorted((one, other) => one.left - other.left);
  const [cutting, inside] = [windows.filter(({ low }) => low <= foot + 0.01), windows.filter(({ low }) => low > foot + 0.01)];
  const notches = cutting.flatMap(({ left, right, high }): readonly Flat[] => [
    [left, foot],
    [left, high],
    [right, high],
    [right, foot],
  ]);
  const outline: readonly Flat[] = [[from, foot], ...notches, [length - from, foot], [length / 2, top(length / 2)]];
  const holes = inside.map(({ left, right, low, high }): readonly Flat[] => [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
  const crossing = windows.filter(({ low }) => low < foot + BAND.high);
  const ends = [0, ...crossing.flatMap(({ left, right }) => [left, right]), length];
  const bands = Array.from({ length: ends.length / 2 }, (_, index) =>
    box(frame, [ends[index * 2] ?? 0, ends[index * 2 + 1] ?? 0], [foot - BAND.high / 2, foot + BAND.high / 2], [0, BAND.out]),
  );
  return [
    part('gableBoards', 'gable', source, [prism(frame, outline, 0, BOARDS, holes)]),
    part('gableBoards', 'trim', source, bands),
  ];
}

/** Builds a row of half discs that hang from the barge boards. */
function discs({ ridge, rise }: Form, { length: mm }: Facade, frame: Frame): readonly Mesh[] {
  const length = mm / 1000;
  const half = length / 2 + REACH;
  const count = Math.floor((half - 0.2) / DISC.apart);
  const across = Array.from({ length: count }, (_, index) => 0.16 + index * DISC.apart);
  return across.flatMap((away) =>
    [-1, 1].map((way) => {
      const [x, y] = [length / 2 + way * away, ridge - away * rise - DISC.below];
      const outline = Array.from({ length: 9 }, (_, index): Flat => {
        const turn = -way * Math.atan(rise) + Math.PI + (index / 8) * Math.PI;
        return [x + DISC.radius * Math.cos(turn), y + DISC.radius * Math.sin(turn)];
      });
      return prism(frame, outline, REACH, REACH + 0.02);
    }),
  );
}

/** Builds a round window: its casing, its frame with a cross, and its pane. */
function roundWindow(facade: Facade, frame: Frame, source: string): readonly Part[] {
  const middle = middleOf(facade);
  const [x, y] = middle;
  const inner = ROUND.opening - 0.05;
  const cross = [
    box(frame, [x - inner, x + inner], [y - 0.02, y + 0.02], [-0.075, -0.035]),
    box(frame, [x - 0.02, x + 0.02], [y - inner, y + inner], [-0.076, -0.034]),
  ];
  return [
    part('casing', 'trim', source, [prism(frame, circle(middle, ROUND.casing), 0, 0.045, [circle(middle, ROUND.opening)])]),
    part('frame', 'frame', source, [prism(frame, circle(middle, ROUND.opening), -0.11, 0, [circle(middle, inner)]), ...cross]),
    part('pane', 'glass', source, [prism(frame, circle(middle, inner), -0.058, -0.054)]),
  ];
}

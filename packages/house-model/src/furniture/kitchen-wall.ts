import { sizeOf } from '@gavel/core/plan';
import { underRoof } from '../form.ts';
import { at, type Frame } from '../geometry/frame.ts';
import { type Flat, subtract, type Vector } from '../geometry/vector.ts';
import { type FaceHole, type WallFace, without } from '../room-walls.ts';
import { addFront, FRONT } from './fronts.ts';
import { COUNTER, type Counter } from './kitchen.ts';
import { TALL } from './kitchen-tops.ts';
import type { PieceBuilder } from './piece-builder.ts';

/**
 * The upper cupboards: the height of their lower end, their depth, and their greatest and least width; m. The splashback reaches up
 * to the lower end of the cupboards; below a hood it is higher.
 */
const UPPER = { low: 1.42, deep: 0.35, widest: 0.62, least: 0.28 } as const;
/** How far tiles and panes of a splashback project from the wall, m. */
const THICK = 0.008;
/** The narrowest piece of a splashback, m. */
const LEAST = 0.02;
/** The least distance of an upper cupboard from a window, m. */
const BESIDE_WINDOW = 0.12;

/** Builds the parts on the wall over a counter: the splashback, upper cupboards beside windows, and the hood. */
export function buildOverCounter({ builder, inside }: Counter, faces: readonly WallFace[]): void {
  if (builder.isPlain) return;
  const hobs = inside.filter(({ piece }) => piece.kind === 'hob' || piece.kind === 'stove');
  const hood = hoodOver(builder, hobs);
  addCeilingHood(builder, hobs);
  for (const { u, holes } of walledAlong(builder, faces)) {
    for (const range of without(u, hood === 'none' ? [] : hobs.map((hob) => hob.u), LEAST))
      addSplashback(builder, range, holes, UPPER.low);
    if (hood !== 'none')
      for (const hob of hobs) addSplashback(builder, [Math.max(u[0], hob.u[0]), Math.min(u[1], hob.u[1])], holes, 1.58);
    const taken = [
      ...holes.map(({ along: [from, to] }): Flat => [from - BESIDE_WINDOW, to + BESIDE_WINDOW]),
      ...hobs.map((hob) => hob.u),
    ];
    if (hasHeight(builder)) for (const range of without(u, taken, UPPER.least)) addUppers(builder, range);
    for (const hob of hobs)
      if (hob.u[0] >= u[0] - 0.01 && hob.u[1] <= u[1] + 0.01 && !holes.some(({ along }) => overlaps(along, hob.u)))
        addHood(builder, hob.u, hood);
  }
}

function hoodOver({ form }: PieceBuilder, hobs: Counter['inside']): 'under' | 'wall' | 'none' {
  const { hood } = form.fittings;
  const isOwnFan = hobs.some(({ piece }) => piece.form === 'fan');
  return isOwnFan || hood === 'ceiling' || hood === 'island' ? 'none' : hood;
}

/** Adds a hood in the ceiling over a hob. */
function addCeilingHood({ form, box, height }: PieceBuilder, hobs: Counter['inside']): void {
  if (form.fittings.hood !== 'ceiling') return;
  for (const { piece, u } of hobs) {
    const middle = (u[0] + u[1]) / 2;
    if (piece.form !== 'fan') box('hood', [middle - 0.5, middle + 0.5], [height - 0.03, height - 0.006], [0.1, 0.6]);
  }
}

function overlaps([a, b]: Flat, [c, d]: Flat): boolean {
  return a < d && c < b;
}

/** Returns whether upper cupboards fit below the roof. */
function hasHeight({ form, frame, along }: PieceBuilder): boolean {
  return [0, along].every((u) => {
    const [x, , z] = at(frame, u, 0, UPPER.deep / 2);
    return underRoof(form, x, z) > frame.origin[1] + TALL.top + 0.05;
  });
}

/** A stretch of wall behind a counter, along the counter, with its windows. Heights are over the floor, m. */
interface Walled {
  readonly u: Flat;
  readonly holes: readonly FaceHole[];
}

/** Returns the stretches of wall behind a counter; empty for a counter that extends into the room. */
function walledAlong({ frame, piece }: PieceBuilder, faces: readonly WallFace[]): readonly Walled[] {
  const long = sizeOf(piece)[0] / 1000;
  return faces.flatMap((face): readonly Walled[] => {
    const start = startIn(face.frame, frame);
    if (start === null) return [];
    const [from, to] = [Math.max(0, face.from - start), Math.min(long, face.to - start)];
    if (to - from < 0.05) return [];
    const floor = frame.origin[1];
    const holes = face.holes.map(({ along, up }) => ({
      along: [along[0] - start, along[1] - start] as const,
      up: [up[0] - floor, up[1] - floor] as const,
    }));
    return [{ u: [from, to], holes: holes.filter(({ along, up }) => overlaps(along, [from, to]) && up[0] < TALL.top) }];
  });
}

/** Returns the distance along a wall at which a piece of furniture begins; null: the piece is at another wall. */
function startIn(wall: Frame, piece: Frame): number | null {
  const isSame = wall.out.every((value, axis) => Math.abs(value - (piece.out[axis] ?? 0)) < 1e-6);
  const offset = subtract(piece.origin, wall.origin);
  const along = ([x, , z]: Vector) => offset[0] * x + offset[2] * z;
  return isSame && Math.abs(along(wall.out)) < 0.02 ? along(wall.along) : null;
}

/** Adds tiles, a pane or stone between the worktop and `top`, but not over windows. */
function addSplashback({ box }: PieceBuilder, u: Flat, holes: readonly FaceHole[], top: number): void {
  const low = COUNTER.top;
  const own = holes.filter(({ along, up }) => overlaps(along, u) && up[0] < top);
  for (const range of without(
    u,
    own.map(({ along }) => along),
    LEAST,
  ))
    box('splashback', range, [low, top], [0, THICK]);
  for (const { along, up } of own) {
    const range: Flat = [Math.max(u[0], along[0]), Math.min(u[1], along[1])];
    if (up[0] > low + 0.05) box('splashback', range, [low, up[0] - 0.02], [0, THICK]);
  }
}

/** Adds upper cupboards of equal width. */
function addUppers(builder: PieceBuilder, [from, to]: Flat): void {
  const { form, box } = builder;
  const count = Math.max(1, Math.round((to - from) / 0.55));
  const wide = (to - from) / count;
  const back = UPPER.deep - FRONT;
  box('kitchenFronts', [from, to], [UPPER.low, UPPER.low + 0.016], [0, back - 0.001]);
  box('kitchenFronts', [from, to], [TALL.top - 0.016, TALL.top], [0, back - 0.001]);
  for (const u of [[from, from + 0.016] as const, [to - 0.016, to] as const])
    box('kitchenFronts', u, [UPPER.low + 0.016, TALL.top - 0.016], [0, back - 0.001]);
  box('gaps', [from + 0.016, to - 0.016], [UPPER.low + 0.016, TALL.top - 0.016], [0, back - 0.002]);
  for (let at = 0; at < count; at++)
    addFront(builder, {
      ...{ material: 'kitchenFronts', form: form.fittings.kitchenFronts, back, isHigh: true },
      ...{ u: [from + at * wide, from + (at + 1) * wide], y: [UPPER.low, TALL.top], handle: at % 2 === 0 ? 'right' : 'left' },
    });
}

/**
 * Adds the hood over a hob. `under`: below a cupboard; `wall`: on the wall, with a shaft to the ceiling; `none`: upper cupboards instead of
 * a hood.
 */
function addHood(builder: PieceBuilder, [from, to]: Flat, kind: 'under' | 'wall' | 'none'): void {
  if (kind === 'none') {
    if (hasHeight(builder) && to - from > UPPER.least) addUppers(builder, [from, to]);
    return;
  }
  const { box, ceiling, form, soft } = builder;
  const middle = (from + to) / 2;
  if (kind === 'wall') {
    box('hood', [from, to], [1.58, 1.64], [0, 0.48]);
    box('hood', [middle - 0.15, middle + 0.15], [1.64, ceiling - 0.006], [0, 0.28]);
    return;
  }
  soft('hood', [from + 0.01, to - 0.01], [1.58, 1.62], [0, 0.42], 0.01);
  const back = UPPER.deep - FRONT;
  box('gaps', [from + 0.002, to - 0.002], [1.62, TALL.top], [0, back - 0.002]);
  addFront(builder, {
    ...{ material: 'kitchenFronts', form: form.fittings.kitchenFronts, back, isHigh: true },
    ...{ u: [from, to], y: [1.62, TALL.top], handle: 'none' },
  });
}

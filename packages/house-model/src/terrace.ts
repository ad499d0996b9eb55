import { awningHeight, coverOf, edgePoints, pergolaStart, type Rect, STEPS_DOWN, terraceOf } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { frameOf } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { sheet } from './geometry/sheet.ts';
import { bar, box, prism } from './geometry/solids.ts';
import { add, type Flat, scale, subtract, unit, type Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { buildRails } from './rails.ts';
import { ground } from './walls.ts';

/** How far the terrace is below the floor, m. */
const BELOW = 0.02;

/** Builds a terrace with its railing, the steps down to the garden, and the roof over it. */
export function buildTerrace(form: Form): readonly Part[] {
  const { plan, storeys, features, facades } = form;
  const [lowest] = storeys;
  const deck = lowest ? terraceOf(plan, lowest, features) : null;
  if (!deck) return [];
  const { parts } = facades.back;
  const top = form.floor - BELOW;
  // The boards at the edges reach the ground, as in the elevations.
  const boards = deck.map(({ x, y, width, height }) =>
    box(ground, [x / 1000, (x + width) / 1000], [-(y + height) / 1000, -y / 1000], [0.02, top]),
  );
  const source = parts.get('deck')?.answer ?? 'terrace';
  const [along] = deck;
  return [
    part('terrace', 'deck', source, boards),
    ...(features.railing ? railing(form, deck, top) : []),
    ...(along ? stepsDown(form, along, top, source) : []),
    ...(along && features.terraceRoof && features.terraceRoof !== 'none'
      ? shelter(form, coverOf(plan, along, features), top)
      : []),
  ];
}

/** Builds the railing around the terrace, with a gap at the steps to the garden. */
function railing(form: Form, deck: readonly Rect[], top: number): readonly Part[] {
  const chosen = form.facades.back.parts.get('railing');
  const [behind] = deck;
  if (!chosen || chosen.value === 'none' || !behind) return [];
  const cover = coverOf(form.plan, behind, form.features);
  const isGlazed = form.features.terraceRoof === 'conservatory';
  const middle = (cover.x + cover.width / 2) / 1000;
  const open = (isGlazed ? cover.width : STEPS_DOWN) / 2000;
  const points = edgePoints(deck, 70).map(([x, y]): Vector => [x / 1000, top, y / 1000]);
  const rails = points.slice(0, -1).flatMap((start, index) => {
    const end = points[index + 1] ?? start;
    const isAlong = Math.abs(start[2] - end[2]) < 0.01 && Math.abs(start[2] - (behind.y + 70) / 1000) < 0.01;
    if (!isAlong) return [buildRails(start, end, 0.98, chosen.value)];
    const [left, right] = [start, end].toSorted((a, b) => a[0] - b[0]) as [Vector, Vector];
    return [
      buildRails(left, [Math.max(left[0], middle - open), top, left[2]], 0.98, chosen.value),
      buildRails([Math.min(right[0], middle + open), top, right[2]], right, 0.98, chosen.value),
    ];
  });
  const glass = rails.flatMap((rail) => rail.glass);
  return [
    part(
      'railing',
      'railing',
      chosen.answer,
      rails.flatMap((rail) => rail.wood),
    ),
    ...(glass.length > 0 ? [part('railing', 'railingGlass', chosen.answer, glass)] : []),
  ];
}

function stepsDown(form: Form, along: Rect, top: number, source: string): readonly Part[] {
  const { x, width } = coverOf(form.plan, along, form.features);
  const middle = (x + width / 2) / 1000;
  const treads = Math.max(0, Math.ceil(top / 0.19) - 1);
  const half = STEPS_DOWN / 2000;
  const edge = -along.y / 1000;
  const meshes = Array.from({ length: treads }, (_, index) =>
    box(
      ground,
      [middle - half, middle + half],
      [edge + index * 0.3, edge + (index + 1) * 0.3],
      [0.01, (top * (treads - index)) / (treads + 1)],
    ),
  );
  return meshes.length > 0 ? [part('steps', 'deck', source, meshes)] : [];
}

const POST = 0.13;
const HIGH = 2.5;
/** Below a balcony, an awning is narrower by this length at each side, to fit between the posts of the balcony, m. */
const BESIDE_POSTS = 0.25;

/** Builds an awning, a pergola, a roof on posts or a conservatory behind the house. */
function shelter(form: Form, { x, width, height }: Rect, top: number): readonly Part[] {
  const chosen = form.facades.back.parts.get('shelter');
  if (!chosen) return [];
  const source = chosen.answer;
  const [left, right, deep] = [x / 1000, (x + width) / 1000, height / 1000];
  const frame = frameOf([0, top, 0], [1, 0, 0], [0, 1, 0]);
  // The back wall faces negative z.
  const posts = [left, right - POST].map((a) => box(frame, [a, a + POST], [0, HIGH], [-deep, -deep + POST]));
  const eave = HIGH + top;
  const high = Math.min(eave + 0.5, Math.max(form.eaves - 0.35, eave + 0.12));
  const slope = (edge: number, thick: number) =>
    sheet(
      [
        [right + edge, eave, -deep - 0.25],
        [left - edge, eave, -deep - 0.25],
        [left - edge, high, 0],
        [right + edge, high, 0],
      ],
      thick,
    );
  const front = box(frame, [left, right], [HIGH - 0.2, HIGH - 0.02], [-deep, -deep + POST]);
  switch (chosen.value) {
    case 'awning': {
      const beside = form.facades.back.balcony ? BESIDE_POSTS : 0;
      const high = awningHeight((form.eaves - top) * 1000, form.rise) / 1000;
      return awning([left + beside, right - beside], deep - 0.2, { top, high }, source);
    }
    case 'pergola':
      return pergola(form, [left, right], deep, top, source);
    case 'glazed': {
      const roof = slope(0.15, 0.08);
      return [
        part('shelter', 'metal', source, [roof.upper, roof.rest]),
        ...conservatory(left, right, deep, { top, eave, high }, source),
      ];
    }
    default: {
      const roof = slope(0.25, 0.12);
      return [
        part('post', 'white', source, [...posts, front]),
        part('covering', 'roofing', source, [roof.upper]),
        part('roof', 'soffit', source, [roof.rest]),
      ];
    }
  }
}

/** How far the beams of a pergola extend beyond its posts, m. */
const BEYOND = 0.2;

/**
 * Builds beams on posts. If the fascia of the roof is lower than the beams, the beams end in front of the gutter, and extra posts carry
 * that end.
 */
function pergola(form: Form, [left, right]: Flat, deep: number, top: number, source: string): readonly Part[] {
  const frame = frameOf([0, top, 0], [1, 0, 0], [0, 1, 0]);
  const start = pergolaStart((form.eaves - top) * 1000, form.rise) / 1000;
  const rows = start > 0 ? [-deep, -start - BEYOND - POST] : [-deep];
  const count = Math.floor((right - left) / 0.6);
  return [
    part('shelter', 'larch', source, [
      ...rows.flatMap((z) => [
        ...[left, right - POST].map((a) => box(frame, [a, a + POST], [0, HIGH], [z, z + POST])),
        box(frame, [left - 0.15, right + 0.15], [HIGH - 0.06, HIGH + 0.1], [z, z + POST]),
      ]),
      ...Array.from({ length: count + 1 }, (_, index): Mesh => {
        const a = left + (index * (right - left - 0.07)) / count;
        return box(frame, [a, a + 0.07], [HIGH + 0.1, HIGH + 0.24], [-deep - BEYOND, -start]);
      }),
    ]),
  ];
}

/**
 * `high`: the greatest height of an awning's front edge over the terrace. `below`: how far this edge is at least below the cloth's edge at
 * the wall. `valance`: the height of the valance. m
 */
const FRONT = { high: 2.02, below: 0.25, valance: 0.22 } as const;

/** Builds an awning: striped cloth from a box on the wall at the height `high` over the terrace, on two arms. */
function awning(
  [left, right]: Flat,
  out: number,
  { top, high }: { readonly top: number; readonly high: number },
  source: string,
): readonly Part[] {
  const y = top + high;
  const front = top + Math.min(FRONT.high, high - FRONT.below);
  const cloth = sheet(
    [
      [right, front, -out],
      [left, front, -out],
      [left, y, -0.05],
      [right, y, -0.05],
    ],
    0.006,
  );
  const valance = sheet(
    [
      [right, front - FRONT.valance, -out],
      [left, front - FRONT.valance, -out],
      [left, front, -out - 0.01],
      [right, front, -out - 0.01],
    ],
    0.006,
  );
  const arms = [left + 0.3, right - 0.3].flatMap((a) => [bar([a, y - 0.1, -0.05], [a, front + 0.03, -out], 0.03, 0.04)]);
  return [
    part('shelter', 'awning', source, [cloth.upper, cloth.rest, valance.upper, valance.rest]),
    part('shelter', 'metal', source, [...arms, bar([left - 0.05, y + 0.06, -0.08], [right + 0.05, y + 0.06, -0.08], 0.16, 0.12)]),
  ];
}

/** Builds a conservatory: glass between white posts, on three sides. */
function conservatory(
  left: number,
  right: number,
  deep: number,
  { top, eave, high }: { readonly top: number; readonly eave: number; readonly high: number },
  source: string,
): readonly Part[] {
  const bars: Mesh[] = [];
  const panes: Mesh[] = [];
  const wallOf = (start: Vector, end: Vector, startHigh: number, endHigh: number) => {
    const run = Math.hypot(end[0] - start[0], end[2] - start[2]);
    const count = Math.max(2, Math.round(run / 1));
    const way = unit(subtract(end, start));
    const spot = (share: number, up: number): Vector => add(add(start, scale(subtract(end, start), share)), [0, up, 0]);
    const heightAt = (share: number) => startHigh + (endHigh - startHigh) * share - top - 0.08;
    for (let index = 0; index <= count; index++)
      bars.push(bar(spot(index / count, 0), spot(index / count, heightAt(index / count)), 0.08, 0.08, way));
    bars.push(
      bar(spot(0, 0.06), spot(1, 0.06), 0.08, 0.12),
      bar(spot(0, heightAt(0) - 0.04), spot(1, heightAt(1) - 0.04), 0.08, 0.1),
    );
    const outline: readonly Flat[] = [
      [0, 0.1],
      [run, 0.1],
      [run, heightAt(1)],
      [0, heightAt(0)],
    ];
    panes.push(prism(frameOf(start, way, [0, 1, 0]), outline, -0.005, 0.005));
  };
  wallOf([left + 0.04, top, -0.02], [left + 0.04, top, -deep + 0.04], high, eave);
  wallOf([left + 0.04, top, -deep + 0.04], [right - 0.04, top, -deep + 0.04], eave, eave);
  wallOf([right - 0.04, top, -deep + 0.04], [right - 0.04, top, -0.02], eave, high);
  return [part('post', 'white', source, bars), part('pane', 'railingGlass', source, panes)];
}

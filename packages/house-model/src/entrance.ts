import { BEAM, CANOPY, PORCH, sides, terraceOf } from '@gavel/core/plan';
import { buildEntranceRoof, entranceRoofOf } from './entrance-roof.ts';
import type { Form } from './form.ts';
import { buildRamps } from './gates.ts';
import { at, type Frame, moved } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { bar, box, prism } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import { holesIn } from './holes.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { buildRails } from './rails.ts';

const POST = 0.13;

/** Builds steps, a canopy or a porch at the front door, landings with steps at garden doors without a terrace, and ramps at gates. */
export function buildEntrance(form: Form): readonly Part[] {
  return [...atDoor(form), ...atGardenDoors(form), ...buildRamps(form)];
}

function atDoor(form: Form): readonly Part[] {
  const { walls, facades } = form;
  const side = sides.find((one) => facades[one].door !== null) ?? 'front';
  const { door, parts } = facades[side];
  if (door === null || form.floor <= 0) return [];
  // The origin of this plane is on the ground, below the middle of the door.
  const frame = moved(walls[side], door / 1000, 0);
  const chosen = parts.get('entrance');
  const source = chosen?.answer ?? 'entrance';
  if (side !== 'front' || !chosen) return steps(frame, form.floor, 0, source, 0.8);
  const kind = chosen.value;
  if (kind === 'canopy') return [...steps(frame, form.floor, 0, source), ...canopy(form, frame, source)];
  if (kind === 'porch' || kind === 'ornate') return porch(form, frame, source, kind === 'ornate');
  return steps(frame, form.floor, 0, source);
}

/** The length of a landing at a garden door, m. If a terrace covers more than `COVERED` (m) of a door's width, no landing is built. */
const LANDING = 0.7;
const COVERED = 0.5;

/** Builds landings with steps at the garden doors that do not open to a terrace. */
function atGardenDoors({ plan, storeys: [lowest], features, facades, walls, floor }: Form): readonly Part[] {
  if (plan.open || floor <= 0) return [];
  const decks = (lowest ? terraceOf(plan, lowest, features) : null) ?? [];
  const meshes = sides.flatMap((side) =>
    holesIn(facades[side]).flatMap(({ kind, left, width }) => {
      if (kind !== 'gardenDoor') return [];
      const frame = moved(walls[side], left + width / 2, 0);
      const [a, b] = [at(frame, -width / 2, 0)[0], at(frame, width / 2, 0)[0]].toSorted((one, other) => one - other);
      const isCovered = decks.some(
        ({ x, width: wide }) => Math.min(b ?? 0, (x + wide) / 1000) - Math.max(a ?? 0, x / 1000) > COVERED,
      );
      return isCovered ? [] : landing(frame, floor, width / 2 + 0.1, Math.max(0, Math.ceil(floor / 0.19) - 1));
    }),
  );
  return meshes.length > 0 ? [part('steps', 'stone', 'garden door', meshes)] : [];
}

/** Returns a landing at a door and the steps down from it. */
function landing(frame: Frame, floor: number, half: number, treads: number): readonly Mesh[] {
  const stairs = Array.from({ length: treads }, (_, index) => {
    const top = (floor * (treads - index)) / (treads + 1);
    return box(frame, [-half, half], [-0.1, top], [LANDING + index * 0.3, LANDING + (index + 1) * 0.3]);
  });
  return [box(frame, [-half, half], [-0.1, floor - 0.03], [0, LANDING]), ...stairs];
}

/**
 * Builds the steps down from a door or its porch. Without a porch, also builds a landing outside the door.
 * @param from the distance of the porch’s outer edge from the wall, m; 0: no porch
 */
function steps(frame: Frame, floor: number, from: number, source: string, half = 0.85): readonly Part[] {
  const landing = from > 0 ? from : 1;
  const treads = Math.max(1, Math.ceil(floor / 0.19) - 1);
  const stairs = Array.from({ length: treads }, (_, index) => {
    const top = (floor * (treads - index)) / (treads + 1);
    return box(frame, [-half - 0.15, half + 0.15], [-0.1, top], [landing + index * 0.3, landing + (index + 1) * 0.3]);
  });
  const slabs = from > 0 ? [] : [box(frame, [-half, half], [-0.1, floor - 0.03], [0, landing])];
  return [part('steps', 'stone', source, [...slabs, ...stairs])];
}

function canopy(form: Form, frame: Frame, source: string): readonly Part[] {
  const beam = form.floor + BEAM / 1000;
  const brackets = [-1, 1].flatMap((way): Mesh[] => {
    const a = way * 0.87;
    return [
      box(frame, [a - 0.045, a + 0.045], [beam - 0.85, beam], [0, 0.09]),
      bar(at(frame, a, beam - 0.75, 0.05), at(frame, a, beam - 0.02, CANOPY.deep / 1000 - 0.18), 0.09, 0.1, frame.along),
      box(frame, [a - 0.045, a + 0.045], [beam - 0.1, beam], [0.09, CANOPY.deep / 1000]),
    ];
  });
  return [part('entrance', 'trim', source, brackets), ...roofOver(form, frame, source)];
}

function porch(form: Form, frame: Frame, source: string, isOrnate: boolean): readonly Part[] {
  const { floor, facades } = form;
  const { balcony } = facades.front;
  const [half, deep] = [PORCH.width / 2000, PORCH.deep / 1000];
  const beam = floor + BEAM / 1000;
  const top = balcony ? -balcony.floor / 1000 - 0.16 : beam;
  const posts = [-half, half - POST].flatMap((a) => [
    box(frame, [a, a + POST], [floor, top], [deep - POST, deep]),
    box(frame, [a, a + POST], [floor, top], [0, 0.07]),
  ]);
  const rail = (from: Flat, to: Flat) =>
    buildRails(at(frame, from[0], floor, from[1]), at(frame, to[0], floor, to[1]), 0.9, 'wood').wood;
  const rails = [-1, 1].flatMap((way) => [
    ...rail([way * (half - POST / 2), 0.07], [way * (half - POST / 2), deep - POST]),
    ...rail([way * (half - POST), deep - POST / 2], [way * 0.97, deep - POST / 2]),
  ]);
  const beams = [
    box(frame, [-half, half], [top - 0.02, top + 0.15], [deep - POST, deep]),
    ...[-half, half - POST].map((a) => box(frame, [a, a + POST], [top - 0.02, top + 0.15], [0, deep - POST])),
  ];
  const scallops = isOrnate ? fretwork(frame, half, beam, deep) : [];
  return [
    part('entrance', 'deck', source, [box(frame, [-half, half], [-0.1, floor], [0, deep])]),
    ...steps(frame, floor, deep, source),
    part('post', 'trim', source, [...posts, ...(balcony ? [] : beams)]),
    part('railing', 'trim', source, rails),
    ...(scallops.length > 0 ? [part('entrance', 'trim', source, scallops)] : []),
    ...roofOver(form, frame, source),
  ];
}

function roofOver(form: Form, frame: Frame, source: string): readonly Part[] {
  const roof = entranceRoofOf(form);
  return roof ? buildEntranceRoof(form, frame, roof, source) : [];
}

/** Builds the scallops (half-round boards) that hang from the beam of an ornate porch. */
function fretwork(frame: Frame, half: number, beam: number, deep: number): readonly Mesh[] {
  const wide = (2 * half - 2 * POST) / 12;
  return Array.from({ length: 12 }, (_, index) => {
    const left = -half + POST + index * wide;
    const arc = Array.from({ length: 7 }, (_, step): Flat => {
      const turn = Math.PI + (Math.PI * step) / 6;
      return [left + wide / 2 + (wide / 2) * Math.cos(turn), beam + 0.15 * Math.sin(turn)];
    });
    return prism(frame, arc, deep - POST + 0.02, deep - 0.02);
  });
}

import type { Facade } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { at, type Frame, frameOf } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { bar, box, prism } from './geometry/solids.ts';
import type { Hole } from './holes.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';

const BACK = -0.12;
const FACE = -0.07;

/** The ramp from a gate to the ground, m. `below`: how far its start is below the floor, and how far its end is above the ground. */
const RAMP = { long: 1.3, below: 0.02 } as const;

/** Builds concrete ramps, on which cars drive up to the floor behind the gates. */
export function buildRamps({ facades: { front }, walls, floor }: Form): readonly Part[] {
  if (floor <= 0 || front.gates.length === 0) return [];
  const ramps = front.gates.map(([left, width]) => {
    const side = frameOf(at(walls.front, left / 1000 - 0.1, 0), walls.front.out, [0, 1, 0]);
    const outline = [
      [0, -0.1],
      [RAMP.long, -0.1],
      [RAMP.long, RAMP.below],
      [0, floor - RAMP.below],
    ] as const;
    return prism(side, outline, -(width / 1000 + 0.2), 0);
  });
  return [part('steps', 'stone', 'gates', ramps)];
}

/** Builds a garage gate in its opening: four hinged sections, plain boards, or two leaves with braces. */
export function buildGate({ parts }: Facade, frame: Frame, { width, height }: Hole, source: string): readonly Part[] {
  const kind = parts.get('gates')?.value;
  const material = kind === 'boards' || kind === undefined || kind === 'swing' ? 'boards' : 'gate';
  if (kind === 'boards')
    return [part('gate', material, source, [box(frame, [0.01, width - 0.01], [0.01, height], [BACK, FACE])])];
  if (kind === 'swing' || kind === undefined) {
    const half = width / 2;
    const meshes = [0, 1].flatMap((leaf): Mesh[] => {
      const [from, to] = [leaf * half + 0.008, (leaf + 1) * half - 0.008];
      const levels = [0.09, height / 2, height - 0.09];
      const hung = leaf === 0 ? [from + 0.07, to - 0.07] : [to - 0.07, from + 0.07];
      const braces = levels
        .slice(0, 2)
        .map((low, index) =>
          bar(
            at(frame, hung[0] ?? 0, low, FACE + 0.014),
            at(frame, hung[1] ?? 0, levels[index + 1] ?? low, FACE + 0.014),
            0.12,
            0.026,
            frame.out,
          ),
        );
      return [
        box(frame, [from, to], [0.02, height - 0.01], [BACK, FACE]),
        ...levels.map((level) => box(frame, [from, to], [level - 0.07, level + 0.07], [FACE, FACE + 0.028])),
        ...braces,
      ];
    });
    return [part('gate', material, source, meshes)];
  }
  const rows = 4;
  const meshes = Array.from({ length: rows }, (_, row): Mesh[] => {
    const [low, high] = [(height * row) / rows + 0.005, (height * (row + 1)) / rows - 0.005];
    const boxes = kind === 'panelled' ? 4 : 0;
    return [
      box(frame, [0.01, width - 0.01], [low, high], [BACK, FACE]),
      ...Array.from({ length: boxes }, (_, column) =>
        box(
          frame,
          [(width * column) / boxes + 0.08, (width * (column + 1)) / boxes - 0.08],
          [low + 0.08, high - 0.08],
          [FACE, FACE + 0.014],
        ),
      ),
    ];
  }).flat();
  return [part('gate', material, source, meshes)];
}

import type { ShownPart } from '@gavel/core/plan';
import type { Mesh } from './geometry/mesh.ts';
import { bar, prism, tube } from './geometry/solids.ts';
import { add, lengthOf, scale, subtract, unit, type Vector } from './geometry/vector.ts';

/** The meshes of a railing, by material. Metres. */
export interface Rails {
  readonly wood: readonly Mesh[];
  readonly glass: readonly Mesh[];
}

export function buildRails(start: Vector, end: Vector, high: number, kind: ShownPart['value']): Rails {
  const run = lengthOf(subtract(end, start));
  if (run < 0.05) return { wood: [], glass: [] };
  const way = unit(subtract(end, start));
  const spot = (along: number, up: number): Vector => add(add(start, scale(way, along)), [0, up, 0]);
  const upright = (along: number, from: number, to: number, size: number) =>
    bar(spot(along, from), spot(along, to), size, size, way);
  const evenly = (step: number) => {
    const count = Math.max(1, Math.round(run / step));
    return Array.from({ length: count + 1 }, (_, index) => (run * index) / count);
  };
  const posts = evenly(1.8);
  switch (kind) {
    case 'glass': {
      const panes = posts
        .slice(0, -1)
        .map((from, index) => pane(spot(from + 0.05, 0.08), spot((posts[index + 1] ?? run) - 0.05, 0.08), high - 0.12));
      return {
        wood: [...posts.map((along) => upright(along, 0, high, 0.045)), bar(spot(0, high), spot(run, high), 0.05, 0.035)],
        glass: panes,
      };
    }
    case 'iron':
      return {
        wood: [
          bar(spot(0, high), spot(run, high), 0.045, 0.025),
          bar(spot(0, 0.1), spot(run, 0.1), 0.03, 0.02),
          ...posts.map((along) => upright(along, 0, high, 0.035)),
          ...evenly(0.12)
            .slice(1, -1)
            .map((along) => tube([spot(along, 0.1), spot(along, high)], 0.008, 6)),
        ],
        glass: [],
      };
    default:
      return {
        wood: [
          bar(spot(0, high - 0.02), spot(run, high - 0.02), 0.11, 0.04),
          bar(spot(0, high - 0.085), spot(run, high - 0.085), 0.035, 0.07),
          bar(spot(0, 0.12), spot(run, 0.12), 0.035, 0.07),
          ...posts.map((along) => upright(along, 0, high + 0.03, 0.09)),
          ...evenly(0.14)
            .slice(1, -1)
            .map((along) => upright(along, 0.12, high - 0.09, 0.035)),
        ],
        glass: [],
      };
  }
}

function pane(start: Vector, end: Vector, high: number): Mesh {
  const run = lengthOf(subtract(end, start));
  const along = unit(subtract(end, start));
  const frame = { origin: start, along, up: [0, 1, 0] as const, out: [-along[2], 0, along[0]] as const };
  return prism(
    frame,
    [
      [0, 0],
      [run, 0],
      [run, high],
      [0, high],
    ],
    -0.005,
    0.005,
  );
}

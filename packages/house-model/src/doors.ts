import type { doorIn, Facade } from '@gavel/core/plan';
import type { Frame } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { box, surround } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';

/** The distances of a door leaf’s inner and outer face from the outer face of the wall; negative is inwards, m. */
const BACK = -0.1;
const FACE = -0.05;

/**
 * Builds the leaves of an outer door and the pane beside them.
 * @param frame the plane of the wall, with its origin at the lower left corner of the opening
 */
export function buildDoor(
  { parts, isSidelit, hinge }: Facade,
  frame: Frame,
  { width: mm, height: tall, leaf: leafMm, leaves, pane }: ReturnType<typeof doorIn>,
  source: string,
): readonly Part[] {
  const [width, height, leaf] = [mm / 1000, tall / 1000, leafMm / 1000];
  const kind = parts.get('door')?.value;
  const [paint, glass, metal]: [Mesh[], Mesh[], Mesh[]] = [[], [], []];
  const jamb = 0.05;
  /**
   * Returns where a leaf or pane begins and ends between the jambs, m. `left`: its left edge, mm from the middle of the door;
   * `wide`: m.
   */
  const within = (left: number, wide: number): Flat => {
    const from = left / 1000 + width / 2;
    return [Math.max(from, jamb), Math.min(from + wide, width - jamb)];
  };
  for (const [index, left] of leaves.entries()) {
    const [from, to] = within(left, leaf);
    const isHungLeft = leaves.length > 1 ? index === 0 : hinge === 'left';
    const high = height - jamb;
    paint.push(box(frame, [from, to], [0.02, high], [BACK, FACE]));
    dress(from, to, high);
    const grip = isHungLeft ? to - 0.07 : from + 0.07;
    metal.push(
      box(frame, [grip - 0.02, grip + 0.02], [0.92, 1.16], [FACE, FACE + 0.012]),
      box(frame, isHungLeft ? [grip - 0.13, grip] : [grip, grip + 0.13], [1.05, 1.075], [FACE + 0.03, FACE + 0.055]),
    );
  }
  if (pane !== null) {
    const [from, to] = within(pane, width - leaf);
    paint.push(
      surround(frame, [from, to], [0.02, height - jamb], 0.07, [BACK, FACE]),
      box(frame, [from + 0.07, to - 0.07], [0.09, 0.5], [BACK, FACE - 0.01]),
    );
    glass.push(box(frame, [from + 0.07, to - 0.07], [0.5, height - jamb - 0.07], [FACE - 0.03, FACE - 0.025]));
  }
  return [
    part('frame', 'trim', source, [surround(frame, [0, width], [-0.005, height], jamb, [-0.12, 0.012])]),
    part('door', 'door', source, paint),
    part('handle', 'metal', source, metal),
    ...(glass.length > 0 ? [part('pane', 'glass', source, glass)] : []),
  ];

  /** Adds the panels, grooves or panes of this kind of leaf. */
  function dress(from: number, to: number, high: number): void {
    const wide = to - from;
    const relief = (a: Flat, u: Flat, out = 0.014) => paint.push(box(frame, a, u, [FACE, FACE + out]));
    const panel = (a: Flat, u: Flat) => relief([a[0] + 0.035, a[1] - 0.035], [u[0] + 0.035, u[1] - 0.035], 0.012);
    const rows: readonly Flat[] = [
      [0.22, 0.95],
      [1.09, high - 0.14],
    ];
    switch (kind) {
      case 'panelled':
      case 'double':
        for (const row of rows) {
          if (kind === 'double') panel([from + 0.1, to - 0.1], row);
          else
            for (const half of [0, 1])
              panel([from + 0.12 + (half * (wide - 0.18)) / 2, from + 0.06 + ((half + 1) * (wide - 0.12)) / 2], row);
        }
        relief([from, from + 0.1], [0.02, high]);
        relief([to - 0.1, to], [0.02, high]);
        return;
      case 'glazed': {
        const [a, u]: [Flat, Flat] = [
          [from + 0.14, to - 0.14],
          [0.95, high - 0.15],
        ];
        glass.push(box(frame, a, u, [FACE, FACE + 0.004]));
        paint.push(surround(frame, [a[0] - 0.03, a[1] + 0.03], [u[0] - 0.03, u[1] + 0.03], 0.03, [FACE, FACE + 0.018]));
        if (isSidelit) {
          relief([(from + to) / 2 - 0.014, (from + to) / 2 + 0.014], u);
          for (const share of [1 / 3, 2 / 3])
            relief(a, [u[0] + (u[1] - u[0]) * share - 0.014, u[0] + (u[1] - u[0]) * share + 0.014]);
        }
        panel([from + 0.1, to - 0.1], [0.18, 0.85]);
        return;
      }
      case 'slide':
        for (const half of [0, 1]) {
          const a: Flat = [from + 0.12 + (half * wide) / 2, from + (half + 1) * (wide / 2) - 0.06];
          glass.push(box(frame, a, [0.12, high - 0.12], [FACE, FACE + 0.004]));
        }
        return;
      case 'plain':
        for (let row = 0; row < 4; row++)
          relief([from + 0.06, to - 0.06], [0.1 + row * ((high - 0.14) / 4), 0.06 + (row + 1) * ((high - 0.14) / 4)], 0.006);
        return;
      default:
        for (let board = 0; board < 7; board++)
          relief([from + (wide * board) / 7 + 0.004, from + (wide * (board + 1)) / 7 - 0.004], [0.03, high - 0.01], 0.009);
    }
  }
}

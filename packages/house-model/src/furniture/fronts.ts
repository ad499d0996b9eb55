import type { Fronts } from '../fittings.ts';
import type { Flat } from '../geometry/vector.ts';
import type { MaterialKey } from '../house-model.ts';
import type { PieceBuilder } from './piece-builder.ts';

/** The gap between two fronts, the thickness of a front, and the width and the thickness of the frame on a front; m. */
const GAP = 0.003;
export const FRONT = 0.019;
const FRAME = { wide: 0.06, thick: 0.008 } as const;
/** The approximate distance between the grooves of a front, m. */
const GROOVES = 0.04;
/** A handle: its greatest length, its thickness, and its distance from the front and from the front's edge, m. */
const HANDLE = { long: 0.16, thick: 0.011, out: 0.028, edge: 0.045 } as const;

/** A door that is higher than `TALL_DOOR` and not high on the wall has its handle at the height `GRIP`, where a hand reaches it; m. */
const TALL_DOOR = 1.3;
const GRIP = 1.02;

/** A door or drawer in front of a cupboard. `back`: the distance of its back from the wall, m. */
interface Front {
  readonly material: MaterialKey;
  readonly form: Fronts;
  readonly u: Flat;
  readonly y: Flat;
  readonly back: number;
  readonly handle: 'level' | 'left' | 'right' | 'none';
  /** Whether the front is so high on the wall that a door's handle is near the door's lower end. */
  readonly isHigh?: boolean;
}

export function addFront(
  builder: PieceBuilder,
  { material, form, u: [left, right], y: [low, high], back, handle, isHigh }: Front,
): void {
  const [u, y]: [Flat, Flat] = [
    [left + GAP / 2, right - GAP / 2],
    [low + GAP / 2, high - GAP / 2],
  ];
  const face = back + FRONT;
  if (form === 'framed') {
    builder.box(material, u, y, [back, face - FRAME.thick]);
    const { wide } = FRAME;
    const frame: Flat = [back, face];
    builder.box(material, [u[0], u[0] + wide], y, frame);
    builder.box(material, [u[1] - wide, u[1]], y, frame);
    const across: Flat = [u[0] + wide, u[1] - wide];
    const rail = Math.min(wide, (y[1] - y[0]) / 3.5);
    builder.box(material, across, [y[0], y[0] + rail], frame);
    builder.box(material, across, [y[1] - rail, y[1]], frame);
  } else builder.box(material, u, y, [back, form === 'grooved' ? face - 0.005 : face]);
  if (form === 'grooved') {
    const count = Math.max(1, Math.round((u[1] - u[0]) / GROOVES));
    const each = (u[1] - u[0]) / count;
    for (let at = 0; at < count; at++)
      builder.box(material, [u[0] + at * each + 0.004, u[0] + (at + 1) * each - 0.004], y, [back, face]);
  }
  if (handle !== 'none') addHandle(builder, u, y, face, handle, isHigh ?? false);
}

function addHandle(
  builder: PieceBuilder,
  u: Flat,
  y: Flat,
  face: number,
  side: 'level' | 'left' | 'right',
  isHigh: boolean,
): void {
  const { long, thick, out, edge } = HANDLE;
  const middle = (u[0] + u[1]) / 2;
  const isLevel = side === 'level';
  const length = Math.min(long, (isLevel ? u[1] - u[0] : y[1] - y[0]) * 0.7);
  const isTall = y[1] - y[0] > TALL_DOOR;
  const from = isTall && !isHigh ? GRIP - length / 2 : isHigh ? y[0] + edge : y[1] - edge - length;
  const at = side === 'left' ? u[0] + edge : u[1] - edge;
  const [across, upright]: [Flat, Flat] = isLevel
    ? [
        [middle - length / 2, middle + length / 2],
        [y[1] - edge - thick, y[1] - edge],
      ]
    : [
        [at - thick / 2, at + thick / 2],
        [from, from + length],
      ];
  builder.box('handles', across, upright, [face + out - thick, face + out]);
  for (const end of [0, 1] as const) {
    const foot = (range: Flat): Flat => (end === 0 ? [range[0], range[0] + thick] : [range[1] - thick, range[1]]);
    builder.box('handles', isLevel ? foot(across) : across, isLevel ? upright : foot(upright), [face, face + out - thick]);
  }
}

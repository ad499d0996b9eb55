import type { Features, Opening, Side } from './house-plan.ts';
import type { Rect } from './rect.ts';
import type { Storey, Way } from './storey.ts';

/** Returns where a box begins and ends along a wall, seen from the side that the wall faces. Millimetres. */
export type Along = (box: Rect) => readonly [from: number, to: number];

export function alongWall(facing: Side, length: number): Along {
  return ({ x, y, width, height }) =>
    facing === 'front'
      ? [x, x + width]
      : facing === 'back'
        ? [length - x - width, length - x]
        : facing === 'left'
          ? [y, y + height]
          : [length - y - height, length - y];
}

/** A window or a garden door, with its measures on the façade. */
interface SeenOpening {
  /** How a garden door opens; null or undefined: the opening is a window. */
  readonly form: Features['terraceDoor'] | null | undefined;
  /** True: the house is mirrored, so the leaves and panes of a garden door have the opposite order. */
  readonly isMirrored: boolean;
  readonly opening: Opening;
}

/**
 * Returns the windows and garden doors of one wall as the façade shows them. `lifted`: by how many mm a higher ceiling on the ground floor
 * raises an upper storey.
 */
export function seenOpenings(storeys: readonly Storey[], facing: Side, along: Along, lifted: number): readonly SeenOpening[] {
  return storeys.flatMap(({ at, windows, ways }) =>
    windows
      .filter((window) => window.side === facing)
      .map(({ gap, opening: [, sill, , height], sill: over, isTall }) => {
        const [from, to] = along(gap);
        const way = ways.find(({ kind, gap: other }) => kind === 'terrace' && other.x === gap.x && other.y === gap.y);
        const lowered = isTall && at > 0 ? over : 0;
        const foot = sill - lowered + (at > 0 ? lifted : 0);
        const opening = [from, foot, to - from, height + lowered] as const;
        return { form: at === 0 ? way?.form : null, isMirrored: way?.isMirrored ?? false, opening };
      }),
  );
}

/** Returns the middle of the entrance door along one wall; null: the entrance door is in another wall. */
export function entranceIn(lowest: Storey | undefined, facing: Side, along: Along): number | null {
  const [door] = outerDoors(lowest, 'entrance', facing).map(({ gap }) => along(gap));
  return door ? (door[0] + door[1]) / 2 : null;
}

/** Returns on which side the entrance door in one wall has its hinges, seen from outside; `left` if the wall has no such door. */
export function hingeIn(lowest: Storey | undefined, facing: Side, along: Along): 'left' | 'right' {
  const [door] = outerDoors(lowest, 'entrance', facing);
  if (!door?.swing) return 'left';
  const [x, y] = door.swing.hinge;
  const [from, to] = along(door.gap);
  const [at] = along({ x, y, width: 0, height: 0 });
  return at - from < to - at ? 'left' : 'right';
}

/** Returns where each garage door in one wall begins, and its width. */
export function gatesIn(
  lowest: Storey | undefined,
  facing: Side,
  along: Along,
): readonly (readonly [at: number, width: number])[] {
  return outerDoors(lowest, 'gate', facing).map(({ gap }) => [along(gap)[0], gap.width]);
}

function outerDoors(lowest: Storey | undefined, kind: 'entrance' | 'gate', facing: Side): readonly Way[] {
  return (lowest?.ways ?? []).filter((way) => way.kind === kind && sideOf(way) === facing);
}

function sideOf({ gap, isUpright }: Way): Side {
  if (isUpright) return gap.x === 0 ? 'left' : 'right';
  return gap.y === 0 ? 'back' : 'front';
}

/** Returns the stretch from the smallest start to the greatest end of these stretches; null for an empty list. */
export function spanOf(spans: readonly (readonly [number, number])[]): readonly [number, number] | null {
  return spans.length === 0 ? null : [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

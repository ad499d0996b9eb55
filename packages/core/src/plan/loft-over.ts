import type { Features } from './house-plan.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

/** The area of a loft, m². */
const LOFT = 8;

/** Returns the part of a small house under its loft, along the left gable; null: the house has no loft. */
export function loftOver({ rooms }: Storey, { shows = {} }: Features): Rect | null {
  if ((shows.loft ?? 'none') === 'none') return null;
  const parts = rooms.flatMap((room) => room.parts);
  const [x, y] = [Math.min(...parts.map((part) => part.x)), Math.min(...parts.map((part) => part.y))];
  const height = Math.max(...parts.map((part) => part.y + part.height)) - y;
  return { x, y, width: (LOFT * 1e6) / height, height };
}

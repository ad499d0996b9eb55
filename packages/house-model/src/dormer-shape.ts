import { type Dormer, dormerFace, dormerFoot, type Facade } from '@gavel/core/plan';
import type { Form } from './form.ts';

/**
 * The shape of a dormer, in metres: half its width, and the heights over the ground of the lower end of its front, of the lower ends of its
 * slopes (`shoulder`), and of its ridge.
 */
export interface DormerShape {
  readonly half: number;
  readonly foot: number;
  readonly shoulder: number;
  readonly top: number;
  /**
   * How far the dormer's front is behind the wall of the house, and how many metres the dormer's roof rises over one horizontal
   * metre.
   */
  readonly front: number;
  readonly pitch: number;
}

/** Returns the shape of a dormer, as the elevations show it. */
export function shapeOf({ eaves, rise }: Pick<Form, 'eaves' | 'rise'>, facade: Facade, dormer: Dormer): DormerShape {
  const face = dormerFace(facade, dormer);
  const [half, shoulder, top] = [face.half / 1000, -face.shoulder / 1000, -face.top / 1000];
  const foot = -dormerFoot(facade, dormer) / 1000;
  const front = dormer.isGable ? 0 : Math.max(0, (foot - eaves) / rise);
  return { half, foot, shoulder, top, front, pitch: (top - shoulder) / half };
}

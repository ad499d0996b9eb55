import { type Dormer, dormerFace, type Facade } from '@gavel/core/plan';
import type { Form } from './form.ts';

/** A dormer in metres: heights over the ground. */
export interface DormerShape {
  readonly half: number;
  readonly foot: number;
  readonly shoulder: number;
  readonly top: number;
  /** How far in its front is, and how much its slopes rise in a metre. */
  readonly front: number;
  readonly pitch: number;
}

/** How much of a dormer's front there is at least under its windows, m. */
const UNDER_SILL = 0.12;

/** As elevations have it. One that sits on the roof begins below its windows, however high these are lifted. */
export function shapeOf({ eaves, rise }: Pick<Form, 'eaves' | 'rise'>, facade: Facade, dormer: Dormer): DormerShape {
  const face = dormerFace(facade, dormer);
  const [half, shoulder, top] = [face.half / 1000, -face.shoulder / 1000, -face.top / 1000];
  const sills = face.inside.map(([, sill]) => (sill - facade.floor) / 1000 - UNDER_SILL);
  const foot = dormer.isGable ? -face.foot / 1000 : Math.min(-face.foot / 1000, ...sills);
  const front = dormer.isGable ? 0 : Math.max(0, (foot - eaves) / rise);
  return { half, foot, shoulder, top, front, pitch: (top - shoulder) / half };
}

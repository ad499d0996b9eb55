import { type Dormer, dormerFace, type Facade } from '@gavel/core/plan';
import type { Form } from './form.ts';

/** The shape of a dormer in metres. Heights are over the ground. */
export interface DormerShape {
  readonly half: number;
  readonly foot: number;
  readonly shoulder: number;
  readonly top: number;
  /** How far the dormer's front is behind the wall, and the rise of its slopes in a metre. */
  readonly front: number;
  readonly pitch: number;
}

/** The least height of a dormer’s front below its windows, m. */
const UNDER_SILL = 0.12;

/** Returns the shape that elevations show. A dormer on the roof begins below its windows, also where the windows are high. */
export function shapeOf({ eaves, rise }: Pick<Form, 'eaves' | 'rise'>, facade: Facade, dormer: Dormer): DormerShape {
  const face = dormerFace(facade, dormer);
  const [half, shoulder, top] = [face.half / 1000, -face.shoulder / 1000, -face.top / 1000];
  const sills = face.inside.map(([, sill]) => (sill - facade.floor) / 1000 - UNDER_SILL);
  const foot = dormer.isGable ? -face.foot / 1000 : Math.min(-face.foot / 1000, ...sills);
  const front = dormer.isGable ? 0 : Math.max(0, (foot - eaves) / rise);
  return { half, foot, shoulder, top, front, pitch: (top - shoulder) / half };
}

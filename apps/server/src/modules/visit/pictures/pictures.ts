import type { Renditions } from '../../../adapters/media/renditions.ts';
import type { Drawings } from './drawings.ts';
import type { Manifests } from './manifests.ts';

/** Everything that has to do with pictures, for the routes. */
export interface Pictures {
  readonly renditions: Renditions;
  readonly manifests: Manifests;
  readonly drawings: Drawings;
  /** Whether pictures were published under this hash: now, once, or never (null). */
  ageOf(hash: string): Promise<'current' | 'earlier' | null>;
}

import type { PictureStorage } from '../../../adapters/media/picture-storage.ts';
import type { Renditions } from '../../../adapters/media/renditions.ts';
import type { Drawings } from './drawings.ts';
import type { Manifests } from './manifests.ts';
import type { Stills } from './stills.ts';

/** The services that read and make pictures. */
export interface Pictures {
  readonly renditions: Renditions;
  /** The pictures in the range folder, without the pictures that staff have uploaded to the server. */
  readonly ofFolder: PictureStorage;
  readonly manifests: Manifests;
  readonly drawings: Drawings;
  readonly stills: Stills;
  /** Returns whether a hash of pictures is that of the current or of earlier pictures (see `pictureAges`); null: it is unknown. */
  ageOf(hash: string): Promise<'current' | 'earlier' | null>;
}

import type { Configuration } from '../model/configuration.ts';
import { isDrawing } from './picture-of-step.ts';

/** Returns whether the range describes the rooms of the house. Only such a house has drawings, a 3D model and an outline on its plot. */
export function isDescribed({ sections }: Pick<Configuration, 'sections'>): boolean {
  return sections.some((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
}

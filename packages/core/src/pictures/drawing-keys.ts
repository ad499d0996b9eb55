import type { Configuration } from '../model/configuration.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import { pictureKeys } from './picture-keys.ts';
import { isDrawing } from './picture-of-step.ts';

/**
 * Returns the picture keys for the drawings and the 3D model of the house, category → key (`pictureKeys`). Null: the range describes no
 * rooms of the house.
 */
export function drawingKeys(
  { sections, dynamicImageKeys }: Pick<Configuration, 'sections' | 'dynamicImageKeys'>,
  compiled: CompiledModel,
  visit: Visit,
): ReadonlyMap<string, string> | null {
  const drawn = sections.find((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
  return drawn ? pictureKeys(compiled, visit, sections, dynamicImageKeys, drawn.id) : null;
}

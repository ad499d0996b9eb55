import {
  type Camera,
  type CompiledModel,
  type Configuration,
  type DrawnPicture,
  type Picture,
  pictureKeys,
  type Step,
  type Visit,
} from '@gavel/core';
import { guideOf } from '../guide-of.ts';

/** What the server draws of the same, for when a picture cannot be had: the room of a scene, else the house. */
export function drawnInstead(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  step: Pick<Step, 'sectionId'> | null,
  picture: Picture,
): DrawnPicture {
  const { sections, dynamicImageKeys, houseDynamicImageKey } = configuration;
  const camera = picture.kind === 'static' ? FRONT : picture.camera;
  const section = guideOf(configuration).sections.get(step?.sectionId ?? 0);
  const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, section?.id ?? 0);
  return section && picture.kind === 'layers'
    ? { kind: 'drawn', camera, subject: 'room', name: section.dynamicImageSceneId, keys }
    : { kind: 'drawn', camera, subject: 'house', name: houseDynamicImageKey, keys };
}

const FRONT: Camera = { id: 'front', title: '', width: null, height: null, subject: null };

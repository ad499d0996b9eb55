import { type CompiledModel, type Configuration, type GuideSection, pictureKeys, type Visit } from '@gavel/core';

const EXTERIOR = 'exterior';
const FRONT = { id: 'front', title: '' };

/** The picture of a visit in a section: the section's own scene, or the house itself where it has none; `wide` with all of its garden. */
export function pictureAddress(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  section: GuideSection | undefined,
  camera: string,
  wide = false,
): string {
  const { sections, dynamicImageKeys, houseDynamicImageKey } = configuration;
  const scene = section?.dynamicImageSceneId || EXTERIOR;
  const shown = section ?? sections.find(({ dynamicImageSceneId }) => dynamicImageSceneId === EXTERIOR);
  const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, shown?.id ?? 0);
  const isExterior = scene === EXTERIOR;
  const path = isExterior ? `/media/drawn/house/${houseDynamicImageKey}.svg` : `/media/drawn/room/${scene}.svg`;
  const query = new URLSearchParams([...keys].sort(([left], [right]) => left.localeCompare(right)));
  query.set(isExterior ? 'view' : 'camera', camera);
  if (isExterior && wide) query.set('frame', 'wide');
  return `${path}?${query}`;
}

/** The cameras of a section; the front of the house where it has none. */
export function camerasOf(section: GuideSection | undefined): readonly { id: string; title: string }[] {
  const cameras = section?.dynamicImageCameras ?? [];
  return cameras.length > 0 ? cameras : [FRONT];
}

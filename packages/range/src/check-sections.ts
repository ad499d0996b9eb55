import { cameraTitles } from './camera-titles.ts';
import type { Report } from './fault.ts';
import { nearMiss } from './near-miss.ts';
import type { RangeIndex } from './range-index.ts';
import type { SectionSource } from './source.ts';

/** Rendering methods that need cameras: layers and manifest. */
const LAYERED = [2, 3];

/** Questions that no section asks, and scenes and cameras that do not go together. */
export function checkSections({ source, questions }: RangeIndex, report: Report): void {
  const { places, sections } = source;
  const asked = new Set(sections.flatMap((section) => section.questions));
  for (const question of source.questions) {
    if (!asked.has(question.key)) report(places.of(question, 'key'), `no section lists the question '${question.key}'`);
  }
  for (const section of sections) {
    checkScene(section);
    for (const question of section.questions.flatMap((key) => questions.get(key) ?? [])) {
      const cameras = section.cameras ?? [];
      if (question.camera !== undefined && !cameras.includes(question.camera)) {
        report(
          places.of(question, 'camera'),
          `the section '${section.key}' has no camera '${question.camera}'; it has: ${list(cameras)}`,
        );
      }
      if (LAYERED.includes(question.rendering ?? 1) && section.scene === undefined) {
        report(
          places.of(question, 'rendering'),
          `rendering ${question.rendering} needs a scene, and the section '${section.key}' has none`,
        );
      }
    }
  }

  function checkScene(section: SectionSource): void {
    const { key, scene, cameras = [] } = section;
    if (scene === undefined && cameras.length > 0)
      report(places.of(section, 'cameras'), `the section '${key}' has cameras but no scene`);
    if (scene !== undefined && cameras.length === 0)
      report(places.of(section, 'scene'), `the section '${key}' has a scene but no cameras`);
    for (const [at, camera] of cameras.entries()) {
      if (Object.hasOwn(cameraTitles, camera)) continue;
      const known = Object.keys(cameraTitles);
      report(
        places.of(section, 'cameras', at),
        `there is no camera '${camera}'${nearMiss(camera, known)}; cameras: ${list(known)}`,
      );
    }
  }
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none';
}

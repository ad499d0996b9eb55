import { PLAN } from '../build/build-plan.ts';
import { camerasIn, EXTERIOR, STOREYS } from '../build/picture-scenes.ts';
import type { Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { SectionSource } from '../source/source.ts';

/**
 * Reports questions that no section asks, and sections with a scene but no camera (only a floor plan needs none), or with cameras but no
 * scene. Reports these names of cameras: in a section, a camera that does not exist; in a house, a camera from which no section shows the
 * exterior; in a question, a camera that its section lacks. Also reports `sceneFrom`, `newImageManifest` and `rendering` if the scene of
 * the section does not allow them.
 */
export function checkSections({ source, questions }: RangeIndex, report: Report): void {
  const { places, sections } = source;
  const asked = new Set(sections.flatMap((section) => section.questions));
  for (const question of source.questions) {
    if (!asked.has(question.key)) report(places.of(question, 'key'), `no section lists the question '${question.key}'`);
  }
  const known = source.cameras.map(({ key }) => key);
  const outside = sections.filter(({ scene }) => scene === EXTERIOR).flatMap(({ cameras = [] }) => cameras);
  for (const house of source.houses) {
    for (const [at, camera] of (house.cameras ?? []).entries()) {
      if (!outside.includes(camera))
        report(
          places.of(house, 'cameras', at),
          `no section shows the exterior from '${camera}'; cameras: ${list([...new Set(outside)])}`,
        );
    }
  }
  const storeys = [...new Set(source.houses.flatMap((house) => camerasIn({ scene: PLAN }, house)))];
  for (const section of sections) {
    checkScene(section);
    checkSceneFrom(section);
    if (section.newImageManifest && section.scene !== EXTERIOR) {
      const message = `only the exterior has a manifest, and the scene of '${section.key}' is ${section.scene ?? 'none'}`;
      report(places.of(section, 'newImageManifest'), message);
    }
    for (const question of section.questions.flatMap((key) => questions.get(key) ?? [])) {
      const hasStoreys = section.scene === PLAN || section.cameras?.includes(STOREYS);
      const cameras = [...(hasStoreys ? storeys : []), ...(section.cameras ?? [])];
      const { camera = [] } = question;
      for (const named of typeof camera === 'string' ? [camera] : camera.map((one) => one.camera))
        if (!cameras.includes(named))
          report(
            places.of(question, 'camera'),
            `the section '${section.key}' has no camera '${named}'; it has: ${list(cameras)}`,
          );
      if ((question.rendering ?? 'static') !== 'static' && section.scene === undefined) {
        report(
          places.of(question, 'rendering'),
          `rendering '${question.rendering}' needs a scene, and the section '${section.key}' has none`,
        );
      }
    }
  }

  /** Reports a section whose answers decide its scene although the scene is no room, and such answers without a picture key. */
  function checkSceneFrom(section: SectionSource): void {
    const { key, scene, sceneFrom } = section;
    if (sceneFrom === undefined) return;
    if (scene === undefined || scene === EXTERIOR) {
      const message = `only a room is picked by an answer, and the scene of '${key}' is ${scene ?? 'none'}`;
      report(places.of(section, 'sceneFrom'), message);
      return;
    }
    for (const answer of questions.get(sceneFrom)?.answers ?? []) {
      if (answer.picture === undefined || answer.picture.length === 0)
        report(places.of(answer, 'key'), `'${answer.key}' picks the scene of '${key}', and has no picture key to name it`);
    }
  }

  function checkScene(section: SectionSource): void {
    const { key, scene, cameras = [] } = section;
    if (scene === undefined && cameras.length > 0)
      report(places.of(section, 'cameras'), `the section '${key}' has cameras but no scene`);
    if (scene !== undefined && scene !== PLAN && cameras.length === 0)
      report(places.of(section, 'scene'), `the section '${key}' has a scene but no cameras`);
    for (const [at, camera] of cameras.entries()) {
      if (known.includes(camera)) continue;
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

import { Fog, HemisphereLight, Scene } from 'three';
import { createForest } from './forest.ts';
import { createLawn } from './lawn.ts';
import { createTrees, type Trees } from './plants.ts';
import { createSky, HORIZON } from './sky.ts';
import { createFill, createSun, FIRST_SUN, lightFrom, type SunDirection, towards } from './sunlight.ts';
import type { Surfaces } from './surfaces.ts';

/** The scene around every house: sky, lawn, trees, forest and light. */
export interface Surroundings {
  readonly scene: Scene;
  /** Sets the light for a sun in this direction, for a viewpoint outside or inside the house. */
  light(direction: SunDirection, isInside: boolean): void;
  /** Hides the trees that are closer to the camera than this, in m. See `Trees`. */
  hideTreesWithin: Trees['hideWithin'];
  dispose(): void;
}

/**
 * Creates the scene.
 * @param isQuick whether a graphics processor renders it
 */
export function createSurroundings(surfaces: Surfaces, isQuick: boolean): Surroundings {
  const scene = new Scene();
  scene.fog = new Fog(HORIZON.getHex(), 24, 230);
  const sky = createSky(towards(FIRST_SUN).toArray());
  const lawn = createLawn();
  const [trees, forest] = [createTrees(9, isQuick ? 'fine' : 'plain'), createForest()];
  const plants = {
    light(...lit: Parameters<typeof trees.light>) {
      trees.light(...lit);
      forest.light(lit[0]);
    },
  };
  const sun = createSun(isQuick ? 2048 : 1024);
  const [daylight, fill] = [new HemisphereLight(), createFill()];
  scene.add(sky.dome, lawn.mesh, forest.mesh, ...trees.meshes, sun, sun.target, daylight, fill);
  return {
    scene,
    light: (direction, isInside) => lightFrom(direction, { scene, sun, daylight, fill, sky, trees: plants, surfaces, isInside }),
    hideTreesWithin: trees.hideWithin,
    dispose() {
      sky.dispose();
      lawn.dispose();
      trees.dispose();
      forest.dispose();
      sun.dispose();
    },
  };
}

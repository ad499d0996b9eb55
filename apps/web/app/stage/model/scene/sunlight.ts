import { Color, DirectionalLight, type HemisphereLight, MathUtils, type Scene, Vector3 } from 'three';
import type { Trees } from './plants.ts';
import { HORIZON, type Sky } from './sky.ts';
import type { Surfaces } from './surfaces.ts';

/** The direction from which the sun shines, in degrees. */
export interface SunDirection {
  /** The direction around the house: 0 is its front, positive values are to the right for a person who faces the front. */
  readonly turn: number;
  /** The height over the horizon. It is negative if the sun has set. */
  readonly height: number;
}

/** The sun at the start: an afternoon in June. The sun is in front of the house, to the left for a person who faces the front. */
export const FIRST_SUN: SunDirection = { turn: -52, height: 40 };

/** Returns the direction to the sun as a vector of length 1. */
export function towards({ turn, height }: SunDirection): Vector3 {
  return new Vector3().setFromSphericalCoords(1, MathUtils.degToRad(90 - height), MathUtils.degToRad(turn));
}

export function createSun(shadowSize: number): DirectionalLight {
  const sun = new DirectionalLight();
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowSize, shadowSize);
  sun.shadow.radius = 3;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0004;
  const shadow = sun.shadow.camera;
  [shadow.left, shadow.right, shadow.top, shadow.bottom, shadow.near, shadow.far] = [-16, 16, 14, -14, 5, 90];
  return sun;
}

/** How strong the sun and the sky are on a clear day. */
const CLEAR = { sun: 3, sky: 2.5 } as const;
const [HIGH_SUN, LOW_SUN] = [new Color('#fff1de'), new Color('#ff9d52')];
/** The fraction of the daylight that remains at night, so that the house stays visible. */
const NIGHT = 0.14;

interface Lit {
  readonly scene: Scene;
  readonly sun: DirectionalLight;
  readonly daylight: HemisphereLight;
  readonly fill: DirectionalLight;
  readonly sky: Pick<Sky, 'show'>;
  readonly trees: Pick<Trees, 'light'>;
  readonly surfaces: Pick<Surfaces, 'reflect'>;
  /** Whether the viewpoint is inside the house, where `DAYLIGHT.inside` applies. */
  readonly isInside: boolean;
}

/**
 * The light from the sky (`sky`) and its reflection from below (`ground`), outside and inside. In a room, walls, floor and ceiling reflect
 * each other’s light. So inside, the two colours differ less and are warmer, and the light is stronger. `share`, `fill` and `reflected`
 * are factors: for this light, for the light of `createFill`, and for the sky that window panes reflect.
 */
const DAYLIGHT = {
  outside: { sky: new Color('#d3e3f5'), ground: new Color('#8f8d7c'), share: 1, fill: 0, reflected: 1 },
  inside: { sky: new Color('#f6f1e8'), ground: new Color('#e8e0d3'), share: 1.2, fill: 1.15, reflected: 0.98 },
} as const;

/** Creates a weak light from behind the house. The light makes the walls of a room differ in tone, and casts no shadow. */
export function createFill(): DirectionalLight {
  const fill = new DirectionalLight('#fff4e4');
  fill.position.set(0.62, 0.3, -1);
  return fill;
}

/** Lights a scene with a sun in this direction. The light of a low sun is warmer and weaker; after sunset there is only dusk. */
export function lightFrom(direction: SunDirection, { scene, sun, daylight, fill, sky, trees, surfaces, isInside }: Lit): void {
  const { height } = direction;
  const day = NIGHT + (1 - NIGHT) * MathUtils.smoothstep(height, -7, 9);
  sun.position.copy(towards(direction)).multiplyScalar(40);
  sun.color.lerpColors(LOW_SUN, HIGH_SUN, MathUtils.smoothstep(height, 0, 22));
  sun.intensity = CLEAR.sun * MathUtils.smoothstep(height, -1, 8);
  sun.castShadow = height > 0;
  const around = isInside ? DAYLIGHT.inside : DAYLIGHT.outside;
  daylight.color.copy(around.sky);
  daylight.groundColor.copy(around.ground);
  daylight.intensity = CLEAR.sky * day * around.share;
  fill.intensity = day * around.fill;
  surfaces.reflect(day * around.reflected);
  trees.light(lightOnGround(sun, height, day), towards(direction));
  scene.fog?.color.copy(HORIZON).multiplyScalar(day);
  sky.show(towards(direction).toArray(), day);
}

/** Returns the light that level ground reflects under this sun and sky, as three.js computes it for a white, matte material. */
function lightOnGround(sun: DirectionalLight, height: number, day: number): Color {
  const fromSky = DAYLIGHT.outside.sky.clone().multiplyScalar(CLEAR.sky * day);
  const fromSun = sun.color.clone().multiplyScalar(sun.intensity * Math.max(0, Math.sin(MathUtils.degToRad(height))));
  return fromSky.add(fromSun).multiplyScalar(1 / Math.PI);
}

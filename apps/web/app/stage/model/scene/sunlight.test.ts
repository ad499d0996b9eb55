import { type Color, DirectionalLight, Fog, HemisphereLight, Scene } from 'three';
import { expect, test } from 'vitest';
import { createFill, createSun, FIRST_SUN, lightFrom, towards } from './sunlight.ts';

function lit(turn: number, height: number, isInside = false) {
  const scene = new Scene();
  scene.fog = new Fog('#ffffff');
  const [sun, daylight, fill] = [createSun(64), new HemisphereLight(), createFill()];
  const shown: { sun: readonly number[]; day: number }[] = [];
  const sky = { show: (direction: readonly [number, number, number], day: number) => shown.push({ sun: direction, day }) };
  const levels: Color[] = [];
  const trees = { light: (level: Color) => levels.push(level) };
  const reflected: number[] = [];
  const surfaces = { reflect: (share: number) => reflected.push(share) };
  lightFrom({ turn, height }, { scene, sun, daylight, fill, sky, trees, surfaces, isInside });
  return { scene, sun, daylight, fill, sky: shown.at(-1), trees: levels.at(-1), reflected: reflected.at(-1) ?? 0 };
}

test.each([
  { from: 'the front', turn: 0, x: 0, z: 1 },
  { from: 'the right', turn: 90, x: 1, z: 0 },
  { from: 'behind', turn: 180, x: 0, z: -1 },
  { from: 'the left', turn: -90, x: -1, z: 0 },
])('a low sun from $from casts its light from that direction', ({ turn, x, z }) => {
  const { sun } = lit(turn, 0.001);
  expect(Math.sign(Math.round(sun.position.x))).toBe(x);
  expect(Math.sign(Math.round(sun.position.z))).toBe(z);
  expect(sun.position.y).toBeGreaterThan(0);
});

test('the direction to the sun has the given height over the horizon', () => {
  const { y } = towards({ turn: 30, height: 30 });
  expect(y).toBeCloseTo(0.5, 6);
});

test('a low sun is weaker and warmer; below the horizon it casts no shadow, and the sky and its light are weak but not gone', () => {
  const [high, low, down] = [lit(0, 50), lit(0, 4), lit(0, -12)];
  expect(low.sun.intensity).toBeLessThan(high.sun.intensity);
  expect(low.sun.color.b).toBeLessThan(high.sun.color.b);
  expect([high.sun.castShadow, low.sun.castShadow, down.sun.castShadow]).toEqual([true, true, false]);
  expect(down.sun.intensity).toBe(0);
  expect(down.daylight.intensity).toBeLessThan(high.daylight.intensity / 3);
  expect(down.daylight.intensity).toBeGreaterThan(0);
  expect(down.sky?.day).toBeLessThan(0.3);
  expect(down.sky?.day).toBeGreaterThan(0);
  expect(high.sky?.day).toBeCloseTo(1, 6);
  expect(down.trees?.g).toBeLessThan((high.trees?.g ?? 0) / 3);
});

test('at the start the sun lights the front of the house', () => {
  const { sun } = lit(FIRST_SUN.turn, FIRST_SUN.height);
  expect(sun).toBeInstanceOf(DirectionalLight);
  expect(sun.position.z).toBeGreaterThan(0);
  expect(sun.intensity).toBe(3);
});

test('inside the house, the light of the sun is as strong as outside, and window panes reflect less of the sky than outside', () => {
  const [outside, inside] = [lit(0, 40), lit(0, 40, true)];
  expect(inside.sun.intensity).toBe(outside.sun.intensity);
  expect(inside.reflected).toBeLessThan(outside.reflected);
  expect(inside.trees, 'the trees behind the window').toEqual(outside.trees);
  expect([outside.fill.intensity, inside.fill.intensity > 0]).toEqual([0, true]);
});

import { type Random, randomFrom } from '../ink/random.ts';
import { element, type Point, path, softOutline } from '../ink/svg.ts';

/**
 * Returns four tufts of leaves for the function `leaves`, about 45 to 65 units across. They inherit the fill of the element that uses them.
 */
export function foliageDefinitions(prefix: string): string {
  const random = randomFrom('foliage');
  return [1, 0.8, 1.2, 0.9].map((size, index) => path(tuft(random, 24, size), { id: `${prefix}leaf${index}` })).join('');
}

/** Scatters tufts of leaves over an oval around `at`. */
export function leaves(
  prefix: string,
  random: Random,
  at: Point,
  reach: Point,
  count: number,
  scale: number,
  fill: string,
): string {
  return crownLeaves(prefix, random, [at], reach, count, scale, fill);
}

/** Scatters `count` tufts of leaves over an oval around each of several points. */
export function crownLeaves(
  prefix: string,
  random: Random,
  points: readonly Point[],
  reach: Point,
  count: number,
  scale: number,
  fill: string,
): string {
  return element(
    'g',
    { fill, transform: `scale(${scale})` },
    points.map((at) => tufts(prefix, random, at, reach, count, scale)).join(''),
  );
}

function tufts(prefix: string, random: Random, at: Point, reach: Point, count: number, scale: number): string {
  let strewn = '';
  for (let index = 0; index < count; index++) {
    // Distribute the tufts around the oval, so that no side stays bare.
    const angle = ((index + random.between(0, 1)) / count) * Math.PI * 2;
    const distance = Math.sqrt(random.between(0.05, 1));
    const x = at[0] + Math.cos(angle) * distance * reach[0];
    const y = at[1] + Math.sin(angle) * distance * reach[1];
    strewn += element('use', { href: `#${prefix}leaf${index % 4}`, x: Math.round(x / scale), y: Math.round(y / scale) });
  }
  return strewn;
}

/** Draws an irregular round patch of colour. */
export function wash(random: Random, at: Point, rx: number, ry: number, fill: string, opacity: number): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = random.between(0.82, 1.14);
    return [Math.round(at[0] + Math.cos(angle) * rx * reach), Math.round(at[1] + Math.sin(angle) * ry * reach)];
  });
  return path(softOutline(points), { fill, opacity });
}

function tuft(random: Random, count: number, size: number): string {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.between(0, 1)) * 27 * size;
    return leaf(
      Math.cos(angle) * distance,
      Math.sin(angle) * distance * 0.85,
      random.between(0, Math.PI * 2),
      random.between(6, 10.5) * (0.5 + size / 2),
    );
  }).join('');
}

/** Returns a brush stroke that is pointed at both ends. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const [along, across] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const dab = (direction: 1 | -1) =>
    `q${Math.round(direction * (along * 0.5 - across * 0.5))} ${Math.round(direction * (across * 0.5 + along * 0.5))} ${Math.round(direction * along)} ${Math.round(direction * across)}`;
  return `M${Math.round(x)} ${Math.round(y)}${dab(1)}${dab(-1)}z`;
}

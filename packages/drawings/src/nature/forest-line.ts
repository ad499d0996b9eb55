import { type Random, randomFrom } from '../ink/random.ts';
import { group, path, use } from '../ink/svg.ts';

/**
 * Returns a definition of a distant forest edge, 720 units wide and about 120 tall, with its foot at (0, 0). It inherits the fill of the
 * element that uses it.
 */
export function forestDefinition(prefix: string, id: string, seed: string): string {
  const random = randomFrom(`forest ${seed}`);
  let d = 'M-14 4';
  let trees = '';
  for (let x = -10; x <= 730; x += random.between(10, 24)) {
    // The height of the forest varies slowly along the horizon. It is equal at both ends of the stretch, so that the stretch can repeat.
    const swell = 0.74 + 0.2 * Math.sin((x / 720) * Math.PI * 4) + 0.1 * Math.sin((x / 720) * Math.PI * 10);
    const tall = 110 * swell * random.between(0.72, 1.12);
    d += `L${Math.round(x)} ${Math.round(-tall * 0.55)}`;
    trees += random.chance(0.2) ? leafTree(random, x, tall) : spruce(random, x, tall);
  }
  return path(`${d}L734 4z${trees}`, { id: `${prefix}${id}` });
}

/** Repeats a stretch of forest along the horizon. */
export function forestLine(
  prefix: string,
  id: string,
  width: number,
  base: number,
  scale: number,
  fill: string,
  shift = 0,
): string {
  const stretches = Math.ceil((width + shift) / (720 * scale));
  const line = Array.from({ length: stretches }, (_, index) => use(`${prefix}${id}`, index * 720 * scale - shift, base, scale));
  return group(line, { fill });
}

function spruce(random: Random, x: number, tall: number): string {
  const half = tall * random.between(0.14, 0.2);
  const tiers = 5;
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = Math.round(-tall + (tall * tier) / tiers);
    const reach = half * (tier / tiers);
    right.push(`L${Math.round(x + reach * random.between(0.8, 1.2))} ${y}L${Math.round(x + reach * 0.55)} ${y - 3}`);
    left.unshift(`L${Math.round(x - reach * 0.55)} ${y - 3}L${Math.round(x - reach * random.between(0.8, 1.2))} ${y}`);
  }
  return `M${Math.round(x)} ${Math.round(-tall)}${right.join('')}${left.join('')}z`;
}

function leafTree(random: Random, x: number, tall: number): string {
  const width = Math.round(tall * random.between(0.3, 0.42));
  const top = Math.round(tall * 0.8);
  return `M${Math.round(x - width)} 0c${-Math.round(width * 0.3)} ${-top} ${Math.round(width * 0.4)} ${-top} ${width} ${-top}s${Math.round(width * 1.3)} ${Math.round(top * 0.1)} ${width} ${top}z`;
}

import { element, rect } from './svg.ts';

/**
 * Returns an SVG filter that draws the grain of a material: dark or light (`tone`) streaks or specks. `frequency`: changes per unit across
 * and down; few across and many down give wood with horizontal grain. `strength`: how much of the grain shows, about 0.4–0.7.
 */
export function grainDefinition(id: string, frequency: string, seed: number, tone: 'dark' | 'light', strength = 0.55): string {
  const value = tone === 'dark' ? 0 : 1;
  return element(
    'filter',
    { id, x: 0, y: 0, width: '100%', height: '100%' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: 3, seed }) +
      element('feColorMatrix', { values: `0 0 0 0 ${value} 0 0 0 0 ${value} 0 0 0 0 ${value} 1.5 0 0 0 ${-1.1 + strength}` }),
  );
}

/** Draws grain over a rectangle. */
export function grained(id: string, x: number, y: number, width: number, height: number, opacity: number): string {
  return rect(x, y, width, height, { filter: `url(#${id})`, opacity });
}

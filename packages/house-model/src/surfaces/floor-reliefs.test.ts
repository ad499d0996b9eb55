import { expect, test } from 'vitest';
import { reliefOf } from './reliefs.ts';

const FORMS = ['parquet', 'planks', 'herringbone', 'tiles', 'slabs', 'terrazzo'] as const;

test.each(FORMS)('the floor pattern %s repeats without a seam, and its brightness is between 0.5 and 1.2 everywhere', (form) => {
  const relief = reliefOf('flooring', form);
  if (!relief) throw new Error('the floor is smooth');
  const { width, height, at } = relief;
  for (let index = 0; index < 400; index++) {
    // No tested point is on the edge of a piece of the floor: at an edge, rounding errors would decide to which piece the point belongs.
    const [x, y] = [(((index * 37) % 211) + 0.37) / 211, (((index * 53) % 197) + 0.41) / 197];
    const [here, beside, above] = [at(x * width, y * height), at((x + 1) * width, y * height), at(x * width, (y + 1) * height)];
    for (const place of [beside, above]) for (const one of [0, 1] as const) expect(place[one]).toBeCloseTo(here[one], 5);
    expect(here[1]).toBeGreaterThan(0.5);
    expect(here[1]).toBeLessThan(1.2);
  }
});

test('every floor pattern differs from all other floor patterns', () => {
  const looks = FORMS.map((form) => {
    const relief = reliefOf('flooring', form);
    return Array.from({ length: 200 }, (_, index) => relief?.at(index * 0.013, index * 0.007)[1].toFixed(2)).join();
  });
  expect(new Set(looks).size).toBe(FORMS.length);
});

test('the grain of a herringbone floor runs along its staves', () => {
  const relief = reliefOf('flooring', 'herringbone');
  /** Returns the brightness of a place on the stave that begins at the origin, m: along the stave and across it. */
  const lightAt = (along: number, across: number) =>
    relief?.at((along + across) / Math.SQRT2, (along - across) / Math.SQRT2)[1] ?? Number.NaN;
  const places = Array.from({ length: 60 }, (_, index) => [0.1 + index * 0.003, 0.02 + (index % 10) * 0.003] as const);
  const changeBy = (along: number, across: number) =>
    places.reduce((sum, [u, v]) => sum + Math.abs(lightAt(u + along, v + across) - lightAt(u, v)), 0);
  expect(changeBy(0.003, 0)).toBeLessThan(changeBy(0, 0.003) / 4);
});

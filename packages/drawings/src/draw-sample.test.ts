import { samplePatterns } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { drawnPatterns, drawSample } from './draw-sample.ts';
import { expectWellFormed } from './testing/expect-well-formed.ts';

describe.each(samplePatterns)('drawSample draws the pattern %s', (pattern) => {
  test.each([
    ['#f2efe8', null],
    ['#7c2a22', '#b28a4a'],
    ['#161616', '#d8d4c8'],
  ])('drawSample in the colour %s with the accent %s returns a well-formed picture under 12 kB', (colour, accent) => {
    const tile = drawSample(pattern, colour, accent);
    expectWellFormed(tile);
    expect(tile).toBe(drawSample(pattern, colour, accent));
    expect(tile.length).toBeLessThan(12_000);
    expect(tile).toContain('viewBox="0 0 320 200"');
    expect(tile).not.toContain('<text');
  });

  test('drawSample has a drawing for the pattern, and the drawing depends on the given colour', () => {
    expect(drawnPatterns.has(pattern)).toBe(true);
    expect(drawSample(pattern, '#7c2a22', null).replaceAll(/s[a-z0-9]+-/g, '')).not.toBe(
      drawSample(pattern, '#3d5566', null).replaceAll(/s[a-z0-9]+-/g, ''),
    );
  });
});

test('drawSample draws a different picture for every pattern', () => {
  const tiles = new Set(samplePatterns.map((pattern) => drawSample(pattern, '#8d8c86', null).replaceAll(/s[a-z0-9]+-/g, '')));
  expect(tiles.size).toBe(samplePatterns.length);
});

test('drawSample returns a painted surface for an unknown pattern', () => {
  const unknown = drawSample('okänt', '#8d8c86', null);
  expectWellFormed(unknown);
  expect(unknown).toContain('fill="#8d8c86"');
});

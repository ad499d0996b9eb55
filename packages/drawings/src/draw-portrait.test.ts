import { expect, test } from 'vitest';
import { drawLandscape } from './draw-landscape.ts';
import { drawPortrait } from './draw-portrait.ts';
import { expectWellFormed } from './testing/expect-well-formed.ts';

test.each([
  ['Åsa Lindqvist', 'ÅL'],
  ['Karl-Erik af Öhman', 'KÖ'],
  ['maria', 'M'],
  ['<b>&amp; "x"', 'BX'],
  ['', '–'],
])('the portrait of “%s” shows the initials %s', (name, initials) => {
  const portrait = drawPortrait(name);
  expectWellFormed(portrait);
  expect(portrait).toContain(`>${initials}</text>`);
  expect(portrait).toBe(drawPortrait(name));
});

test('equal seeds give equal landscapes, different seeds give several kinds of landscape, and all landscapes are well-formed', () => {
  const pictures = Array.from({ length: 16 }, (_, index) => drawLandscape(`tomt-${index}`));
  for (const picture of pictures) {
    expectWellFormed(picture);
    expect(picture.length).toBeLessThan(120_000);
  }
  expect(pictures[3]).toBe(drawLandscape('tomt-3'));
  const kinds = { lake: '-water)', rye: '-rye)', fence: '-fence)' };
  for (const [kind, sign] of Object.entries(kinds)) {
    const showing = pictures.filter((picture) => picture.includes(`url(#${/id="(l\w+)-/.exec(picture)?.[1]}${sign}`)).length;
    expect(showing, kind).toBeGreaterThan(0);
    expect(showing, kind).toBeLessThan(16);
  }
});

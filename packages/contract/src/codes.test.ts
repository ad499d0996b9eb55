import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Body } from './body.ts';
import { houseType, imageRenderingMethod, moreInformationRenderMode, priceType } from './codes.ts';

/** A number on the wire, the name to which it is decoded, and the number to which that name is encoded. */
type Meaning = readonly [code: unknown, name: string, written: unknown];

test.each<readonly [string, Body<string>, readonly Meaning[]]>([
  [
    'PriceType',
    priceType,
    [
      [0, 'fixed', 0],
      [1, 'perUnit', 1],
      [2, 'fixed', 0],
      [-1, 'fixed', 0],
      [undefined, 'fixed', 0],
    ],
  ],
  [
    'ImageRenderingMethod',
    imageRenderingMethod,
    [
      [0, 'static', 1],
      [1, 'static', 1],
      [2, 'layers', 2],
      [3, 'manifest', 3],
      [4, 'static', 1],
      [null, 'static', 1],
    ],
  ],
  [
    'MoreInformationRenderMode',
    moreInformationRenderMode,
    [
      [0, 'closed', 0],
      [1, 'open', 1],
      [2, 'alwaysOpen', 2],
      [3, 'alwaysClosed', 3],
      [4, 'closed', 0],
      [undefined, 'closed', 0],
    ],
  ],
  [
    'HouseType',
    houseType,
    [
      ['1', 'oneStorey', '1'],
      ['2', 'oneAndAHalfStoreys', '2'],
      ['3', 'twoStoreys', '3'],
      ['4', 'raisedEaves', '4'],
      ['5', 'sideBuilding', '5'],
      ['6', 'unlisted', '6'],
    ],
  ],
])('%s decodes each code to a name, and encodes each name as its code', (_, codec, meanings) => {
  for (const [code, name, written] of meanings) {
    expect(codec.parse(code), `${code}`).toBe(name);
    expect(z.encode(codec, name), name).toBe(written);
  }
});

test.each([
  [priceType, '1'],
  [priceType, 0.5],
  [houseType, '7'],
  [houseType, 2],
  [houseType, undefined],
])('decoding rejects a value that is not a valid code', (codec, wire) => {
  expect(codec.safeParse(wire).success).toBe(false);
});

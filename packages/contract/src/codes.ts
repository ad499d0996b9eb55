import type { AreaKind, HouseType, ImageRenderingMethod, MoreInformationRenderMode, PriceType } from '@gavel/core';
import { type Body, lenient, reshaped } from './body.ts';
import { integerOrZero } from './values.ts';
import { z } from './zod.ts';

// The specification’s numbers with their names. All other code uses the names.

export const priceType: Body<PriceType> = coded<PriceType>({ fixed: 0, perUnit: 1 }, 'fixed');

/** On the wire, 0 and 1 both mean a static picture. A static picture is encoded as 1. */
export const imageRenderingMethod: Body<ImageRenderingMethod> = coded<ImageRenderingMethod>(
  { static: 1, layers: 2, manifest: 3 },
  'static',
);

export const moreInformationRenderMode: Body<MoreInformationRenderMode> = coded<MoreInformationRenderMode>(
  { closed: 0, open: 1, alwaysOpen: 2, alwaysClosed: 3 },
  'closed',
);

const houseTypeByCode = {
  '1': 'oneStorey',
  '2': 'oneAndAHalfStoreys',
  '3': 'twoStoreys',
  '4': 'raisedEaves',
  '5': 'sideBuilding',
  '6': 'unlisted',
} as const satisfies Record<string, HouseType>;

const codeByHouseType = {
  oneStorey: '1',
  oneAndAHalfStoreys: '2',
  twoStoreys: '3',
  raisedEaves: '4',
  sideBuilding: '5',
  unlisted: '6',
} as const satisfies Record<HouseType, keyof typeof houseTypeByCode>;

/** On the wire, the house type is a digit as text. Decoding rejects an unknown digit, although `coded` accepts unknown numbers. */
export const houseType: Body<HouseType> = z.codec(z.enum(['1', '2', '3', '4', '5', '6']), z.custom<HouseType>(), {
  decode: (code) => houseTypeByCode[code],
  encode: (type) => codeByHouseType[type],
});

const areaKindByCode = { BOA: 'living', BIA: 'secondary', OPA: 'open' } as const satisfies Record<string, AreaKind>;
const codeByAreaKind = { living: 'BOA', secondary: 'BIA', open: 'OPA' } as const satisfies Record<
  AreaKind,
  keyof typeof areaKindByCode
>;

/**
 * On the wire, a kind of floor area is its abbreviation in Swedish Standard SS 21054. The specification does not have this field; a missing
 * field means living area.
 */
export const areaKind: Body<AreaKind> = lenient(
  z.codec(z.enum(['BOA', 'BIA', 'OPA']), z.custom<AreaKind>(), {
    decode: (code) => areaKindByCode[code],
    encode: (kind) => codeByAreaKind[kind],
  }),
  'living',
);

/**
 * Returns a codec between a number and its name. A missing number is read as 0. An unknown number is decoded to the name in the
 * parameter `unknown`. A name is encoded as its number in `codes`.
 */
function coded<Name extends string>(codes: Readonly<Record<Name, number>>, unknown: NoInfer<Name>): Body<Name> {
  const names = new Map<number, Name>();
  for (const name in codes) names.set(codes[name], name);
  return reshaped(
    integerOrZero,
    (code) => names.get(code) ?? unknown,
    (name) => codes[name],
  );
}

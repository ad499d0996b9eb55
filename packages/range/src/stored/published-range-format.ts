import { type HouseDrawing, type HouseType, type Plot, samplePatterns } from '@gavel/core';
import { z } from 'zod';
import { rangeFrom1 } from './from-format-1.ts';
import { rangeFrom2 } from './from-format-2.ts';
import { rangeFrom3 } from './from-format-3.ts';
import { rangeFrom4 } from './from-format-4.ts';
import { rangeFrom5 } from './from-format-5.ts';
import { rangeFrom6 } from './from-format-6.ts';
import { rangeFrom7 } from './from-format-7.ts';
import { rangeFrom8 } from './from-format-8.ts';
import { rangeFrom9 } from './from-format-9.ts';
import { storedPlan } from './plan-format.ts';
import type {
  Brand,
  HouseVersion,
  PublishedMunicipality,
  PublishedPictures,
  StoredHouse,
  StoredRange,
} from './published-range.ts';
import type { StoredFormat } from './read-stored.ts';
import {
  amount,
  campaignId,
  consentId,
  figure,
  flag,
  houseId,
  plotId,
  questionAnswer,
  questionId,
  text,
  versionNumber,
  webConfigurationId,
} from './stored-values.ts';

// If the stored data changes, add a new format: write the upgrade from the current format, and keep a golden file of each format.

const colour = text;

const brand: z.ZodType<Brand> = z.strictObject({
  name: text,
  slogan: text,
  welcome: text,
  logo: text,
  splash: text,
  colours: z.strictObject({ accent: colour, campaign: colour }),
  contact: z.strictObject({ email: text, phone: text, customerService: text, hours: text, address: text }),
  salespersonsShown: z.int(),
  staffNeedSecondFactor: flag,
  monthlyCost: z.strictObject({ interestPercent: figure, downPaymentPercent: figure }).nullable(),
  otherCosts: z.array(z.strictObject({ title: text, from: amount, to: amount, source: text })),
  orderChecks: z.array(
    z.strictObject({
      key: text,
      title: text,
      hint: text,
      about: z.enum(['plot', 'other']),
      words: z.enum(['required', 'optional']),
    }),
  ),
});

const municipality: z.ZodType<PublishedMunicipality> = z.strictObject({
  id: text,
  name: text,
  county: text,
  areaCode: text,
  denied: flag,
});

const houseType: z.ZodType<HouseType> = z.enum([
  'oneStorey',
  'oneAndAHalfStoreys',
  'twoStoreys',
  'raisedEaves',
  'sideBuilding',
  'unlisted',
]);

const drawing: z.ZodType<HouseDrawing> = z.strictObject({
  type: houseType,
  width: figure,
  depth: figure,
  wallHeight: figure,
  roofPitch: figure,
  roof: z.enum(['sadeltak', 'valmat', 'mansard', 'pulpet']),
  frontGable: flag.optional(),
  windowsBelow: figure,
  windowsAbove: figure,
  doorAt: figure,
  dormer: z.enum(['ingen', 'frontespis', 'takkupa', 'takkupor']),
  porch: z.enum(['ingen', 'farstukvist', 'skarmtak', 'veranda']),
  chimney: flag,
  garageDoors: figure,
  open: flag,
  colours: z.array(text),
});

const version: z.ZodType<HouseVersion> = z.strictObject({ id: webConfigurationId, version: versionNumber });

const house: z.ZodType<StoredHouse> = z.strictObject({
  id: houseId,
  key: text,
  title: text,
  houseType,
  shortDescription: text,
  information: text,
  houseArea: figure,
  areaKind: z.enum(['living', 'secondary', 'open']),
  buildArea: figure,
  rooms: figure,
  floors: figure,
  energyClass: text,
  height: figure.nullable(),
  image: text,
  images: z.array(text),
  webConfiguration: version,
  drawing,
  plan: storedPlan.nullable(),
});

const plot: z.ZodType<Plot> = z.strictObject({
  id: plotId,
  address: text,
  municipalityName: text,
  areaName: text,
  imageUrl: text,
  landArea: figure,
  price: amount,
  propertyReference: text,
  url: text,
  maxBuildArea: figure.nullable(),
  maxHeight: figure.nullable(),
  frontFaces: figure.nullable(),
  border: z.array(z.tuple([figure, figure])).nullable(),
  borderDistance: figure,
});

const box = z.strictObject({ x: figure, y: figure, width: figure, height: figure });

const pictures: z.ZodType<PublishedPictures> = z.strictObject({
  hash: text,
  folder: text,
  paths: z.array(text),
  frames: z.record(text, z.record(text, z.strictObject({ width: figure, height: figure, subject: box }))),
  // Optional, because bodies stored before uploads existed lack this field. So the format number did not change.
  uploads: z.record(text, text).exactOptional(),
});

export const rangeFormat: StoredFormat<StoredRange> = {
  upgrades: [rangeFrom1, rangeFrom2, rangeFrom3, rangeFrom4, rangeFrom5, rangeFrom6, rangeFrom7, rangeFrom8, rangeFrom9],
  current: z.strictObject({
    brand,
    areas: z.array(z.strictObject({ code: text, name: text })),
    municipalities: z.array(municipality),
    houses: z.array(house),
    plots: z.array(plot),
    salespersons: z.array(
      z.strictObject({
        name: text,
        title: text,
        email: text,
        phone: text,
        mobile: text,
        imageUrl: text,
        municipalities: z.array(text),
      }),
    ),
    productInformation: z.array(
      z.strictObject({
        questionId,
        information: z.strictObject({
          category: text,
          title: text,
          items: z.array(z.strictObject({ title: text, text, imageLarge: text })),
        }),
      }),
    ),
    alertMessages: z.array(z.strictObject({ replacedFrom: questionAnswer, replacedTo: questionAnswer, text })),
    helpGuide: z.array(z.strictObject({ title: text, text })),
    consents: z.array(z.strictObject({ id: consentId, slug: text, version: text, title: text, text })),
    primaryCampaignId: campaignId.nullable(),
    texts: z.record(text, text),
    paints: z.record(text, z.strictObject({ colour, accent: colour.nullable(), pattern: z.enum(samplePatterns) })),
    pictures: pictures.nullable(),
  }),
};

/**
 * The versions of houses that a published range contains, and the municipalities of the range. Both have the same form in every stored
 * format, so `soldHousesFormat` reads only these two parts of the body.
 */
interface SoldHouses {
  readonly versions: readonly HouseVersion[];
  readonly municipalities: readonly Pick<PublishedMunicipality, 'id' | 'areaCode' | 'denied'>[];
}

export const soldHousesFormat: StoredFormat<SoldHouses> = {
  upgrades: Array.from({ length: 9 }, () => z.unknown()),
  current: z.object({
    versions: z.array(version),
    municipalities: z.array(z.object({ id: text, areaCode: text, denied: flag })),
  }),
};

/** Reads only the content hash of the pictures from a range's body. The hash has the same form in every stored format. */
export const picturesHashFormat: StoredFormat<string | null> = {
  upgrades: Array.from({ length: 9 }, () => z.unknown()),
  current: text.nullable(),
};

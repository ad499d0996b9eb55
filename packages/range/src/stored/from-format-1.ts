import { z } from 'zod';

/**
 * Format 1: until 22 November 2026. House types, price types, discount types and the like were numbers, as in the API. Picture addresses
 * began with the content hash of the range's pictures, cameras had the sizes of their pictures, and municipalities had no county.
 * Everything else is the same in format 2. These parsers must never change.
 */

const address = z.string();

/** Returns `palette/…` from `/media/{hash}/palette/…`; null: the address is not that of a rendered picture. */
function pathIn(written: string): string | null {
  return /^\/media\/[0-9a-f]{16}\/(.+)$/.exec(written)?.[1] ?? null;
}

function reference(written: string, drawn = '') {
  const path = pathIn(written);
  return path === null ? { rendered: [], drawn: written } : { rendered: [path], drawn };
}

/**
 * Returns a reference to a picture whose rendered file and drawing have the same name: `{folder}/{name}.webp` and
 * `/media/drawn/{kind}/{name}.svg`. `written` is the address of either of them.
 */
function namedReference(written: string, folder: string, kind: string) {
  const name =
    new RegExp(`^${folder}/(.+)\\.webp$`).exec(pathIn(written) ?? '')?.[1] ??
    new RegExp(`^/media/drawn/${kind}/(.+)\\.svg$`).exec(written)?.[1];
  if (name === undefined) return reference(written);
  return { rendered: [`${folder}/${name}.webp`], drawn: `/media/drawn/${kind}/${name}.svg` };
}

const answer = z
  .looseObject({ paletteImage: address, productImage: address, staticFullscreenImage: address })
  .transform(({ paletteImage, productImage, staticFullscreenImage, ...same }) => {
    const sample = namedReference(paletteImage, 'palette', 'sample');
    const product = productImage === paletteImage ? sample : reference(productImage);
    return {
      ...same,
      paletteImage: sample,
      productImage: product,
      staticFullscreenImage: reference(staticFullscreenImage),
    };
  });

const renderingMethods = new Map([
  [2, 'layers'],
  [3, 'manifest'],
]);

const informationModes = new Map([
  [1, 'open'],
  [2, 'alwaysOpen'],
  [3, 'alwaysClosed'],
]);

const question = z
  .looseObject({
    imageRenderingMethod: z.int(),
    moreInformationRenderMode: z.int(),
    staticFullscreenImage: address,
    answers: z.array(answer),
  })
  .transform(({ imageRenderingMethod, moreInformationRenderMode, staticFullscreenImage, ...same }) => ({
    ...same,
    imageRenderingMethod: renderingMethods.get(imageRenderingMethod) ?? 'static',
    moreInformationRenderMode: informationModes.get(moreInformationRenderMode) ?? 'closed',
    staticFullscreenImage: reference(staticFullscreenImage),
  }));

const section = z
  .looseObject({
    backgroundImage: address,
    // The upgrade drops this field, because the code now derives the folder from the scene.
    dynamicImageFolder: z.unknown(),
    dynamicImageCameras: z.array(z.object({ id: z.string(), title: z.string() })),
    questions: z.array(question),
  })
  .transform(({ backgroundImage, dynamicImageFolder: _, ...same }) => ({
    ...same,
    backgroundImage: namedReference(backgroundImage, 'sections', 'landscape'),
  }));

const PER_UNIT = 1;

const priceEntry = z.looseObject({ priceType: z.int() }).transform(({ priceType, ...same }) => ({
  ...same,
  priceType: priceType === PER_UNIT ? 'perUnit' : 'fixed',
}));

const FIXED_DISCOUNT = 2;
const LEVELS = 3;
const ANSWERS = [2, 3];
const ACCESSORIES = 4;

const triggerAnswer = z
  .looseObject({ answerId: z.int(), isDefaultAnswer: z.boolean() })
  .transform(({ answerId, isDefaultAnswer, ...same }) => ({ ...same, answerId: isDefaultAnswer ? null : answerId }));

const trigger = z
  .looseObject({
    type: z.int(),
    answers: z.array(triggerAnswer),
    baseAnswers: z.array(z.unknown()),
    accessoryLevel: z.int(),
  })
  .transform(({ type, answers, baseAnswers, accessoryLevel, ...same }) => {
    if (ANSWERS.includes(type)) return { ...same, condition: { kind: 'answers', answers, baseAnswers } };
    if (type === ACCESSORIES) return { ...same, condition: { kind: 'accessories', level: accessoryLevel } };
    return { ...same, condition: { kind: 'unknown' } };
  });

const campaign = z
  .looseObject({
    image: address,
    discountType: z.int(),
    discount: z.int(),
    discountLevels: z.array(z.unknown()),
    triggers: z.array(trigger),
  })
  .transform(({ image, discountType, discount, discountLevels, ...same }) => {
    const house = /^houses\/([^/]+)\//.exec(pathIn(image) ?? '')?.[1];
    return {
      ...same,
      image: reference(image, house === undefined ? '' : `/media/drawn/house/${house}.svg`),
      discount: discountOf(discountType, discount, discountLevels),
    };
  });

function discountOf(type: number, amount: number, levels: readonly unknown[]) {
  if (type === FIXED_DISCOUNT) return { kind: 'fixed', amount };
  return type === LEVELS ? { kind: 'levels', levels } : { kind: 'none' };
}

export const campaignsFrom1 = z.array(campaign);

export const webConfigurationFrom1 = z
  .looseObject({
    houseDynamicImageKey: z.string(),
    sections: z.array(section),
    bundles: z.array(z.looseObject({ image: address })),
    baseAnswerPrices: z.record(z.string(), z.record(z.string(), z.array(priceEntry))),
    campaigns: campaignsFrom1,
  })
  .transform(({ bundles, ...same }) => ({
    ...same,
    bundles: bundles.map(({ image, ...bundle }) => ({
      ...bundle,
      image: reference(image, `/media/drawn/house/${same.houseDynamicImageKey}.svg`),
    })),
  }));

const houseTypes: Readonly<Record<string, string>> = {
  '1': 'oneStorey',
  '2': 'oneAndAHalfStoreys',
  '3': 'twoStoreys',
  '4': 'raisedEaves',
  '5': 'sideBuilding',
  '6': 'unlisted',
};

const houseType = z.string().transform((digit) => houseTypes[digit] ?? digit);

export const rangeFrom1 = z
  .looseObject({
    brand: z
      .looseObject({
        // The oldest bodies of format 1 lack some of these fields, or have true or false as `monthlyCost`.
        splash: address.default(''),
        monthlyCost: z.unknown(),
      })
      .transform((brand) => ({ ...brand, monthlyCost: typeof brand.monthlyCost === 'boolean' ? null : brand.monthlyCost })),
    municipalities: z.array(z.looseObject({ county: z.string().default('') })),
    houses: z.array(z.looseObject({ houseType, drawing: z.looseObject({ type: houseType }) })),
    pictures: z.looseObject({}).nullable().default(null),
  })
  .transform(({ pictures, ...same }) => ({
    ...same,
    // The old format does not list the existing pictures. Until the range is published again, pictures of houses are drawn.
    pictures: pictures && { ...pictures, paths: [], frames: {} },
  }));

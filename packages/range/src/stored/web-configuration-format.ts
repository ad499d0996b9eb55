import type { DiscountLevel, PriceEntry, TriggerCondition } from '@gavel/core';
import { z } from 'zod';
import { campaignsFrom1, webConfigurationFrom1 } from './from-format-1.ts';
import { webConfigurationFrom3 } from './from-format-3.ts';
import { webConfigurationFrom7 } from './from-format-7.ts';
import type { StoredFormat } from './read-stored.ts';
import {
  amount,
  answerId,
  baseAnswerId,
  baseQuestionAnswer,
  bundleId,
  campaignId,
  flag,
  questionAnswer,
  questionId,
  sectionId,
  text,
  webConfigurationId,
} from './stored-values.ts';
import type {
  PictureReference,
  PublishedAnswer,
  PublishedBundle,
  PublishedCampaign,
  PublishedQuestion,
  PublishedSection,
  WebConfiguration,
} from './web-configuration.ts';

// If the stored data changes, add a new format: write the upgrade from the current format, and keep a golden file of each format.

const rule = text;
const areaCode = text;
const idKey = text.regex(/^[1-9]\d*$/, 'expected an id');

const pictureReference: z.ZodType<PictureReference> = z.strictObject({ rendered: z.array(text), drawn: text });

const answer: z.ZodType<PublishedAnswer> = z.strictObject({
  id: answerId,
  title: text,
  rule,
  parentQuestionId: questionId,
  baseAnswerIds: z.array(baseAnswerId),
  isDefaultAnswer: flag,
  showAsDisabledWhenRuleFalse: flag,
  disabledText: text,
  paletteImage: pictureReference,
  // Optional, because older stored houses have no samples with colours from other questions. So the format number did not change.
  paletteImageTemplate: text.exactOptional(),
  sampleColour: text.exactOptional(),
  productImage: pictureReference,
  staticFullscreenImage: pictureReference,
  dynamicImageKeys: z.array(text),
  manifestImageKeys: z.array(text),
  overrideImageKey: text,
  unseen: text,
  detailText: text,
  altText: text,
});

const question: z.ZodType<PublishedQuestion> = z.strictObject({
  id: questionId,
  title: text,
  rule,
  tip: text,
  showQuestionIfOneAnswer: flag,
  showImageOnSummary: flag,
  hidePrice: flag,
  hasAccessories: flag,
  quick: flag,
  imageRenderingMethod: z.enum(['static', 'layers', 'manifest']),
  moreInformationRenderMode: z.enum(['closed', 'open', 'alwaysOpen', 'alwaysClosed']),
  staticFullscreenImage: pictureReference,
  hasProductInformation: flag,
  productInformation: text,
  defaultCameraId: text,
  answers: z.array(answer),
});

const section: z.ZodType<PublishedSection> = z.strictObject({
  id: sectionId,
  title: text,
  text,
  bulletsText: text,
  tip: text,
  backgroundImage: pictureReference,
  dynamicImageCameras: z.array(z.strictObject({ id: text, title: text })),
  dynamicImageSceneFolderFromQuestionId: questionId.nullable(),
  dynamicImageSceneId: text,
  useNewImageManifest: flag,
  questions: z.array(question),
});

const priceEntry: z.ZodType<PriceEntry> = z.strictObject({
  price: z.number(),
  priceType: z.enum(['fixed', 'perUnit']),
  rule,
  conditionalUnits: z.array(z.strictObject({ rule, units: z.number() })),
});

const bundle: z.ZodType<PublishedBundle> = z.strictObject({
  id: bundleId,
  name: text,
  image: pictureReference,
  description: text,
  detailedInfo: text,
  answers: z.array(questionAnswer),
});

const level: z.ZodType<DiscountLevel> = z.strictObject({ accessoryLevel: amount, discountValue: amount });

const condition: z.ZodType<TriggerCondition> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answers'),
    answers: z.array(z.strictObject({ questionId, answerId: answerId.nullable() })),
    baseAnswers: z.array(baseQuestionAnswer),
  }),
  z.strictObject({ kind: z.literal('accessories'), level: amount }),
  z.strictObject({ kind: z.literal('unknown') }),
]);

const campaign: z.ZodType<PublishedCampaign> = z.strictObject({
  id: campaignId,
  title: text,
  subTitle: text,
  introduction: text,
  text,
  fineprint: text,
  image: pictureReference,
  disabled: flag,
  validFrom: text,
  validTo: text,
  discount: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('fixed'), amount }),
    z.strictObject({ kind: z.literal('levels'), levels: z.array(level) }),
  ]),
  triggers: z.array(z.strictObject({ isDisplay: flag, isDiscount: flag, condition })),
});

const campaigns = z.array(campaign);

export const webConfigurationFormat: StoredFormat<WebConfiguration> = {
  upgrades: [
    webConfigurationFrom1,
    z.unknown(),
    webConfigurationFrom3,
    z.unknown(),
    z.unknown(),
    z.unknown(),
    webConfigurationFrom7,
    z.unknown(),
    z.unknown(),
  ],
  current: z.strictObject({
    id: webConfigurationId,
    name: text,
    isSideBuilding: flag,
    houseTitle: text,
    disclaimer: text,
    sections: z.array(section),
    housePrices: z.record(areaCode, amount),
    baseAnswerPrices: z.record(areaCode, z.record(idKey, z.array(priceEntry))),
    baseQuestionToAnswers: z.record(idKey, z.array(baseAnswerId)),
    bundles: z.array(bundle),
    campaigns,
    dynamicImageKeyOrder: z.array(text),
    dynamicImageKeys: z.array(
      z.strictObject({ category: text, defaultImageKey: text, isLayer: flag, section: sectionId.nullable() }),
    ),
    houseDynamicImageKey: text,
  }),
};

/** Reads only the campaigns of a web configuration's body. */
export const campaignsFormat: StoredFormat<readonly PublishedCampaign[]> = {
  upgrades: [campaignsFrom1, ...Array.from({ length: 8 }, () => z.unknown())],
  current: campaigns,
};

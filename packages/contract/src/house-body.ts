import type { CampaignPrice, HouseModel, ListedBundle } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { shownBundleFields } from './configuration-body.ts';
import { houseFactsFields } from './house-facts.ts';
import { amount, amountOrZero, decimalOrNull, houseId, integerOrZero, list, text, textOrEmpty, textOrNull } from './values.ts';

/** HouseModel: a card in the house list. */
export const houseBody: Body<HouseModel> = body<HouseModel>({
  id: ['Id', houseId],
  // Our addition.
  slug: ['Slug', textOrEmpty],
  title: ['Title', text],
  price: ['Price', amountOrZero],
  // Our addition.
  campaign: [
    'CampaignPrice',
    lenient<CampaignPrice | null>(
      body<CampaignPrice>({ price: ['Price', amount], earlierLowest: ['EarlierLowestPrice', amount] }),
      null,
    ),
  ],
  shortDescription: ['ShortDescription', textOrEmpty],
  ...houseFactsFields,
  // Our additions.
  floors: ['Floors', integerOrZero],
  energyClass: ['EnergyClass', textOrEmpty],
  height: ['Height', decimalOrNull],
  information: ['Information', textOrEmpty],
  image: ['Image', textOrEmpty],
  images: ['Images', list(text)],
  bundles: [
    'BundleListDtos',
    // `Price` and `RefusedAnswer` are our additions.
    list(
      body<ListedBundle>({
        ...shownBundleFields,
        price: ['Price', lenient<ListedBundle['price']>(amount, null)],
        refusedAnswer: ['RefusedAnswer', textOrNull],
      }),
    ),
  ],
});

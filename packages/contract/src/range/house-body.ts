import type { CampaignPrice, HouseModel, ListedBundle } from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { shownBundleFields } from '../configuration-body.ts';
import { amount, amountOrZero, decimalOrNull, houseId, integerOrZero, list, text, textOrEmpty, textOrNull } from '../values.ts';
import { houseFactsFields } from './house-facts.ts';

/** HouseModel: a house in the house list. */
export const houseBody: Body<HouseModel> = body<HouseModel>({
  id: ['Id', houseId],
  // The specification does not have this field.
  slug: ['Slug', textOrEmpty],
  title: ['Title', text],
  price: ['Price', amountOrZero],
  // The specification does not have these two fields.
  lowestPrice: ['LowestPrice', lenient<HouseModel['lowestPrice']>(amount, null)],
  campaign: [
    'CampaignPrice',
    lenient<CampaignPrice | null>(
      body<CampaignPrice>({ price: ['Price', amount], earlierLowest: ['EarlierLowestPrice', amount] }),
      null,
    ),
  ],
  shortDescription: ['ShortDescription', textOrEmpty],
  ...houseFactsFields,
  // The specification does not have the three fields `Floors`, `EnergyClass` and `Height`.
  floors: ['Floors', integerOrZero],
  energyClass: ['EnergyClass', textOrEmpty],
  height: ['Height', decimalOrNull],
  information: ['Information', textOrEmpty],
  image: ['Image', textOrEmpty],
  images: ['Images', list(text)],
  bundles: [
    'BundleListDtos',
    // The specification does not have `Price` and `RefusedAnswer`.
    list(
      body<ListedBundle>({
        ...shownBundleFields,
        price: ['Price', lenient<ListedBundle['price']>(amount, null)],
        refusedAnswer: ['RefusedAnswer', textOrNull],
      }),
    ),
  ],
});

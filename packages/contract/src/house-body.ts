import type { HouseModel } from '@gavel/core';
import { z } from 'zod';
import { type Body, body } from './body.ts';
import { bundleBody } from './configuration-body.ts';
import { amountOrZero, decimal, id, list, text, textOrEmpty } from './values.ts';

/** HouseModel: a card in the house list. */
export const houseBody: Body<HouseModel> = body<HouseModel>({
  id: ['Id', id],
  title: ['Title', text],
  price: ['Price', amountOrZero],
  shortDescription: ['ShortDescription', textOrEmpty],
  houseArea: ['HouseArea', decimal],
  buildArea: ['BuildArea', decimal],
  rooms: ['Rooms', decimal],
  information: ['Information', textOrEmpty],
  houseType: ['HouseType', z.enum(['1', '2', '3', '4', '5', '6'])],
  image: ['Image', textOrEmpty],
  images: ['Images', list(text)],
  bundles: ['BundleListDtos', list(bundleBody)],
});

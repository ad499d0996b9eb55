import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { firstFault } from '../problem.ts';
import { campaignBody, pricedCampaignBody } from './campaign-body.ts';

const levels = [{ AccessoryLevel: 10_000, DiscountValue: 1000.5 }];
const written = [{ accessoryLevel: kr(10_000), discountValue: kr(1000.5) }];

test.each([
  [2, { kind: 'fixed', amount: kr(500) }, { DiscountType: 2, DiscountTypeData: { Discount: 500, DiscountLevels: [] } }],
  [3, { kind: 'levels', levels: written }, { DiscountType: 3, DiscountTypeData: { Discount: 0, DiscountLevels: levels } }],
  [0, { kind: 'none' }, { DiscountType: 0, DiscountTypeData: { Discount: 0, DiscountLevels: [] } }],
  [1, { kind: 'none' }, { DiscountType: 0 }],
  [4, { kind: 'none' }, { DiscountType: 0 }],
  [undefined, { kind: 'none' }, { DiscountType: 0 }],
])('DiscountType %j is decoded to its kind, and only the fields of that kind are encoded', (DiscountType, discount, again) => {
  const campaign = pricedCampaignBody.parse({
    Id: 1,
    DiscountType,
    DiscountTypeData: { Discount: 500, DiscountLevels: levels },
  });
  expect(campaign.discount).toEqual(discount);
  const wire = z.encode(pricedCampaignBody, campaign);
  expect(wire).toMatchObject(again);
  expect(pricedCampaignBody.parse(wire)).toEqual(campaign);
});

const data = {
  GuideAnswers: [
    { GuideQuestionId: 11, GuideAnswerId: 112 },
    { GuideQuestionId: 12, GuideAnswerId: 7, IsDefaultAnswer: true },
    { GuideQuestionId: 13, IsDefaultAnswer: true },
  ],
  BaseAnwsers: [
    { GuideQuestionId: 7, GuideAnswerId: 71 },
    { BaseQuestionId: 8, BaseAnswerId: 81 },
  ],
  AccessoryLevel: 50_000,
};
const asked = {
  kind: 'answers',
  answers: [
    { questionId: 11, answerId: 112 },
    { questionId: 12, answerId: null },
    { questionId: 13, answerId: null },
  ],
  baseAnswers: [
    { questionId: 7, answerId: 71 },
    { questionId: 8, answerId: 81 },
  ],
};
const askedOnWire = {
  GuideAnswers: [
    { GuideQuestionId: 11, GuideAnswerId: 112, IsDefaultAnswer: false },
    { GuideQuestionId: 12, GuideAnswerId: 0, IsDefaultAnswer: true },
    { GuideQuestionId: 13, GuideAnswerId: 0, IsDefaultAnswer: true },
  ],
  BaseAnwsers: [
    { GuideQuestionId: 7, GuideAnswerId: 71 },
    { GuideQuestionId: 8, GuideAnswerId: 81 },
  ],
  AccessoryLevel: 0,
};
const nothing = { GuideAnswers: [], BaseAnwsers: [], AccessoryLevel: 0 };

test.each([
  [2, asked, { TriggerType: 2, TriggerTypeData: askedOnWire }],
  [3, asked, { TriggerType: 2, TriggerTypeData: askedOnWire }],
  [4, { kind: 'accessories', level: kr(50_000) }, { TriggerType: 4, TriggerTypeData: { ...nothing, AccessoryLevel: 50_000 } }],
  [0, { kind: 'unknown' }, { TriggerType: 0, TriggerTypeData: nothing }],
  [1, { kind: 'unknown' }, { TriggerType: 0 }],
  [99, { kind: 'unknown' }, { TriggerType: 0 }],
  [undefined, { kind: 'unknown' }, { TriggerType: 0 }],
])('TriggerType %j is decoded to its kind, and only the fields of that kind are encoded', (TriggerType, condition, again) => {
  const trigger = { Id: 9, IsDisplay: true, TriggerType, TriggerTypeData: data };
  const campaign = campaignBody.parse({ Id: 1, CampaignTriggers: [trigger, trigger] });
  expect(campaign.triggers).toEqual([
    { isDisplay: true, isDiscount: false, condition },
    { isDisplay: true, isDiscount: false, condition },
  ]);
  const wire = z.encode(campaignBody, campaign);
  expect(wire).toMatchObject({ CampaignTriggers: [{ Id: 1, IsDisplay: true, ...again }, { Id: 2 }] });
  expect(campaignBody.parse(wire)).toEqual(campaign);
});

test('the three discounts of a campaign (Calculated, Saved and Manual) are decoded and encoded; missing ones are decoded to null', () => {
  const wire = { Id: 1, Calculated: 500.5, Saved: 400, Manual: null };
  const campaign = campaignBody.parse(wire);
  expect(campaign).toMatchObject({ calculated: kr(500.5), saved: kr(400), manual: null });
  expect(z.encode(campaignBody, campaign)).toMatchObject(wire);
  expect(campaignBody.parse({ Id: 1 })).toMatchObject({ calculated: null, saved: null, manual: null });
});

test('decoding a campaign also checks the fields that the campaign’s own discount type and trigger types do not use', () => {
  const fault = (campaign: object) => {
    const { error } = pricedCampaignBody.safeParse({ Id: 1, ...campaign });
    return error && firstFault(error).field;
  };
  expect(fault({ DiscountType: 2, DiscountTypeData: { DiscountLevels: [{ AccessoryLevel: 'x', DiscountValue: 1 }] } })).toBe(
    'DiscountTypeData.DiscountLevels.0.AccessoryLevel',
  );
  expect(fault({ CampaignTriggers: [{ TriggerType: 4, TriggerTypeData: { GuideAnswers: [{ GuideQuestionId: 0 }] } }] })).toBe(
    'CampaignTriggers.0.TriggerTypeData.GuideAnswers.0.GuideQuestionId',
  );
});

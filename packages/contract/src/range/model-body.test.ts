import { asBaseAnswerId, kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { firstFault } from '../problem.ts';
import { modelBody } from './model-body.ts';

const least = { MunicipalityName: 'Umeå', House: { Title: 'Sjövik' }, HousePrice: 1_950_000 };

const question = { Id: 11, Title: 'Altan', Answers: [{ Id: 111, Title: 'Liten altan' }] };

test('optional fields of a model may be missing or null', () => {
  const model = modelBody.parse({
    ...least,
    QuestionModel: { Sections: [{ Id: 1, Title: 'Ute', Questions: [question] }] },
    Campaigns: null,
  });
  expect(model).toMatchObject({
    houseTitle: 'Sjövik',
    housePrice: kr(1_950_000),
    isSideBuilding: false,
    campaigns: [],
    bundles: [],
  });
  expect(model.sections[0]?.questions[0]).toMatchObject({ rule: '', hasAccessories: false });
  expect(model.sections[0]?.questions[0]?.answers[0]).toMatchObject({ rule: '', baseAnswerIds: [], disabledText: '' });
  expect(model.baseAnswerPrices).toEqual(new Map());
});

test('decoding a model leaves out unknown fields', () => {
  expect(Object.keys(modelBody.parse({ ...least, Colour: 'red' }))).not.toContain('Colour');
});

test('a decoded model maps base answer ids to prices, with the decimals of a price in kr and of a quantity (units)', () => {
  const model = modelBody.parse({
    ...least,
    PriceModel: {
      BaseAnswerPrices: { 9001: [{ Price: 1450.5, PriceType: 1, ConditionalUnits: [{ Rule: 'answer(112)', Units: 24.5 }] }] },
    },
  });
  expect(model.baseAnswerPrices.get(asBaseAnswerId(9001))).toEqual([
    { price: 1450.5, priceType: 'perUnit', rule: '', conditionalUnits: [{ rule: 'answer(112)', units: 24.5 }] },
  ]);
});

test('decoding keeps the quantities (units) of a fixed price, because packages/core parses their rules for all price types', () => {
  const units = [{ Rule: 'answer(112)', Units: 3 }];
  const model = modelBody.parse({
    ...least,
    PriceModel: { BaseAnswerPrices: { 9001: [{ Price: 10, ConditionalUnits: units }] } },
  });
  expect(model.baseAnswerPrices.get(asBaseAnswerId(9001))).toMatchObject([
    { priceType: 'fixed', conditionalUnits: [{ rule: 'answer(112)', units: 3 }] },
  ]);
  expect(z.encode(modelBody, model)).toMatchObject({
    PriceModel: { BaseAnswerPrices: { 9001: [{ PriceType: 0, ConditionalUnits: units }] } },
  });
});

test('an encoded model decodes to the same model', () => {
  const trigger = { TriggerType: 4, TriggerTypeData: { AccessoryLevel: 50_000 } };
  const model = modelBody.parse({
    ...least,
    QuestionModel: { IsSideBuilding: true, Sections: [{ Id: 1, Questions: [question] }] },
    PriceModel: { BaseAnswerPrices: { 9: [{ Price: -1.5 }] }, BaseQuestionToAnswerMap: { 8: [9] } },
    Bundles: [{ Id: 3, Name: 'Paket', AnswersBundleAnswerDtos: [{ GuideQuestionId: 11, GuideAnswerId: 111 }] }],
    Campaigns: [{ Id: 1, CampaignTriggers: [trigger, trigger] }],
  });
  const wire = z.encode(modelBody, model);
  expect(modelBody.parse(JSON.parse(JSON.stringify(wire)))).toEqual(model);
  expect(wire).toMatchObject({ Campaigns: [{ CampaignTriggers: [{ Id: 1 }, { Id: 2 }] }] });
});

test.each([
  ['House', { ...least, House: undefined }],
  ['HousePrice', { ...least, HousePrice: '1' }],
  ['HousePrice', { ...least, HousePrice: 1e300 }],
  [
    'QuestionModel.Sections.0.Questions.0.Answers.0.Id',
    { ...least, QuestionModel: { Sections: [{ Id: 1, Questions: [{ Id: 1, Answers: [{ Id: 0 }] }] }] } },
  ],
  ['PriceModel.BaseAnswerPrices.x', { ...least, PriceModel: { BaseAnswerPrices: { x: [] } } }],
  ['PriceModel.BaseAnswerPrices.1.0.Price', { ...least, PriceModel: { BaseAnswerPrices: { 1: [{ Price: '7' }] } } }],
])('the error for an invalid model contains the path of the wrong field, %s', (field, wire) => {
  const result = modelBody.safeParse(wire);
  expect(result.error && firstFault(result.error).field).toBe(field);
});

import {
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asCampaignId,
  asHouseId,
  asPlotId,
  asQuestionId,
  asSectionId,
  asWebConfigurationId,
  type Configuration,
  kr,
} from '@gavel/core';
import { aGuideAnswer, aGuideQuestion, aGuideSection, aPrice, pick, selectionsFrom } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { configurationBody, startedConfigurationBody } from './configuration-body.ts';
import { newConfigurationBody, shareRequestBody } from './guide-requests.ts';
import { openedConfigurationBody } from './opened-configuration-body.ts';
import { firstFault } from './problem.ts';
import { customerQuoteBody } from './quote-bodies.ts';
import { houseBody } from './range/house-body.ts';
import { plotBody } from './range/range-bodies.ts';
import { decodeTrusted, encodeTrusted } from './trusted.ts';

const configuration: Configuration = {
  id: 'a1B2c3D4',
  webConfigurationId: asWebConfigurationId(7),
  webConfigurationName: 'Sjövik 2026',
  webConfigurationVersion: 3,
  municipalityId: '2480',
  municipalityName: 'Umeå',
  priceListName: 'Norr',
  priceListAreaCode: 'N',
  lowestHousePrice: kr(1_800_000),
  image: '/media/a.svg',
  type: 'guide',
  name: 'Mitt hus',
  price: kr(1_989_712.5),
  updatedAtUtc: '2026-11-20T11:00:00.000Z',
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  houseImage: '/media/b.svg',
  houseDynamicImageKey: 'sjovik',
  housePrice: kr(1_950_000),
  isSideBuilding: false,
  isCurrentUserOwner: false,
  disclaimer: '<p>Priserna gäller i dag.</p>',
  selections: selectionsFrom({ 11: 111 }),
  plotIds: [asPlotId(4)],
  placement: { plotId: asPlotId(4), east: 12.5, north: 20, turn: 195 },
  requestForProposalSentAtUtc: null,
  sections: [
    {
      id: asSectionId(1),
      title: 'Ute',
      text: '',
      bulletsText: '',
      tip: '<p>Se ut.</p>',
      backgroundImage: '',
      dynamicImageFolder: 'exterior',
      dynamicImageCameras: [
        { id: 'front', title: 'Framsida', width: 2000, height: 1430, subject: { x: 400, y: 300, width: 1200, height: 830 } },
        { id: 'back', title: 'Baksida', width: null, height: null, subject: null },
      ],
      dynamicImageSceneFolderFromQuestionId: null,
      dynamicImageSceneId: 'exterior',
      useNewImageManifest: true,
      questions: [],
    },
  ],
  baseAnswerPrices: new Map([[asBaseAnswerId(9001), [aPrice(1.5)]]]),
  baseQuestionToAnswers: new Map([[asBaseQuestionId(900), [asBaseAnswerId(9001)]]]),
  bundles: [{ id: asBundleId(1), name: 'Paket', image: '', description: 'Bra', detailedInfo: '', answers: [pick(11, 111)] }],
  campaigns: [],
  houseFacts: { houseArea: 142, areaKind: 'living', buildArea: 98.5, rooms: 5, houseType: 'oneAndAHalfStoreys', height: 7 },
  priceHistory: {
    campaignStarts: new Map([[asCampaignId(3), Date.UTC(2026, 9, 31, 23)]]),
    periods: [
      {
        from: null,
        to: Date.UTC(2026, 9, 20, 10, 30, 0, 1),
        difference: {
          housePrice: kr(1_900_000),
          questions: [
            {
              id: asQuestionId(14),
              rule: '',
              hasAccessories: true,
              answers: [{ id: asAnswerId(141), rule: '', baseAnswerIds: [asBaseAnswerId(9001)], isDefaultAnswer: true }],
            },
          ],
          missingQuestionIds: [asQuestionId(11)],
          baseAnswerPrices: new Map([[asBaseAnswerId(9001), [aPrice(1.25)]]]),
          campaigns: null,
        },
      },
      { from: Date.UTC(2026, 9, 20, 10, 30, 0, 1), to: null, difference: null },
    ],
  },
  salespersons: [{ name: 'Eva', title: 'Säljare', email: 'eva@example.se', phone: '08', mobile: '', imageUrl: '/e.svg' }],
  dynamicImageKeyOrder: ['facade-colour'],
  dynamicImageKeys: [{ category: 'facade-colour', defaultImageKey: 'falurod', isLayer: true, section: null }],
};

test('a configuration is encoded with the field names of the specification, and decodes to the same value', () => {
  const wire = JSON.parse(JSON.stringify(z.encode(configurationBody, configuration)));
  expect(wire).toMatchObject({
    Id: 'a1B2c3D4',
    WebConfigurationVersion: 3,
    Price: 1_989_712.5,
    House: { Title: 'Sjövik', Image: '/media/b.svg', Facts: { HouseArea: 142, BuildArea: 98.5, Rooms: 5, HouseType: '2' } },
    PriceHistory: {
      CampaignStarts: { 3: '2026-10-31T23:00:00.000Z' },
      Periods: [
        { From: null, To: '2026-10-20T10:30:00.001Z', Difference: { HousePrice: 1_900_000, Campaigns: null } },
        { From: '2026-10-20T10:30:00.001Z', To: null, Difference: null },
      ],
    },
    AnswerModel: {
      HouseModelName: 'Sjövik',
      HouseId: 2,
      Answers: { 11: 111 },
      PlotIds: [4],
      Placement: { PlotId: 4, East: 12.5, North: 20, Turn: 195 },
      RequestForProposalSentAtUtc: null,
    },
    QuestionModel: {
      IsSideBuilding: false,
      Sections: [
        {
          Id: 1,
          DynamicImageCameras: [
            { Id: 'front', Width: 2000, Subject: { X: 400 } },
            { Id: 'back', Width: null, Subject: null },
          ],
          Tip: '<p>Se ut.</p>',
        },
      ],
    },
    PriceModel: { BaseAnswerPrices: { 9001: [{ Price: 1.5 }] }, BaseQuestionToAnswerMap: { 900: [9001] } },
    Bundles: [{ Name: 'Paket', AnswersBundleAnswerDtos: [{ GuideQuestionId: 11, GuideAnswerId: 111 }] }],
    SalesPersons: [{ Name: 'Eva', ImageUrl: '/e.svg' }],
    DynamicImageKeyReference: [{ Category: 'facade-colour', Section: null }],
  });
  expect(configurationBody.parse(wire)).toEqual(configuration);
});

test('an answer’s picture keys are decoded from the list DynamicImageKeys or from the single field DynamicImageKey', () => {
  const keysOf = (fields: object) => {
    const wire = Object(z.encode(configurationBody, { ...configuration, sections: [aGuideSection(1, [question])] }));
    const [section] = wire.QuestionModel.Sections;
    const [answer] = section.Questions[0].Answers;
    expect(answer).not.toHaveProperty('DynamicImageKey', expect.anything());
    section.Questions[0].Answers = [{ ...answer, ...fields }];
    return configurationBody.parse(wire).sections[0]?.questions[0]?.answers[0]?.dynamicImageKeys;
  };
  const question = aGuideQuestion(11, [aGuideAnswer(111, { usePaletteReference: true })]);
  expect(keysOf({ DynamicImageKey: 'facade:rod' })).toEqual(['facade:rod']);
  expect(keysOf({ DynamicImageKeys: ['facade:rod', 'trim:vit'], DynamicImageKey: 'facade:svart' })).toEqual([
    'facade:rod',
    'trim:vit',
  ]);
  expect(keysOf({ DynamicImageKeys: [], DynamicImageKey: null })).toEqual([]);
});

test('an answer whose sample depends on another answer has PaletteImageTemplate and SampleColour on the wire; other answers have neither', () => {
  const following = aGuideAnswer(111, { paletteImageTemplate: '/media/drawn/sample/knut-{12}.svg', sampleColour: '{12}' });
  const sections = [aGuideSection(1, [aGuideQuestion(11, [following, aGuideAnswer(112)])])];
  const wire = JSON.parse(JSON.stringify(z.encode(configurationBody, { ...configuration, sections })));
  const [{ Questions: questions }] = wire.QuestionModel.Sections;
  expect(questions[0].Answers[0]).toMatchObject({
    PaletteImageTemplate: '/media/drawn/sample/knut-{12}.svg',
    SampleColour: '{12}',
  });
  expect(questions[0].Answers[1]).not.toHaveProperty('PaletteImageTemplate');
  expect(configurationBody.parse(wire).sections).toEqual(sections);
});

test('the field usePaletteReference is called UsePalleteReference on the wire, as the specification spells it', () => {
  const sections = [aGuideSection(1, [aGuideQuestion(11, [aGuideAnswer(111, { usePaletteReference: true })])])];
  const wire = z.encode(configurationBody, { ...configuration, sections });
  expect(wire).toMatchObject({ QuestionModel: { Sections: [{ Questions: [{ Answers: [{ UsePalleteReference: true }] }] }] } });
  expect(configurationBody.parse(wire).sections).toEqual(sections);
});

test('decoding rejects a configuration without a price history, which the law on price information requires', () => {
  const { PriceHistory, ...wire } = Object(z.encode(configurationBody, configuration));
  expect(PriceHistory).toBeDefined();
  expect(configurationBody.safeParse(wire).success).toBe(false);
});

test('the response to the start of a configuration has the field BundleRefused', () => {
  const wire = z.encode(startedConfigurationBody, { ...configuration, id: null, bundleRefused: true });
  expect(wire).toMatchObject({ Id: null, BundleRefused: true, AnswerModel: { HouseModelName: 'Sjövik' } });
  expect(startedConfigurationBody.parse(wire)).toMatchObject({ id: null, bundleRefused: true });
});

test('the configuration of a reopened saved house lists what changed when the house was carried over to the current range', () => {
  const carriedOver = {
    gone: [{ ...pick(11, 112), questionTitle: 'Altan', answerTitle: 'Stor altan', replacedBy: null }],
    replaced: [{ questionId: asQuestionId(12), from: asAnswerId(121), to: asAnswerId(122) }],
    repriced: [{ ...pick(13, 131), before: kr(100), after: kr(120.5) }],
    housePriceDifference: kr(0),
    priceDifference: kr(-3000),
  };
  const saved = { revision: 3, access: 'owner', updatedBy: 'Anna Berg' } as const;
  const wire = z.encode(openedConfigurationBody, { ...configuration, ...saved, carriedOver });
  expect(wire).toMatchObject({
    CarriedOver: { Gone: [{ AnswerTitle: 'Stor altan', ReplacedBy: null }], Repriced: [{ After: 120.5 }] },
    Revision: 3,
    CurrentUserAccess: 'owner',
    UpdatedBy: 'Anna Berg',
  });
  expect(openedConfigurationBody.parse(wire)).toEqual({ ...configuration, ...saved, carriedOver });
  expect(openedConfigurationBody.parse(z.encode(configurationBody, configuration))).toEqual({
    ...configuration,
    carriedOver: null,
    revision: null,
    access: null,
    updatedBy: null,
  });
});

test('a house model is encoded with its type as a digit and its bundles in the field BundleListDtos', () => {
  const house = houseBody.parse({
    Id: 1,
    Title: 'Sjövik',
    Price: 1.25,
    HouseArea: 112.5,
    BuildArea: 90,
    Rooms: 5,
    HouseType: '2',
  });
  expect(house).toMatchObject({
    price: kr(1.25),
    houseArea: 112.5,
    houseType: 'oneAndAHalfStoreys',
    bundles: [],
    images: [],
    campaign: null,
  });
  expect(z.encode(houseBody, house)).toMatchObject({ HouseType: '2', BundleListDtos: [], CampaignPrice: null });
  const campaign = { price: kr(900), earlierLowest: kr(1000) };
  expect(z.encode(houseBody, { ...house, campaign })).toMatchObject({ CampaignPrice: { Price: 900, EarlierLowestPrice: 1000 } });
});

test('a plot is encoded with its price as text with two decimals and its address in the field Adress', () => {
  const plot = plotBody.parse({ Id: 1, Adress: 'Björkvägen 3', MunicipalityName: 'Umeå', LandArea: 900, Price: '450000.00' });
  expect(plot).toMatchObject({ address: 'Björkvägen 3', price: kr(450_000), border: null, borderDistance: 4.5 });
  const border = [
    [0, 0],
    [30, 0.5],
    [15, 40],
  ] as const;
  expect(plotBody.parse(JSON.parse(JSON.stringify(z.encode(plotBody, { ...plot, border }))))).toEqual({ ...plot, border });
  expect(z.encode(plotBody, plot)).toMatchObject({ Adress: 'Björkvägen 3', Price: '450000.00' });
});

test('the request body that starts a configuration needs only house and municipality', () => {
  expect(newConfigurationBody.parse({ HouseId: 1, MunicipalityId: '2480' })).toEqual({
    houseId: 1,
    municipalityId: '2480',
    webConfigurationId: null,
    accountId: null,
    bundleId: null,
  });
});

const share = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 7, Name: 'Mitt hus', Answers: { 11: 111 } };

test.each([
  ['', null],
  ['HouseId', { ...share, HouseId: -1 }],
  ['Name', { ...share, Name: '   ' }],
  ['Answers.abc', { ...share, Answers: { abc: 1 } }],
  ['Answers.11', { ...share, Answers: { 11: '111' } }],
])('firstFault returns the path %j of the wrong field in an invalid share request', (field, wire) => {
  const result = shareRequestBody.safeParse(wire);
  expect(result.error && firstFault(result.error).field).toBe(field);
});

test('encodeTrusted and decodeTrusted, which check no value, return the same as zod’s encode and parse, which check every value', () => {
  const opened = { ...configuration, carriedOver: null, revision: 2, access: null, updatedBy: null };
  for (const [body, domain] of [
    [configurationBody, configuration],
    [startedConfigurationBody, { ...configuration, bundleRefused: true }],
    [openedConfigurationBody, opened],
  ] as const) {
    const wire = JSON.parse(JSON.stringify(z.encode<z.core.$ZodType<unknown>>(body, domain)));
    expect(JSON.parse(JSON.stringify(encodeTrusted<unknown>(body, domain)))).toEqual(wire);
    expect(decodeTrusted<unknown>(body, wire)).toEqual(body.parse(wire));
    // `decodeTrusted` leaves out an unknown field, and decodes missing fields to the same values as `parse`.
    const { Bundles: _, Campaigns: __, SalesPersons: ___, ...least } = wire;
    expect(decodeTrusted<unknown>(body, { ...least, Colour: 'red' })).toEqual(body.parse(least));
  }
});

test('decodeTrusted throws a TypeError if the wire has null or a number where the body expects an object', () => {
  expect(() => decodeTrusted(configurationBody, null)).toThrow(TypeError);
  expect(() => decodeTrusted(configurationBody, { QuestionModel: 1 })).toThrow(TypeError);
});

test('encodeTrusted and decodeTrusted trim texts and apply codecs inside unions, as zod does', () => {
  expect(encodeTrusted(z.object({ name: z.string().trim() }), { name: ' Mitt hus ' })).toEqual({ name: 'Mitt hus' });
  const either = z.union([z.codec(z.string(), z.number(), { decode: Number, encode: String }), z.boolean()]);
  expect([decodeTrusted(either, '5'), decodeTrusted(either, true), encodeTrusted(either, 5)]).toEqual([5, true, '5']);
});

test('a quote from a server of an earlier version, which does not send WrittenBy, can still be decoded', () => {
  const house = {
    HouseModelName: '',
    Name: '',
    MunicipalityName: '',
    PriceListName: '',
    Sections: [],
    OrdinaryPrice: 1,
    Price: 1,
  };
  const wire = {
    Number: '2026-0007',
    State: 'open',
    SentAtUtc: '2026-11-18T09:00:00.000Z',
    ValidUntil: '2026-12-20',
    CustomerName: 'Anna Berg',
    Seller: { Name: 'Eva Ek', Email: 'eva@example.se', Phone: '08' },
    Words: 'Hej!',
    House: { ...house, Campaigns: [], Terms: '' },
    Lines: [],
  };
  expect(customerQuoteBody.parse(wire)).toMatchObject({ words: 'Hej!', writtenBy: '' });
});

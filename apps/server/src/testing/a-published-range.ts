import {
  asBaseAnswerId,
  asBundleId,
  asCampaignId,
  asHouseId,
  asPlotId,
  asQuestionId,
  asWebConfigurationId,
  kr,
  type Ore,
} from '@gavel/core';
import { pick } from '@gavel/core/testing';
import type { PublishedCampaign, PublishedHouse, PublishedRange, WebConfiguration } from '@gavel/range';
import { anAnswer, aPrice, aQuestion, aSection, noPicture } from './a-published-question.ts';

/** Returns a small range for tests: a house, a garage and a hidden house, in two price areas with four municipalities. */
export function aPublishedRange(parts: Partial<PublishedRange> = {}): PublishedRange {
  return {
    brand: {
      name: 'Provhus',
      slogan: 'Hus\nsom håller',
      welcome: 'Välkommen',
      logo: 'M0 0h18',
      splash: '',
      colours: { accent: '#8a2f2a', campaign: '#2f4a8a' },
      contact: {
        email: 'hej@provhus.example',
        phone: '08-12 34 56',
        customerService: 'kund@provhus.example',
        hours: 'vardagar 9–16',
        address: 'Sågvägen 1, Umeå',
      },
      salespersonsShown: 2,
      staffNeedSecondFactor: false,
      otherCosts: [],
      orderChecks: [],
      monthlyCost: null,
    },
    areas: [
      { code: 'N', name: 'Norr' },
      { code: 'S', name: 'Söder' },
    ],
    municipalities: [
      { id: '0643', name: 'Habo', county: 'Jönköpings län', areaCode: 'S', denied: false },
      { id: '1280', name: 'Malmö', county: 'Skåne län', areaCode: 'S', denied: false },
      { id: '2480', name: 'Umeå', county: 'Västerbottens län', areaCode: 'N', denied: false },
      { id: '2463', name: 'Åsele', county: 'Västerbottens län', areaCode: 'N', denied: true },
    ],
    houses: [
      aHouse(1, 'Sjövik', { houseType: 'oneAndAHalfStoreys' }),
      aHouse(2, 'Garage Mellan', { houseType: 'sideBuilding' }),
      aHouse(3, 'Dold', { houseType: 'unlisted' }),
    ],
    plots: [aPlot(1, 'Habo', '450000'), aPlot(2, 'Umeå', '325000')],
    salespersons: [
      aSalesperson('Eva Ek', ['Umeå']),
      aSalesperson('Ola Al', []),
      aSalesperson('Bo Björk', []),
      { ...aSalesperson('Utan Bild', ['Umeå']), imageUrl: '' },
    ],
    productInformation: [
      {
        questionId: asQuestionId(11),
        information: { category: 'Ute', title: 'Altan', items: [{ title: 'Tryckt virke', text: '', imageLarge: '' }] },
      },
    ],
    alertMessages: [{ replacedFrom: pick(12, 121), replacedTo: pick(12, 122), text: 'Räcke behövs.' }],
    helpGuide: [{ title: 'Översikt', text: '<p>Här ser du allt.</p>' }],
    consents: [],
    primaryCampaignId: null,
    texts: { 'start.title': 'Bygg här' },
    paints: { 'facade:falurod': { colour: '#8a2f2a', accent: null, pattern: 'lockpanel' } },
    pictures: null,
    ...parts,
  };
}

/**
 * Returns a house that costs 2 000 000 kr in price area N and 1 900 000 kr in price area S. A big terrace costs 50 000 kr more and cannot
 * be chosen in Habo.
 */
export function aHouse(id: number, title: string, parts: Partial<PublishedHouse> = {}): PublishedHouse {
  const key = title.toLowerCase().replace(/ö/g, 'o').replace(/ /g, '-');
  return {
    id: asHouseId(id),
    key,
    title,
    houseType: 'oneAndAHalfStoreys',
    shortDescription: '<p>Ett hus.</p>',
    information: '',
    houseArea: 142,
    areaKind: 'living',
    buildArea: 98.5,
    rooms: 5,
    floors: 2,
    energyClass: 'B',
    height: 7.2,
    image: `/media/drawn/house/${key}.svg`,
    images: [`/media/drawn/house/${key}.svg`],
    webConfiguration: aWebConfiguration(id * 10, title),
    plan: null,
    drawing: {
      type: 'oneAndAHalfStoreys',
      width: 11,
      depth: 8,
      wallHeight: 3.6,
      roofPitch: 38,
      roof: 'sadeltak',
      windowsBelow: 4,
      windowsAbove: 2,
      doorAt: 0.5,
      dormer: 'ingen',
      porch: 'farstukvist',
      chimney: true,
      garageDoors: 0,
      open: false,
      colours: ['facade:falurod'],
    },
    ...parts,
  };
}

export function aWebConfiguration(id: number, houseTitle: string, parts: Partial<WebConfiguration> = {}): WebConfiguration {
  const prices = { 9001: [aPrice(50_000)], 9002: [aPrice(4900)] };
  return {
    id: asWebConfigurationId(id),
    name: `${houseTitle} 2026`,
    isSideBuilding: false,
    houseTitle,
    disclaimer: '<p>Priserna gäller i dag.</p>',
    sections: [
      aSection(1, 'Ute', [
        aQuestion(11, 'Altan', [
          anAnswer(111, 11, { title: 'Ingen altan', isDefaultAnswer: true }),
          anAnswer(112, 11, { title: 'Stor altan', baseAnswerIds: [9001], rule: 'municipality != "Habo"' }),
        ]),
        aQuestion(12, 'Räcke', [
          anAnswer(121, 12, { title: 'Inget räcke', isDefaultAnswer: true, rule: '!answer(112)' }),
          anAnswer(122, 12, { title: 'Träräcke', baseAnswerIds: [9002] }),
        ]),
      ]),
    ],
    housePrices: { N: kr(2_000_000), S: kr(1_900_000) },
    baseAnswerPrices: { N: prices, S: prices },
    baseQuestionToAnswers: { 900: [asBaseAnswerId(9001)], 901: [asBaseAnswerId(9002)] },
    bundles: [
      { id: asBundleId(5), name: 'Altanpaketet', image: noPicture, description: '', detailedInfo: '', answers: [pick(11, 112)] },
    ],
    campaigns: [],
    dynamicImageKeyOrder: [],
    dynamicImageKeys: [],
    houseDynamicImageKey: 'sjovik',
    ...parts,
  };
}

export function aCampaign(id: number, parts: Partial<PublishedCampaign> = {}): PublishedCampaign {
  return {
    id: asCampaignId(id),
    title: `Kampanj ${id}`,
    subTitle: '',
    introduction: '',
    text: '',
    fineprint: '',
    image: noPicture,
    disabled: false,
    validFrom: '',
    validTo: '',
    discount: { kind: 'fixed', amount: kr(10_000) },
    triggers: [],
    ...parts,
  };
}

function aPlot(id: number, municipalityName: string, amount: string) {
  const price: Ore = kr(Number(amount));
  return {
    id: asPlotId(id),
    address: `Björkvägen ${id}`,
    municipalityName,
    areaName: 'Björkbacken',
    imageUrl: '',
    landArea: 912,
    price,
    propertyReference: `Björken 1:${id}`,
    url: '',
    maxBuildArea: null,
    maxHeight: null,
    frontFaces: null,
    border: null,
    borderDistance: 4.5,
  };
}

function aSalesperson(name: string, municipalities: readonly string[]) {
  return { name, title: 'Säljare', email: 'x@provhus.example', phone: '08-1', mobile: '', imageUrl: '/bild.svg', municipalities };
}

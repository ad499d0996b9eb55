import type { StaffOrder } from '@gavel/contract/staff';
import {
  asAccountId,
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asHouseId,
  asQuestionId,
  asWebConfigurationId,
  kr,
} from '@gavel/core';

/** When the order was made: at 10.30 Swedish time on 19 November 2026. */
const MADE = Date.UTC(2026, 10, 19, 9, 30);

const chosen: StaffOrder['chosen'] = {
  configurationId: 'abcd1234',
  revision: 3,
  houseId: asHouseId(1),
  webConfigurationId: asWebConfigurationId(10),
  webConfigurationVersion: 2,
  municipalityId: '1280',
  areaCode: 'S',
  answers: new Map([[asQuestionId(11), asAnswerId(112)]]),
  placement: null,
};

const house: StaffOrder['house'] = {
  houseTitle: 'Björkliden 142',
  name: 'Vårt hus',
  municipalityName: 'Malmö',
  priceListName: 'Syd',
  sections: [
    { kind: 'house', title: '', total: kr(2_100_000), rows: [] },
    {
      kind: 'section',
      title: 'Fasad',
      total: kr(54_500),
      rows: [
        {
          questionId: asQuestionId(11),
          answerId: asAnswerId(112),
          question: 'Fasadpanel',
          answer: 'Stående lockpanel',
          price: kr(54_500),
        },
      ],
    },
  ],
  campaigns: [{ title: 'Höstkampanj', discount: kr(20_000) }],
  ordinary: kr(2_154_500),
  total: kr(2_134_500),
  earlierLowest: kr(2_134_500),
  terms: '<p>Priserna gäller vid beställning.</p>',
};

const factoryRow: StaffOrder['factory'][number] = {
  section: 'Fasad',
  questionId: asQuestionId(11),
  question: 'Fasadpanel',
  answerId: asAnswerId(112),
  answer: 'Stående lockpanel',
  baseQuestionId: asBaseQuestionId(900),
  baseAnswerId: asBaseAnswerId(9001),
  quantity: 109,
  unitPrice: 500,
  amount: kr(54_500),
};

/** Returns an order for 2 124 500 kr: a house with one choice, one campaign and a discount. */
export function anOrder(parts: Partial<StaffOrder> = {}): StaffOrder {
  return {
    token: 'base1234',
    number: 1001,
    state: 'frozen',
    madeAt: MADE,
    madeBy: 'Elin Sandahl',
    frozenAt: MADE,
    frozenBy: 'Vera Kvist',
    refusedAt: null,
    refusedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    reason: '',
    replaces: null,
    replacedBy: null,
    leadId: '10000000-0000-4000-8000-000000000001',
    decisions: ['cancel'],
    offerNumber: '2026-0007',
    chosen,
    house,
    lines: [{ title: 'Avdrag', amount: kr(-10_000), vatRate: 25 }],
    plots: [],
    ticks: [{ title: 'Tomten är klar', words: 'Sågen 1:4', by: 'Elin Sandahl', at: MADE }],
    customer: { name: 'Anna Ek', email: 'anna@example.com', phone: '0701234567', accountId: asAccountId(12) },
    seller: { name: 'Elin Sandahl', email: 'elin@example.com', phone: '' },
    factory: [factoryRow],
    pictures: [],
    ...parts,
  };
}

import { toKr } from '@gavel/core';
import { offerTotals } from '@gavel/core/offers';
import { createTexts, ordersTexts } from '@gavel/texts';
import { csvFile } from '../../http/csv-file.ts';
import type { CurrentRange } from '../range/current-range.ts';
import type { Order } from './orders.repository.ts';
import { factoryList } from './read-orders.ts';

/** What the factory makes of an order, a row for the house and for each line; the amounts add up to the ordinary price. */
export function factoryCsv(order: Order, { texts }: Pick<CurrentRange, 'texts'>): Uint8Array<ArrayBuffer> {
  const t = createTexts(texts).of(ordersTexts);
  const { number, token, houseTitle, webConfigurationVersion: version, housePrice, lines } = factoryList(order);
  const head = [
    t('csvNumber'),
    t('csvToken'),
    t('csvVersion'),
    t('csvSection'),
    t('csvQuestionId'),
    t('csvQuestion'),
    t('csvAnswerId'),
    t('csvAnswer'),
    t('csvBaseQuestionId'),
    t('csvBaseAnswerId'),
    t('csvQuantity'),
    t('csvUnitPrice'),
    t('csvAmount'),
  ];
  const base = [number, token, version];
  const house = [
    ...base,
    t('csvHouse'),
    null,
    t('csvHouse'),
    null,
    houseTitle,
    null,
    null,
    1,
    toKr(housePrice),
    toKr(housePrice),
  ];
  const rows = lines.map((line) => [
    ...base,
    line.section,
    line.questionId,
    line.question,
    line.answerId,
    line.answer,
    line.baseQuestionId,
    line.baseAnswerId,
    line.quantity,
    line.unitPrice,
    toKr(line.amount),
  ]);
  return csvFile([head, house, ...rows]);
}

/** Orders, a row for each. */
export function ordersCsv(orders: readonly Order[], { texts }: Pick<CurrentRange, 'texts'>): Uint8Array<ArrayBuffer> {
  const t = createTexts(texts).of(ordersTexts);
  const day = (date: Date | null) => date?.toISOString() ?? null;
  const head = [
    t('csvNumber'),
    t('csvToken'),
    t('csvState'),
    t('customer'),
    t('csvEmail'),
    t('csvPhone'),
    t('house'),
    t('csvMunicipality'),
    t('csvPrice'),
    t('csvVat'),
    t('csvOffer'),
    t('csvReplaces'),
    t('csvMade'),
    t('csvFrozen'),
    t('csvCancelled'),
    t('csvReason'),
  ];
  const rows = orders.map(({ number, token, state, content, madeAt, frozenAt, cancelledAt, replaces, reason }) => {
    const { customer, house, lines, offerNumber } = content;
    const { total, vat } = offerTotals(house, lines);
    return [
      number,
      token,
      t(`state_${state}`),
      customer.name,
      customer.email,
      customer.phone,
      house.houseTitle,
      house.municipalityName,
      toKr(total),
      toKr(vat),
      offerNumber,
      replaces?.number ?? null,
      day(madeAt),
      day(frozenAt),
      day(cancelledAt),
      reason,
    ];
  });
  return csvFile([head, ...rows]);
}

import { toKr } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import { createTexts, ordersTexts } from '@gavel/texts';
import { csvFile } from '../../../http/csv-file.ts';
import type { Column } from '../../../http/streamed-file.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Order } from './orders.repository.ts';
import { factoryList } from './read-orders.ts';

/**
 * Returns an order as CSV for the factory, with a row for the house and a row for each article of the factory (`FactoryLine`). The amounts
 * add up to the ordinary price.
 */
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

/** Returns the columns of an exported list of orders. */
export function orderColumns({ texts }: Pick<CurrentRange, 'texts'>): readonly Column<Order>[] {
  const t = createTexts(texts).of(ordersTexts);
  const time = (at: Date | null) => at?.toISOString() ?? null;
  const totals = ({ content: { house, lines } }: Order) => quoteTotals(house, lines);
  return [
    [t('csvNumber'), ({ number }) => number],
    [t('csvToken'), ({ token }) => token],
    [t('csvState'), ({ state }) => t(`state_${state}`)],
    [t('customer'), ({ content }) => content.customer.name],
    [t('csvEmail'), ({ content }) => content.customer.email],
    [t('csvPhone'), ({ content }) => content.customer.phone],
    [t('house'), ({ houseTitle }) => houseTitle],
    [t('csvMunicipality'), ({ municipalityName }) => municipalityName],
    [t('csvPrice'), (order) => toKr(totals(order).total)],
    [t('csvVat'), (order) => toKr(totals(order).vat)],
    [t('csvOffer'), ({ content }) => content.offerNumber],
    [t('csvReplaces'), ({ replaces }) => replaces?.number ?? null],
    [t('csvMade'), ({ madeAt }) => time(madeAt)],
    [t('csvFrozen'), ({ frozenAt }) => time(frozenAt)],
    [t('csvCancelled'), ({ cancelledAt }) => time(cancelledAt)],
    [t('csvReason'), ({ reason }) => reason],
  ];
}

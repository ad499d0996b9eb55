import { formatArea, formatEstimate, formatKr, formatKrRange, ore, type SummarySheet, sum } from '@gavel/core';
import { documentTexts, monthlyCostTexts, plotsTexts, priceTexts, projectCostTexts, type Texts } from '@gavel/texts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';

export function priceRows({ houseTitle: house, sections, price }: SummarySheet, texts: Texts): PrintedDocument['price']['rows'] {
  const t = texts.of(documentTexts);
  const labels = { house: t('houseModel', { house }), section: t('ownChoices'), other: t('other') };
  const rows = (['house', 'section', 'other'] as const).flatMap((kind) => {
    const own = sections.filter((section) => section.kind === kind);
    return own.length === 0
      ? []
      : [{ label: labels[kind], amount: formatKr(sum(own.map(({ total }) => total))), tone: 'plain' as const }];
  });
  if (price.discount <= 0) return rows;
  return [
    ...rows,
    { label: texts.of(priceTexts)('ordinary'), amount: formatKr(price.ordinary), tone: 'strong' },
    ...price.discounts.map(({ campaign, discount }) => ({
      label: campaign.title,
      amount: formatKr(ore(-discount)),
      tone: 'campaign' as const,
    })),
  ];
}

export function monthlyOf({ monthlyCost, price }: SummarySheet, texts: Texts): PrintedDocument['price']['monthly'] {
  if (!monthlyCost) return null;
  const t = texts.of(monthlyCostTexts);
  const { terms, cost, shown } = monthlyCost;
  const percent = (value: number) => String(value).replace('.', ',');
  return {
    heading: t('heading'),
    amount: formatKr(shown.total),
    unit: t('perMonth'),
    rows: [
      [texts.of(priceTexts)('sum'), formatKr(price.total)],
      [t('downPaymentAmount', { percent: percent(cost.downPaymentPercent) }), formatKr(shown.downPayment)],
      [t('loan'), formatKr(shown.loan)],
      [t('interestCost', { percent: percent(terms.interestPercent) }), formatKr(shown.interest)],
      [t('amortisationCost', { percent: percent(cost.amortisationPercent) }), formatKr(shown.amortisation)],
    ],
    note: `${t(`rule${cost.leastAmortisationPercent}`)} ${t('example')}`,
  };
}

/**
 * Returns the marked plots with their prices. With several plots, the cost of the project shows only a price range, so the document lists
 * each plot too.
 */
export function plotsOf({ plots }: SummarySheet, texts: Texts): PrintedDocument['price']['plots'] {
  if (plots.length === 0) return null;
  return {
    heading: texts.of(plotsTexts)('chosenHeading', { count: plots.length }),
    rows: plots.map(({ address, areaName, landArea, price }) => [
      [address, areaName, formatArea(landArea)].filter(Boolean).join(', '),
      formatKr(price),
    ]),
  };
}

export function projectOf({ projectCost, plots }: SummarySheet, texts: Texts): PrintedDocument['price']['project'] {
  if (!projectCost) return null;
  const t = texts.of(projectCostTexts);
  const { house, plot, others, total } = projectCost;
  const [first] = plots;
  const plotName = plots.length === 1 && first ? t('plot', { address: first.address }) : t('plots', { count: plots.length });
  return {
    heading: t('heading'),
    lead: t('lead'),
    rows: [
      [t('house'), formatKr(house)],
      ...(plot ? [[plotName, formatKrRange(plot.from, plot.to)] as const] : []),
      [t(plot ? 'deed' : 'noPlot'), t('added')],
      ...others.map(({ title, from, to }) => [title, formatKrRange(from, to)] as const),
    ],
    total: [t(plot ? 'total' : 'totalWithoutPlot'), formatEstimate(total.from, total.to)],
    note: t('source', { sources: [...new Set(others.map(({ source }) => source))].join(', ') }),
  };
}

import { compileHistory, compileModel, kr, startVisit, summarySheet } from '@gavel/core';
import { aCampaign, aConfiguration } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { expect, test } from 'vitest';
import { priceWords } from './printed-price.ts';

test.each(['2026-11-30', '2026-11-30T23:59:59+01:00', '2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z'])(
  'a document names 30 November as the last day of a campaign that ends at %s',
  (validTo) => {
    const texts = { subTitle: '', introduction: '', text: '', fineprint: '', image: '' };
    const discount = { kind: 'fixed', amount: kr(40_000) } as const;
    const campaign = { ...aCampaign(5, { discount, validTo }), ...texts, calculated: null, saved: null, manual: null };
    const configuration = aConfiguration([], { housePrice: kr(1_000_000), campaigns: [campaign] });
    const compiled = compileModel(configuration);
    const sheet = summarySheet({
      configuration,
      compiled,
      visit: startVisit(compiled, configuration.selections).visit,
      now: Date.UTC(2026, 10, 20, 11),
      history: () => compileHistory(configuration.priceHistory, compiled),
      monthlyCostTerms: null,
      otherCosts: [],
      plots: [],
      words: { front: '', elevation: '', plan: '' },
    });
    expect(priceWords(sheet, createTexts(), '').until).toEqual(['Kampanjpriset gäller till och med 30 november 2026.']);
  },
);

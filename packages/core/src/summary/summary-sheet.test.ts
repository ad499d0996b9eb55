import { expect, test } from 'vitest';
import { compileHistory } from '../campaigns/lowest-price.ts';
import { asPlotId } from '../model/ids.ts';
import { kr, ore, sum } from '../model/money.ts';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '../testing/a-configuration.ts';
import { aCampaign, aPrice } from '../testing/index.ts';
import { startVisit } from '../visit/choose.ts';
import { compileModel } from '../visit/compile-model.ts';
import { type SheetParts, summarySheet } from './summary-sheet.ts';

const now = Date.UTC(2026, 10, 20, 11);
const words = { front: 'Entré', elevation: 'Fasad', plan: 'Plan' };
const texts = { subTitle: '', introduction: '', text: '', fineprint: '', image: '', calculated: null, saved: null, manual: null };

function sheetOf(parts: Parameters<typeof aConfiguration>[1], own: Partial<SheetParts> = {}) {
  const answer = aGuideAnswer(111, { baseAnswerIds: [9001], paletteImage: '/prov.svg', productImage: '/vara.webp' });
  const section = aGuideSection(7, [
    aGuideQuestion(11, [answer, aGuideAnswer(112)], { showImageOnSummary: true }),
    aGuideQuestion(12, [aGuideAnswer(121, { paletteImage: '/annat.svg' }), aGuideAnswer(122)]),
  ]);
  const configuration = aConfiguration([section], {
    baseAnswerPrices: new Map([[9001, [aPrice(1234.5)]]]),
    housePrice: kr(1_000_000),
    ...parts,
  });
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, configuration.selections);
  const history = () => compileHistory(configuration.priceHistory, compiled);
  return summarySheet({
    configuration,
    compiled,
    visit,
    now,
    history,
    monthlyCostTerms: null,
    otherCosts: [],
    plots: [],
    words,
    ...own,
  });
}

test('the sections add up to the ordinary price, campaigns reduce it to the total, and VAT is a fifth of the total', () => {
  const campaign = { ...aCampaign(5, { discount: { kind: 'fixed', amount: kr(40_000) }, validTo: '2026-11-30' }), ...texts };
  const { sections, price } = sheetOf({ campaigns: [campaign] });
  expect(sum(sections.map(({ total }) => total))).toBe(price.ordinary);
  expect(price.ordinary).toBe(kr(1_001_234.5));
  expect(price.discounts).toMatchObject([{ campaign: { id: 5 }, discount: kr(40_000) }]);
  expect(price.total).toBe(ore(price.ordinary - kr(40_000)));
  expect(price.vat).toBe(kr(192_246.9));
  // The campaign ends at the end of its last day, on Stockholm’s clock.
  expect(price.discountEnds).toBe(Date.UTC(2026, 10, 30, 23));
  expect(price.earlierLowest).toBe(price.ordinary);
});

test('the project cost contains the chosen plots and the other costs that the builder names', () => {
  const plot = (id: number, price: number) => ({
    id: asPlotId(id),
    address: `Storgatan ${id}`,
    municipalityName: 'Lund',
    areaName: '',
    imageUrl: '',
    landArea: 800,
    price: kr(price),
    propertyReference: '',
    url: '',
    maxBuildArea: null,
    maxHeight: null,
    frontFaces: null,
    border: null,
    borderDistance: 4.5,
  });
  const otherCosts = [{ title: 'Bygglov', from: kr(60_000), to: kr(75_000), source: 'Egna projekt' }];
  const { projectCost, plots } = sheetOf(
    { plotIds: [asPlotId(2)], municipalityName: 'Lund' },
    { otherCosts, plots: [plot(1, 900_000), plot(2, 500_000)] },
  );
  expect(plots.map(({ id }) => id)).toEqual([2]);
  expect(projectCost?.plot).toEqual({ from: kr(500_000), to: kr(500_000) });
  expect(projectCost?.total).toEqual({ from: kr(1_561_234.5), to: kr(1_576_234.5) });
  expect(sheetOf({}).projectCost).toBeNull();
  const elsewhere = { plotIds: [asPlotId(1), asPlotId(2)], municipalityName: 'Umeå' };
  const moved = sheetOf(elsewhere, { otherCosts, plots: [plot(1, 900_000), plot(2, 500_000)] });
  expect([moved.plots, moved.projectCost?.plot], 'the house does not stand on a plot of another municipality').toEqual([
    [],
    null,
  ]);
});

test('without a discount, the sheet has no earlier lowest price and no end of a discount, and does not load the price history', () => {
  const history = () => {
    throw new Error('not asked for');
  };
  const { price, campaigns } = sheetOf({}, { history });
  expect(price).toMatchObject({ discount: 0, discounts: [], earlierLowest: null, discountEnds: null, total: price.ordinary });
  expect(campaigns).toEqual([]);
});

test('isWaiting is true for a campaign if the house does not meet the conditions of its discount yet', () => {
  const trigger = { id: 1, isDisplay: false, isDiscount: true, condition: { kind: 'accessories', level: kr(50_000) } } as const;
  const waiting = { ...aCampaign(5, { discount: { kind: 'fixed', amount: kr(9) }, triggers: [trigger] }), ...texts };
  expect(sheetOf({ campaigns: [waiting] }).campaigns).toMatchObject([{ discount: 0, isWaiting: true }]);
});

test('summary rows contain their pictures; the gallery ends with the product pictures of questions with showImageOnSummary', () => {
  const { sections, gallery } = sheetOf({});
  expect(sections[1]?.rows).toMatchObject([
    { isPictured: true, sample: '/prov.svg', productImage: '/vara.webp' },
    { isPictured: false, sample: '/annat.svg', productImage: '' },
  ]);
  expect(gallery.map(({ title }) => title)).toEqual(['Entré', 'Fasad', 'Plan', 'Svar 111']);
});

test('the monthly cost is in whole kronor: loan and down payment add up to the price, interest and amortisation to the monthly cost', () => {
  const terms = { interestPercent: 3.6, downPaymentPercent: 15, amortisationPercent: null };
  const { monthlyCost, price } = sheetOf({}, { monthlyCostTerms: terms });
  const { downPayment, loan, interest, amortisation, total } = monthlyCost?.shown ?? expect.fail();
  expect(ore(downPayment + loan)).toBe(price.total);
  expect(ore(interest + amortisation)).toBe(total);
  expect([interest % 100, amortisation % 100]).toEqual([0, 0]);
});

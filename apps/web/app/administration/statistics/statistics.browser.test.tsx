import {
  type HouseStatistics,
  houseStatisticsBody,
  requestDeskBody,
  type SalesStatistics,
  type Statistics,
  salesStatisticsBody,
  statisticsBody,
  wayKinds,
} from '@gavel/contract/staff';
import { asAnswerId, asCampaignId, asHouseId, asQuestionId, asSectionId } from '@gavel/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const buckets = ['2026-11-18', '2026-11-19', '2026-11-20'];
const totals = { visit: 1250, started: 200, finished: 80, saved: 40, requested: 10, offered: null, ordered: 0 };
const statistics: Statistics = {
  now: NOW,
  period: { from: '2026-11-18', to: '2026-11-20' },
  before: { from: '2026-11-15', to: '2026-11-17' },
  since: '2026-09-01',
  size: 'day',
  buckets,
  kinds: wayKinds.map((kind) => ({ kind, total: totals[kind], before: kind === 'started' ? 160 : 0, parts: [120, null, 80] })),
  campaigns: [
    { id: asCampaignId(3), title: 'Höstaltan', days: 2, finished: 35, requested: null, perDay: 12.5, perOtherDay: null },
  ],
  houses: [
    { id: asHouseId(1), title: 'Björkliden 142' },
    { id: asHouseId(2), title: 'Mjällom 96' },
  ],
};
const question = (id: number, title: string, counts: readonly (number | null)[]) => ({
  id: asQuestionId(id),
  title,
  total: 80,
  answers: counts.map((count, at) => ({
    id: asAnswerId(id * 10 + at),
    title: `${title} ${at + 1}`,
    count,
    share: count === null ? null : count / 80,
  })),
});
const house: HouseStatistics = {
  houseId: asHouseId(1),
  started: 200,
  finished: 80,
  sections: [
    { id: asSectionId(1), title: 'Planlösning', reached: 200, questions: [question(11, 'Kök', [50, 30, null])] },
    { id: asSectionId(2), title: 'Fasad', reached: 120, questions: [question(12, 'Panel', [80, 0])] },
  ],
  refused: [
    { question: 'Kulör', answer: 'Skogsgrön', because: 'Lockpanel', count: 25 },
    { question: 'Tak', answer: 'Sedum', because: null, count: 5 },
  ],
};
const times = { asked: 40, waiting: 5, median: 95, slowest: 3600 };
const sales: SalesStatistics = {
  contact: times,
  before: { asked: null, waiting: 0, median: null, slowest: null },
  lost: {
    total: 15,
    reasons: [
      { reason: 'price', count: 15 },
      { reason: 'plot', count: null },
      { reason: 'other', count: 0 },
    ],
  },
  people: [{ name: 'Nils Broman', contact: times, offered: 20, ordered: null, lost: 5 }],
};

let asked: string[];
let people: SalesStatistics['people'];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  asked = [];
  people = sales.people;
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/statistics$/, (_ask, _sent, search) => {
    asked.push(String(search));
    if (search.get('from') === '2020-01-01')
      return Response.json(
        { type: 'about:blank', title: 'No', status: 400, code: 'malformed-query', requestId: 'r' },
        { status: 400 },
      );
    return Response.json(z.encode(statisticsBody, statistics));
  });
  intercept(/^\/api\/admin\/statistics\/sales$/, () => Response.json(z.encode(salesStatisticsBody, { ...sales, people })));
  intercept(/^\/api\/admin\/statistics\/houses\/\d+$/, () => Response.json(z.encode(houseStatisticsBody, house)));
});

test('the page shows the counts from visits to orders, compares them with the previous period, and shows small counts as ‘färre än fem’ (fewer than five)', async () => {
  await openApp('/admin/statistics');
  await expect.element(heading).toHaveTextContent('Statistik');
  const step = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(step(/^Besök 1 250/)).toBeVisible();
  await expect.element(step(/^Påbörjade hus 200 .*Mot förra perioden \+25 %$/)).toBeVisible();
  await expect.element(step(/^Sammanställningar 80 40 % av de påbörjade/)).toBeVisible();
  await expect.element(step(/^Offerter färre än fem/)).toBeVisible();
  await expect.element(step(/^Beställningar inga/)).toBeVisible();
  expect(asked).toEqual(['']);
});

test('the arrow keys move from day to day in a chart, and screen readers announce the count of each day', async () => {
  const app = await openApp('/admin/statistics');
  await page.getByRole('link', { name: /^Besök/ }).click();
  await expect.poll(app.address).toBe('/admin/statistics?kind=visit');
  const curve = page.getByRole('slider', { name: 'Besök per dag' });
  await expect.element(curve).toHaveAttribute('aria-valuetext', '20 nov. 2026: 80');
  (curve.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(curve).toHaveAttribute('aria-valuetext', '19 nov. 2026: färre än fem');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(curve).toHaveAttribute('aria-valuetext', '18 nov. 2026: 120');
});

test('each chart has its data as a table and as a CSV file', async () => {
  await openApp('/admin/statistics');
  const files: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'data:text/csv,';
  });
  const linesOf = async (file: Blob | undefined) => ((await file?.text()) ?? '').trimEnd().split('\r\n');
  await expect.element(heading).toHaveTextContent('Statistik');
  const charts = page.getByRole('figure').all();
  expect(charts).toHaveLength(8);
  for (const chart of charts) {
    await chart.getByRole('button', { name: /^Visa som tabell/ }).click();
    await chart.getByRole('button', { name: /^Hämta som CSV/ }).click();
    expect(await linesOf(files.at(-1))).toHaveLength(chart.getByRole('table').getByRole('row').elements().length);
  }
  make.mockRestore();
  expect(files).toHaveLength(charts.length);
  const table = page.getByRole('table', { name: 'Därför förlorades de' });
  await expect.element(table.getByRole('row', { name: 'Priset 15' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /färre än fem$/ })).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(3);
  const lines = await linesOf(files[0]);
  expect(lines[0]).toBe('Dag;Besök;Påbörjade hus;Sammanställningar;Sparade hus;Förfrågningar;Offerter;Beställningar');
  expect(lines[2]).toMatch(/^2026-11-19;färre än fem;/);
  await button('Dölj tabellen Därför förlorades de').click();
  await expect.element(table).not.toBeInTheDocument();
});

test('the page shows the share of each answer, finds a question by the name of its answer, and shows which pick blocked an answer that visitors tried to choose', async () => {
  await openApp('/admin/statistics');
  const chart = page.getByRole('figure', { name: 'Val per fråga' });
  await expect.element(chart.getByRole('listitem').filter({ hasText: /^Kök 1/ })).toMatchTextContent('50 63 %');
  await expect.element(chart.getByRole('listitem').filter({ hasText: /^Kök 3/ })).toMatchTextContent('färre än fem');
  await chart.getByLabelText('Sök fråga eller svar').fill('panel 2');
  await expect.element(chart.getByRole('heading', { name: /^Panel/ })).toBeVisible();
  await expect.element(chart.getByRole('heading', { name: /^Kök/ })).not.toBeInTheDocument();
  await expect.element(chart.getByRole('status')).toHaveTextContent('1 fråga');
  const refused = page.getByRole('figure', { name: 'Provades och gick inte att välja' });
  await expect.element(refused).toMatchTextContent('Skogsgrön');
  await expect.element(refused).toMatchTextContent('I vägen: Lockpanel');
});

test('the page’s address contains the chosen period and house, and the page shows an error for an invalid period', async () => {
  const app = await openApp('/admin/statistics');
  await page.getByRole('link', { name: '90 dagar' }).click();
  await expect.poll(() => asked.at(-1)).toBe('days=90');
  await page.getByRole('combobox', { name: /^Hus/ }).selectOptions('Mjällom 96');
  await button('Visa').last().click();
  await expect.poll(app.address).toBe('/admin/statistics?days=90&house=2');
  await page.getByLabelText('Från').fill('2020-01-01');
  await page.getByLabelText('Till').fill('2026-11-20');
  await button('Visa').first().click();
  await expect.poll(app.address).toBe('/admin/statistics?house=2&from=2020-01-01&to=2026-11-20');
  await expect.element(page.getByText(/Välj en period på högst ett år/)).toBeVisible();
});

test('if the server does not return the numbers of each salesperson, because the user is no administrator, the page leaves them out', async () => {
  people = null;
  await openApp('/admin/statistics');
  await expect.element(page.getByRole('figure', { name: 'Tid till första kontakt' })).toMatchTextContent('2 tim');
  await expect.element(page.getByRole('figure', { name: 'Per säljare' })).not.toBeInTheDocument();
});

test.each(sizes)('on $size axe finds no violations and the page is not wider than the screen', async ({ width, height }) => {
  await page.viewport(width, height);
  await openApp('/admin/statistics');
  await button('Visa som tabell Per säljare').click();
  await button('Visa som tabell Påbörjade hus per dag').click();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1440, 900);
});

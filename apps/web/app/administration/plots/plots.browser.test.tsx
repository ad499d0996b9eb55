import {
  type OwnAbsence,
  ownAbsenceBody,
  type PlotInterestedPage,
  type PlotInterests,
  plotInterestedPageBody,
  plotInterestsBody,
  requestDeskBody,
  type WorkedRequest,
} from '@gavel/contract/staff';
import { asAccountId, asPlotId, kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const HOUR_MS = 3_600_000;
const plot = {
  id: asPlotId(1),
  address: 'Granåkersvägen 14',
  municipalityName: 'Umeå',
  areaName: 'Strömbäck',
  imageUrl: '',
  landArea: 1240,
  price: kr(785_000),
  propertyReference: 'Umeå Granåkern 3:14',
  url: '',
  maxBuildArea: 120,
  maxHeight: 8.5,
  frontFaces: 200,
  border: null,
  borderDistance: 4.5,
};
const nobody = { ...plot, id: asPlotId(2), address: 'Näsuddsvägen 31', maxBuildArea: null, maxHeight: null };
const list: PlotInterests = {
  now: NOW,
  plots: [
    { plot, houses: 2, requests: 1, fresh: 1, latestAt: NOW - HOUR_MS },
    { plot: nobody, houses: 0, requests: 0, fresh: 0, latestAt: null },
  ],
  municipalities: ['Skellefteå', 'Umeå'],
};
const request: WorkedRequest = {
  id: '10000000-0000-4000-8000-000000000001',
  name: 'Maria Tallberg',
  phone: '070-174 06 12',
  submissionType: 'Quote',
  message: '',
  configurationId: 'abcd1234',
  houseTitle: 'Björkliden 142',
  municipalityName: 'Umeå',
  plotAddresses: [],
  image: null,
  price: kr(2_184_500),
  milestone: 'review',
  dormantUntil: null,
  lostReason: null,
  owner: null,
  nextStep: '',
  dueOn: null,
  arrivedAt: NOW,
  waitingSince: NOW,
  version: 1,
  offerAnswer: null,
  offerAnsweredAt: null,
  offerUntil: null,
};
const unknown = { customerId: null, name: '', email: '', phone: '', limits: [], lead: null };
const wanted: PlotInterestedPage = {
  plot,
  houses: 2,
  requests: 1,
  fresh: 1,
  latestAt: NOW,
  now: NOW,
  interested: [
    {
      at: NOW,
      name: 'Maria Tallberg',
      email: 'maria@example.com',
      phone: '070-174 06 12',
      customerId: 7,
      token: 'abcd1234',
      houseName: 'Utsikten',
      houseTitle: 'Björkliden 142',
      limits: [
        { measure: 'buildArea', has: 142, allows: 120, holds: false },
        { measure: 'height', has: 7.5, allows: 8.5, holds: true },
      ],
      lead: request,
    },
    { ...unknown, at: NOW - HOUR_MS, token: 'efgh5678', houseName: 'Ett annat', houseTitle: 'Lingonmo 124' },
  ],
  next: '2026-11-19T10:00:00.000Z~efgh5678',
};

let asked: string[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  asked = [];
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/plots$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(z.encode(plotInterestsBody, list));
  });
  intercept(/^\/api\/admin\/plots\/1$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(z.encode(plotInterestedPageBody, wanted));
  });
});

test.each(sizes)(
  'on $size the pages show the plots and the customers interested in a plot, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    const app = await openApp('/admin/plots');
    await expect.element(heading).toHaveTextContent('Tomter');
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect.element(row(/Granåkersvägen 14 Strömbäck, 1\s240\sm² Umeå 2.*1.*1 tim.*1 ny 785\s000\skr/)).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Granåkersvägen 14' }).click();
    await expect.poll(app.address).toBe('/admin/plots/1');
    await expect.element(heading).toHaveTextContent('Granåkersvägen 14');
    const maria = row(/Maria Tallberg.*Utsikten.*Björkliden 142.*Passar inte\s*byggnadsarea 142\sm², högst 120\sm².*Genomgång/);
    await expect.element(maria).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Maria Tallberg' })).toHaveAttribute('href', '/admin/customers/7');
    await expect.element(page.getByRole('link', { name: 'Genomgång' })).toHaveAttribute('href', `/admin/leads/${request.id}`);
    await expect.element(row(/Kund hos någon annan.*Ett annat/)).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the search and the filter apply to the list of plots and to its CSV file; the page of a plot loads the next page of interested customers', async () => {
  const app = await openApp('/admin/plots');
  await expect.element(heading).toHaveTextContent('Tomter');
  await userEvent.keyboard('/');
  await userEvent.keyboard('granå{Enter}');
  await expect.poll(() => new URLSearchParams(asked.at(-1)).get('search')).toBe('granå');
  await page.getByRole('combobox', { name: 'Kommun' }).selectOptions('Umeå');
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(asked.at(-1))))
    .toEqual({ search: 'granå', municipality: 'Umeå' });
  const file = page.getByRole('link', { name: 'Hämta listan (CSV)' });
  await expect
    .element(file)
    .toHaveAttribute('href', expect.stringMatching(/^\/api\/admin\/plots\.csv\?municipality=Ume%C3%A5&search=gran%C3%A5$/));
  await app.goTo('/admin/plots/1');
  await page.getByRole('link', { name: 'Nästa sida' }).click();
  await expect.poll(() => new URLSearchParams(asked.at(-1)).get('after')).toBe(wanted.next);
});

test('the page shows that a plot is no longer for sale', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 404, code: 'unknown-plot', requestId: 'r' };
  intercept(/^\/api\/admin\/plots\/9$/, () => Response.json(problem, { status: 404 }));
  await openApp('/admin/plots/9');
  await expect.element(page.getByText('Tomten är inte till salu längre.')).toBeVisible();
});

test('a salesperson enters an absence with a substitute; the page explains the refusal if absent colleagues would be substitutes for each other', async () => {
  const nils = { id: asAccountId(2), name: 'Nils Broman' };
  let own: OwnAbsence = { now: NOW, version: 3, absences: [], colleagues: [nils] };
  const sent: unknown[] = [];
  let refuses = true;
  intercept(/^\/api\/admin\/absence$/, (_, { method, body, headers }) => {
    if (method === 'POST') {
      sent.push([JSON.parse(String(body)), new Headers(headers).get('If-Match')]);
      const problem = { type: 'about:blank', title: 'No', status: 409, code: 'stand-in-circle', requestId: 'r' };
      if (refuses) return Response.json(problem, { status: 409 });
      own = { ...own, version: 4, absences: [{ id: 1, from: '2026-11-20', to: '2026-11-27', standIn: nils }] };
    }
    return Response.json(z.encode(ownAbsenceBody, own));
  });
  await openApp('/admin/absence');
  await expect.element(heading).toHaveTextContent('Min frånvaro');
  await button('Lägg in frånvaro').click();
  await page.getByLabelText('Till och med').fill('2026-11-27');
  await button('Spara').click();
  await expect.element(page.getByText(/Vikarien är själv borta/)).toBeVisible();
  refuses = false;
  await button('Spara').click();
  await expect.element(page.getByText(/Borta idag – 27 nov\.?, Nils Broman vikarierar/)).toBeVisible();
  const away = { Kind: 'absence', From: '2026-11-20', To: '2026-11-27', StandInId: 2 };
  expect(sent).toEqual([
    [away, '"3"'],
    [away, '"3"'],
  ]);
  await gone(page.getByLabelText('Till och med'));
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('if a save fails because the absences have changed elsewhere, and the page cannot load the changed absences, it asks the user to reload the page', async () => {
  const nils = { id: asAccountId(2), name: 'Nils Broman' };
  let isBroken = false;
  intercept(/^\/api\/admin\/absence$/, (_, { method }) => {
    const problem = (status: number, code: string) =>
      Response.json({ type: 'about:blank', title: 'No', status, code, requestId: 'r' }, { status });
    if (method === 'POST') return problem(412, 'staff-conflict');
    if (isBroken) return problem(503, 'busy');
    return Response.json(z.encode(ownAbsenceBody, { now: NOW, version: 3, absences: [], colleagues: [nils] }));
  });
  await openApp('/admin/absence');
  await button('Lägg in frånvaro').click();
  isBroken = true;
  await button('Spara').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Det gick inte. Ladda om sidan och försök igen.');
});

import {
  type AuditPage,
  auditPageBody,
  personFoundBody,
  type RetentionPlan,
  requestDeskBody,
  retentionPlanBody,
  type StaffList,
  staffListBody,
} from '@gavel/contract/staff';
import { asAccountId } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const elin = { id: asAccountId(1), name: 'Elin Sandahl' };
const nils = { id: asAccountId(2), name: 'Nils Broman' };
const anna = { id: asAccountId(1007), name: 'Anna Berg' };
const nothing = { isActorGone: false, isSubjectGone: false, reason: null, details: {} };

const log: AuditPage = {
  now: NOW,
  rows: [
    {
      ...nothing,
      id: 4,
      at: NOW,
      action: 'retention-run',
      actor: null,
      subject: null,
      details: { leads: 3, idle: 1, accounts: 0 },
    },
    {
      ...nothing,
      id: 3,
      at: NOW,
      action: 'person-erased',
      actor: elin,
      subject: null,
      isSubjectGone: true,
      details: { reason: 'asked', requests: 2 },
    },
    { ...nothing, id: 2, at: NOW, action: 'acting-begun', actor: nils, subject: anna, reason: 'Ringde om garaget' },
    { ...nothing, id: 1, at: NOW - 86_400_000, action: 'logged-in', actor: nils, subject: nils },
  ],
  next: '1',
};
const person = {
  access: [],
  hasSecondFactor: false,
  invitedUntil: null,
  version: 4,
  municipalityIds: [],
  hasGivenAreas: false,
  isThis: false,
  absences: [],
};
const staff: StaffList = {
  now: NOW,
  needsSecondFactor: false,
  municipalities: [
    { id: '1280', name: 'Malmö' },
    { id: '1281', name: 'Lund' },
    { id: '1286', name: 'Ystad' },
  ],
  people: [
    {
      ...person,
      ...elin,
      email: 'elin@bjorkvikhus.example',
      role: 'Admin',
      state: 'open',
      isThis: true,
      hasSecondFactor: true,
      access: ['range-edit'],
    },
    {
      ...person,
      ...nils,
      email: 'nils@bjorkvikhus.example',
      role: 'Salesmen',
      state: 'open',
      municipalityIds: ['1280', '1281'],
      absences: [{ id: 1, from: '2026-11-23', to: '2026-11-27', standIn: elin }],
    },
    {
      ...person,
      id: asAccountId(3),
      name: 'Tove Lagerbäck',
      email: 'tove@bjorkvikhus.example',
      role: 'Salesmen',
      state: 'invited',
      invitedUntil: NOW + 3 * 86_400_000,
    },
  ],
};
const plan: RetentionPlan = {
  now: NOW,
  periods: { leadsMonths: 24, accountsMonths: 24, noticeDays: 30, ordersYears: 7, isDaily: true },
  parts: [
    {
      rule: 'leads',
      count: 2,
      people: [
        { name: 'Karin Lund', lastAt: Date.UTC(2024, 9, 1) },
        { name: 'Per Ek', lastAt: Date.UTC(2024, 10, 1) },
      ],
    },
    { rule: 'idle', count: 0, people: [] },
    { rule: 'accounts', count: 0, people: [] },
  ],
  lastRunAt: null,
};

let asked: string[];
let sent: unknown[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  asked = [];
  sent = [];
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/log$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(z.encode(auditPageBody, log));
  });
  intercept(/^\/api\/admin\/staff(\/\d+\/changes)?$/, (_, { body }) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json(z.encode(staffListBody, staff));
  });
  intercept(/^\/api\/admin\/retention(\/run)?$/, (_, { body }) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json(z.encode(retentionPlanBody, body ? { ...plan, parts: [], lastRunAt: NOW } : plan));
  });
});

test('the log shows who did what to whom and why, and the page’s address contains the user’s search', async () => {
  const app = await openApp('/admin/log');
  await expect.element(heading).toHaveTextContent('Logg');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/Servern Gallrade 3 förfrågningar, 0 konton, 1 mejl, 0 beställningar/)).toBeVisible();
  await expect.element(row(/Elin Sandahl Raderade en kund Kunden bad om det Raderat konto/)).toBeVisible();
  await expect.element(row(/Nils Broman Började arbeta åt kunden ”Ringde om garaget” Anna Berg nr 1007/)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row(/Gallrade/)).toHaveFocus();
  await userEvent.keyboard('/');
  await userEvent.keyboard('anna{Enter}');
  await expect.poll(() => asked.at(-1)).toMatch(/^person=anna/);
  await page.getByRole('link', { name: 'Äldre' }).click();
  await expect.poll(app.address).toMatch(/person=anna.*after=1/);
});

test('an administrator invites a salesperson, changes a colleague’s access, municipalities and absence, and closes the colleague’s account; only closing needs a confirmation', async () => {
  await openApp('/admin/staff');
  await button('Bjud in').click();
  await page.getByLabelText('Förnamn').fill('Olle');
  await page.getByLabelText('Efternamn').fill('Ek');
  await button('Skicka inbjudan').click();
  await expect.element(page.getByLabelText('E-post')).toHaveAccessibleDescription('Fyll i fältet');
  expect(sent).toEqual([]);
  await page.getByLabelText('E-post').fill('olle@bjorkvikhus.example');
  await button('Skicka inbjudan').click();
  await expect
    .poll(() => sent)
    .toEqual([{ Email: 'olle@bjorkvikhus.example', FirstName: 'Olle', LastName: 'Ek', Role: 'Salesmen' }]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Olle Ek har fått ett mejl med en länk.');
  await button('Nils Broman').click();
  await page.getByLabelText('Får publicera sortimentet').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'access', Access: ['range-publish'] });
  await expect.element(page.getByText('2 kommuner, enligt sortimentet.')).toBeVisible();
  await button('Ändra kommuner').click();
  await page.getByLabelText('Sök kommun').fill('yst');
  await page.getByLabelText('Ystad').click();
  await button('Spara').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'municipalities', MunicipalityIds: ['1280', '1281', '1286'] });
  await button('Lägg in frånvaro').click();
  await page.getByLabelText('Till och med').fill('2026-11-30');
  await button('Spara').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'absence', From: '2026-11-20', To: '2026-11-30', StandInId: 1 });
  const before = sent.length;
  await button('Stäng kontot').click();
  expect(sent).toHaveLength(before);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stäng kontot' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'disable' });
});

test('when an administrator starts a retention run, the page sends the time at which it read the deletion plan; before a customer is erased, the administrator must type the customer’s e-mail address', async () => {
  await openApp('/admin/retention');
  await page.getByText('Visa vilka').click();
  await expect.element(page.getByText(/Karin Lund/)).toBeVisible();
  await button('Gallra nu').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gallra nu' }).click();
  await expect.poll(() => sent).toEqual([{ SeenAtUtc: new Date(NOW).toISOString() }]);
  await expect.element(page.getByText('Gallringen är gjord och står i loggen.')).toBeVisible();

  const found = { name: 'Anna Berg', addresses: ['anna@example.se'], accounts: [anna.id], requests: 2 };
  intercept(/^\/api\/admin\/persons\/find$/, () => Response.json(z.encode(personFoundBody, found)));
  intercept(/^\/api\/admin\/persons\/erase$/, (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  await page.getByLabelText('Kundens e-postadress').fill('Anna@example.se');
  await button('Visa').click();
  await expect.element(page.getByText(/Ett konto, 2 förfrågningar/)).toBeVisible();
  const confirm = page.getByLabelText('Skriv anna@example.se för att bekräfta');
  await confirm.fill('anna');
  await expect.element(button('Radera kunden')).toBeDisabled();
  await confirm.fill('anna@example.se');
  await button('Radera kunden').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Address: 'anna@example.se', Reason: 'asked', Confirmation: 'anna@example.se' });
  await gone(button('Radera kunden'));
});

test.each(sizes)(
  'on $size axe finds no violations on the log, staff and retention pages, and none of them is wider than the screen',
  async ({ width, height }) => {
    await page.viewport(width, height);
    const app = await openApp('/admin/log');
    for (const [address, title] of [
      ['/admin/log', 'Logg'],
      ['/admin/staff', 'Personal'],
      ['/admin/retention', 'Gallring'],
    ] as const) {
      await app.goTo(address);
      await expect.element(heading).toHaveTextContent(title);
      if (address === '/admin/staff') await button('Nils Broman').click();
      expect(await findAxeViolations(page.getByRole('main')), address).toEqual([]);
      expect(document.documentElement.scrollWidth, address).toBeLessThanOrEqual(width);
    }
    await page.viewport(1440, 900);
  },
);

test('when an invited salesperson chooses a password, the page shows an error if the two passwords differ or the link is no longer valid', async () => {
  const chosen: unknown[] = [];
  intercept(/^\/api\/account\/welcome$/, (_, { body }) => {
    chosen.push(JSON.parse(String(body)));
    const problem = { type: 'about:blank', title: 'No', status: 404, code: 'unknown-invitation', requestId: 'r' };
    return Response.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  });
  location.hash = '#nyckeln';
  await openApp('/welcome');
  await expect.element(heading).toHaveTextContent('Välj ditt lösenord');
  // Simulate the skip link, which changes the fragment of the address.
  location.hash = '#innehall';
  const [first, again] = [page.getByLabelText('Lösenord', { exact: true }), page.getByLabelText('Upprepa lösenordet')];
  await first.fill('granbarr i snö');
  await again.fill('granbarr i snö!');
  await button('Spara och gå in').click();
  await expect.element(page.getByText('Lösenorden är inte lika')).toBeVisible();
  expect(chosen).toEqual([]);
  await again.fill('granbarr i snö');
  await button('Spara och gå in').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Länken har gått ut eller redan använts/);
  expect(chosen).toEqual([{ Key: 'nyckeln', Password: 'granbarr i snö' }]);
  location.hash = '';
});

test('if the user opens a second invitation in the same tab, its form is empty; after the user has pressed the skip link, the address contains the key of the second invitation again', async () => {
  const chosen: unknown[] = [];
  intercept(/^\/api\/account\/welcome$/, (_, { body }) => {
    chosen.push(JSON.parse(String(body)).Key);
    const problem = { type: 'about:blank', title: 'No', status: 404, code: 'unknown-invitation', requestId: 'r' };
    return Response.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  });
  const choose = async () => {
    for (const name of ['Lösenord', 'Upprepa lösenordet'])
      await page.getByLabelText(name, { exact: true }).fill('granbarr i snö');
    await button('Spara och gå in').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Länken har gått ut eller redan använts/);
  };
  location.hash = '#gammal';
  await openApp('/welcome');
  await choose();
  location.hash = '#ny';
  await gone(page.getByRole('alert'));
  await expect.element(page.getByLabelText('Lösenord', { exact: true })).toHaveValue('');
  location.hash = '#innehall';
  await expect.poll(() => location.hash).toBe('#ny');
  await choose();
  expect(chosen).toEqual(['gammal', 'ny']);
  location.hash = '';
});

test('a salesperson who opens the staff page sees that the page is for administrators', async () => {
  appearAs(() => ({ Roles: ['Salesmen'], Access: ['sales-admin'] }));
  const refusal = { type: 'about:blank', title: 'No', status: 403, code: 'not-allowed', requestId: 'r' };
  intercept(/^\/api\/admin\/staff$/, () => Response.json(refusal, { status: 403 }));
  await openApp('/admin/staff');
  await expect.element(heading).toHaveTextContent('Den här sidan är för administratörer');
});

test('if an administrator closes the account of the substitute that the absence form shows, the form selects another substitute and sends that one', async () => {
  let people: StaffList['people'] = staff.people.map((one) => ({ ...one, state: 'open', invitedUntil: null }));
  intercept(/^\/api\/admin\/staff(\/\d+\/changes)?$/, (_, { body }) => {
    const change = body ? JSON.parse(String(body)) : null;
    if (change) sent.push(change);
    if (change?.Kind === 'disable') people = people.map((one) => (one.id === nils.id ? { ...one, state: 'disabled' } : one));
    return Response.json(z.encode(staffListBody, { ...staff, people }));
  });
  await openApp('/admin/staff');
  await button('Elin Sandahl').click();
  await button('Lägg in frånvaro').click();
  await expect.element(page.getByLabelText('Vikarie')).toHaveDisplayValue('Nils Broman');
  await button('Nils Broman').click();
  await button('Stäng kontot').last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stäng kontot' }).click();
  await expect.element(page.getByLabelText('Vikarie').first()).toHaveDisplayValue('Tove Lagerbäck');
  await button('Spara').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'absence', From: '2026-11-20', To: '2026-11-20', StandInId: 3 });
});

test('in the field that searches for a municipality, the Enter key does not save the form', async () => {
  await openApp('/admin/staff');
  await button('Nils Broman').click();
  await button('Ändra kommuner').click();
  await page.getByLabelText('Sök kommun').fill('yst');
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Ystad').click();
  expect(sent).toEqual([]);
});

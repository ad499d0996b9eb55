import { type Connections, connectionsBody, madeSecretBody, requestDeskBody, toldEventsBody } from '@gavel/contract/staff';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Friday, 20 November 2026, noon in Stockholm. */
const NOW = Date.UTC(2026, 10, 20, 11);
const DAY_MS = 86_400_000;
const connections: Connections = {
  now: NOW,
  keys: [
    {
      id: 2,
      name: 'Vårt CRM',
      start: 'gvl_Ab3d',
      scopes: ['leads:read', 'leads:write'],
      createdAt: NOW - DAY_MS,
      expiresAt: Date.UTC(2026, 11, 31, 23),
      usedAt: NOW,
      uses: 1204,
      revokedAt: null,
    },
    {
      id: 1,
      name: 'Gamla ekonomisystemet',
      start: '',
      scopes: ['orders:read'],
      createdAt: NOW - 90 * DAY_MS,
      expiresAt: null,
      usedAt: null,
      uses: 0,
      revokedAt: NOW - DAY_MS,
    },
  ],
  receivers: [
    { id: 0, url: 'https://crm.example.se', events: ['lead.created'], isOn: true, createdAt: null, undelivered: 0 },
    {
      id: 3,
      url: 'https://affarssystem.example.se/gavel/mottagning',
      events: ['order.frozen', 'order.cancelled'],
      isOn: true,
      createdAt: NOW - DAY_MS,
      undelivered: 2,
    },
  ],
};
const event = { type: 'order.frozen', happenedAt: NOW - DAY_MS, tries: 80, status: 500, words: 'sorry' } as const;

let sent: unknown[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  sent = [];
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/connections$/, () => Response.json(z.encode(connectionsBody, connections)));
  intercept(/^\/api\/admin\/(keys|webhooks|webhooks\/3\/secret)$/, (_, { body }) => {
    const asked = JSON.parse(String(body));
    sent.push(asked);
    if (asked.Password === 'rätt') return Response.json(z.encode(madeSecretBody, { secret: 'gvl_visas-en-gång', connections }));
    const refusal = { type: 'about:blank', title: 'No', status: 403, code: 'wrong-password', requestId: 'r' };
    return Response.json(refusal, { status: 403 });
  });
  intercept(/^\/api\/admin\/(keys\/2\/revocation|webhooks\/3\/changes)$/, (path, { body }) => {
    sent.push(body ? JSON.parse(String(body)) : String(path));
    return Response.json(z.encode(connectionsBody, connections));
  });
  intercept(/^\/api\/admin\/webhooks\/3\/events/, () =>
    Response.json(z.encode(toldEventsBody, { events: [{ ...event, eventId: 'e1', outcome: 'given-up' }] })),
  );
});

test('an administrator creates an API key by entering a password, sees the key once, and revokes it after a confirmation', async () => {
  await openApp('/admin/connections');
  await expect.element(page.getByText('1 204 anrop, senast idag 12:00')).toBeVisible();
  await expect.element(page.getByText(/^Gäller till 31 dec\./)).toBeVisible();
  await expect.element(page.getByText(/^Spärrad i går/)).toBeVisible();
  await button('Ny nyckel').click();
  await page.getByLabelText('Vilket system').fill('Lager');
  await page.getByLabelText('läsa beställningar').click();
  await page.getByLabelText('läsa förfrågningar').click();
  await page.getByLabelText('läsa beställningar').click();
  await button('Gör nyckeln').click();
  await expect.element(page.getByText('2 fält behöver fyllas i.')).toBeVisible();
  await expect.element(page.getByText('Kryssa i minst en ruta')).toBeVisible();
  await expect.element(page.getByLabelText('Ditt lösenord')).toHaveAccessibleDescription('Fyll i fältet');
  await page.getByLabelText('läsa förfrågningar').click();
  await page.getByLabelText('läsa beställningar').click();
  await page.getByLabelText('Ditt lösenord').fill('fel');
  await button('Gör nyckeln').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fel lösenord.');
  await page.getByLabelText('Ditt lösenord').fill('rätt');
  await button('Gör nyckeln').click();
  const made = page.getByLabelText(/det visas bara den här gången/);
  await expect.element(made).toHaveFocus();
  await expect.element(made).toHaveValue('gvl_visas-en-gång');
  expect(sent.at(-1)).toEqual({ Name: 'Lager', Scopes: ['leads:read', 'orders:read'], LastDay: null, Password: 'rätt' });
  await button('Klart').click();
  await gone(made);
  const before = sent.length;
  await button('Spärra nyckeln Vårt CRM').click();
  expect(sent).toHaveLength(before);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Spärra' }).click();
  await expect.poll(() => sent.length).toBe(before + 1);
});

test('an administrator adds a webhook receiver, chooses its events, renews its secret, sends a test and resends a failed event', async () => {
  await openApp('/admin/connections');
  await button('Ny mottagare').click();
  await page.getByLabelText('Adress').fill('https://nytt.example.se/hook');
  for (const other of ['en kund raderas', 'kunden sparar om huset']) await page.getByLabelText(other).click();
  await page.getByLabelText('Ditt lösenord').fill('rätt');
  await button('Lägg till').click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ Url: 'https://nytt.example.se/hook', Password: 'rätt' });
  expect((sent.at(-1) as { Events: string[] }).Events).toHaveLength(9);
  await button('Klart').click();

  await expect.element(page.getByText('2 händelser kom inte fram')).toBeVisible();
  await button('https://affarssystem.example.se/gavel/mottagning').click();
  await page.getByLabelText('en förfrågan kommer').click();
  await button('Spara').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'events', Events: ['lead.created', 'order.frozen', 'order.cancelled'] });
  await button('Stäng av').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Kind: 'off' });
  await button('Byt hemlighet').click();
  await page.getByLabelText('Ditt lösenord').fill('rätt');
  await button('Gör en ny hemlighet').click();
  await expect.poll(() => sent.at(-1)).toEqual({ Password: 'rätt' });
  await button('Klart').click();
  intercept(/^\/api\/admin\/webhooks\/3\/test$/, () => Response.json({ Status: null, Words: 'ECONNREFUSED', Milliseconds: 4 }));
  await button('Skicka ett prov').click();
  await expect.element(page.getByText('Inget svar: ECONNREFUSED')).toBeVisible();
  await button('Visa vad som har skickats').click();
  await expect.element(page.getByText('80 försök, svar 500, sorry')).toBeVisible();
  let resent = 0;
  intercept(/^\/api\/admin\/webhooks\/3\/events\/e1\/replay$/, (ask) => {
    resent += 1;
    return ask();
  });
  await button('Skicka igen: en beställning låses, i går 12:00').click();
  await expect.poll(() => resent).toBe(1);
  await expect.element(page.getByText(/^Kom inte fram/)).toBeVisible();
});

test('if the user presses the resend button again while the event is being sent, the page sends the event only once', async () => {
  const held = Promise.withResolvers<void>();
  let resent = 0;
  await openApp('/admin/connections');
  await button('https://affarssystem.example.se/gavel/mottagning').click();
  await button('Visa vad som har skickats').click();
  intercept(/^\/api\/admin\/webhooks\/3\/events\/e1\/replay$/, async (ask) => {
    resent += 1;
    await held.promise;
    return ask();
  });
  const resend = button('Skicka igen: en beställning låses, i går 12:00');
  await resend.click();
  await expect.poll(() => resent).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
  await expect.element(resend).toHaveFocus();
  held.resolve();
  await expect.element(resend).toHaveAttribute('aria-disabled', 'false');
  expect(resent).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => resent).toBe(2);
});

test('the page shows no delete button for a webhook receiver that is defined in the server’s settings', async () => {
  await openApp('/admin/connections');
  await button('https://crm.example.se').click();
  await expect.element(button('Skicka ett prov')).toBeVisible();
  await gone(button('Ta bort mottagaren https://crm.example.se'));
});

test.each(sizes)(
  'on $size axe finds no violations on the page of API keys and webhooks, and no element is wider than the screen',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/connections');
    await expect.element(heading).toHaveTextContent('Kopplingar');
    await button('Ny nyckel').click();
    await button('https://affarssystem.example.se/gavel/mottagning').click();
    await button('Visa vad som har skickats').click();
    await expect.element(page.getByText(/^Kom inte fram/)).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the form for a new API key refuses a last day that has already passed', async () => {
  await openApp('/admin/connections');
  await button('Ny nyckel').click();
  await page.getByLabelText('Vilket system').fill('Lager');
  await page.getByLabelText('Sista dag').fill('2026-11-19');
  await page.getByLabelText('Ditt lösenord').fill('rätt');
  await button('Gör nyckeln').click();
  await expect.element(page.getByLabelText('Sista dag')).toHaveAccessibleDescription(/Välj en senare dag/);
  expect(sent).toEqual([]);
  await page.getByLabelText('Sista dag').fill('2026-11-20');
  await button('Gör nyckeln').click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ LastDay: '2026-11-20' });
});

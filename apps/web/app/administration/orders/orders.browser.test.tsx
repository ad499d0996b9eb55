import { listedOrdersBody, type OrderDraft, orderDraftBody, requestDeskBody, staffOrderBody } from '@gavel/contract/staff';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { anOrder } from '../../../testing/an-order.ts';
import { appearAs, appearLoggedOut, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const NOW = Date.UTC(2026, 10, 20, 11);
const REQUEST = '10000000-0000-4000-8000-000000000001';
const main = page.getByRole('main');

function aDraft(parts: Partial<OrderDraft> = {}): OrderDraft {
  const { house, lines, plots, customer } = anOrder();
  return {
    leadId: REQUEST,
    configurationId: 'abcd1234',
    image: '/favicon.svg',
    customer,
    house,
    lines,
    plots,
    offer: { number: '2026-0007', sentAt: NOW, isAccepted: true },
    hasOffer: true,
    isChangedSinceOffer: false,
    checks: [{ key: 'tomt', title: 'Tomten är klar', hint: 'Fastighetsbeteckning', needsWords: true, tick: null }],
    gaps: [{ kind: 'check', section: '', question: 'Tomten är klar', answer: '' }],
    waits: false,
    orders: [],
    tag: 'first',
    ...parts,
  };
}

beforeEach(async () => {
  await enter();
  appearAs(() => SALESPERSON);
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, async () => Response.json(z.encode(requestDeskBody, desk)));
});

test('the order page lists missing details, and does not freeze the order if somebody has changed the order since the page loaded it', async () => {
  let draft = aDraft();
  const sent: unknown[] = [];
  const answer = () => Response.json(z.encode(orderDraftBody, draft));
  intercept(/\/order$/, async (_, { method = 'GET', headers }) => {
    if (method === 'GET') return answer();
    sent.push(new Headers(headers).get('If-Match'));
    draft = aDraft({ checks: draft.checks, gaps: [], tag: 'third' });
    const problem = { type: 'about:blank', title: '', status: 412, code: 'order-conflict', requestId: '1' };
    return new Response(JSON.stringify(problem), { status: 412, headers: { 'Content-Type': 'application/problem+json' } });
  });
  intercept(/\/order\/checks$/, async (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    const tick = { words: 'Sågen 1:4', by: 'Elin Sandahl', at: NOW };
    draft = aDraft({ checks: aDraft().checks.map((check) => ({ ...check, tick })), gaps: [], tag: 'second' });
    return answer();
  });
  await openApp(`/admin/leads/${REQUEST}/order`);
  await expect.element(heading).toHaveTextContent('Slutlig beställning');
  await expect.element(page.getByText('Inte avstämt: Tomten är klar')).toBeVisible();
  await expect.element(button('Lås beställningen')).toBeDisabled();
  expect(await findAxeViolations(main)).toEqual([]);

  await userEvent.fill(page.getByLabelText('Anteckning till Tomten är klar'), 'Sågen 1:4');
  await button('Klart: Tomten är klar').click();
  await expect.element(page.getByText('Elin Sandahl, idag 12:00')).toBeVisible();
  await button('Lås beställningen').click();
  await expect.element(page.getByText('En låst beställning ändras aldrig.', { exact: false })).toBeVisible();
  await button('Lås beställningen').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Något har ändrats sedan sidan visades/);
  expect(sent).toEqual([{ Key: 'tomt', IsDone: true, Words: 'Sågen 1:4', SeenAtUtc: null }, '"second"']);
});

test('the page of an order shows who froze and who cancelled the order, requires a reason for a cancellation, and links to the CSV file for the factory', async () => {
  let order = anOrder();
  const sent: unknown[] = [];
  intercept(/\/api\/admin\/orders\/base1234(\/decisions)?$/, async (_, { body }) => {
    if (body) {
      sent.push(JSON.parse(String(body)));
      order = anOrder({ state: 'cancelled', cancelledAt: NOW, cancelledBy: 'Elin Sandahl', reason: 'Flyttar', decisions: [] });
    }
    return Response.json(z.encode(staffOrderBody, order));
  });
  await openApp('/admin/orders/base1234');
  await expect.element(heading).toHaveTextContent('Slutlig beställning 1001');
  await expect.element(page.getByText(/^Låst av Vera Kvist/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Fabrikslista (CSV)' }))
    .toHaveAttribute('href', '/api/admin/orders/base1234/factory.csv');
  expect(await findAxeViolations(main)).toEqual([]);
  await button('Avbeställ').click();
  await button('Avbeställ').click();
  await expect.element(page.getByLabelText('Varför')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await userEvent.fill(page.getByLabelText('Varför'), 'Flyttar');
  await button('Avbeställ').click();
  await expect.element(page.getByText(/^Avbeställd av Elin Sandahl idag 12:00: Flyttar$/)).toBeVisible();
  expect(sent).toEqual([{ Kind: 'cancel', Reason: 'Flyttar' }]);
});

test('if the user is logged out, the pages of orders keep the text that the user has written, and ask for a login in another tab', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 401, code: 'not-logged-in', requestId: 'r' };
  intercept(/\/order$/, async () => Response.json(z.encode(orderDraftBody, aDraft())));
  intercept(/\/api\/admin\/orders\/base1234$/, async () => Response.json(z.encode(staffOrderBody, anOrder())));
  for (const call of [/\/admin\/events$/, /\/order\/checks$/, /\/decisions$/])
    intercept(call, async () => Response.json(problem, { status: 401 }));
  const app = await openApp(`/admin/leads/${REQUEST}/order`);
  const note = page.getByLabelText('Anteckning till Tomten är klar');
  await expect.element(note).toBeVisible();
  let restore = appearLoggedOut();
  await userEvent.fill(note, 'Sågen 1:4');
  // The user comes back to the page, whose stream of live events has ended.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((later) => setTimeout(later, 500));
  await button('Klart: Tomten är klar').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Du är utloggad\./);
  await expect.element(button('Klart: Tomten är klar')).toBeEnabled();
  await expect.element(note).toHaveValue('Sågen 1:4');

  restore();
  await app.goTo('/admin/orders/base1234');
  await button('Avbeställ').click();
  restore = appearLoggedOut();
  await userEvent.fill(page.getByLabelText('Varför'), 'Flyttar');
  await button('Avbeställ').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Du är utloggad\./);
  await expect.element(button('Avbeställ')).toBeEnabled();
  await expect.element(page.getByLabelText('Varför')).toHaveValue('Flyttar');
  restore();
});

test('the list of orders links to each order, and to a CSV file with the same filter', async () => {
  const { token, number, state, leadId: requestId, madeAt, madeBy, frozenAt, customer, house } = anOrder();
  const { houseTitle, municipalityName, total: price } = house;
  const listed = {
    token,
    number,
    state,
    leadId: requestId,
    madeAt,
    madeBy,
    frozenAt,
    customerName: customer.name,
    houseTitle,
    municipalityName,
    image: '/favicon.svg',
    price,
  };
  intercept(/^\/api\/admin\/orders$/, async () => Response.json(z.encode(listedOrdersBody, { orders: [listed], next: null })));
  await openApp('/admin/orders?state=frozen');
  await expect.element(page.getByRole('link', { name: 'Anna Ek' })).toHaveAttribute('href', '/admin/orders/base1234');
  await expect
    .element(page.getByRole('link', { name: 'Hämta listan (CSV)' }))
    .toHaveAttribute('href', '/api/admin/orders.csv?state=frozen');
  expect(await findAxeViolations(main)).toEqual([]);
});

import {
  type LiveEvent,
  liveEventBody,
  type OpenedRequest,
  openedRequestBody,
  requestDeskBody,
  type WorkedRequest,
  workedRequestsBody,
} from '@gavel/contract/staff';
import { asAccountId, kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const ids = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'] as const;
const elin = { id: asAccountId(1), name: 'Elin Sandahl' };

function aRequest(id: string, name: string): WorkedRequest {
  return {
    id,
    version: 3,
    name,
    phone: '',
    submissionType: 'Sales',
    message: '',
    configurationId: null,
    houseTitle: '',
    municipalityName: 'Malmö',
    plotAddresses: [],
    image: null,
    price: kr(0),
    milestone: 'contact',
    dormantUntil: null,
    lostReason: null,
    owner: elin,
    nextStep: 'Ring',
    dueOn: '2026-11-20',
    arrivedAt: NOW,
    waitingSince: NOW,
    offerAnswer: null,
    offerAnsweredAt: null,
    offerUntil: null,
  };
}

/** `requests`: the customer requests in the list. `request`: the first of these, with the details that its page shows. */
let requests: readonly WorkedRequest[];
let request: OpenedRequest;
/** How many times the page has requested the list, the open request and the counts for the navigation (`desk`). */
let read: { list: number; lead: number; desk: number };
/** All streams opened so far. `lead` is the id of the open customer request that the page sent when it opened the stream. */
let streams: { readonly lead: string | null; tell(event: LiveEvent): void; end(): void; readonly isLeft: () => boolean }[];
let refuses: boolean;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  requests = [aRequest(ids[0], 'Maria Tallberg')];
  request = {
    ...aRequest(ids[0], 'Maria Tallberg'),
    email: '',
    customerNumber: null,
    customerId: null,
    savedSince: null,
    offer: null,
    order: null,
    entries: [],
    others: [],
  };
  read = { list: 0, lead: 0, desk: 0 };
  streams = [];
  refuses = false;
  intercept(/^\/api\/admin\/customers$/, () => Response.json({ Customers: [], Next: null }));
  intercept(/^\/api\/admin\/desk$/, () => {
    read.desk += 1;
    const views = [{ view: 'mine' as const, count: requests.length, isMore: false }];
    return Response.json(z.encode(requestDeskBody, { now: NOW, views, staff: [elin], municipalities: [] }));
  });
  intercept(/^\/api\/admin\/leads$/, () => {
    read.list += 1;
    return Response.json(z.encode(workedRequestsBody, { leads: requests, next: null, count: requests.length, isMore: false }));
  });
  intercept(/^\/api\/admin\/leads\/[\da-f-]+$/, () => {
    read.lead += 1;
    return Response.json(z.encode(openedRequestBody, request));
  });
  intercept(/^\/api\/admin\/events$/, (_, { signal }, search) => {
    if (refuses) return new Response(null, { status: 503 });
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const encoder = new TextEncoder();
    const tell = (event: LiveEvent) =>
      controller?.enqueue(encoder.encode(`data: ${JSON.stringify(z.encode(liveEventBody, event))}\n\n`));
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
        tell({ kind: 'begun' });
      },
    });
    signal?.addEventListener('abort', () => controller?.error(signal.reason));
    streams.push({
      lead: search.get('lead'),
      tell,
      end: () => controller?.close(),
      isLeft: () => signal?.aborted ?? false,
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});

const open = () => streams.filter(({ isLeft }) => !isLeft());
const tell = (event: LiveEvent) => {
  for (const stream of open()) stream.tell(event);
};
/** Waits until exactly one stream is open, for which the page has sent `to` as the id of the open request. */
const listens = (to: string | null) => expect.poll(() => open().map((stream) => stream.lead)).toEqual([to]);
const done = (action: 'asked' | 'note' | 'owner' | 'next-step', parts: Partial<Extract<LiveEvent, { kind: 'lead' }>> = {}) =>
  ({ kind: 'lead', id: ids[0], action, by: 'Eva Ek', isOwn: false, isYours: true, ...parts }) as const;
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const show = page.getByRole('button', { name: 'Visa', exact: true });

test.each(sizes)(
  'on $size a bar announces a new request, the number in the navigation rises immediately, and the list shows the request after a click',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/leads');
    await expect.element(row('Maria')).toBeVisible();
    await listens(null);
    requests = [aRequest(ids[1], 'Bo Berg'), ...requests];
    tell(done('asked', { id: ids[1], by: null }));
    await expect.element(page.getByText('En ny förfrågan')).toBeVisible();
    // The count changes immediately; the list does not change until the user clicks.
    await expect.element(page.getByRole('link', { name: /^Förfrågningar 2$/ })).toBeVisible();
    expect(row('Bo Berg').elements()).toEqual([]);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await show.click();
    await expect.element(row('Bo Berg')).toBeVisible();
    await gone(page.getByText('En ny förfrågan'));
    await page.viewport(1440, 900);
  },
);

test('every page of the administration announces a request that a colleague has assigned to the user, and links to this request; no page announces the user’s own actions', async () => {
  const app = await openApp('/admin/act');
  await listens(null);
  tell(done('owner', { id: ids[1], isOwn: true, by: 'Elin Sandahl' }));
  tell(done('owner'));
  await expect.element(page.getByText('Eva Ek har gett dig en förfrågan')).toBeVisible();
  await show.click();
  await expect.poll(app.address).toBe(`/admin/leads/${ids[0]}`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await gone(page.getByText('Eva Ek har gett dig en förfrågan'));
});

test('the page of a request names the colleagues who have this request open, until they leave its page', async () => {
  const app = await openApp('/admin/leads');
  await listens(null);
  await app.goTo(`/admin/leads/${ids[0]}`);
  // The new stream, for which the page has sent this request’s id, opens before the old stream closes.
  await listens(ids[0]);
  tell({ kind: 'present', lead: ids[0], names: ['Eva Ek', 'Ola Al'] });
  const present = page.getByText('Eva Ek och Ola Al har också öppnat förfrågan');
  await expect.element(present).toBeVisible();
  expect(await findAxeViolations(present)).toEqual([]);
  tell({ kind: 'present', lead: ids[0], names: [] });
  await gone(page.getByText('har också öppnat förfrågan'));
});

test('if a colleague changes a request while the user types a note, the page announces the change and keeps the note, and shows the change only after a click', async () => {
  await openApp(`/admin/leads/${ids[0]}`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await listens(ids[0]);
  const before = read.lead;
  await userEvent.keyboard('n');
  const note = page.getByRole('textbox', { name: 'Anteckning' });
  await note.fill('Vill helst bygga i vår.');
  request = { ...request, version: 4, nextStep: 'Boka genomgång' };
  tell(done('next-step'));
  await expect.element(page.getByText('Eva Ek har ändrat nästa steg')).toBeVisible();
  expect(read.lead).toBe(before);
  await show.click();
  await expect.element(page.getByRole('region', { name: 'Nästa steg' })).toMatchTextContent(/Boka genomgång/);
  await expect.element(note).toHaveValue('Vill helst bygga i vår.');
  await gone(page.getByText('Eva Ek har ändrat nästa steg'));
});

test('if a colleague changes a request while the page of this request is loading, the page announces the change', async () => {
  const app = await openApp('/admin/act');
  await listens(null);
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(/^\/api\/admin\/leads$/, async (ask) => {
    const list = await ask();
    await promise;
    return list;
  });
  const opening = app.goTo(`/admin/leads/${ids[0]}`);
  await expect.poll(() => read.lead).toBe(1);
  tell(done('next-step'));
  await expect.poll(() => read.desk).toBeGreaterThan(1);
  resolve();
  await opening;
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await expect.element(page.getByText('Eva Ek har ändrat nästa steg')).toBeVisible();
  await show.click();
  await gone(page.getByText('Eva Ek har ändrat nästa steg'));
});

test('if the connection for live events is lost, the page shows this; when the user comes back to the page, it connects again and reloads its data', async () => {
  await openApp('/admin/leads');
  await expect.element(row('Maria')).toBeVisible();
  await listens(null);
  refuses = true;
  streams.at(-1)?.end();
  const lost = page.getByText('Sidan uppdateras inte just nu. Den försöker igen av sig själv.');
  await expect.element(lost).toBeVisible();
  requests = [aRequest(ids[1], 'Bo Berg'), ...requests];
  refuses = false;
  // The event that a browser sends when the user comes back to the tab.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(row('Bo Berg')).toBeVisible();
  await gone(lost);
});

test('if older counts of requests arrive after newer ones, the navigation keeps the newer counts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let nth = 0;
  intercept(/^\/api\/admin\/desk$/, async () => {
    nth += 1;
    const desk = { now: NOW + nth, views: [{ view: 'mine', count: nth, isMore: false }] as const, staff: [], municipalities: [] };
    if (nth === 2) await promise;
    return Response.json(z.encode(requestDeskBody, desk));
  });
  await openApp('/admin/customers');
  await listens(null);
  const count = () => document.querySelector('.desk-places .num')?.textContent;
  await expect.poll(count).toBe('1');
  tell(done('note'));
  await expect.poll(() => nth).toBe(2);
  tell(done('note'));
  await expect.poll(count).toBe('3');
  resolve();
  await new Promise((later) => setTimeout(later, 300));
  expect(count()).toBe('3');
});

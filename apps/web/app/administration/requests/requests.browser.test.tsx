import {
  listedOrdersBody,
  type OpenedRequest,
  openedRequestBody,
  type RequestDesk,
  requestDeskBody,
  requestsTodayBody,
  type WorkedRequest,
  workedRequestsBody,
} from '@gavel/contract/staff';
import { asAccountId, kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, appearLoggedOut, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { gone, heading, one, sizes, textOf } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const HOUR_MS = 3_600_000;
const elin = { id: asAccountId(1), name: 'Elin Sandahl' };
const nils = { id: asAccountId(2), name: 'Nils Broman' };
const ids = [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
  '10000000-0000-4000-8000-000000000003',
] as const;

function aRequest(id: string, name: string, parts: Partial<WorkedRequest> = {}): WorkedRequest {
  return {
    id,
    version: 3,
    name,
    phone: '070-174 06 12',
    submissionType: 'Quote',
    message: 'Ring helst på förmiddagen.',
    configurationId: 'abcd1234',
    houseTitle: 'Björkliden 142',
    municipalityName: 'Malmö',
    plotAddresses: [],
    image: null,
    price: kr(2_184_500),
    milestone: 'new',
    dormantUntil: null,
    lostReason: null,
    owner: elin,
    nextStep: '',
    dueOn: '2026-11-20',
    arrivedAt: NOW - 19 * HOUR_MS,
    waitingSince: NOW - 19 * HOUR_MS,
    offerAnswer: null,
    offerAnsweredAt: null,
    offerUntil: null,
    ...parts,
  };
}

const requests: readonly WorkedRequest[] = [
  aRequest(ids[0], 'Per-Olof Strandh', {
    milestone: 'review',
    nextStep: 'Planritning',
    dueOn: '2026-11-13',
    waitingSince: NOW - 120 * HOUR_MS,
  }),
  aRequest(ids[1], 'Maria Tallberg'),
  aRequest(ids[2], 'Gustav Sjöstam', { dormantUntil: '2027-03-01', dueOn: '2027-03-01', price: null, houseTitle: '' }),
];

function opened(request: WorkedRequest | undefined, parts: Partial<OpenedRequest> = {}): OpenedRequest {
  return {
    ...(request ?? aRequest(ids[1], 'Maria Tallberg')),
    email: 'maria.tallberg@example.com',
    customerNumber: asAccountId(1001),
    customerId: 7,
    savedSince: null,
    offer: null,
    order: null,
    entries: [
      {
        at: NOW - 19 * HOUR_MS,
        kind: 'asked',
        by: 'Maria Tallberg',
        words: 'Ring helst på förmiddagen.',
        about: 'Quote',
        outcome: null,
        lead: ids[1],
      },
    ],
    others: [],
    ...parts,
  };
}

const desk: RequestDesk = {
  now: NOW,
  views: [
    { view: 'mine', count: 3, isMore: false },
    { view: 'all', count: 999, isMore: true },
  ],
  staff: [elin, nils],
  municipalities: [{ id: '1280', name: 'Malmö' }],
};

/**
 * `asked`: the queries of the page’s HTTP requests for the list. `done`: the changes that the page sent. `request`: the customer request
 * that the fake server returns.
 */
let asked: string[];
let done: { readonly path: string; readonly body: unknown; readonly ifMatch: string | null }[];
let request: OpenedRequest;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  asked = [];
  done = [];
  request = opened(requests[1]);
  intercept(/^\/api\/admin\/customers$/, () => Response.json({ Customers: [], Next: null }));
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/changes$/, () => Response.json({ Changes: null }));
  intercept(/^\/api\/admin\/leads\/[\da-f-]+$/, () => Response.json(z.encode(openedRequestBody, request)));
});

/** Makes the fake server return a list of customer requests. `answer` may depend on the query. */
function answerList(answer: (search: URLSearchParams) => readonly WorkedRequest[] = () => requests) {
  intercept(/^\/api\/admin\/leads$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(
      z.encode(workedRequestsBody, { leads: answer(search), next: null, count: answer(search).length, isMore: false }),
    );
  });
}

/** Records the changes that the page sends, and responds to them. */
function answerChanges(answer: () => Response) {
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/(changes|notes)$/, (_, { method, body, headers }) => {
    if (method !== 'POST') return Response.json({ Changes: null });
    done.push({ path: 'sent', body: JSON.parse(String(body)), ifMatch: new Headers(headers).get('If-Match') });
    return answer();
  });
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const region = (name: string) => page.getByRole('region', { name });

test('the list shows customer, house, milestone, next step and waiting time, and marks a next step that is late', async () => {
  answerList();
  await openApp('/admin/leads');
  await expect.element(heading).toHaveTextContent('Förfrågningar');
  const spaced = async (name: string) => (await textOf(row(name))).replaceAll(/[\s\u00a0]+/g, ' ').trim();
  expect(await spaced('Per-Olof')).toBe(
    'Per-Olof Strandh Björkliden 142, Malmö Genomgång Planritning, 13 nov. försenat 2 184 500 kr 5 dgr',
  );
  expect(await spaced('Maria')).toBe('Maria Tallberg Björkliden 142, Malmö Ny Första kontakt, idag 2 184 500 kr 19 tim');
  expect(await spaced('Gustav')).toBe('Gustav Sjöstam Inget hus valt, Malmö Vilande Väcks 1 mars 2027 – 19 tim');
  const views = page.getByRole('navigation', { name: 'Vyer' });
  await expect.element(views.getByRole('link', { name: 'Mina 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(views.getByRole('link', { name: 'Alla 999+' })).toBeVisible();
  expect(asked).toEqual(['view=mine']);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('a search finds all matching requests, a filter shortens the list, a press on a column heading sorts the list, and each of these changes the address', async () => {
  answerList(({ size }) => (size > 2 ? [] : requests));
  const app = await openApp('/admin/leads');
  await expect.element(row('Maria')).toBeVisible();
  await userEvent.keyboard('/');
  const search = page.getByRole('searchbox', { name: 'Sök kund, hus, ort eller telefon' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('tallberg{Enter}');
  await expect.poll(app.address).toBe('/admin/leads?search=tallberg');
  await expect.poll(() => asked.at(-1)).toBe('view=all&search=tallberg');
  await app.goTo('/admin/leads');
  await page.getByRole('combobox', { name: 'Säljare' }).selectOptions('Nils Broman');
  await expect.poll(() => asked.at(-1)).toMatch(/^view=mine&owner=2$/);
  await page.getByRole('columnheader', { name: 'Väntat' }).getByRole('link').click();
  await expect.poll(() => asked.at(-1)).toBe('view=mine&owner=2&order=waiting');
  await expect.element(page.getByText('Inga förfrågningar i Mina med de här filtren.', { exact: false })).toBeVisible();
});

test('with the keyboard alone a user finds, opens and closes a request; letters typed in a field are no shortcuts', async () => {
  answerList();
  const app = await openApp('/admin/leads?view=mine');
  await expect.element(row('Maria')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: 'Maria Tallberg' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe(`/admin/leads/${ids[1]}?view=mine`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await expect.element(row('Maria')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('n');
  const note = page.getByRole('textbox', { name: 'Anteckning' });
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('jn');
  await expect.element(note).toHaveValue('jn');
  await userEvent.keyboard('{Escape}');
  await gone(note);
  await userEvent.keyboard('{Escape}');
  await expect.poll(app.address).toBe('/admin/leads?view=mine');
  await expect.element(page.getByRole('link', { name: 'Maria Tallberg' })).toHaveFocus();
  await page.getByRole('button', { name: 'Stäng av tangenter' }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus();
  // The shortcuts stay switched off in this browser, also on the next page.
  await app.goTo('/admin/act');
  await expect.element(heading).toHaveTextContent('Arbeta åt en kund');
  await app.goTo('/admin/leads');
  await page.getByRole('button', { name: 'Slå på tangenter' }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('if the user sets the milestone of a request, the page sends the version number of the request that it shows; the milestones for quote and order have no button', async () => {
  answerList();
  answerChanges(() => Response.json(z.encode(openedRequestBody, request)));
  await openApp(`/admin/leads/${ids[1]}`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  const steps = page.getByRole('list', { name: 'Läge' });
  expect(
    steps
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Kontakt', 'Genomgång']);
  await steps.getByRole('button', { name: 'Sätt läge Kontakt' }).click();
  await expect.poll(() => done).toEqual([{ path: 'sent', body: { Kind: 'milestone', Milestone: 'contact' }, ifMatch: '"3"' }]);
  await userEvent.keyboard('s');
  await page.getByRole('textbox', { name: 'Vad ska göras' }).fill('Ring och boka genomgång');
  await page.getByLabelText('Dag').fill('2026-11-24');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect
    .poll(() => done.at(-1)?.body)
    .toEqual({ Kind: 'next-step', Words: 'Ring och boka genomgång', DueOn: '2026-11-24' });
  await gone(page.getByRole('textbox', { name: 'Vad ska göras' }));
  await page.getByRole('button', { name: 'Låt vila' }).click();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.element(page.getByLabelText('Vila till')).toHaveAccessibleDescription('Fyll i fältet');
  await page.getByLabelText('Vila till').fill('2027-03-01');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => done.at(-1)?.body).toEqual({ Kind: 'dormant', Until: '2027-03-01' });
  await page.getByRole('button', { name: 'Lämna över' }).click();
  await page.getByRole('combobox', { name: 'Ansvarig säljare' }).selectOptions('Nils Broman');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => done.at(-1)?.body).toEqual({ Kind: 'owner', OwnerId: 2 });
  await expect.element(page.getByRole('link', { name: 'Ring Maria Tallberg' })).toHaveAttribute('href', 'tel:0701740612');
  await expect.element(page.getByRole('link', { name: 'Öppna som kund' })).toHaveAttribute('href', '/start/abcd1234?a=1001');
});

test('on the day on which a request’s dormancy ends, the part ‘Nästa steg’ (next step) has the button ‘Klart’ (done), even if the request has no next step', async () => {
  answerList();
  answerChanges(() => Response.json(z.encode(openedRequestBody, request)));
  request = opened(requests[1], { milestone: 'contact', dormantUntil: '2026-11-20' });
  await openApp(`/admin/leads/${ids[1]}`);
  await region('Nästa steg').getByRole('button', { name: 'Klart' }).click();
  await expect.poll(() => done.at(-1)?.body).toEqual({ Kind: 'step-done' });
});

test('the page of a request shows the accepted quote and the order; if there is no order, the page links to the page that creates an order', async () => {
  answerList();
  const quote = {
    number: '2026-0007',
    state: 'accepted',
    validUntil: '2026-12-20',
    total: kr(2_565_110),
    acceptedAt: NOW,
    acceptedName: 'Maria Tallberg',
  } as const;
  request = opened(requests[1], { offer: quote });
  const app = await openApp(`/admin/leads/${ids[1]}`);
  await expect.element(page.getByText('Maria Tallberg vill gå vidare, 20 november 2026')).toBeVisible();
  await expect.element(page.getByText(/^2\s565\s110\skr$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Till beställningen' })).toBeVisible();
  request = { ...request, order: { token: 'base1234', number: 1001, state: 'frozen' } };
  await app.goTo('/admin/act');
  await app.goTo(`/admin/leads/${ids[1]}`);
  const order = page.getByRole('link', { name: 'Slutlig beställning 1001' });
  expect((await order.findElement()).getAttribute('href')).toBe('/admin/orders/base1234');
  await gone(page.getByRole('link', { name: 'Till beställningen' }));
});

test('if a colleague has changed the request since the page loaded it, the page shows the colleague’s name, and keeps the text that the user has written', async () => {
  answerList();
  const conflict = { type: 'about:blank', title: 'Changed', status: 412, code: 'lead-conflict', requestId: 'r' };
  answerChanges(() => {
    request = opened(requests[1], {
      version: 4,
      milestone: 'review',
      entries: [
        { at: NOW, kind: 'mail', by: null, words: '', about: 'handed-over', outcome: 'waiting', lead: ids[1] },
        { at: NOW, kind: 'milestone', by: 'Nils Broman', words: '', about: 'review', outcome: null, lead: ids[1] },
        ...request.entries,
      ],
    });
    return Response.json(conflict, { status: 412 });
  });
  await openApp(`/admin/leads/${ids[1]}`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await userEvent.keyboard('s');
  const step = page.getByRole('textbox', { name: 'Vad ska göras' });
  await step.fill('Ring på måndag');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Nils Broman har ändrat förfrågan/);
  await expect.element(region('Tidslinje')).toMatchTextContent(/Läge: Genomgång/);
  await expect.element(step).toHaveValue('Ring på måndag');
  answerChanges(() => Response.json(z.encode(openedRequestBody, request)));
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => done.at(-1)?.ifMatch).toBe('"4"');
  await gone(page.getByRole('alert'));
});

test.each(sizes)('on $size the Today page lists whom to call, and why', async ({ width, height, isPhone }) => {
  await page.viewport(width, height);
  const part = (...some: readonly WorkedRequest[]) => ({ leads: some, count: some.length, isMore: false });
  const [late, fresh] = requests;
  const ends = aRequest(crypto.randomUUID(), 'Åke Ström', { milestone: 'quote', dueOn: null, offerUntil: '2026-11-22' });
  const goesOn = aRequest(crypto.randomUUID(), 'Linnea Kvist', {
    milestone: 'quote',
    dueOn: null,
    offerAnswer: 'accepted',
    offerAnsweredAt: NOW - HOUR_MS,
  });
  const today = {
    undelivered: part(),
    fresh: part(...(fresh ? [fresh] : [])),
    answered: part(goesOn),
    due: part(...(late ? [late] : [])),
    changed: part(),
    expiring: part(ends),
    waiting: part(),
  };
  intercept(/^\/api\/admin\/today$/, () => Response.json(z.encode(requestsTodayBody, today)));
  const app = await openApp('/admin');
  await expect.element(heading).toHaveTextContent('Fredag 20 november');
  await expect.element(page.getByText('En ny förfrågan. Längst har Maria Tallberg väntat, 19 tim.')).toBeVisible();
  const freshest = region('Nya förfrågningar').getByRole('listitem');
  await expect.element(freshest).toMatchTextContent(/Har begärt offert\. Ring helst på förmiddagen\./);
  await expect.element(freshest.getByRole('link', { name: 'Ring Maria Tallberg' })).toHaveAttribute('href', 'tel:0701740612');
  await expect.element(region('Att göra idag').getByRole('listitem')).toMatchTextContent(/13 nov\..*Planritning\..*försenat/);
  await expect
    .element(region('Svar på offert').getByRole('listitem'))
    .toMatchTextContent(/^1 tim.*Linnea Kvist.*Vill gå vidare med offerten\./);
  await expect
    .element(region('Offerter som går ut').getByRole('listitem'))
    .toMatchTextContent(/Åke Ström.*Offerten gäller till 22 nov\./);
  await gone(region('Väntat längst'));
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // A customer who has answered a quote comes before new requests.
  await expect
    .element(page.getByRole('link', { name: 'Börja med Linnea Kvist' }))
    .toHaveAttribute('href', `/admin/leads/${goesOn.id}`);
  if (!isPhone) {
    await userEvent.keyboard('jj');
    await expect.element(freshest.getByRole('link', { name: 'Maria Tallberg', exact: true })).toHaveFocus();
  }
  answerList();
  await freshest.getByRole('link', { name: 'Maria Tallberg', exact: true }).click();
  await expect.poll(app.address).toBe(`/admin/leads/${ids[1]}`);
  await page.viewport(1440, 900);
});

test.each(sizes)(
  'on $size an open request shows its call button without scrolling, and axe finds no violations',
  async ({ width, height, isPhone }) => {
    answerList();
    await page.viewport(width, height);
    await openApp(`/admin/leads/${ids[1]}`);
    const call = page.getByRole('link', { name: 'Ring Maria Tallberg' });
    await expect.element(call).toBeInViewport();
    const { width: taken } = one('.lead').getBoundingClientRect();
    expect(taken).toBe(isPhone ? width : 408);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('a user who is not staff sees that only staff may use the page', async () => {
  appearAs(() => ({ Roles: [], Access: [] }));
  await openApp('/admin/leads');
  await expect.element(heading).toHaveTextContent('Den här sidan är för anställda');
});

test('if a user has no requests of their own, the list opens with the first view that contains requests', async () => {
  const views = [
    { view: 'mine', count: 0, isMore: false },
    { view: 'new', count: 5, isMore: false },
  ] as const;
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, { ...desk, views })));
  answerList((search) => (search.get('view') === 'mine' ? [] : requests));
  const app = await openApp('/admin/leads');
  await expect.poll(app.address).toBe('/admin/leads?view=new');
  await expect.element(row('Maria')).toBeVisible();
  await page.getByRole('navigation', { name: 'Vyer' }).getByRole('link', { name: 'Mina 0' }).click();
  await expect.element(page.getByText('Inga förfrågningar i Mina.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Visa Nya (5)' }).click();
  await expect.poll(app.address).toBe('/admin/leads?view=new');
  await expect.element(row('Maria')).toBeVisible();
});

test('the list has a row for the open request, even if the view of the list does not include this request', async () => {
  answerList(() => requests.slice(0, 1));
  await openApp(`/admin/leads/${ids[1]}?view=due`);
  await expect.element(row('Maria Tallberg')).toHaveAttribute('aria-current', 'true');
  await expect.element(row('Maria Tallberg').getByText('Ingår inte i listan')).toBeVisible();
  await gone(row('Per-Olof').getByText('Ingår inte i listan'));
});

test('the list has only one row for the open request if the view of the list includes this request', async () => {
  answerList();
  await openApp(`/admin/leads/${ids[1]}?view=all`);
  await expect.element(row('Maria Tallberg')).toHaveAttribute('aria-current', 'true');
  await gone(row('Maria Tallberg').getByText('Ingår inte i listan'));
});

test('if more orders wait for approval than the Today page lists, the page shows the number of the orders that it lists and a plus sign', async () => {
  const none = { leads: [], count: 0, isMore: false };
  const today = { undelivered: none, fresh: none, answered: none, due: none, changed: none, expiring: none, waiting: none };
  intercept(/^\/api\/admin\/today$/, () => Response.json(z.encode(requestsTodayBody, today)));
  const order = {
    token: 'base1234',
    number: 1001,
    state: 'waiting',
    leadId: null,
    madeAt: NOW,
    madeBy: 'Nils Broman',
    frozenAt: null,
    customerName: 'Maria Tallberg',
    houseTitle: 'Björkliden 142',
    municipalityName: 'Malmö',
    image: '/favicon.svg',
    price: kr(2_184_500),
  } as const;
  intercept(/^\/api\/admin\/orders$/, () => Response.json(z.encode(listedOrdersBody, { orders: [order], next: '1001' })));
  await openApp('/admin');
  await expect.element(region('Beställningar som väntar på godkännande')).toMatchTextContent(/godkännande\s*1\+/);
});

test('if all loaded requests of a part of the Today page are already in a more urgent part, the less urgent part shows only the count of its other requests and a link to all its requests', async () => {
  const none = { leads: [], count: 0, isMore: false };
  const answered = aRequest(ids[0], 'Linnea Kvist', {
    milestone: 'quote',
    offerAnswer: 'accepted',
    offerAnsweredAt: NOW - HOUR_MS,
  });
  const today = {
    undelivered: none,
    fresh: none,
    answered: { leads: [answered], count: 1, isMore: false },
    due: { leads: [answered], count: 12, isMore: false },
    changed: none,
    expiring: none,
    waiting: { leads: [answered], count: 1, isMore: false },
  };
  intercept(/^\/api\/admin\/today$/, () => Response.json(z.encode(requestsTodayBody, today)));
  await openApp('/admin');
  await expect.element(region('Att göra idag')).toMatchTextContent(/^Att göra idag\s*11\s*Visa alla$/);
  await expect.element(region('Svar på offert').getByRole('listitem')).toMatchTextContent(/Linnea Kvist/);
  await gone(region('Väntat längst'));
});

test('the page refuses today’s date as the day on which the dormancy of a request ends, and shows that this day must be later', async () => {
  answerList();
  answerChanges(() => Response.json(z.encode(openedRequestBody, request)));
  await openApp(`/admin/leads/${ids[1]}`);
  await page.getByRole('button', { name: 'Låt vila' }).click();
  await page.getByLabelText('Vila till').fill('2026-11-20');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.element(page.getByLabelText('Vila till')).toHaveAccessibleDescription('Välj en senare dag');
  expect(done).toEqual([]);
});

test('if the user is logged out, the page keeps the note that they have written, and saves it after a login in another tab', async () => {
  answerList();
  answerChanges(() =>
    Response.json({ type: 'about:blank', title: 'No', status: 401, code: 'not-logged-in', requestId: 'r' }, { status: 401 }),
  );
  const app = await openApp(`/admin/leads/${ids[1]}`);
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  const restore = appearLoggedOut();
  await userEvent.keyboard('n');
  const note = page.getByRole('textbox', { name: 'Anteckning' });
  await note.fill('Ringde, vill vänta till våren.');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Du är utloggad\./);
  // The button is enabled again when the page has finished handling the failed save.
  await expect.element(page.getByRole('button', { name: 'Spara' })).toBeEnabled();
  expect(app.address()).toBe(`/admin/leads/${ids[1]}`);
  await expect.element(note).toHaveValue('Ringde, vill vänta till våren.');
  restore();
  answerChanges(() => Response.json(z.encode(openedRequestBody, request)));
  await page.getByRole('button', { name: 'Spara' }).click();
  await gone(note);
  expect(done.at(-1)?.body).toEqual({ Words: 'Ringde, vill vänta till våren.' });
});

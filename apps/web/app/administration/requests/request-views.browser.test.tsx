import {
  type ManyRequestsAnswer,
  manyRequestsAnswerBody,
  openedRequestBody,
  type RequestBoard,
  type RequestDesk,
  requestBoardBody,
  requestDeskBody,
  type SavedRequestView,
  type SavedRequestViews,
  savedRequestViewBody,
  savedRequestViewsBody,
  type WorkedRequest,
  workedRequestsBody,
} from '@gavel/contract/staff';
import { asAccountId, kr } from '@gavel/core';
import { requestPlaces } from '@gavel/core/requests';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { dialog, gone, heading, sizes, textsOf } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const HOUR_MS = 3_600_000;
const elin = { id: asAccountId(1), name: 'Elin Sandahl' };
const nils = { id: asAccountId(2), name: 'Nils Broman' };

function aRequest(at: number, parts: Partial<WorkedRequest> = {}): WorkedRequest {
  return {
    id: `10000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    version: 3,
    name: `Kund ${at}`,
    phone: '070-174 06 12',
    submissionType: 'Quote',
    message: '',
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
    arrivedAt: NOW - at * HOUR_MS,
    waitingSince: NOW - at * HOUR_MS,
    offerAnswer: null,
    offerAnsweredAt: null,
    offerUntil: null,
    ...parts,
  };
}

const desk: RequestDesk = { now: NOW, views: [], staff: [elin, nils], municipalities: [{ id: '1280', name: 'Malmö' }] };
const quotes: SavedRequestView = {
  id: 7,
  name: 'Offerter i Malmö',
  isShared: false,
  version: 2,
  list: {
    layout: 'table',
    view: 'all',
    owner: null,
    milestone: 'quote',
    municipalityId: '1280',
    order: 'price',
    isDescending: true,
    columns: [
      { name: 'price', width: 140 },
      { name: 'owner', width: null },
    ],
  },
  missing: [],
};

/**
 * `asked`: the queries of the page’s HTTP requests for the list. `sent`: the page’s HTTP requests that change data. `saved`: the views that
 * the server has stored.
 */
let asked: string[];
let sent: { readonly method: string; readonly body: unknown; readonly ifMatch: string | null }[];
let saved: SavedRequestViews;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  asked = [];
  sent = [];
  saved = { views: [quotes], columns: null };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/views$/, () => Response.json(z.encode(savedRequestViewsBody, saved)));
});

/** Makes the fake server return a list of `count` customer requests, 50 a page. */
function answerList(count: number) {
  const all = Array.from({ length: count }, (_, at) => aRequest(at + 1));
  intercept(/^\/api\/admin\/leads$/, (_ask, _sent, search) => {
    asked.push(String(search));
    const from = Number(search.get('after') ?? 0);
    const next = from + 50 < count ? String(from + 50) : null;
    const total = search.has('after') ? null : count;
    return Response.json(z.encode(workedRequestsBody, { leads: all.slice(from, from + 50), next, count: total, isMore: false }));
  });
}

/** Records the HTTP requests that change data at these addresses, and responds to them. GET requests reach the fake server. */
function answerSent(path: RegExp, respond: () => Response) {
  intercept(path, (ask, { method = 'GET', body, headers }) => {
    if (method === 'GET') return ask();
    sent.push({ method, body: body ? JSON.parse(String(body)) : null, ifMatch: new Headers(headers).get('If-Match') });
    return respond();
  });
}

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, requestId: 'r' }, { status });
/** Returns the column headings, even while a sheet covers them. */
const heads = () => [...document.querySelectorAll('th')].map(({ innerText }) => innerText.replace(/\s*[↑↓]/, '').trim());
const views = page.getByRole('navigation', { name: 'Vyer' });

test('a link to a saved view opens the list with the filter, sort order and columns of this view; after the user has changed these, the address contains the change and the view’s name has a mark', async () => {
  answerList(3);
  const app = await openApp('/admin/leads?saved=7');
  await expect.element(views.getByRole('link', { name: 'Offerter i Malmö' })).toHaveAttribute('aria-current', 'page');
  expect(asked).toEqual(['view=all&municipality=1280&milestone=quote&order=price&direction=desc']);
  expect(heads()).toEqual(['', 'Kund', 'Pris', 'Säljare']);
  await expect.element(page.getByRole('columnheader', { name: 'Pris' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('combobox', { name: 'Säljare' }).selectOptions('Nils Broman');
  await expect.element(views.getByRole('link', { name: 'Offerter i Malmö (ändrad)' })).toBeVisible();
  const address = new URL(app.address(), location.origin).searchParams;
  expect(Object.fromEntries(address)).toMatchObject({ saved: '7', owner: '2', milestone: 'quote', columns: 'price.140,owner' });
  await views.getByRole('link', { name: 'Alla', exact: true }).click();
  await expect.poll(() => asked.at(-1)).not.toContain('saved');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Nästa steg', 'Pris', 'Väntat']);
});

test('a user saves the current list of requests as a view; if a colleague has changed the view, the page shows an error instead of overwriting the colleague’s change', async () => {
  answerList(3);
  answerSent(/^\/api\/admin\/views$/, () => Response.json(z.encode(savedRequestViewBody, quotes)));
  const app = await openApp('/admin/leads?view=waiting&owner=2');
  await page.getByRole('button', { name: 'Spara vy' }).click();
  const name = dialog.getByRole('textbox', { name: 'Namn' });
  await expect.element(name).toHaveFocus();
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect.element(name).toHaveAccessibleDescription('Fyll i fältet');
  await expect.element(name).toHaveFocus();
  expect(dialog.getByRole('checkbox').elements()).toEqual([]);
  await userEvent.keyboard('Nils väntar{Enter}');
  await expect.poll(app.address).toBe('/admin/leads?saved=7');
  const list = { Layout: 'table', View: 'waiting', Owner: 2, Order: 'due', IsDescending: false, Columns: null };
  expect(sent).toMatchObject([{ body: { Name: 'Nils väntar', IsShared: false, List: list }, ifMatch: null }]);

  answerSent(/^\/api\/admin\/views\/7$/, () => {
    saved = { views: [{ ...quotes, version: 3 }], columns: null };
    return problem(412, 'view-conflict');
  });
  await page.getByRole('button', { name: 'Ändra vyn' }).click();
  await name.fill('Skånes offerter');
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Någon har ändrat vyn/);
  await expect.element(name).toHaveValue('Skånes offerter');
  answerSent(/^\/api\/admin\/views\/7$/, () => Response.json(z.encode(savedRequestViewBody, quotes)));
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await gone(dialog);
  expect(sent.slice(1).map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"3"']);
});

test('if the server cannot save the columns that the user has chosen, the page shows an error and the chosen columns, and saves them with the next change', async () => {
  answerList(3);
  let isAway = true;
  answerSent(/^\/api\/admin\/columns$/, () => {
    if (isAway) return problem(503, 'unavailable');
    const { Columns } = Object(sent.at(-1)?.body);
    saved = { ...saved, columns: savedRequestViewsBody.parse({ Views: [], Columns }).columns };
    return new Response(null, { status: 204 });
  });
  await openApp('/admin/leads');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await dialog.getByRole('checkbox', { name: 'Väntat' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Kolumnerna gick inte att spara\./);
  expect(heads()).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Nästa steg', 'Pris']);
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Kolumnerna gick inte att spara\./);
  isAway = false;
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await dialog.getByRole('checkbox', { name: 'Läge' }).click();
  await gone(page.getByRole('alert'));
  await expect.poll(() => saved.columns?.map(({ name }) => name)).toEqual(['house', 'next', 'price']);
  expect(heads()).toEqual(['', 'Kund', 'Hus, kommun', 'Nästa steg', 'Pris']);
});

test('if filters or columns of a saved view no longer exist, the page names these filters and columns; a link to a deleted view shows a notice and a list of requests', async () => {
  saved = { views: [{ ...quotes, missing: ['municipality', 'columns'] }], columns: null };
  answerList(3);
  const app = await openApp('/admin/leads?saved=7');
  await expect
    .element(page.getByText('Vyn nämner något som inte finns längre: kommunen, en kolumn. Resten gäller.'))
    .toBeVisible();
  await app.goTo('/admin/leads?saved=8');
  await expect.element(page.getByText(/^Vyn finns inte längre, eller är någon annans/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
});

test('in the dialog for columns the user can remove, move and widen columns by keyboard, and the server stores the columns', async () => {
  answerList(3);
  answerSent(/^\/api\/admin\/columns$/, () => {
    const { Columns } = Object(sent.at(-1)?.body);
    saved = { ...saved, columns: savedRequestViewsBody.parse({ Views: [], Columns }).columns };
    return new Response(null, { status: 204 });
  });
  await openApp('/admin/leads');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Kolumner' });
  await press(opener, '{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Kolumner' })).toHaveFocus();
  await press(dialog.getByRole('checkbox', { name: 'Väntat' }), ' ');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Nästa steg', 'Pris']);
  await expect.element(dialog.getByRole('checkbox', { name: 'Väntat' })).toHaveFocus();
  await press(dialog.getByRole('checkbox', { name: 'Telefon' }), ' ');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Nästa steg', 'Pris', 'Telefon']);
  await expect.element(dialog.getByRole('checkbox', { name: 'Telefon' })).toHaveFocus();
  const later = dialog.getByRole('button', { name: 'Nästa steg, senare' });
  await press(later, '{Enter}');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Nästa steg', 'Telefon']);
  await press(later, '{Enter}');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Telefon', 'Nästa steg']);
  await expect.element(later, { message: 'the button of the last column still has the focus' }).toHaveFocus();
  await press(later, '{Enter}');
  await press(dialog.getByRole('button', { name: 'Nästa steg, tidigare' }), '{Enter}');
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Nästa steg', 'Telefon']);
  await press(dialog.getByRole('spinbutton', { name: 'Bredd, Pris' }), '200{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Pris, tidigare' })).toHaveFocus();
  const widths = { house: null, state: null, price: 200, next: null, phone: null };
  const kept = Object.entries(widths).map(([Name, Width]) => ({ Name, Width }));
  await expect.poll(() => sent.at(-1)?.body).toEqual({ Columns: kept });
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(opener).toHaveFocus();
  await expect.poll(() => page.getByRole('columnheader', { name: 'Pris' }).element().getBoundingClientRect().width).toBe(200);
  expect(heads()).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Nästa steg', 'Telefon']);
});

/** Moves the focus to a control with the Tab key, and then presses these keys. */
async function press(control: Locator, keys: string): Promise<void> {
  for (let tabs = 0; tabs < 80 && document.activeElement !== control.query(); tabs++) await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(keys);
}

test('a long list renders only the rows in view, each with its index, and also the row that has the focus', async () => {
  answerList(600);
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '601');
  await userEvent.keyboard('jj');
  const second = page.getByRole('link', { name: 'Kund 2', exact: true });
  await expect.element(second).toHaveFocus();
  const walked = () => {
    const scroller = page.getByRole('table').element().parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
    return page.getByRole('row', { name: /Kund 600\b/ }).elements().length;
  };
  await expect.poll(walked).toBe(1);
  await expect.element(page.getByRole('row', { name: /Kund 600\b/ })).toHaveAttribute('aria-rowindex', '601');
  expect(page.getByRole('row').elements().length).toBeLessThan(120);
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'Kund 3', exact: true })).toHaveFocus();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('the user selects requests with the key x and assigns them together; the page lists the requests that the server did not change, and keeps them selected', async () => {
  answerList(3);
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByText('2 markerade')).toBeVisible();
  const answer: ManyRequestsAnswer = {
    outcomes: [
      { id: aRequest(1).id, outcome: 'done' },
      { id: aRequest(2).id, outcome: 'lead-conflict' },
    ],
  };
  answerSent(/^\/api\/admin\/leads\/changes$/, () => Response.json(z.encode(manyRequestsAnswerBody, answer)));
  await page.getByRole('button', { name: 'Lämna över' }).click();
  await dialog.getByRole('combobox', { name: 'Säljare' }).selectOptions('Nils Broman');
  await dialog.getByRole('button', { name: 'Lämna över' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/1 är ändrad\. 1 gick inte att ändra:/);
  await expect
    .element(page.getByRole('status').getByRole('listitem'))
    .toHaveTextContent('Kund 2: någon annan har ändrat den sedan den visades');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      Change: { Kind: 'owner', OwnerId: 2 },
      Leads: [
        { Id: aRequest(1).id, Version: 3 },
        { Id: aRequest(2).id, Version: 3 },
      ],
    },
  ]);
  await expect.element(page.getByRole('checkbox', { name: 'Markera Kund 2' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Markera Kund 1' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Sätt läge' }).click();
  await dialog.getByRole('combobox', { name: 'Läge' }).selectOptions('Förlorad');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Varför' })).toHaveAccessibleDescription('Fyll i fältet');
  await dialog.getByRole('combobox', { name: 'Varför' }).selectOptions('Priset');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ Change: { Kind: 'lost', Reason: 'price' } });
  await gone(dialog);
});

test('if the user is logged out, the form that assigns the selected requests and the form that saves a view keep the user’s entries', async () => {
  answerList(3);
  const app = await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  await userEvent.keyboard('jx');
  for (const call of [/^\/api\/admin\/leads\/changes$/, /^\/api\/admin\/views$/])
    answerSent(call, () => problem(401, 'not-logged-in'));
  await page.getByRole('button', { name: 'Lämna över' }).click();
  const owner = dialog.getByRole('combobox', { name: 'Säljare' });
  await owner.selectOptions('Nils Broman');
  await dialog.getByRole('button', { name: 'Lämna över' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Du är utloggad\./);
  await expect.element(owner).toHaveValue('2');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Spara vy' }).click();
  const name = dialog.getByRole('textbox', { name: 'Namn' });
  await name.fill('Nils väntar');
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Du är utloggad\./);
  await expect.element(name).toHaveValue('Nils väntar');
  expect(app.address()).toBe('/admin/leads?view=all');
});

const cards: readonly WorkedRequest[] = [
  aRequest(1, { nextStep: 'Ring', dueOn: '2026-11-13' }),
  aRequest(2, { milestone: 'contact', owner: null }),
  aRequest(3, { milestone: 'review', dormantUntil: '2027-03-01', dueOn: '2027-03-01' }),
];

/** Makes the fake server return a board with these cards. */
function answerBoard(requests: readonly WorkedRequest[] = cards) {
  const board: RequestBoard = {
    columns: requestPlaces.map((place) => {
      const here = requests.filter(
        (request) => (request.lostReason ? 'lost' : request.dormantUntil ? 'dormant' : request.milestone) === place,
      );
      return { place, count: here.length, isMore: false, leads: here, next: null };
    }),
  };
  intercept(/^\/api\/admin\/board$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(z.encode(requestBoardBody, board));
  });
}
const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const cardIn = (place: string, name: string) => column(place).getByRole('listitem').filter({ hasText: name });

test('the board has columns for each milestone and for dormant and lost requests; a card shows the details of its request, and the user can drag the card to an allowed column', async () => {
  answerBoard();
  answerSent(/^\/api\/admin\/leads\/[\da-f-]+\/changes$/, () => {
    answerBoard([aRequest(1, { milestone: 'contact', version: 4 }), ...cards.slice(1)]);
    return Response.json(z.encode(openedRequestBody, opened(aRequest(1))));
  });
  await openApp('/admin/leads?view=all&layout=board&milestone=quote');
  await expect.element(column('Kontakt')).toBeVisible();
  expect(textsOf(page.getByRole('heading', { level: 2 })).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Ny 1',
    'Kontakt 1',
    'Genomgång 0',
    'Offert 0',
    'Slutlig beställning 0',
    'Avtal 0',
    'Vilande 1',
    'Förlorad 0',
  ]);
  expect(asked).toEqual(['view=all']);
  const card = cardIn('Ny', 'Kund 1');
  await expect
    .element(card)
    .toMatchTextContent(/Kund 1.*1 tim.*Björkliden 142, Malmö.*2\s184\s500 kr.*Ring, 13 nov\..*försenat.*Elin Sandahl/);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await userEvent.dragAndDrop(card, column('Kontakt'));
  await expect.element(cardIn('Kontakt', 'Kund 1')).toBeVisible();
  await expect.poll(() => sent).toMatchObject([{ body: { Kind: 'milestone', Milestone: 'contact' }, ifMatch: '"3"' }]);
  await expect.poll(() => asked.length).toBe(2);
  await gone(cardIn('Ny', 'Kund 1'));
});

test('a card that the user drops onto the column for quotes, or moves to orders with its menu, stays where it is; the page links to the form for a quote or an order instead', async () => {
  answerBoard();
  answerSent(/^\/api\/admin\/leads\/[\da-f-]+\/changes$/, () => problem(409, 'move-refused'));
  await openApp('/admin/leads?view=all&layout=board');
  await userEvent.dragAndDrop(cardIn('Kontakt', 'Kund 2'), column('Offert'));
  await expect.element(dialog.getByText('Läget blir Offert när du skickar en offert.', { exact: false })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Skriv offert' }))
    .toHaveAttribute('href', `/admin/leads/${aRequest(2).id}/offer`);
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(cardIn('Kontakt', 'Kund 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Flytta Kund 1' }).selectOptions('Slutlig beställning …');
  await expect
    .element(dialog.getByRole('link', { name: 'Till beställningen' }))
    .toHaveAttribute('href', `/admin/leads/${aRequest(1).id}/order`);
  expect(sent).toEqual([]);
});

test('the dialog that makes a request dormant refuses today’s date; if a colleague has changed the request, the server refuses the move, the card moves back, and the page shows the colleague’s name', async () => {
  answerBoard();
  const conflict = /^\/api\/admin\/leads\/[\da-f-]+\/changes$/;
  answerSent(conflict, () => problem(412, 'lead-conflict'));
  const theirs = {
    at: NOW,
    kind: 'milestone',
    by: 'Nils Broman',
    words: '',
    about: 'review',
    outcome: null,
    lead: aRequest(1).id,
  } as const;
  const mail = { ...theirs, kind: 'mail', by: null, about: 'handed-over', outcome: 'waiting' } as const;
  intercept(/^\/api\/admin\/leads\/[\da-f-]+$/, () =>
    Response.json(z.encode(openedRequestBody, { ...opened(aRequest(1)), entries: [mail, theirs] })),
  );
  await openApp('/admin/leads?view=all&layout=board');
  await expect.element(cardIn('Ny', 'Kund 1')).toBeVisible();
  await userEvent.keyboard('jm');
  const move = page.getByRole('combobox', { name: 'Flytta Kund 1' });
  await expect.element(move).toHaveFocus();
  await move.selectOptions('Vilande');
  await dialog.getByLabelText('Vila till').fill('2026-11-20');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect.element(dialog.getByLabelText('Vila till')).toHaveAccessibleDescription('Välj en senare dag');
  await dialog.getByLabelText('Vila till').fill('2027-02-01');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Nils Broman har ändrat Kund 1/);
  await expect.element(cardIn('Ny', 'Kund 1')).toBeVisible();
  await gone(cardIn('Vilande', 'Kund 1'));
  expect(sent).toMatchObject([{ body: { Kind: 'dormant', Until: '2027-02-01' }, ifMatch: '"3"' }]);
  await page.getByRole('combobox', { name: 'Flytta Kund 3' }).selectOptions('Genomgång');
  await expect.poll(() => sent.at(-1)?.body).toEqual({ Kind: 'open' });
});

test('if the user is logged out, the reason that they have entered for a lost request stays in its field, and they can save it after a login', async () => {
  answerBoard();
  const changes = /^\/api\/admin\/leads\/[\da-f-]+\/changes$/;
  answerSent(changes, () => problem(401, 'not-logged-in'));
  await openApp('/admin/leads?view=all&layout=board');
  await page.getByRole('combobox', { name: 'Flytta Kund 1' }).selectOptions('Förlorad');
  const reason = dialog.getByRole('combobox', { name: 'Varför' });
  await reason.selectOptions('price');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Du är utloggad/);
  await expect.element(reason).toHaveValue('price');
  expect(asked).toEqual(['view=all']);
  answerSent(changes, () => Response.json(z.encode(openedRequestBody, opened(aRequest(1)))));
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await gone(dialog);
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ Kind: 'lost', Reason: 'price' }));
});

test.each(sizes)(
  'on $size the board fits into the window, and a phone shows one column at a time',
  async ({ width, height, isPhone }) => {
    await page.viewport(width, height);
    answerBoard();
    await openApp('/admin/leads?view=all&layout=board');
    await expect.element(page.getByRole('link', { name: 'Kund 1', exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    if (isPhone) {
      await gone(page.getByRole('link', { name: 'Kund 2', exact: true }));
      await page.getByRole('button', { name: 'Kontakt 1' }).click();
      await expect.element(page.getByRole('link', { name: 'Kund 2', exact: true })).toBeVisible();
      await gone(page.getByRole('link', { name: 'Kund 1', exact: true }));
      expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    }
    await page.viewport(1440, 900);
  },
);

test('a question mark opens the list of shortcuts, and no shortcut works while this list is open or the user is typing', async () => {
  answerList(3);
  const app = await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(dialog.getByText('markera raden')).toBeVisible();
  await userEvent.keyboard('jx');
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await gone(page.getByText('1 markerad'));
  await userEvent.keyboard('/x?j');
  await expect.element(page.getByRole('searchbox')).toHaveValue('x?j');
  await gone(dialog);
  intercept(/^\/api\/admin\/customers$/, () => Response.json({ Customers: [], Next: null }));
  await app.goTo('/admin/customers');
  await expect.element(heading).toHaveTextContent('Kunder');
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
});

function opened(request: WorkedRequest) {
  return {
    ...request,
    email: '',
    customerNumber: null,
    customerId: null,
    savedSince: null,
    offer: null,
    order: null,
    entries: [],
    others: [],
  };
}

test('if a colleague’s change moves a request down the list while the user scrolls, the request still has only one row', async () => {
  const all = Array.from({ length: 101 }, (_, at) => aRequest(at + 1));
  // A colleague changes request 60 before the page loads the third part, so that the request is now the last of the list.
  const parts = [all.slice(0, 50), all.slice(50, 100), [...all.slice(100), aRequest(60, { version: 4 })]];
  intercept(/^\/api\/admin\/leads$/, (_ask, _sent, search) => {
    const at = Number(search.get('after') ?? 0);
    const page = { leads: parts[at] ?? [], next: at < 2 ? String(at + 1) : null, count: at === 0 ? 101 : null, isMore: false };
    asked.push(String(at));
    return Response.json(z.encode(workedRequestsBody, page));
  });
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('table')).toBeVisible();
  const scroller = page.getByRole('table').element().parentElement;
  await expect
    .poll(() => {
      scroller?.scrollTo({ top: scroller.scrollHeight });
      return asked.at(-1);
    })
    .toBe('2');
  await expect
    .poll(() => {
      scroller?.scrollTo({ top: scroller.scrollHeight });
      return textsOf(page.getByRole('row')).at(-1);
    })
    .toMatch(/Kund 60/);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '102');
});

test('if the next part of the list cannot be loaded, the page shows an error; when the list has become shorter, so that it has only one part, the error disappears', async () => {
  const all = Array.from({ length: 60 }, (_, at) => aRequest(at + 1));
  let isAway = true;
  intercept(/^\/api\/admin\/leads$/, (_ask, _sent, search) => {
    const from = Number(search.get('after') ?? 0);
    if (from > 0 && isAway) return problem(503, 'unavailable');
    const part = { leads: all.slice(from, from + 50), next: isAway ? '50' : null, count: isAway ? 60 : 50, isMore: false };
    return Response.json(z.encode(workedRequestsBody, part));
  });
  answerSent(/^\/api\/admin\/leads\/changes$/, () =>
    Response.json(z.encode(manyRequestsAnswerBody, { outcomes: [{ id: aRequest(50).id, outcome: 'done' }] })),
  );
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('table')).toBeVisible();
  const scroller = page.getByRole('table').element().parentElement;
  const fault = page.getByText(/^Det gick inte att hämta fler/);
  await expect
    .poll(() => {
      scroller?.scrollTo({ top: scroller.scrollHeight });
      return fault.elements().length;
    })
    .toBe(1);
  isAway = false;
  // After this change the page loads its list again.
  await page.getByRole('checkbox', { name: 'Markera Kund 50' }).click();
  await page.getByRole('button', { name: 'Lämna över' }).click();
  await dialog.getByRole('button', { name: 'Lämna över' }).click();
  await expect.element(page.getByText(/1 är ändrad/)).toBeVisible();
  await gone(fault);
});

test('if an action on the selected requests fails, the page no longer shows the result of the previous action', async () => {
  answerList(2);
  await openApp('/admin/leads?view=all');
  const respond = [
    () => Response.json(z.encode(manyRequestsAnswerBody, { outcomes: [{ id: aRequest(1).id, outcome: 'done' }] })),
    () => problem(503, 'busy'),
  ];
  answerSent(/^\/api\/admin\/leads\/changes$/, () => respond.shift()?.() ?? problem(500, 'internal-error'));
  const assign = async (name: string) => {
    await page.getByRole('checkbox', { name }).click();
    await page.getByRole('button', { name: 'Lämna över' }).click();
    await dialog.getByRole('button', { name: 'Lämna över' }).click();
  };
  await assign('Markera Kund 1');
  await gone(dialog);
  const result = page.getByText(/1 är ändrad/);
  await expect.element(result).toBeVisible();
  await assign('Markera Kund 2');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await gone(result);
});

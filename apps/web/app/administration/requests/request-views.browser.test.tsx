import {
  type LeadBoard,
  type LeadDesk,
  leadBoardBody,
  leadDeskBody,
  type ManyLeadsAnswer,
  manyLeadsAnswerBody,
  openedLeadBody,
  type SavedLeadView,
  type SavedLeadViews,
  savedLeadViewBody,
  savedLeadViewsBody,
  type WorkedLead,
  workedLeadsBody,
} from '@gavel/contract/staff';
import { asAccountId, kr } from '@gavel/core';
import { leadPlaces } from '@gavel/core/leads';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

function aLead(at: number, parts: Partial<WorkedLead> = {}): WorkedLead {
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

const desk: LeadDesk = { now: NOW, views: [], staff: [elin, nils], municipalities: [{ id: '1280', name: 'Malmö' }] };
const quotes: SavedLeadView = {
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

/** What was asked of the list, what was sent, and what is kept. */
let asked: string[];
let sent: { readonly method: string; readonly body: unknown; readonly ifMatch: string | null }[];
let saved: SavedLeadViews;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  asked = [];
  sent = [];
  saved = { views: [quotes], columns: null };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(leadDeskBody, desk)));
  intercept(/^\/api\/admin\/views$/, () => Response.json(z.encode(savedLeadViewsBody, saved)));
});

/** A list of so many, 50 at a time. */
function answerList(count: number) {
  const all = Array.from({ length: count }, (_, at) => aLead(at + 1));
  intercept(/^\/api\/admin\/leads$/, (_ask, _sent, search) => {
    asked.push(String(search));
    const from = Number(search.get('after') ?? 0);
    const next = from + 50 < count ? String(from + 50) : null;
    const total = search.has('after') ? null : count;
    return Response.json(z.encode(workedLeadsBody, { leads: all.slice(from, from + 50), next, count: total, isMore: false }));
  });
}

/** What is sent there is noted, and answered so; what is read there goes on. */
function answerSent(path: RegExp, respond: () => Response) {
  intercept(path, (ask, { method = 'GET', body, headers }) => {
    if (method === 'GET') return ask();
    sent.push({ method, body: body ? JSON.parse(String(body)) : null, ifMatch: new Headers(headers).get('If-Match') });
    return respond();
  });
}

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, requestId: 'r' }, { status });
/** Also while a sheet lies over them. */
const heads = () => [...document.querySelectorAll('th')].map(({ innerText }) => innerText.replace(/\s*[↑↓]/, '').trim());
const views = page.getByRole('navigation', { name: 'Vyer' });

test('a link to a saved view shows its filter, order and columns; what is narrowed then stands in the address and says so', async () => {
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

test('a list gets a name, and two who change a view never write over each other', async () => {
  answerList(3);
  answerSent(/^\/api\/admin\/views$/, () => Response.json(z.encode(savedLeadViewBody, quotes)));
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
  answerSent(/^\/api\/admin\/views\/7$/, () => Response.json(z.encode(savedLeadViewBody, quotes)));
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await gone(dialog);
  expect(sent.slice(1).map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"3"']);
});

test('a view that names what is there no more opens and says what; one that is gone leaves the list', async () => {
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

test('columns are taken away, moved and made wider with the keyboard alone, and kept as one’s own', async () => {
  answerList(3);
  answerSent(/^\/api\/admin\/columns$/, () => {
    const { Columns } = Object(sent.at(-1)?.body);
    saved = { ...saved, columns: savedLeadViewsBody.parse({ Views: [], Columns }).columns };
    return new Response(null, { status: 204 });
  });
  await openApp('/admin/leads');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Kolumner' });
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'Väntat' }).click();
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Nästa steg', 'Pris']);
  await dialog.getByRole('button', { name: 'Pris, tidigare' }).click();
  await expect.poll(heads).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Nästa steg']);
  await dialog.getByRole('checkbox', { name: 'Telefon' }).click();
  await dialog.getByRole('spinbutton', { name: 'Bredd, Pris' }).fill('200');
  await userEvent.keyboard('{Tab}');
  const widths = { house: null, state: null, price: 200, next: null, phone: null };
  const kept = Object.entries(widths).map(([Name, Width]) => ({ Name, Width }));
  await expect.poll(() => sent.at(-1)?.body).toEqual({ Columns: kept });
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(opener).toHaveFocus();
  await expect.poll(() => page.getByRole('columnheader', { name: 'Pris' }).element().getBoundingClientRect().width).toBe(200);
  expect(heads()).toEqual(['', 'Kund', 'Hus, kommun', 'Läge', 'Pris', 'Nästa steg', 'Telefon']);
});

test('of many rows those in view are there, each says where it stands, and the one with focus stays', async () => {
  answerList(600);
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '601');
  await userEvent.keyboard('jj');
  const second = page.getByRole('link', { name: 'Kund 2', exact: true });
  await expect.element(second).toHaveFocus();
  const scroller = page.getByRole('table').element().parentElement;
  const walked = () => {
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

test('rows are chosen with a key and given away together; each that is refused is named, and stays chosen', async () => {
  answerList(3);
  await openApp('/admin/leads?view=all');
  await expect.element(page.getByRole('row', { name: /Kund 2/ })).toBeVisible();
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByText('2 markerade')).toBeVisible();
  const answer: ManyLeadsAnswer = {
    outcomes: [
      { id: aLead(1).id, outcome: 'done' },
      { id: aLead(2).id, outcome: 'lead-conflict' },
    ],
  };
  answerSent(/^\/api\/admin\/leads\/changes$/, () => Response.json(z.encode(manyLeadsAnswerBody, answer)));
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
        { Id: aLead(1).id, Version: 3 },
        { Id: aLead(2).id, Version: 3 },
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

const cards: readonly WorkedLead[] = [
  aLead(1, { nextStep: 'Ring', dueOn: '2026-11-13' }),
  aLead(2, { milestone: 'contact', owner: null }),
  aLead(3, { milestone: 'review', dormantUntil: '2027-03-01', dueOn: '2027-03-01' }),
];

/** The board has these cards; the first two may be another time than the third. */
function answerBoard(leads: readonly WorkedLead[] = cards) {
  const board: LeadBoard = {
    columns: leadPlaces.map((place) => {
      const here = leads.filter((lead) => (lead.lostReason ? 'lost' : lead.dormantUntil ? 'dormant' : lead.milestone) === place);
      return { place, count: here.length, isMore: false, leads: here, next: null };
    }),
  };
  intercept(/^\/api\/admin\/board$/, (_ask, _sent, search) => {
    asked.push(String(search));
    return Response.json(z.encode(leadBoardBody, board));
  });
}
const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const cardIn = (place: string, name: string) => column(place).getByRole('listitem').filter({ hasText: name });

test('the board has a column for each place; a card is carried to where it may be put, and says what it knows', async () => {
  answerBoard();
  answerSent(/^\/api\/admin\/leads\/[\da-f-]+\/changes$/, () => {
    answerBoard([aLead(1, { milestone: 'contact', version: 4 }), ...cards.slice(1)]);
    return Response.json(z.encode(openedLeadBody, opened(aLead(1))));
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

test('an offer and an order are made, not carried to: dropped there, a card stays and leads to doing it', async () => {
  answerBoard();
  answerSent(/^\/api\/admin\/leads\/[\da-f-]+\/changes$/, () => problem(409, 'move-refused'));
  await openApp('/admin/leads?view=all&layout=board');
  await userEvent.dragAndDrop(cardIn('Kontakt', 'Kund 2'), column('Offert'));
  await expect.element(dialog.getByText('Läget blir Offert när du skickar en offert.', { exact: false })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Skriv offert' }))
    .toHaveAttribute('href', `/admin/leads/${aLead(2).id}/offer`);
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(cardIn('Kontakt', 'Kund 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Flytta Kund 1' }).selectOptions('Slutlig beställning …');
  await expect
    .element(dialog.getByRole('link', { name: 'Till beställningen' }))
    .toHaveAttribute('href', `/admin/leads/${aLead(1).id}/order`);
  expect(sent).toEqual([]);
});

test('by its list a card is put to rest, which asks for the day or the reason first; a refusal puts it back and says who was first', async () => {
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
    lead: aLead(1).id,
  } as const;
  intercept(/^\/api\/admin\/leads\/[\da-f-]+$/, () =>
    Response.json(z.encode(openedLeadBody, { ...opened(aLead(1)), entries: [theirs] })),
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

test.each(sizes)('on $size the board fits, a phone shows one place at a time', async ({ width, height, isPhone }) => {
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
});

test('a question mark shows all keys, and none of them acts while they are read or somebody writes', async () => {
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

function opened(lead: WorkedLead) {
  return {
    ...lead,
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

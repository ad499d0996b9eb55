import {
  type DraftHealth,
  draftHealthBody,
  type GroupedObjections,
  type HealthObjection,
  noRelease,
  objectionsBody,
  type RangeDesk,
  type RangeEffects,
  rangeDeskBody,
  rangeEffectsBody,
  rangeVersionsBody,
  requestDeskBody,
  type ShownHealth,
  shownHealthBody,
  signedPublicationBody,
} from '@gavel/contract/staff';
import { asAnswerId, asHouseId, asQuestionId } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../../testing/enter.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button, gone } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const NOW = Date.UTC(2026, 10, 20, 11);
const version = {
  id: 2,
  at: NOW,
  by: 'Elin Ek',
  origin: 'draft',
  restores: null,
  message: 'Höstens priser',
  proof: { statements: 20_961, objections: 1, seconds: 0.53 },
  signature: { by: 'Elin Ek', reason: 'Kommer i vår' },
  approval: null,
} as const;
const desk: RangeDesk = {
  now: NOW,
  mayPublish: true,
  maySign: true,
  published: version,
  draftTag: '2-1',
  areas: [{ key: 'norr', name: 'Norr' }],
  prices: [],
  changes: [
    {
      id: 7,
      at: NOW,
      by: 'Anna Ek',
      file: 'a.yaml',
      title: 'Kök: Avskilt',
      when: '',
      units: [],
      isStale: false,
      value: null,
      picture: null,
      prices: [],
    },
  ],
  release: noRelease,
};
const place = { houseId: asHouseId(1), houseTitle: 'Sjövik', municipalityId: '2480', municipalityName: 'Umeå' } as const;
const stuck: HealthObjection = {
  property: 'neverStuck',
  kind: 'empty',
  stops: 'always',
  file: 'questions/fasad.yaml',
  line: 22,
  sentence: 'Frågan ”Färg” visas utan något svar att välja.',
  houses: ['Sjövik', 'Ängsbacken', 'Lingonmo', 'Klippan', 'Strandvik'],
  example: {
    ...place,
    clicks: [{ questionId: asQuestionId(11), answerId: asAnswerId(112), question: 'Panel', answer: 'Liggande' }],
    picks: [],
    questionId: asQuestionId(13),
  },
};
const dead: HealthObjection = {
  ...stuck,
  property: 'nothingDead',
  kind: 'deadAnswer',
  stops: 'unlessSigned',
  line: 40,
  sentence: 'Svaret ”Krypgrund” på frågan ”Grund” går aldrig att välja.',
  houses: ['Sjövik'],
  example: {
    ...place,
    clicks: [],
    picks: [{ questionId: asQuestionId(12), answerId: asAnswerId(122), question: 'Grund', answer: 'Krypgrund' }],
    questionId: asQuestionId(12),
  },
};

/** Returns the response of the server with these objections (problems of a range), each objection in a group of its own. */
function grouped(list: GroupedObjections['list'], ...objections: readonly HealthObjection[]): GroupedObjections {
  const groups = objections.map((objection) => ({ ...objection, count: 1, first: [objection] }));
  return { list, tag: '2-1', groups };
}

const health: ShownHealth = {
  at: NOW,
  seconds: 0.53,
  verdicts: [
    { property: 'neverStuck', outcome: 'proven', statements: 947, sentence: 'Bevisat för alla kommuner' },
    { property: 'pictures', outcome: 'proven', statements: 9020, sentence: 'Finns' },
    { property: 'saved', outcome: 'tried', statements: 120, sentence: 'Provat på alla 120' },
  ],
  objections: grouped('published'),
  remarks: grouped('publishedRemarks', {
    ...dead,
    property: 'bundles',
    kind: 'refusedLater',
    stops: 'never',
    sentence: 'Paketet ”Komplett” går inte att välja efter andra val: Solceller stoppas.',
  }),
  houses: [
    { houseTitle: 'Sjövik', municipalityName: 'Umeå', count: '627037390535547677066224892116992000', isExact: true },
    { houseTitle: 'Garage', municipalityName: 'Umeå', count: '66816', isExact: false },
  ],
};
const nothing = { count: 0, lost: 0, replaced: 0, cheaper: 0, dearer: 0, examples: [] };
const calm: RangeEffects = {
  draftTag: '2-1',
  faults: [],
  refusals: grouped('refusals'),
  toSign: grouped('toSign'),
  review: [],
  possible: [],
  houses: [],
  visitors: { choices: [], standards: [], bundles: [], campaigns: [], facts: [] },
  saved: nothing,
  plots: [],
  quotes: nothing,
};
let published: ShownHealth;
let drafted: DraftHealth;
let effects: RangeEffects;
let shownDesk: RangeDesk;
let sent: unknown[];

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  [published, drafted, effects, shownDesk, sent] = [
    health,
    { draftTag: '2-1', faults: [], health: { ...health, objections: grouped('draft', stuck, dead) } },
    calm,
    desk,
    [],
  ];
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(requestDeskBody, { now: NOW, views: [], staff: [], municipalities: [] })),
  );
  intercept(/^\/api\/admin\/range$/, () => Response.json(z.encode(rangeDeskBody, shownDesk)));
  intercept(/^\/api\/admin\/range\/health$/, () => Response.json(z.encode(shownHealthBody, published)));
  intercept(/^\/api\/admin\/range\/draft\/health$/, () => Response.json(z.encode(draftHealthBody, drafted)));
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, effects)));
  intercept(/^\/api\/admin\/range\/versions$/, () => Response.json(z.encode(rangeVersionsBody, { versions: [version] })));
  intercept(/^\/api\/admin\/range\/publication$/, (_, { body }) => {
    sent.push(signedPublicationBody.parse(JSON.parse(String(body))));
    return Response.json(z.encode(rangeDeskBody, { ...desk, changes: [] }));
  });
});

const main = page.getByRole('main');

test.each([390, 1024, 1440])(
  'in a window %i px wide the health page shows proofs and objections, and axe finds no violations',
  async (width) => {
    await page.viewport(width, 900);
    await openApp('/admin/sortiment');
    await expect.element(main).toMatchTextContent(/Ingen besökare kan fastna.*10\s087 påståenden prövade på 0,5 s/);
    await expect.element(main).toMatchTextContent(/Sjövik.*Exakt.*6,3 × 1035.*Garage.*Uppskattat.*66\s816/);
    await expect
      .element(page.getByRole('row', { name: /kan bli tom eller fastna/ }))
      .toMatchTextContent(/Bevisat för alla kommuner.*947/);
    expect(await findAxeViolations(main)).toEqual([]);
    await page.getByText('Bra att veta (1)').click();
    await button('Utkastet').click();
    await expect.element(page.getByRole('heading', { name: '2 invändningar' })).toBeVisible();
    expect(await findAxeViolations(main)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('each objection shows its file, its line and the clicks that lead to the fault, in the order in which the server returns the objections', async () => {
  await openApp('/admin/sortiment');
  await button('Utkastet').click();
  const [first, second] = [0, 1].map((at) => page.getByRole('list', { name: 'Invändningar' }).getByRole('heading').nth(at));
  await expect.element(first ?? main).toHaveTextContent('Frågan ”Färg” visas utan något svar att välja.');
  await expect.element(second ?? main).toHaveTextContent('Svaret ”Krypgrund” på frågan ”Grund” går aldrig att välja.');
  await expect
    .element(main)
    .toMatchTextContent(
      /questions\/fasad\.yaml, rad 22\. Gäller 5 hus: Sjövik, Ängsbacken, Lingonmo, Klippan ….*Välj Sjövik i Umeå\.\s*Välj Liggande under Panel\./,
    );
  await expect.element(main).toMatchTextContent(/Välj sedan Krypgrund under Grund\. Det går inte\./);
});

test('each objection has a link that opens a new visit in which the clicks of the objection are already made; for a draft, the page warns that this visit lacks the draft’s changes', async () => {
  published = { ...health, objections: grouped('published', dead) };
  await openApp('/admin/sortiment');
  const open = page.getByRole('link', { name: /^Öppna huset så, i en ny flik/ });
  await expect.element(open.first()).toHaveAttribute('href', '/start/new?h=1&m=2480&question=12&anew=1');
  await gone(page.getByText(/utan utkastets ändringar/));
  await button('Utkastet').click();
  await expect.element(page.getByText('Huset öppnas som besökare ser det nu, utan utkastets ändringar.').first()).toBeVisible();
  await expect.element(open.first()).toHaveAttribute('href', '/start/new?h=1&m=2480&choices=11-112&question=13&anew=1');
});

test('objections of one kind share a row that shows the number of these objections; the row opens a list of the first 50, and the user can load more', async () => {
  const wrong = (at: number): HealthObjection => ({
    property: 'pictures',
    kind: 'wrongSize',
    stops: 'unlessSigned',
    file: `pictures/exterior/sjovik/${at}.webp`,
    line: 1,
    sentence: `8 × ${at}, and the pictures of 'front' are 1920 × 1080`,
    houses: [],
    example: null,
  });
  const all = Array.from({ length: 120 }, (_, at) => wrong(at));
  const { property, kind, stops } = wrong(0);
  const group = { property, kind, stops, count: 1204, first: all.slice(0, 50) };
  published = { ...health, objections: { list: 'published', tag: '2', groups: [group] } };
  const asked: string[] = [];
  let isChanged = false;
  intercept(/^\/api\/admin\/range\/objections/, (_, __, search) => {
    asked.push(String(search));
    if (isChanged)
      return Response.json(
        { type: 'about:blank', title: '', status: 412, code: 'range-conflict', requestId: 'r1' },
        { status: 412 },
      );
    return Response.json(z.encode(objectionsBody, { objections: all.slice(50, 100) }));
  });
  await openApp('/admin/sortiment');
  await expect.element(page.getByRole('heading', { name: '1\u00a0204 invändningar' })).toBeVisible();
  await gone(page.getByRole('heading', { name: /^8 × / }));
  await button('1\u00a0204 bilder har fel mått').click();
  const rows = page.getByRole('heading', { name: /^8 × / });
  await expect.element(page.getByText('Visar 50 av 1\u00a0204')).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(50);
  await button('Visa fler').click();
  await expect.element(page.getByText('Visar 100 av 1\u00a0204')).toBeVisible();
  expect(asked[0]).toContain('list=published&tag=2&property=pictures&kind=wrongSize&stops=unlessSigned&from=50');
  await expect.poll(() => document.activeElement?.textContent).toContain('8 × 50,');
  expect(await findAxeViolations(main)).toEqual([]);
  isChanged = true;
  await button('Visa fler').click();
  await expect.element(page.getByText(/Sortimentet har ändrats\. Ladda om sidan/)).toBeVisible();
  await expect.element(button('Visa fler')).toBeDisabled();
});

test('if errors in the draft prevent its proof, the health page shows each error with its file and line', async () => {
  drafted = { draftTag: '2-1', faults: [{ file: 'a.yaml', line: 3, message: 'there is no answer' }], health: null };
  await openApp('/admin/sortiment');
  await button('Utkastet').click();
  await expect.element(main).toMatchTextContent(/Fel som måste rättas.*a\.yaml, rad 3/);
});

test('a draft without changes shows a message instead of a health report', async () => {
  shownDesk = { ...desk, changes: [] };
  await openApp('/admin/sortiment');
  await button('Utkastet').click();
  await expect.element(page.getByText(/^Utkastet har inga ändringar\. Det är samma/)).toBeVisible();
});

test('if the draft has an objection that nobody may accept, the page that shows the effects has no publish button', async () => {
  effects = { ...calm, refusals: grouped('refusals', stuck) };
  await openApp('/admin/sortiment/foljder');
  await expect.element(page.getByRole('heading', { name: 'Det här stoppar publicering' })).toBeVisible();
  await expect.element(page.getByText('Välj Liggande under Panel.')).toBeVisible();
  await gone(page.getByRole('button', { name: /ublicera/ }));
});

test('staff who may not sign (accept) the warnings of a draft cannot publish the draft, and see that an administrator has to sign', async () => {
  effects = { ...calm, toSign: grouped('toSign', dead) };
  shownDesk = { ...desk, maySign: false };
  await openApp('/admin/sortiment/foljder');
  await expect.element(page.getByText(/^En administratör behöver signera/)).toBeVisible();
  await gone(page.getByRole('button', { name: /ublicera/ }));
});

test('an administrator must write a reason to sign (accept) warnings; the page shows how many configurations of a house the draft allows, and an example that it no longer allows', async () => {
  effects = {
    ...calm,
    toSign: grouped('toSign', dead),
    possible: [
      {
        houseTitle: 'Sjövik',
        municipalityName: 'Umeå',
        before: { count: '66816', isExact: true },
        after: { count: '50112', isExact: true },
        lost: dead.example && { ...dead.example, clicks: dead.example.picks, picks: [] },
        gained: null,
      },
    ],
  };
  await openApp('/admin/sortiment/foljder');
  await expect
    .element(main)
    .toMatchTextContent(/Sjövik i Umeå.*66\s816.*50\s112.*25 % färre.*Går inte längre: Sjövik i Umeå, Grund: Krypgrund\./);
  expect(await findAxeViolations(main)).toEqual([]);
  await button('Signera och publicera').click();
  expect(sent).toEqual([]);
  await page.getByLabelText(/^Varför det är rätt ändå/).fill('Kommer i vår');
  await button('Signera och publicera').click();
  await expect.poll(() => sent).toEqual([{ message: '', reason: 'Kommer i vår' }]);
});

test('the list of the range’s versions shows what was proven about each version and who has signed (accepted) its warnings', async () => {
  await openApp('/admin/sortiment/versioner');
  await expect
    .element(main)
    .toMatchTextContent(/20\s961 påståenden prövade på 0,5 s, 1 varning.*Signerad av Elin Ek: Kommer i vår/);
});

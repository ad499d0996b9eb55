import {
  noRelease,
  type RangeDesk,
  type RangeEffects,
  rangeDeskBody,
  rangeDifferencesBody,
  rangeEffectsBody,
  rangeVersionsBody,
  requestDeskBody,
  type SavedPrices,
  savedPricesBody,
  type TypedPrice,
  typedPricesBody,
} from '@gavel/contract/staff';
import { kr, ore } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const NOW = Date.UTC(2026, 10, 20, 11);
const version = {
  at: NOW,
  by: 'Elin Ek',
  origin: 'draft',
  restores: null,
  message: 'Höstens priser',
  proof: null,
  signature: null,
  approval: null,
} as const;
const row = { sheet: 'answers', entry: 1, when: '', units: [], carriedBy: [] } as const;
const pairs = (...prices: (number | null)[]) => prices.map((price) => (price === null ? null : kr(price)));
const published: RangeDesk = {
  now: NOW,
  mayPublish: true,
  maySign: true,
  published: { ...version, id: 2 },
  draftTag: '2-0',
  areas: [
    { key: 'norr', name: 'Norr' },
    { key: 'mellan', name: 'Mellan' },
    { key: 'syd', name: 'Syd' },
  ],
  prices: [
    { ...row, key: 'lock', title: 'Panel: Lockpanel', published: pairs(0, 0, 0), draft: pairs(0, 0, 0) },
    {
      ...row,
      key: 'liggande',
      title: 'Panel: Liggande',
      units: [{ quantity: 'fasad', when: '' }],
      published: pairs(112, 112, 110.5),
      draft: pairs(112, 112, 110.5),
    },
    { ...row, key: 'kok', title: 'Kök: Avskilt', published: pairs(19_000, 18_500, 18_000), draft: pairs(19_000, 18_500, 18_000) },
    {
      ...row,
      key: 'gemensam',
      title: 'Färg: Röd',
      carriedBy: ['slamfarg'],
      published: pairs(null, null, null),
      draft: pairs(null, null, null),
    },
    {
      ...row,
      sheet: 'houses',
      key: 'sjovik',
      title: 'Sjövik',
      published: pairs(2_000_000, 1_950_000, 1_900_000),
      draft: pairs(2_000_000, 1_950_000, 1_900_000),
    },
  ],
  changes: [],
  release: noRelease,
};
const changed: RangeDesk = {
  ...published,
  draftTag: '2-1',
  changes: [
    {
      id: 7,
      at: NOW,
      by: 'Anna Ek',
      file: 'questions/inne.yaml',
      title: 'Kök: Avskilt',
      when: '',
      units: [],
      isStale: false,
      prices: [{ area: 'Norr', before: kr(19_000), after: kr(19_500), now: kr(19_000) }],
      value: null,
      picture: null,
    },
    {
      id: 8,
      at: NOW,
      by: null,
      file: 'houses/sjovik.yaml',
      title: 'Sjövik',
      when: '',
      units: [],
      isStale: true,
      prices: [{ area: 'Syd', before: kr(1_900_000), after: kr(1_950_000), now: kr(1_920_000) }],
      value: null,
      picture: null,
    },
  ],
};
const nothing = { count: 0, lost: 0, replaced: 0, cheaper: 0, dearer: 0, examples: [] };
const level = (accessories: number, discount: number) => ({
  accessoryLevel: kr(accessories),
  discountValue: kr(discount),
});
const effects: RangeEffects = {
  draftTag: '2-1',
  faults: [],
  refusals: { list: 'refusals', tag: '2-1', groups: [] },
  toSign: { list: 'toSign', tag: '2-1', groups: [] },
  review: [],
  possible: [],
  houses: [{ houseTitle: 'Sjövik', area: 'Norr', before: kr(2_000_000), after: kr(2_011_000) }],
  visitors: {
    choices: [
      { question: 'Kök', answer: 'Avskilt', houses: 2, least: kr(400), most: kr(500) },
      { question: 'Panel', answer: 'Lockpanel', houses: 1, least: kr(0), most: kr(0) },
    ],
    standards: [{ question: 'Panel', before: 'Liggande', after: 'Lockpanel', houses: 3 }],
    bundles: [{ name: 'Modern', added: ['Plåttak'], removed: ['Köksö', 'Glasräcke'] }],
    campaigns: [
      {
        title: 'Höst',
        before: { validFrom: '2026-10-01', validTo: '2026-11-30', disabled: false, levels: [level(0, 30_000)], houses: 3 },
        after: { validFrom: '2026-10-01', validTo: '', disabled: false, levels: [level(100_000, 15_000)], houses: 3 },
        hasOtherConditions: true,
      },
    ],
    facts: [{ name: 'buildArea', title: 'Sjövik', before: '142', after: '1420' }],
  },
  plots: [{ address: 'Granåkersvägen 14', changes: ['border', 'maxBuildArea'], placed: 3, lost: 1, chosen: 2 }],
  saved: {
    ...nothing,
    count: 120,
    dearer: 31,
    replaced: 2,
    examples: [{ name: 'Vårt hus', houseTitle: 'Sjövik', token: null, before: kr(2_100_000), after: kr(2_111_000) }],
  },
  quotes: nothing,
};

/** The data of the fake server. The server answers each price change with the draft after that change. */
let desk: RangeDesk;
let typed: TypedPrice[][];
let conflicts: SavedPrices['conflicts'];
let sent: { readonly path: string; readonly tag: string | null; readonly body: unknown }[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  [desk, typed, conflicts, sent] = [published, [], [], []];
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(requestDeskBody, { now: NOW, views: [], staff: [], municipalities: [] })),
  );
  intercept(/^\/api\/admin\/range$/, () => Response.json(z.encode(rangeDeskBody, desk)));
  intercept(/^\/api\/admin\/range\/prices$/, (_, { body }) => {
    const { prices } = typedPricesBody.parse(JSON.parse(String(body)));
    typed.push([...prices]);
    desk = withPrices(desk, prices);
    return Response.json(z.encode(savedPricesBody, { desk, conflicts }));
  });
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, effects)));
  intercept(/^\/api\/admin\/range\/versions$/, () =>
    Response.json(
      z.encode(rangeVersionsBody, {
        versions: [
          { ...version, id: 2 },
          { ...version, id: 1, by: null, origin: 'folder', message: '' },
        ],
      }),
    ),
  );
  intercept(/^\/api\/admin\/range\/versions\/2\/differences$/, () =>
    Response.json(
      z.encode(rangeDifferencesBody, {
        differences: [
          {
            file: 'questions/inne.yaml',
            trail: ['Kök', 'Avskilt', 'price', 'norr'],
            before: '19000',
            after: '19500',
            uploads: null,
          },
          {
            file: 'pictures/houses/villa/card.webp',
            trail: [],
            before: '1600 × 1200, aaaaaaaa',
            after: '1600 × 1200, bbbbbbbb',
            uploads: { before: 'a'.repeat(64), after: 'b'.repeat(64) },
          },
        ],
      }),
    ),
  );
  intercept(/^\/api\/admin\/range\/(publication|changes\/\d+\/\w+|versions\/\d+\/restoration)$/, (_, { body, headers }) => {
    const tag = new Headers(headers).get('If-Match');
    sent.push({ path: '', tag, body: body ? JSON.parse(String(body)) : null });
    desk = published;
    return Response.json(z.encode(rangeDeskBody, desk));
  });
});

function withPrices(before: RangeDesk, prices: readonly TypedPrice[]): RangeDesk {
  return {
    ...before,
    prices: before.prices.map((price) => ({
      ...price,
      draft: price.draft.map((amount, at) => {
        const own = prices.find(({ key, area }) => key === price.key && area === before.areas[at]?.key);
        return own ? own.price : amount;
      }),
    })),
  };
}

const cell = (row: RegExp, column: number) => page.getByRole('row', { name: row }).getByRole('gridcell').nth(column);
const paste = async (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};
const amounts = () => typed.map((prices) => prices.map(({ key, area, read, price }) => [key, area, read, price]));

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])(
  'in a window $width pixels wide the pages for prices, changes, effects and versions show their content, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    desk = changed;
    await openApp('/admin/sortiment/priser');
    await expect.element(heading).toHaveTextContent('Sortiment');
    await expect.element(cell(/Kök: Avskilt/, 0)).toMatchTextContent(/19\s000\skr/);
    const look = async (part: RegExp, words: RegExp) => {
      await page.getByRole('navigation', { name: 'Delar av sortimentet' }).getByRole('link', { name: part }).click();
      await expect.element(page.getByRole('main')).toMatchTextContent(words);
      expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    };
    await look(/^Priser/, /Panel: Liggande/);
    await look(/^Ändringar/, /Priset i Norr ändras från 19\s000\skr till 19\s500\skr\..*nu är priset 1\s920\s000\skr/);
    await look(
      /^Följder/,
      /Ingen besökare kan fastna, och allt har ett pris.*Precis samma hus.*31 dyrare, 0 billigare, 89 med samma pris.*2 får ett annat val/,
    );
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Granåkersvägen 14' }))
      .toMatchTextContent(
        'Granåkersvägen 14 Gränsen ändras. Byggnadsarean som tillåts ändras. 3 sparade hus står där. Ett förlorar sin placering. Tomten är vald för 2 hus till.',
      );
    await look(/^Versioner/, /Version 2 visas nu.*Den som sköter servern/);
    await page.viewport(1440, 900);
  },
);

test('on a phone the navigation of the range editor scrolls to the link of the open page', async () => {
  await page.viewport(390, 844);
  await openApp('/admin/sortiment/versioner');
  const part = page.getByRole('navigation', { name: 'Delar av sortimentet' }).getByRole('link', { name: 'Versioner' });
  await expect.element(part).toHaveAttribute('aria-current', 'page');
  await expect.element(part).toBeInViewport({ ratio: 1 });
  await page.viewport(1440, 900);
});

test('with the keyboard a user goes from the selected cell to another price, changes it and saves it; an invalid amount shows an error and changes nothing', async () => {
  await openApp('/admin/sortiment/priser');
  await cell(/Panel: Lockpanel/, 0).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(cell(/Kök: Avskilt/, 1)).toHaveFocus();
  await userEvent.keyboard('18 900{Enter}');
  await expect.poll(amounts).toEqual([[['kok', 'mellan', kr(18_500), kr(18_900)]]]);
  await expect.element(cell(/Kök: Avskilt/, 1)).toMatchTextContent(/18\s900\skr\s*publicerat 18\s500\skr/);
  await userEvent.keyboard('{ArrowUp}');
  await cell(/Panel: Liggande/, 2).dblClick();
  await userEvent.keyboard('gratis{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('”gratis” är inget belopp.');
  expect(typed).toHaveLength(1);
});

test('cells pasted from a spreadsheet fill the grid from the focused cell on, and empty or unreadable cells change nothing', async () => {
  await openApp('/admin/sortiment/priser');
  await cell(/Panel: Liggande/, 0).click();
  await paste('115\t115\t1 113,50\r\n19 500\t\tsaknas\r\n10\t10\t10\r\n');
  await expect.poll(amounts).toEqual([
    [
      ['liggande', 'norr', kr(112), kr(115)],
      ['liggande', 'mellan', kr(112), kr(115)],
      ['liggande', 'syd', ore(11_050), ore(111_350)],
      ['kok', 'norr', kr(19_000), kr(19_500)],
    ],
  ]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('En ruta gick inte att läsa och är oförändrade: saknas');
});

test('the user can raise the selected prices by a percentage, and the new prices are rounded to multiples of the chosen amount', async () => {
  await openApp('/admin/sortiment/priser');
  await cell(/Kök: Avskilt/, 0).click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await page.getByLabelText('Procent').fill('3,5');
  await page.getByRole('combobox', { name: 'Avrunda till' }).selectOptions('100 kr');
  await button('Räkna om 2 markerade priser').click();
  await expect.poll(amounts).toEqual([
    [
      ['kok', 'norr', kr(19_000), kr(19_700)],
      ['kok', 'mellan', kr(18_500), kr(19_100)],
    ],
  ]);
});

test('a double click on the button that raises the selected prices raises them only once, and the user can undo this', async () => {
  await openApp('/admin/sortiment/priser');
  await cell(/Kök: Avskilt/, 0).click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await page.getByLabelText('Procent').fill('10');
  await button('Räkna om 2 markerade priser').dblClick();
  const told = page.getByRole('status').filter({ hasText: '2 priser ändrade' });
  await expect.element(told).toBeVisible();
  await told.getByRole('button', { name: 'Ångra' }).click();
  await expect.element(page.getByText('2 priser är som förut')).toBeVisible();
  expect(amounts()).toEqual([
    [
      ['kok', 'norr', kr(19_000), kr(20_900)],
      ['kok', 'mellan', kr(18_500), kr(20_350)],
    ],
    [
      ['kok', 'norr', kr(20_900), kr(19_000)],
      ['kok', 'mellan', kr(20_350), kr(18_500)],
    ],
  ]);
});

test('if the server refuses new prices, the page does not claim that the prices have changed', async () => {
  intercept(/^\/api\/admin\/range\/prices$/, () =>
    Response.json({ type: 'about:blank', title: 'No', status: 409, code: 'shared-value', requestId: 'r' }, { status: 409 }),
  );
  await openApp('/admin/sortiment/priser');
  await page.getByLabelText('Procent').fill('10');
  await button('Räkna om alla 9 priser som visas').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Inget är sparat\./);
  await expect.element(cell(/Kök: Avskilt/, 0)).toMatchTextContent(/^19\s000\skr$/);
  await gone(page.getByText(/priser ändrade/));
});

test('one button resets all changed prices in the table to the published prices', async () => {
  const prices = published.prices.map((price) =>
    price.key === 'kok' ? { ...price, draft: pairs(19_500, 19_000, 18_000) } : price,
  );
  desk = { ...published, prices };
  await openApp('/admin/sortiment/priser');
  await button('Ta tillbaka 2 ändrade priser').click();
  await expect.poll(amounts).toEqual([
    [
      ['kok', 'norr', kr(19_500), kr(19_000)],
      ['kok', 'mellan', kr(19_000), kr(18_500)],
    ],
  ]);
  await gone(button('Ta tillbaka 2 ändrade priser'));
});

test('in the table of changed prices, a row stays after the user has restored its prices, so that the next typed price goes into the right row', async () => {
  const prices = published.prices.map((price) =>
    price.key === 'liggande' || price.key === 'kok' ? { ...price, draft: pairs(120, 120, 120) } : price,
  );
  desk = { ...published, prices };
  await openApp('/admin/sortiment/priser');
  await page.getByLabelText('Bara ändrade').click();
  await gone(page.getByRole('row', { name: /Panel: Lockpanel/ }));
  await cell(/Panel: Liggande/, 0).click();
  await userEvent.keyboard('112{Enter}');
  await cell(/Panel: Liggande/, 1).click();
  await userEvent.keyboard('112{Enter}');
  await cell(/Panel: Liggande/, 2).click();
  await userEvent.keyboard('110,50{Enter}');
  await expect.poll(() => typed).toHaveLength(3);
  await expect.element(cell(/Panel: Liggande/, 2)).toMatchTextContent(/^110,50\skr$/);
  await expect.element(cell(/Kök: Avskilt/, 2)).toHaveFocus();
  await userEvent.keyboard('500{Enter}');
  await expect.poll(() => amounts().at(-1)).toEqual([['kok', 'syd', kr(120), kr(500)]]);
});

test('if somebody else has changed a price since the page loaded it, the page shows both prices, and the user chooses one', async () => {
  const name = { sheet: 'answers', key: 'kok', entry: 1, area: 'norr' } as const;
  conflicts = [{ ...name, title: 'Kök: Avskilt', read: kr(19_000), price: kr(20_000), theirs: kr(19_700), by: 'Anna Ek' }];
  await openApp('/admin/sortiment/priser');
  await cell(/Kök: Avskilt/, 0).click();
  await userEvent.keyboard('20000{Enter}');
  const told = page.getByRole('alert');
  await expect
    .element(told)
    .toMatchTextContent(/Anna Ek har skrivit 19\s700\skr för Kök: Avskilt i Norr\.\s*Du har skrivit 20\s000\skr/);
  conflicts = [];
  await button(/^Skriv 20\s000\skr$/).click();
  await expect.poll(() => amounts().at(-1)).toEqual([['kok', 'norr', kr(19_700), kr(20_000)]]);
  await gone(told);
});

test('the page that shows the effects publishes exactly the draft whose effects it shows', async () => {
  desk = changed;
  await openApp('/admin/sortiment/foljder');
  await expect
    .element(page.getByRole('row', { name: /Sjövik Norr 2\s000\s000\skr 2\s011\s000\skr \+11\s000\skr/ }))
    .toBeVisible();
  await page.getByLabelText('Varför, för den som läser versionerna senare').fill('Nya priser');
  await button('Publicera nu').click();
  await expect.poll(() => sent).toEqual([{ path: '', tag: '"2-1"', body: { Message: 'Nya priser', SignedReason: '' } }]);
  await gone(button('Publicera nu'));
  await expect.element(page.getByText('Utkastet är publicerat.')).toBeVisible();
});

test('the message that a user writes for a publication stays in its field while the user reads the changes; after the publication, the field is empty', async () => {
  desk = changed;
  const message = page.getByLabelText('Varför, för den som läser versionerna senare');
  await openApp('/admin/sortiment/foljder');
  await message.fill('Nya priser');
  await page.getByRole('link', { name: /^Ändringar/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Kök: Avskilt' })).toBeVisible();
  await page.getByRole('link', { name: 'Följder', exact: true }).click();
  await expect.element(message).toHaveValue('Nya priser');
  await button('Publicera nu').click();
  await expect.element(page.getByText('Utkastet är publicerat.')).toBeVisible();
  desk = { ...changed, now: NOW + 1 };
  await page.getByRole('link', { name: /^Ändringar/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Kök: Avskilt' })).toBeVisible();
  await page.getByRole('link', { name: 'Följder', exact: true }).click();
  await expect.element(message).toHaveValue('');
});

test('if publishing fails because somebody has changed the draft, the page loads the new draft and still shows why publishing failed', async () => {
  desk = changed;
  let tag = '2-1';
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, { ...effects, draftTag: tag })));
  intercept(/^\/api\/admin\/range\/publication$/, () => {
    tag = '2-2';
    desk = { ...changed, draftTag: tag, changes: changed.changes.slice(0, 1) };
    const problem = { type: 'about:blank', title: 'No', status: 409, code: 'range-conflict', requestId: 'r' };
    return Response.json(problem, { status: 409 });
  });
  await openApp('/admin/sortiment/foljder');
  await page.getByLabelText('Varför, för den som läser versionerna senare').fill('Nya priser');
  await button('Publicera nu').click();
  await expect.element(page.getByText('1 ändring i utkastet')).toBeVisible();
  await expect.element(button('Publicera nu')).toBeVisible();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('Någon har ändrat utkastet eller sortimentet.');
  await expect.element(page.getByLabelText('Varför, för den som läser versionerna senare')).toHaveValue('Nya priser');
});

test('the page shows a colleague’s changes to the draft when the user opens another part of the range editor, and also those that the colleague makes while the server calculates the effects', async () => {
  await openApp('/admin/sortiment/priser');
  await expect.element(page.getByText('Inga ändringar i utkastet')).toBeVisible();
  desk = { ...changed, now: desk.now + 1 };
  await page.getByRole('link', { name: 'Ändringar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kök: Avskilt' })).toBeVisible();
  intercept(/^\/api\/admin\/range\/effects$/, () => {
    desk = { ...changed, draftTag: '2-2', changes: changed.changes.slice(0, 1) };
    return Response.json(z.encode(rangeEffectsBody, { ...effects, draftTag: '2-2' }));
  });
  await page.getByRole('link', { name: 'Följder', exact: true }).click();
  await expect.element(button('Publicera nu')).toBeVisible();
  await expect.element(page.getByText('1 ändring i utkastet')).toBeVisible();
});

test('the page that shows the effects lists the prices, standard answers, bundles, campaigns and house facts that the draft changes', async () => {
  desk = changed;
  await openApp('/admin/sortiment/foljder');
  const visitors = page.getByRole('region', { name: 'Val, paket och kampanjer' });
  await expect.element(visitors).toMatchTextContent(/Kök: Avskilt \+400\skr till \+500\skr, 2 hus/);
  await expect.element(visitors).toMatchTextContent(/Panel: Lockpanel bara tillsammans med andra val, 1 hus/);
  await expect.element(visitors).toMatchTextContent(/Panel Lockpanel i stället för Liggande, i 3 hus/);
  await expect.element(visitors).toMatchTextContent(/Modern Får med Plåttak\. Innehåller inte längre Köksö och Glasräcke\./);
  await expect
    .element(visitors)
    .toMatchTextContent(
      /Nu: 2026-10-01 till 2026-11-30, 30\s000\skr, 3 hus\. Efter: från 2026-10-01, 15\s000\skr från 100\s000\skr i tillval, 3 hus\./,
    );
  await expect.element(visitors).toMatchTextContent(/Kampanjen kräver andra val än nu\./);
  await expect.element(visitors).toMatchTextContent(/Sjövik Byggarea, m²: 142 blir 1\s420/);
});

test('if some saved houses could not be opened, the page that shows the effects states how many houses could be opened', async () => {
  desk = changed;
  const saved = { ...effects.saved, lost: 2 };
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, { ...effects, saved })));
  await openApp('/admin/sortiment/foljder');
  await expect
    .element(page.getByRole('region', { name: 'Sparade hus' }))
    .toMatchTextContent(/118 av 120 öppnade och prissatta: 31 dyrare, 0 billigare, 87 med samma pris\..*2 går inte att öppna\./);
});

test('staff who may edit but not publish see a notice instead of the publish button', async () => {
  desk = { ...changed, mayPublish: false };
  await openApp('/admin/sortiment/foljder');
  await expect.element(page.getByText(/^Du får ändra men inte publicera/)).toBeVisible();
  await gone(button('Publicera nu'));
});

test('if the page shows the differences between two versions, and the user chooses another version, the differences disappear', async () => {
  await openApp('/admin/sortiment/versioner');
  await button('Jämför').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/2 skillnader/);
  await page.getByRole('combobox', { name: 'Från' }).selectOptions('Version 2, idag 12:00');
  await gone(page.getByRole('status'));
});

test('the list of versions distinguishes the operator from an author whose account is deleted', async () => {
  intercept(/^\/api\/admin\/range\/versions$/, () => {
    const versions = [
      { ...version, id: 2, by: null },
      { ...version, id: 1, by: null, origin: 'folder' as const },
    ];
    return Response.json(z.encode(rangeVersionsBody, { versions }));
  });
  await openApp('/admin/sortiment/versioner');
  await expect
    .element(page.getByRole('region', { name: 'Versioner' }))
    .toMatchTextContent(/Version 2.*Någon som inte har konto längre, publicerad här.*Version 1.*Den som sköter servern, från/);
});

test('the list of differences between two versions shows Swedish names instead of the keys in the files', async () => {
  intercept(/^\/api\/admin\/range\/versions\/2\/differences$/, () => {
    const one = { file: 'questions/inne.yaml', before: null, after: '!answer("lock")', uploads: null };
    const trails = [['Panel', 'answers', 'Lockpanel', 'rule'], ['Panel', 'answers', 'Lockpanel', 'detailText'], ['constructor']];
    return Response.json(z.encode(rangeDifferencesBody, { differences: trails.map((trail) => ({ ...one, trail })) }));
  });
  await openApp('/admin/sortiment/versioner');
  await button('Jämför').click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/3 skillnader.*Panel › Lockpanel › regel.*Panel › Lockpanel › Mer info.*constructor/);
});

test('the user can unfold the changes of a version, with the number of changed prices and pictures', async () => {
  await openApp('/admin/sortiment/versioner');
  const changes = page.getByText('Vad som ändrades');
  await expect.element(changes).toBeVisible();
  // The first version has no version before it.
  expect(changes.elements()).toHaveLength(1);
  await changes.click();
  await expect
    .element(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version 2/ }) }))
    .toMatchTextContent(/Höstens priser.*2 skillnader: 1 pris och 1 bild\s*Kök › Avskilt › pris › Norr/);
});

test('two versions can be compared, and an earlier one is restored after a confirmation', async () => {
  await openApp('/admin/sortiment/versioner');
  await button('Jämför').click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/2 skillnader.*Kök › Avskilt › pris › Norr.*19000 → 19500.*Före.*Efter/);
  expect([...document.querySelectorAll('.range-found img')].map((image) => image.getAttribute('src'))).toEqual([
    `/api/admin/range/uploads/${'a'.repeat(64)}`,
    `/api/admin/range/uploads/${'b'.repeat(64)}`,
  ]);
  await button('Återställ version 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(page.getByText('Version 1 är återställd.')).toBeVisible();
});

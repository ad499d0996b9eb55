import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPart, aRangeServer, colleagueWrites, type RangeServer } from '../../../../testing/a-range-server.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button, gone } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const answerTexts = (title: string, detail: string | null) =>
  [
    ['title', 'line', title],
    ['altText', 'line', null],
    ['detailText', 'html', detail],
    ['disabledText', 'line', null],
    ['rule', 'rule', null],
  ] as const;

let server: RangeServer;
beforeEach(async () => {
  server = await aRangeServer({
    parts: [
      aPart('section', 'fasad', 'Fasad', [
        ['title', 'line', 'Fasad'],
        ['text', 'html', '<p>Husets <strong>yta</strong>.</p>'],
      ]),
      aPart(
        'question',
        'panel',
        'Panel',
        [
          ['title', 'line', 'Panel'],
          ['tip', 'html', '<p>Liggande gör huset lägre.</p>'],
        ],
        { parents: ['fasad'] },
      ),
      aPart('answer', 'lock', 'Lockpanel', answerTexts('Lockpanel', '<p>Vanligast.</p>'), { parents: ['panel'] }),
      aPart('answer', 'liggande', 'Liggande', answerTexts('Liggande', '<ol><li>Ett</li></ol>'), { parents: ['panel'] }),
      aPart('house', 'sjovik', 'Sjövik', [
        ['title', 'line', 'Sjövik'],
        ['information', 'html', null],
      ]),
    ],
    municipalities: [],
  });
});

const listed = (name: string | RegExp) => page.getByRole('region', { name: 'Innehåll' }).getByRole('link', { name });
const field = (name: string | RegExp, at = 0) => page.getByRole('textbox', { name }).nth(at);
const view = () => page.getByRole('region', { name: 'Så ser besökaren det' });

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])(
  'in a window $width pixels wide the user opens a question from the list of texts, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/sortiment/innehall');
    await expect.element(listed('Sjövik')).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    await listed('Panel').click();
    await expect.element(view()).toMatchTextContent(/Fasad\s*Panel\s*Lockpanel\s*Liggande\s*Mer info\s*Lockpanel\s*Vanligast\./);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the preview shows the user’s new texts as a visitor will see them, and the page saves only the texts that have changed', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  await field('Mer info').fill('Den **vanligaste**.\n\n- Billig\n- Tålig');
  await expect.element(view().getByRole('heading', { name: 'Fasadpanel' })).toBeVisible();
  await expect.element(view().getByRole('listitem').getByText('Tålig')).toBeVisible();
  expect(server.saved).toEqual([]);
  await button('Spara i utkastet').click();
  await expect
    .poll(() => server.saved)
    .toEqual([
      [
        { kind: 'question', key: 'panel', field: 'title', read: 'Panel', value: 'Fasadpanel' },
        {
          kind: 'answer',
          key: 'lock',
          field: 'detailText',
          read: '<p>Vanligast.</p>',
          value: '<p>Den <strong>vanligaste</strong>.</p>\n<ul><li>Billig</li><li>Tålig</li></ul>',
        },
      ],
    ]);
  await expect.element(listed(/^Panel\s*ändrad$/)).toBeVisible();
  await expect.element(button('Spara i utkastet')).toBeDisabled();
});

test('after a save, the form also shows a text that a colleague has changed meanwhile; the user can then replace this text without a conflict', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  colleagueWrites(server, 'lock', 'detailText', '<p>Billigast.</p>');
  await button('Spara i utkastet').click();
  await expect.element(field(/^Mer info/)).toHaveValue('Billigast.');
  await field(/^Mer info/).fill('Dyrast.');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved.at(-1)).toMatchObject([{ read: '<p>Billigast.</p>', value: '<p>Dyrast.</p>' }]);
});

test('if a user continues to write while a text is being saved, the next save causes no conflict with the user’s own text', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  const held = Promise.withResolvers<void>();
  intercept(/^\/api\/admin\/range\/values$/, async (ask) => {
    const answer = await ask();
    await held.promise;
    return answer;
  });
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved).toHaveLength(1);
  await field(/^Namn/).fill('Fasadpanelen');
  held.resolve();
  await expect.element(listed(/^Panel\s*ändrad$/)).toBeVisible();
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved.at(-1)).toMatchObject([{ read: 'Fasadpanel', value: 'Fasadpanelen' }]);
});

test.each(['before', 'after'])(
  'if a user edits a text while it is being saved, opens another text, and comes back %s the save has ended, the next save causes no conflict with the user’s own text',
  async (moment) => {
    await openApp('/admin/sortiment/innehall?del=question:panel');
    await field('Namn').fill('Fasadpanel');
    const held = Promise.withResolvers<void>();
    intercept(/^\/api\/admin\/range\/values$/, async (ask) => {
      const answer = await ask();
      await held.promise;
      return answer;
    });
    await button('Spara i utkastet').click();
    await expect.poll(() => server.saved).toHaveLength(1);
    await field(/^Namn/).fill('Fasadpanelen');
    await listed('Sjövik').click();
    await expect.element(field('Namn')).toHaveValue('Sjövik');
    if (moment === 'before') await listed('Panel').click();
    held.resolve();
    await expect.element(listed(/^Panel\s*ändrad$/)).toBeVisible();
    if (moment === 'after') await listed(/^Panel/).click();
    await expect.element(field(/^Namn/)).toHaveValue('Fasadpanelen');
    await button('Spara i utkastet').click();
    await expect.poll(() => server.saved.at(-1)).toMatchObject([{ read: 'Fasadpanel', value: 'Fasadpanelen' }]);
  },
);

test('if a user saves a text again before the page has loaded the saved text, the second save causes no conflict with the user’s own text', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  const held = Promise.withResolvers<void>();
  intercept(/^\/api\/admin\/range\/parts$/, async (ask) => {
    await held.promise;
    return ask();
  });
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved).toHaveLength(1);
  await field(/^Namn/).fill('Fasadpanelen');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved.at(-1)).toMatchObject([{ read: 'Fasadpanel', value: 'Fasadpanelen' }]);
  held.resolve();
});

test('a text can be saved while the server still calculates the effects of the draft', async () => {
  const held = Promise.withResolvers<Response>();
  intercept(/^\/api\/admin\/range\/effects$/, () => held.promise);
  await openApp('/admin/sortiment/foljder');
  await expect.element(page.getByText(/^Räknar igenom sortimentet/)).toBeVisible();
  await page.getByRole('link', { name: 'Innehåll' }).click();
  await listed('Panel').click();
  await field('Namn').fill('Fasadpanel');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved).toHaveLength(1);
  held.resolve(new Response(null, { status: 503 }));
});

test('if a response with older texts arrives late, it does not replace the texts of the last save', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  const held = Promise.withResolvers<void>();
  let isLate = true;
  let late = 0;
  intercept(/^\/api\/admin\/range\/parts$/, async (ask) => {
    const answer = await ask();
    if (!isLate) return answer;
    late += 1;
    await held.promise;
    return answer;
  });
  await button('Spara i utkastet').click();
  await expect.poll(() => late).toBe(2);
  isLate = false;
  await field(/^Mer info/).fill('Dyrast.');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved).toHaveLength(2);
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  held.resolve();
  await field(/^Mer info/).fill('Billigast.');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved.at(-1)).toMatchObject([{ read: '<p>Dyrast.</p>', value: '<p>Billigast.</p>' }]);
});

test('if the user opens another text or another part of the range editor and comes back, an unsaved text is still there', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  await listed('Sjövik').click();
  await expect.element(field('Namn')).toHaveValue('Sjövik');
  await page.getByRole('link', { name: 'Regler' }).click();
  await page.getByRole('link', { name: 'Innehåll' }).click();
  await listed('Panel').click();
  await expect.element(field(/^Namn/)).toHaveValue('Fasadpanel');
  await button('Spara i utkastet').click();
  await expect
    .poll(() => server.saved)
    .toEqual([[{ kind: 'question', key: 'panel', field: 'title', read: 'Panel', value: 'Fasadpanel' }]]);
});

test('if the user decides a conflict in favour of the colleague’s text, the form shows that text, and the user can then replace it without a conflict', async () => {
  const own = { kind: 'question', key: 'panel', field: 'title', read: 'Panel', value: 'Fasadpanel' } as const;
  server.conflicts = [{ ...own, theirs: 'Ytterpanel', by: 'Anna Ek' }];
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  colleagueWrites(server, 'panel', 'title', 'Ytterpanel');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved).toEqual([[own]]);
  await button('Behåll det andra').click();
  await gone(page.getByRole('alert'));
  await expect.element(field(/^Namn/)).toHaveValue('Ytterpanel');
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  server.conflicts = [];
  await field(/^Namn/).fill('Fasadpanel');
  await button('Spara i utkastet').click();
  await expect.poll(() => server.saved.at(-1)).toEqual([{ ...own, read: 'Ytterpanel' }]);
});

test('if the user opens another text and only then decides to keep a colleague’s text in a conflict, the user’s own text does not come back', async () => {
  const own = { kind: 'question', key: 'panel', field: 'title', read: 'Panel', value: 'Fasadpanel' } as const;
  server.conflicts = [{ ...own, theirs: 'Ytterpanel', by: 'Anna Ek' }];
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  colleagueWrites(server, 'panel', 'title', 'Ytterpanel');
  await button('Spara i utkastet').click();
  await expect.element(button('Behåll det andra')).toBeVisible();
  await listed('Sjövik').click();
  await expect.element(field('Namn')).toHaveValue('Sjövik');
  await button('Behåll det andra').click();
  await gone(page.getByRole('alert'));
  await listed(/^Panel/).click();
  await expect.element(field(/^Namn/)).toHaveValue('Ytterpanel');
  await expect.element(button('Spara i utkastet')).toBeDisabled();
});

test('a text with formatting that marks such as **bold** cannot express is edited as HTML; scripts in a text do not run in the preview', async () => {
  await openApp('/admin/sortiment/innehall?del=question:panel');
  await page.getByText('Liggande', { exact: true }).first().click();
  await expect.element(field('Mer info', 1)).toHaveValue('<ol><li>Ett</li></ol>');
  await field('Mer info', 1).fill('<p>Två<img src=x onerror="document.title=1"><script>document.title=1</script></p>');
  await expect.element(view()).toMatchTextContent(/Mer info\s*Liggande\s*Två/);
  expect(view().element().querySelector('img, script')).toBeNull();
});

test('the editor refuses to save an empty name, and the user can restore the saved name', async () => {
  await openApp('/admin/sortiment/innehall?del=house:sjovik');
  await field('Namn').fill('');
  await expect.element(page.getByText('Det måste ha ett namn.')).toBeVisible();
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  await button('Ångra').click();
  await expect.element(field('Namn')).toHaveValue('Sjövik');
  await gone(button('Ångra'));
});

test('the search finds questions, sections and houses by their names and texts; a question also by the texts of its answers', async () => {
  colleagueWrites(server, 'sjovik', 'information', '<p>Uteplats i söderläge.</p>');
  await openApp('/admin/sortiment/innehall');
  await page.getByRole('searchbox').fill('vanligast');
  await expect.element(page.getByText('1 del')).toBeVisible();
  await expect.element(listed('Panel')).toBeVisible();
  await gone(listed('Sjövik'));
  for (const [search, found] of [
    ['lägre', 'Panel'],
    ['fasad', 'Avsnittets texter'],
    ['yta', 'Avsnittets texter'],
    ['sjövik', /^Sjövik/],
    ['söderläge', /^Sjövik/],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    await expect.element(page.getByText('1 del')).toBeVisible();
    await expect.element(listed(found)).toBeVisible();
  }
  await page.getByRole('searchbox').fill('finns inte');
  await expect.element(page.getByText('Inget visas med det du söker.')).toBeVisible();
});

test('a user who leaves the range editor with an unsaved text must first confirm this; after saving the text, no confirmation is necessary', async () => {
  const app = await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  await listed('Sjövik').click();
  await expect.element(field('Namn')).toHaveValue('Sjövik');
  await page.getByRole('link', { name: 'Förfrågningar' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Lämna Sortiment?' });
  await expect.element(question).toMatchTextContent('En text eller regel är inte sparad och försvinner om du lämnar sidan.');
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await gone(question);
  expect(app.address()).toBe('/admin/sortiment/innehall?del=house:sjovik');
  await listed('Panel').click();
  await button('Spara i utkastet').click();
  await expect.element(listed(/^Panel\s*ändrad$/)).toBeVisible();
  await page.getByRole('link', { name: 'Förfrågningar' }).first().click();
  await expect.poll(() => app.address()).toMatch(/^\/admin\/leads/);
});

test('if the user confirms that they leave the range editor without saving a text, their changes to this text are lost', async () => {
  const app = await openApp('/admin/sortiment/innehall?del=question:panel');
  await field('Namn').fill('Fasadpanel');
  await page.getByRole('link', { name: 'Förfrågningar' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect.poll(() => app.address()).toMatch(/^\/admin\/leads/);
  await app.goTo('/admin/sortiment/innehall?del=question:panel');
  await expect.element(field('Namn')).toHaveValue('Panel');
});

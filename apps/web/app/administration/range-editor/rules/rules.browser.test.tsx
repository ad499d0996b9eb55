import { asAnswerId, asHouseId, asQuestionId } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPart, aRangeServer, colleagueWrites, NOW, type RangeServer } from '../../../../testing/a-range-server.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { button, gone } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const ofPanel = { parents: ['panel'] };
const ofKitchen = { parents: ['kok'] };
const inFront = { parents: ['fasad'] };
const DEEP = 'sideBuilding ? answer("lock") : answered("panel")';

let server: RangeServer;
beforeEach(async () => {
  server = await aRangeServer({
    parts: [
      aPart('section', 'fasad', 'Fasad', []),
      aPart('question', 'panel', 'Panel', [['rule', 'rule', null]], inFront),
      aPart('answer', 'lock', 'Lockpanel', [['rule', 'rule', null]], ofPanel),
      aPart('answer', 'liggande', 'Liggande', [['rule', 'rule', null]], ofPanel),
      aPart('question', 'knutar', 'Knutar', [['rule', 'rule', 'answer("lock")']], inFront),
      aPart('question', 'kok', 'Kök', [['rule', 'rule', null]], { ...inFront, houses: ['sjovik'] }),
      aPart(
        'answer',
        'oppet',
        'Öppet',
        [['rule', 'rule', '!anyAnswer(["lock", "liggande"]) && municipality != "Habo"']],
        ofKitchen,
      ),
      aPart('answer', 'avskilt', 'Avskilt', [['rule', 'rule', DEEP]], ofKitchen),
      aPart('base', 'tjara', 'Tjära', [['price.1.when', 'rule', 'base("tjara")']]),
      aPart('house', 'sjovik', 'Sjövik', []),
      aPart('house', 'garage', 'Garage', []),
    ],
    municipalities: ['Mullsjö', 'Habo'],
  });
});

const rule = (name: RegExp) => page.getByRole('region', { name: 'Regler' }).getByRole('link', { name });
const picker = (name: string) => page.getByRole('combobox', { name });
const text = () => page.getByRole('textbox', { name: 'Regeln som text' });
const verdict = () => page.getByRole('region', { name: 'Prövning' });

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])(
  'in a window $width pixels wide the page shows rules as sentences, a click opens a rule, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/sortiment/regler');
    await expect.element(rule(/^Frågan Knutar visas bara om Panel är Lockpanel\.$/)).toBeVisible();
    await expect
      .element(
        rule(/^Svaret Kök: Öppet kan väljas bara om Panel är varken Lockpanel eller Liggande och kommunen är inte Habo\.$/),
      )
      .toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    await rule(/^Frågan Knutar/).click();
    await expect.element(verdict()).toMatchTextContent(/Ingen besökare fastnar, och allt går att välja\./);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the user filters rules by text, section and house, and can include questions and answers without a rule', async () => {
  await openApp('/admin/sortiment/regler');
  await expect.element(page.getByText('4 regler')).toBeVisible();
  await picker('Avsnitt').selectOptions('Fasad');
  await expect.element(page.getByText('3 regler')).toBeVisible();
  await gone(rule(/Tjära/));
  await picker('Avsnitt').selectOptions('Alla avsnitt');
  await expect.element(rule(/Tjära/)).toBeVisible();
  await picker('Hus').selectOptions('Garage');
  await gone(rule(/Kök: Öppet/));
  await page.getByRole('checkbox', { name: 'Även det som saknar regel' }).click();
  await expect.element(rule(/^Frågan Panel visas alltid\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('knut');
  await expect.element(page.getByText('1 regel')).toBeVisible();
});

test('a change in the selection fields of a rule also changes the text of the rule, and the page saves the rule in the draft', async () => {
  await openApp('/admin/sortiment/regler?regel=question:knutar:rule');
  await picker('Svar 1 i villkor 1').selectOptions('Liggande');
  await expect.element(text()).toHaveValue('answer("liggande")');
  await picker('Hur villkor 1 ska vara').selectOptions('är inte');
  await page.getByRole('button', { name: 'Lägg till villkor', exact: true }).click();
  await picker('Vad villkor 2 handlar om').selectOptions('Kommunen');
  await picker('Vad som gäller mellan villkoren').selectOptions('Ett av villkoren räcker (eller)');
  await expect.element(text()).toHaveValue('!answer("liggande") || municipality == "Habo"');
  await expect.poll(() => server.judged.at(-1)?.rule).toBe('!answer("liggande") || municipality == "Habo"');
  await button('Spara i utkastet').click();
  await expect
    .poll(() => server.saved)
    .toEqual([
      [
        {
          kind: 'question',
          key: 'knutar',
          field: 'rule',
          read: 'answer("lock")',
          value: '!answer("liggande") || municipality == "Habo"',
        },
      ],
    ]);
  await expect.element(rule(/^Frågan Knutar visas bara om Panel är inte Liggande eller kommunen är Habo\./)).toBeVisible();
  await button('Återgå till det publicerade').click();
  await expect.element(text()).toHaveValue('answer("lock")');
});

test('the page checks the rule while the user types, and shows a fault and a suggestion for an unknown name', async () => {
  await openApp('/admin/sortiment/regler?regel=question:knutar:rule');
  await text().fill('answer("lokc") &&');
  await expect.element(page.getByText('Regeln är inte färdig. Något saknas på slutet.')).toBeVisible();
  await text().fill('answer("lok")');
  await expect.element(page.getByText(/^Det finns inget svar med nyckeln ”lok”\./)).toBeVisible();
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  await button('Menade du lock?').click();
  await expect.element(text()).toHaveValue('answer("lock")');
  await text().fill('answered("knutar")');
  await expect.element(page.getByText(/^Regeln frågar om sin egen fråga/)).toBeVisible();
});

test('if a rule makes it possible that all answers of a question are blocked, the page shows the clicks after which this happens, and the user can still save the rule', async () => {
  server.verdict = ({ rule: judged }) => ({
    faults: [],
    proven: [],
    objections: judged.includes('!answer')
      ? [
          {
            sentence: 'Frågan ”Knutar” saknar svar.',
            isFatal: true,
            houses: ['Sjövik'],
            example: {
              houseId: asHouseId(1),
              houseTitle: 'Sjövik',
              municipalityId: '0643',
              municipalityName: 'Habo',
              clicks: [{ questionId: asQuestionId(11), answerId: asAnswerId(112), question: 'Panel', answer: 'Liggande' }],
              picks: [],
              questionId: asQuestionId(12),
            },
          },
        ]
      : [],
  });
  await openApp('/admin/sortiment/regler?regel=question:knutar:rule');
  await picker('Hur villkor 1 ska vara').selectOptions('är inte');
  await expect
    .element(verdict())
    .toMatchTextContent(/Regeln kan inte publiceras.*saknar svar.*hamnar en besökare där, i Sjövik i Habo:\s*Panel: Liggande/);
  await expect
    .element(page.getByRole('link', { name: 'Öppna huset så, i en ny flik: Frågan ”Knutar” saknar svar.' }))
    .toHaveAttribute('href', '/start/new?h=1&m=0643&choices=11-112&question=12&anew=1');
  await expect.element(verdict()).toMatchTextContent(/Huset öppnas som besökare ser det nu, utan regeln här/);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await expect.element(button('Spara ändå i utkastet')).toBeEnabled();
  await picker('Hur villkor 1 ska vara').selectOptions('är', { exact: true });
  await expect.element(verdict()).toMatchTextContent(/Ingen besökare fastnar/);
});

test('a rule with a conditional, which the selection fields cannot show, is edited as text', async () => {
  await openApp('/admin/sortiment/regler?regel=answer:avskilt:rule');
  await expect.element(page.getByText(/^Regeln är för sammansatt/)).toBeVisible();
  await text().click();
  await userEvent.keyboard('{End} && sideBuilding');
  await expect.poll(() => server.judged.at(-1)?.rule).toBe(`${DEEP} && sideBuilding`);
});

test('if the user and a colleague have changed a rule differently, the page shows both texts, and the user chooses one', async () => {
  const conflict = {
    kind: 'question',
    key: 'knutar',
    field: 'rule',
    read: 'answer("lock")',
    value: 'answer("liggande")',
  } as const;
  server.conflicts = [{ ...conflict, theirs: 'sideBuilding', by: 'Anna Ek' }];
  await openApp('/admin/sortiment/regler?regel=question:knutar:rule');
  await picker('Svar 1 i villkor 1').selectOptions('Liggande');
  await button('Spara i utkastet').click();
  const told = page.getByRole('alert');
  await expect.element(told).toMatchTextContent(/Anna Ek har skrivit: sideBuilding\s*Du har skrivit: answer\("liggande"\)/);
  server.conflicts = [];
  await button('Spara mitt').click();
  await expect.poll(() => server.saved.at(-1)).toEqual([{ ...conflict, read: 'sideBuilding' }]);
  await gone(told);
});

test('if the user decides a conflict in favour of a colleague’s rule, the editor shows that rule', async () => {
  const conflict = {
    kind: 'question',
    key: 'knutar',
    field: 'rule',
    read: 'answer("lock")',
    value: 'answer("liggande")',
  } as const;
  server.conflicts = [{ ...conflict, theirs: 'sideBuilding', by: 'Anna Ek' }];
  await openApp('/admin/sortiment/regler?regel=question:knutar:rule');
  await picker('Svar 1 i villkor 1').selectOptions('Liggande');
  colleagueWrites(server, 'knutar', 'rule', 'sideBuilding');
  await button('Spara i utkastet').click();
  await button('Behåll det andra').click();
  await expect.element(text()).toHaveValue('sideBuilding');
  await expect.element(button('Spara i utkastet')).toBeDisabled();
});

test('the list of changes shows a changed rule as a sentence, with a button that removes the change', async () => {
  server.desk = {
    ...server.desk,
    changes: [
      {
        id: 7,
        at: NOW,
        by: 'Anna Ek',
        file: 'questions/fasad.yaml',
        title: 'knutar › rule',
        when: '',
        units: [],
        isStale: false,
        prices: [],
        value: { kind: 'question', key: 'knutar', field: 'rule', before: 'answer("lock")', after: '', now: 'answer("lock")' },
        picture: null,
      },
    ],
  };
  await openApp('/admin/sortiment/andringar');
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Frågan Knutar\s*Frågan Knutar visas bara om Panel är Lockpanel\.\s*Frågan Knutar visas alltid\./);
  await expect.element(button('Ta tillbaka ändringen av Frågan Knutar')).toBeVisible();
});

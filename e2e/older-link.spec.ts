import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfiguratorPage } from './support/configurator.ts';
import { type OtherServer, serveOtherRange } from './support/other-range.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const MALMO = '1280';

let server: OtherServer | null = null;
test.afterEach(async ({ page }) => {
  // Whatever the page still loads comes from that server.
  await page.close();
  await server?.stop();
});

test('an older link tells what has changed before the house opens', { tag: '@phone' }, async ({ page, request }) => {
  // A second server reads and publishes a whole range, twice.
  test.setTimeout(240_000);
  server = await serveOtherRange(() => undefined);
  const { address } = server;
  const houses: { Id: number; Title: string }[] = await (await request.get(`${address}/api/houses`)).json();
  const HouseId = houses.find(({ Title }) => Title === 'Björkliden 142')?.Id;
  const started = await request.post(`${address}/api/guidemodel/new`, { data: { HouseId, MunicipalityId: MALMO } });
  const { WebConfigurationId, AnswerModel, QuestionModel } = await started.json();
  const pick = answersOf(QuestionModel);
  const stored = await request.post(`${address}/api/guidemodel/share`, {
    data: {
      HouseId,
      MunicipalityId: MALMO,
      WebConfigurationId,
      Name: 'Länkens hus',
      Answers: { ...AnswerModel.Answers, ...pick('Svarta'), ...pick('Induktionshäll 80 cm') },
    },
  });
  const { Id: token } = await stored.json();

  await server.republish((range) => {
    edit(join(range, 'houses/bjorkliden-142.yaml'), /syd: 2439000/, 'syd: 2471000');
    edit(join(range, 'questions/vitvaror.yaml'), / {4}- key: vitvaror-svart\n(?: {6}.*\n)+/, '');
    edit(join(range, 'questions/vitvaror.yaml'), /^- key: flakt\n(?: .*\n|\n)+/m, '');
    edit(join(range, 'sections.yaml'), / flakt,/, '');
    edit(join(range, 'questions/vitvaror.yaml'), /(key: hall-80\n(?: {6}.*\n)*? {6}price: )4900/, '$16400');
  });
  await page.goto(`${server.address}/start/${token}`);
  await expect(page.getByRole('heading', { name: 'Huset har ändrats sedan länken skapades' })).toBeVisible();
  await expect(page.getByText('Svarta har ersatts med Vita')).toBeVisible();
  await expect(page.getByText('Underbyggd har tagits bort')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Induktionshäll 80 cm' })).toHaveText(/4.900.kr 6.400.kr$/);
  await expect(page.getByText(/^\+32.000.kr$/)).toBeVisible();
  // The house, less the black appliances, more the hob.
  await expect(page.getByText(/^\+19.300.kr$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Öppna huset' }).click();
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
  await expect(new ConfiguratorPage(page).samples).toBeVisible();
});

interface Questions {
  readonly Sections: readonly {
    readonly Questions: readonly {
      readonly Id: number;
      readonly Answers: readonly { readonly Id: number; readonly Title: string }[];
    }[];
  }[];
}

/** Finds an answer by its title, as a choice to send. */
function answersOf({ Sections }: Questions) {
  const questions = Sections.flatMap((section) => section.Questions);
  return (title: string): Record<number, number> => {
    const found = questions.flatMap(({ Id, Answers }) =>
      Answers.filter((answer) => answer.Title === title).map((answer) => [Id, answer.Id] as const),
    );
    expect(found, title).toHaveLength(1);
    return Object.fromEntries(found);
  };
}

/** Fails when there is nothing to replace. */
function edit(file: string, old: RegExp, now: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(old);
  writeFileSync(file, text.replace(old, now));
}

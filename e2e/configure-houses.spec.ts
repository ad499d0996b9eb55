import { type ConfiguratorPage, krOf } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { expect, test } from './support/test.ts';

const house = 'Garage 32';

// This test uses a browser. `demo-range.test.ts` checks every house with random choices, without a browser.
test('after a visitor has configured a house from the first step to the last, the header and the summary show the same total that the server calculates', async ({
  page,
  request,
  begin,
}) => {
  const configurator = await begin({ house });

  let { n, total: steps } = await configurator.counter();
  expect(n).toBe(1);
  let ordinary = await configurator.ordinaryPrice();
  while (n < steps) {
    ordinary = await chooseAndCompare(configurator, n, ordinary);
    const { total } = await configurator.counter();
    await configurator.next();
    await expect.poll(async () => (await configurator.counter()).n, 'one step on').toBe(n + 1);
    steps = total;
    n += 1;
  }
  await expect(page.getByRole('button', { name: 'Slutför' })).toBeVisible();

  const header = await configurator.total();
  await page.getByRole('button', { name: 'Slutför' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: house })).toBeVisible();
  expect(krOf(await dialog.getByTestId('summary-total').innerText())).toBe(header);

  const kept = await keptHouse(page);
  const shared = await request.post('/api/guidemodel/share', {
    data: {
      HouseId: kept.houseId,
      MunicipalityId: kept.municipalityId,
      WebConfigurationId: kept.webConfigurationId,
      Name: kept.name,
      Answers: kept.selections,
    },
  });
  expect(await shared.json()).toMatchObject({ Price: header, Answers: kept.selections });
});

/**
 * On every third step, chooses another answer, and checks that the ordinary price (the price before campaigns) changes by the
 * amount that the sample of the answer shows. Returns the new ordinary price, in kr.
 */
async function chooseAndCompare(configurator: ConfiguratorPage, n: number, before: number): Promise<number> {
  if (n % 3 !== 0 || (await configurator.choices.count()) === 0) return before;
  const sample = configurator.choices.last();
  const title = await sample.locator('b').innerText();
  const note = await sample.locator('.sample-price').innerText();
  await sample.click();
  await expect(configurator.samples.getByRole('radio', { name: title, exact: true })).toBeChecked();
  const after = await configurator.ordinaryPrice();
  // The samples of a question with hidden prices show no amount.
  if (note) expect(after, `${title}: ${note}`).toBe(before + krOf(note));
  return after;
}

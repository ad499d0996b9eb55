import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { expect, test } from './support/test.ts';

/** A one-storey house, a two-storey house and a garage, in one municipality of each price area. */
const houses = [
  { title: 'Lingonmo 124', municipality: { id: '2480', name: 'Umeå' } },
  { title: 'Kvarnholmen 148', municipality: { id: '0180', name: 'Stockholm' } },
  { title: 'Garage 32', municipality: { id: '1280', name: 'Malmö' } },
];

for (const { title, municipality } of houses) {
  test(`${title} is configured from the first step to the last, with one price everywhere`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const all: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
    const house = all.find(({ Title }) => Title === title);
    const configurator = new ConfiguratorPage(page);
    await configurator.start(house?.Id ?? 0, municipality.id);

    let { n, total: steps } = await configurator.counter();
    expect(n).toBe(1);
    while (n < steps) {
      await chooseAndCompare(configurator, n);
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
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
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
}

/** Chooses something else on every third step: the difference on the sample is what the total really changes by. */
async function chooseAndCompare(configurator: ConfiguratorPage, n: number): Promise<void> {
  if (n % 3 !== 0 || (await configurator.choices.count()) === 0) return;
  const sample = configurator.choices.last();
  const shown = await sample.innerText();
  const title = await sample.locator('b').innerText();
  const note = shown.slice(title.length).trim();
  // A question whose price is hidden says nothing here; campaigns come off the ordinary price that the samples speak of.
  const before = await configurator.ordinaryPrice();
  await sample.click();
  await expect(configurator.samples.getByRole('radio', { name: title, exact: true })).toBeChecked();
  if (note) expect(await configurator.ordinaryPrice(), `${title}: ${note}`).toBe(before + krOf(note));
}

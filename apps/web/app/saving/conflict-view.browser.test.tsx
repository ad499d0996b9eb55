import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin, UMEA } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, choices } from '../../testing/look.ts';
import { browserApi } from '../api/browser-api.ts';

const conflict = page.getByRole('dialog', { name: 'Huset har sparats på ett annat ställe' });
const row = (name: string) => conflict.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/**
 * Saves the open house. Then overwrites it with another house model in another municipality, as another device would do, and saves the open
 * house again.
 * @param title the title of the other house model
 * @param before called before the open house is saved again
 */
async function meetAnotherHouse({ before = () => {}, title = 'Furuvik 112' } = {}): Promise<void> {
  await enter();
  const app = await begin();
  await button('Spara').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  const id = app.address().split('/')[2] ?? '';
  const api = await browserApi();
  const { houseId, webConfigurationId, selections } = await api.beginHouse({
    parameters: { houseId: await houseIdOf(title), municipality: UMEA },
  });
  const theirs = {
    houseId,
    webConfigurationId,
    selections,
    municipalityId: UMEA,
    name: 'Vårt hus',
    plotIds: [],
    placement: null,
    price: null,
  };
  await api.saveConfiguration({ body: { id, ...theirs, impersonatedOwner: null } });
  await choices.first().click();
  before();
  await button('Spara').click();
  await expect.element(conflict).toBeVisible();
}

async function houseIdOf(idOrName: string) {
  return (await (await browserApi()).readHouse({ parameters: { idOrName } })).id;
}

test('the conflict view shows that the house was saved elsewhere with another house model and another municipality', async () => {
  await meetAnotherHouse();
  await expect.element(row('Husmodell')).toMatchTextContent(/Björkliden 142.*Furuvik 112/);
  await expect.element(row('Kommun')).toMatchTextContent(/Malmö.*Umeå/);
  await expect.element(row('Namn')).toMatchTextContent(/Mitt hus.*Vårt hus/);
  await expect.element(conflict).toMatchTextContent(/den sparade har egna frågor, som inte finns i ditt hus\. Alla val ser du/i);
  await expect.element(conflict).not.toMatchTextContent(/Alla val är lika/);
  expect(await findAxeViolations(conflict)).toEqual([]);
});

test('if the names of houses and municipalities do not load, the conflict view shows that the house model and the municipality differ, without the names in the other version', async () => {
  await meetAnotherHouse({ before: () => intercept(/^\/api\/(municipalities|houses\/\d+)$/, fail) });
  await expect.element(row('Husmodell')).toMatchTextContent(/Björkliden 142.*En annan husmodell/);
  await expect.element(row('Kommun')).toMatchTextContent(/Malmö.*En annan kommun/);
});

test('if only the house model does not load, the conflict view still names the municipality', async () => {
  await meetAnotherHouse({ before: () => intercept(/^\/api\/houses\/\d+$/, fail) });
  await expect.element(row('Kommun')).toMatchTextContent(/Malmö.*Umeå/);
  await expect.element(row('Husmodell')).toMatchTextContent(/Björkliden 142.*En annan husmodell/);
});

test('the conflict view names a hidden house model, which the list of house models leaves out', async () => {
  await meetAnotherHouse({ title: 'Visningshus 120' });
  await expect.element(row('Husmodell')).toMatchTextContent(/Björkliden 142.*Visningshus 120/);
});

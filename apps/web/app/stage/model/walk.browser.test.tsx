import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDescribedHouse } from '../../../testing/a-described-house.ts';
import { beginWithModel } from '../../../testing/begin-with-model.ts';
import { button, textsOf } from '../../../testing/look.ts';

const model = page.getByRole('img', { name: /^3D-modell av Björkliden 142/ });
const shown = page.getByRole('combobox', { name: 'Visa' });
const rooms = page.getByRole('combobox', { name: 'Gå till' });

beforeEach(() => page.viewport(720, 520));
afterEach(() => vi.restoreAllMocks());

async function goIn(storey: string): Promise<void> {
  await beginWithModel();
  await shown.selectOptions(`Gå in, ${storey}`);
  await expect.element(model).toHaveAccessibleName(/inifrån/);
}

/** Presses a key until the 3D model’s accessible name matches. */
async function pressUntil(key: string, name: RegExp): Promise<void> {
  (await model.findElement()).focus();
  for (let presses = 0; presses < 30; presses++) {
    if (name.test((await model.findElement()).ariaLabel ?? '')) return;
    await userEvent.keyboard(`{${key}}`);
  }
  await expect.element(model).toHaveAccessibleName(name);
}

test('keys turn the visitor inside the 3D model, and let them walk from one room into the next', async () => {
  await goIn('Entréplan');
  expect(textsOf(rooms.getByRole('option'))).toEqual(['Vardagsrum', 'Kök']);
  await rooms.selectOptions('Kök');
  await expect
    .element(model)
    .toHaveAccessibleName(/^3D-modell av Björkliden 142, inifrån\. Entréplan: du står i rummet Kök och ser mot/);
  await pressUntil('ArrowRight', /ser mot vänster gavel\.$/);
  await pressUntil('ArrowUp', /du står i rummet Vardagsrum/);
  await expect.element(rooms).toHaveDisplayValue('Vardagsrum');
});

test('if two rooms have the same name, the list of rooms still selects the room in which the visitor is; after a change of storey, it lists the rooms of the new storey', async () => {
  const { plan } = aDescribedHouse;
  const [below, above] = plan.storeys;
  if (!below || !above) throw new Error('two storeys');
  const kind = 'closet';
  const closets = { A: { kind, name: 'Klädkammare' }, B: { kind, name: 'Klädkammare' } } as const;
  await beginWithModel({
    plan: { ...plan, storeys: [below, { ...above, x: [5000], map: ['AB'], rooms: closets, links: ['A-B'] }] },
  });
  await shown.selectOptions('Gå in, Övervåning');
  await expect.poll(() => textsOf(rooms.getByRole('option'))).toEqual(['Klädkammare', 'Klädkammare']);
  await rooms.selectOptions(rooms.getByRole('option').nth(1));
  await expect.element(model).toHaveAccessibleName(/Övervåning: du står i rummet Klädkammare/);
  await expect.element(rooms).toHaveValue('1');
  await shown.selectOptions('Gå in, Entréplan');
  await expect.poll(() => textsOf(rooms.getByRole('option'))).toEqual(['Vardagsrum', 'Kök']);
});

test('the walls of the 3D model stop the visitor', async () => {
  await goIn('Entréplan');
  await rooms.selectOptions('Kök');
  await pressUntil('ArrowRight', /ser mot höger gavel\.$/);
  await userEvent.keyboard('{ArrowUp>9/}');
  await button('Gå framåt').click();
  await expect.element(model).toHaveAccessibleName(/du står i rummet Kök och ser mot höger gavel\.$/);
});

test('inside the 3D model, a press on the floor moves the visitor to that point, and choosing the outside moves them out of the house', async () => {
  await goIn('Entréplan');
  await rooms.selectOptions('Kök');
  await pressUntil('ArrowRight', /ser mot vänster gavel\.$/);
  await userEvent.keyboard('{PageDown}');
  const { width, height } = (await model.findElement()).getBoundingClientRect();
  for (let presses = 0; presses < 8; presses++) await model.click({ position: { x: width / 2, y: height * 0.45 } });
  await expect.element(model).toHaveAccessibleName(/du står i rummet Vardagsrum/);
  await shown.selectOptions('Utsida');
  await expect.element(model).toHaveAccessibleName(/^3D-modell av Björkliden 142, sedd/);
});

test('on a phone, a button moves the visitor into the 3D model, which gets the focus', async () => {
  await page.viewport(390, 844);
  await beginWithModel();
  await button('Gå in, Entréplan').click();
  await expect.element(model).toHaveAccessibleName(/inifrån\. Entréplan/);
  await expect.element(model).toHaveFocus();
});

test('at a question about the kitchen, the 3D model opens in the kitchen; the visitor can leave the house', async () => {
  await beginWithModel({ at: '/configuration/new/4/1' });
  await expect.element(model).toHaveAccessibleName(/inifrån\. Entréplan: du står i rummet Kök och ser mot/);
  await expect.element(rooms).toHaveDisplayValue('Kök');
  await shown.selectOptions('Utsida');
  await expect.element(model).toHaveAccessibleName(/^3D-modell av Björkliden 142, sedd/);
  await shown.selectOptions('Gå in, Övervåning');
  await expect.element(model).toHaveAccessibleName(/Övervåning: du står i rummet Sovrum/);
});

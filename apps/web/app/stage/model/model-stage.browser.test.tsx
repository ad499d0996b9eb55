import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDescribedHouse } from '../../../testing/a-described-house.ts';
import { begin } from '../../../testing/begin.ts';
import { withElevation } from '../../../testing/begin-with-model.ts';
import { button, gone, one, sample, sizes } from '../../../testing/look.ts';
import type { OpenedApp } from '../../../testing/open-app.tsx';

const model = page.getByRole('img', { name: /^3D-modell av Björkliden 142/ });
const picture = page.getByRole('main').getByRole('img', { name: /^Bild på Björkliden 142/ });
const open = button('Visa huset i 3D');

/** Opens the question about the colour of the façade. The house has an elevation, so the page offers its 3D model. */
async function beginAtColour(): Promise<OpenedApp> {
  const app = await begin({ at: '/configuration/new/3/3', change: withElevation });
  await userEvent.hover(page.getByRole('main'));
  return app;
}

/** Returns `answer` to each request for the data from which the page builds the 3D model. The server does not get these requests. */
function describe(answer: () => Response): void {
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((address, init) =>
    String(address).includes('/media/model/') ? Promise.resolve(answer()) : own(address, init),
  );
}

// The window is small, because the test machine renders without a graphics card.
beforeEach(() => page.viewport(720, 520));
beforeEach(() => describe(() => Response.json(aDescribedHouse)));
afterEach(() => vi.restoreAllMocks());

async function openModel(): Promise<OpenedApp> {
  const app = await beginAtColour();
  await open.click();
  await expect.element(model).toBeVisible();
  return app;
}

test.each(sizes)(
  'on the screen of $size the 3D model replaces the picture, and a button shows the picture again',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openModel();
    await gone(picture);
    await expect.element(model).toHaveFocus();
    await expect.element(model).toHaveAccessibleName(/sedd snett framifrån, från vänster\. .*Fasadkulör: Falu rödfärg/);
    await button('Tillbaka till bilden').click();
    await expect.element(picture).toBeVisible();
    await expect.element(open).toHaveFocus();
  },
);

test('keys and buttons turn the 3D model, and the model’s accessible name describes from where the visitor sees it', async () => {
  // On a screen this wide, the list of sides is visible.
  await page.viewport(1280, 560);
  await openModel();
  await expect.element(model).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(model).toHaveAccessibleName(/sedd framifrån\./);
  for (const _ of [1, 2, 3, 4]) await button('Vrid åt höger').click();
  await expect.element(model).toHaveAccessibleName(/sedd från höger gavel\./);
  await page.getByRole('combobox', { name: 'Ställ dig vid' }).selectOptions('Trädgården');
  await expect.element(model).toHaveAccessibleName(/sedd från trädgården\./);
  await userEvent.keyboard('{Escape}');
  await gone(model);
});

test('a choice changes the 3D model, and the model stays open at the next step', async () => {
  await openModel();
  await sample('Linoljevit').click();
  await expect.element(model).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
  await button('Nästa').click();
  await expect.element(model).toBeVisible();
});

test('the browser’s Back button first closes the sheet over the 3D model and then the model; the Forward button opens the model again', async () => {
  const app = await openModel();
  const address = app.address();
  await button('Se huset på tomten').click();
  const plot = page.getByRole('dialog', { name: 'Se huset på tomten' });
  await expect.element(plot).toBeVisible();
  await app.back();
  await gone(plot);
  await expect.element(model).toBeVisible();
  await app.back();
  await gone(model);
  await expect.element(picture).toBeVisible();
  expect(app.address()).toBe(address);
  await app.forward();
  await expect.element(model).toBeVisible();
});

test('when the visitor closes the 3D model with its button, the page also leaves the model’s history entry, so that the browser’s Back button then leads to the previous question', async () => {
  const app = await beginAtColour();
  const address = app.address();
  await button('Nästa').click();
  await expect.poll(app.address).not.toBe(address);
  await open.click();
  await expect.element(model).toBeVisible();
  await button('Tillbaka till bilden').click();
  await gone(model);
  await app.back();
  await expect.poll(app.address).toBe(address);
});

test('if the visitor opens a storey, the accessible name of the 3D model describes it; when the visitor goes back outside, the name describes the outside again', async () => {
  await openModel();
  const shown = page.getByRole('combobox', { name: 'Visa' });
  await shown.selectOptions('Övervåning');
  await expect
    .element(model)
    .toHaveAccessibleName(/^3D-modell av Björkliden 142\. Övervåning utan tak, sedd uppifrån och snett framifrån/);
  await shown.selectOptions('Utsida');
  await expect.element(model).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
});

test('a browser without WebGL shows a notice and the picture instead of the 3D model', async () => {
  await beginAtColour();
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await open.click();
  await expect.poll(noticed).toBe('Din webbläsare kan inte visa 3D. Här är bilden i stället.');
  context.mockRestore();
  await expect.poll(isPictureShown).toBe(true);
});

test('if the browser loses the WebGL context, the picture replaces the 3D model, and a notice gets the focus; closing the notice moves the focus to the button that opens the model', async () => {
  await openModel();
  await expect.element(model).toHaveFocus();
  const canvas = one('.model-stage canvas');
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('there is no canvas');
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  await expect.poll(noticed).toBe('Webbläsaren slutade visa 3D. Här är bilden i stället.');
  await expect.poll(isPictureShown).toBe(true);
  await expect.element(page.getByRole('alert').getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(open).toHaveFocus();
});

test('if the data of the 3D model cannot be loaded, the page shows a notice and the picture instead of the 3D model', async () => {
  await beginAtColour();
  vi.restoreAllMocks();
  describe(() => new Response('', { status: 503 }));
  await open.click();
  await expect.poll(noticed).toBe('Modellen gick inte att hämta. Här är bilden i stället.');
  await expect.poll(isPictureShown).toBe(true);
});

test('if the data of the 3D model could not be loaded, the page loads them as soon as the network is back, and shows the 3D model', async () => {
  await beginAtColour();
  vi.restoreAllMocks();
  describe(() => new Response('', { status: 503 }));
  await open.click();
  await expect.poll(noticed).toBe('Modellen gick inte att hämta. Här är bilden i stället.');
  vi.restoreAllMocks();
  describe(() => Response.json(aDescribedHouse));
  dispatchEvent(new Event('online'));
  await expect.element(model).toBeVisible();
  await expect.element(model).toHaveFocus();
  expect(noticed()).toBeUndefined();
  // Only the canvas on which the view draws gets a width.
  await expect.poll(() => one('.model-stage canvas').hasAttribute('width')).toBe(true);
});

const noticed = () => document.querySelector('.model-notice p')?.textContent;
const isPictureShown = () => one('.stage-layers').checkVisibility({ visibilityProperty: true, opacityProperty: true });

import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, gone, sample, sizes } from '../../testing/look.ts';

const picture = page.getByRole('main').getByRole('img');
const example = page.getByText('Exempelbild', { exact: true });

describe.each(sizes)('the stage on the screen of $size', ({ width, height }) => {
  test('in a section that has no picture of a room, the picture shows the visitor’s own house from the first step on', async () => {
    await page.viewport(width, height);
    const app = await begin({ bundle: 'Klassisk' });
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré\. .*Panel: Locklistpanel/);
    await expect.element(example).not.toBeInTheDocument();
    await button('Nästa').click();
    await expect.poll(app.address).toBe('/configuration/new/1/2');
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré/);
  });

  test('the picture of a room is marked as an example', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/3/3' });
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré/);
    await app.goTo('/configuration/new/4/1');
    await expect.element(example).toBeVisible();
    await expect.element(picture).toHaveAccessibleName(/^Exempelbild, Mot fönstret\. Köksluckor: /);
  });
});

test('a note appears at a question whose selected answer the picture does not show, and disappears at a question whose answer it shows', async () => {
  const app = await begin({ at: '/configuration/new/3/2' });
  const note = page.getByText('Syns inte i bilden', { exact: true });
  await expect.element(note).toBeVisible();
  await app.goTo('/configuration/new/3/3');
  await gone(note);
});

test('the description of the picture changes with a choice', async () => {
  await begin({ at: '/configuration/new/3/3' });
  await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
  await sample('Linoljevit').click();
  await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
});

describe('the page shows when the next picture is loading or has failed', () => {
  const line = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const coming = line(/^Bilden hämtas$/);
  const failed = line(/^Bilden gick inte att hämta/);

  test('while a picture is loading, the page shows that it is loading and no longer describes the previous picture', async () => {
    await begin({ at: '/configuration/new/3/3' });
    await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const decode = Image.prototype.decode;
    vi.spyOn(Image.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
      await released;
      return decode.call(this);
    });
    await sample('Linoljevit').click();
    await expect.element(picture).toHaveAccessibleName('Bilden hämtas');
    await expect.element(coming).toBeVisible();
    release();
    await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
    await gone(coming);
  });

  test('if a picture cannot be loaded, the page shows a message, and loads the picture when the browser is online again', async () => {
    await begin({ at: '/configuration/new/3/3' });
    await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
    const network = vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new DOMException('no network', 'EncodingError'));
    await sample('Linoljevit').click();
    await expect.element(failed).toBeVisible();
    await expect.element(picture).toHaveAccessibleName('Bilden gick inte att hämta. Dina val är kvar.');
    network.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
    await gone(failed);
  });
});

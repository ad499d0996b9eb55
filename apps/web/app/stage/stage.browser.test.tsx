import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, sample, sizes } from '../../testing/look.ts';

const picture = page.getByRole('main').getByRole('img');
const example = page.getByText('Exempelbild', { exact: true });

describe.each(sizes)('on $size', ({ width, height }) => {
  test('a section without a scene shows the very house as it was chosen, from the first step on', async () => {
    await page.viewport(width, height);
    const app = await begin({ bundle: 'Klassisk' });
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré\. .*Panel: Locklistpanel/);
    await expect.element(example).not.toBeInTheDocument();
    await button('Nästa').click();
    await expect.poll(app.address).toBe('/configuration/new/1/2');
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré/);
  });

  test('a room is an example, and says so', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/3/3' });
    await expect.element(picture).toHaveAccessibleName(/^Bild på Björkliden 142, Entré/);
    await app.goTo('/configuration/new/4/1');
    await expect.element(example).toBeVisible();
    await expect.element(picture).toHaveAccessibleName(/^Exempelbild, Mot fönstret\. Köksluckor: /);
  });
});

test('what is read of the picture follows each choice', async () => {
  await begin({ at: '/configuration/new/3/3' });
  await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
  await sample('Linoljevit').click();
  await expect.element(picture).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
});

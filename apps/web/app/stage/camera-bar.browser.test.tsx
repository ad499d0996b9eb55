import { expect, test } from 'vitest';
import { begin } from '../../testing/begin.ts';
import { button } from '../../testing/look.ts';

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.stage img')].map(({ src }) => src);

test.each([
  ['/configuration/new/3/1', ['Entré', 'Trädgård'], ['view=front', 'view=back']],
  ['/configuration/new/4/1', ['Mot fönstret', 'Mot bordet'], ['camera=kitchen-1', 'camera=kitchen-2']],
])('every camera of a section can be selected by its name and by the rotate button: %s', async (at, names, seenFrom) => {
  await begin({ at });
  for (const [index, name] of names.entries()) {
    await button(name).click();
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(pictures).toContainEqual(expect.stringContaining(seenFrom[index] ?? ''));
  }
  // After the last camera comes the first one.
  await button('Rotera till nästa kameravy').click();
  await expect.element(button(names[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { withElevation } from '../../testing/begin-with-model.ts';
import { button, one } from '../../testing/look.ts';

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.stage img')].map(({ src }) => src);

test.each([
  ['/configuration/new/3/1', ['Entré', 'Trädgård'], ['view=front', 'view=back']],
  ['/configuration/new/4/1', ['Mot fönstret', 'Mot bordet'], ['camera=kitchen-1', 'camera=kitchen-2']],
])(
  'the visitor can select every camera of a section by its name; after the last camera, the rotate button selects the first one (address: %s)',
  async (at, names, seenFrom) => {
    await begin({ at });
    for (const [index, name] of names.entries()) {
      await button(name).click();
      await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(pictures).toContainEqual(expect.stringContaining(seenFrom[index] ?? ''));
    }
    // After the last camera, the button selects the first one again.
    await button('Rotera till nästa kameravy').click();
    await expect.element(button(names[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
  },
);

test.each([320, 360, 390])(
  'at a width of %i px the tools of the picture are in one row, and the button of the 3D model, which appears late, moves none of them',
  async (width) => {
    await page.viewport(width, 844);
    await begin({ at: '/configuration/new/3/2', change: withElevation });
    await expect.element(button('Ladda ner bilden')).toBeVisible();
    const before = lefts();
    await userEvent.hover(page.getByRole('main'));
    await expect.element(button('Visa huset i 3D')).toBeVisible();
    expect(lefts()).toMatchObject(before);
    const bar = one('.camera-bar').getBoundingClientRect();
    expect(bar.height).toBeLessThan(60);
    expect(bar.right).toBeLessThanOrEqual(width);
  },
);

/** Returns the left edge of each tool, in CSS pixels. */
function lefts(): Record<string, number> {
  const tools = [...document.querySelectorAll('.camera-bar > button')].filter((tool) => tool.checkVisibility());
  return Object.fromEntries(tools.map((tool) => [tool.ariaLabel, tool.getBoundingClientRect().left]));
}

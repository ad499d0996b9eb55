import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, gone, one } from '../../testing/look.ts';

const alone = '/configuration/new/3/1?view=picture';

/** Returns the magnification of the picture. */
const scale = () => new DOMMatrix(getComputedStyle(one('.stage')).transform).a;

test('on a phone the view with only the picture fills the width of the screen', async () => {
  await page.viewport(390, 664);
  const app = await begin({ at: '/configuration/new/3/1' });
  await expect.poll(() => document.querySelectorAll('.stage-layers').length).toBeGreaterThan(0);
  const width = () => one('.stage-layers').getBoundingClientRect().width;
  const beside = width();
  await app.goTo(alone);
  await expect.poll(width).toBeGreaterThan(beside * 1.2);
  const { left, width: free } = one('.stage-free').getBoundingClientRect();
  expect([left, free]).toEqual([0, 390]);
});

test('in the view with only the picture, buttons, keys, wheel, double press and two fingers zoom the picture; when this view opens again, the picture is not zoomed', async () => {
  await page.viewport(390, 664);
  const app = await begin({ at: alone });
  const [zoomIn, zoomOut] = [button('Zooma in'), button('Zooma ut')];
  await zoomIn.click();
  expect(scale()).toBeCloseTo(1.5);
  await expect.element(page.getByText('150 %')).toBeInTheDocument();
  await zoomOut.click();
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  expect(scale()).toBe(1);

  await userEvent.keyboard('+');
  expect(scale()).toBeCloseTo(1.5);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = one('.stage').getBoundingClientRect().left;
  await userEvent.keyboard('{ArrowRight}');
  expect(one('.stage').getBoundingClientRect().left).toBe(before - 60);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);

  const stage = one('.stage');
  stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, clientX: 100, clientY: 300, bubbles: true, cancelable: true }));
  await expect.poll(scale).toBeGreaterThan(2);
  stage.dispatchEvent(new MouseEvent('dblclick', { clientX: 100, clientY: 300, bubbles: true }));
  await expect.poll(scale).toBe(1);

  const finger = (type: string, pointerId: number, clientX: number) =>
    stage.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: pointerId === 1, clientX, clientY: 300, bubbles: true }));
  finger('pointerdown', 1, 180);
  finger('pointerdown', 2, 220);
  finger('pointermove', 1, 140);
  finger('pointermove', 2, 260);
  await expect.poll(scale).toBeCloseTo(3);
  await expect
    .element(page.getByRole('combobox', { name: 'Kameravy' }), { message: 'nothing turned' })
    .toHaveDisplayValue('Entré');

  await app.goTo('/configuration/new/3/1');
  await gone(zoomIn);
  await app.goTo(alone);
  await expect.element(zoomIn).toBeVisible();
  expect(scale()).toBe(1);
});

test('a phone in landscape shows a hint that the picture can fill the screen', async () => {
  const hint = button('Låt bilden fylla skärmen');
  // Full screen is mocked, because later tests cannot resize a window in full screen. The end-to-end journeys test the real full screen.
  const fill = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  await page.viewport(844, 390);
  const app = await begin({ at: '/configuration/new/3/1' });
  await expect.element(hint).toBeInViewport({ ratio: 1 });
  await hint.click();
  await expect.poll(app.address).toMatch(/view=picture$/);
  expect(fill).toHaveBeenCalled();
  fill.mockRestore();
  await app.goTo('/configuration/new/3/1');
  await expect.element(page.getByRole('radiogroup')).toBeVisible();
  await gone(hint);
});

test('a late exit from full screen does not close the view with only the picture, which the visitor has opened again', async () => {
  const entered = Promise.withResolvers<void>();
  const fill = vi.spyOn(document.documentElement, 'requestFullscreen').mockReturnValue(entered.promise);
  const app = await begin({ at: '/configuration/new/3/1' });
  const exit = () => document.dispatchEvent(new Event('fullscreenchange'));
  // When a view closes, the page goes back in the history. The browser does this a moment later, so wait for it.
  const settle = () => new Promise((done) => setTimeout(done, 500));
  await button('Visa bara bilden').click();
  await expect.element(button('Zooma in')).toBeVisible();
  await settle();
  exit();
  await settle();
  expect(app.address()).toMatch(/view=picture$/);
  entered.resolve();
  await settle();
  exit();
  await expect.poll(app.address).toBe('/configuration/new/3/1');
  fill.mockRestore();
});

test('a large screen does not show the hint that the picture can fill the screen; on a phone, a press on its close button removes the hint', async () => {
  const hint = button('Låt bilden fylla skärmen');
  await begin({ at: '/configuration/new/3/1' });
  await gone(hint);
  await page.viewport(844, 390);
  await expect.element(hint).toBeVisible();
  await page.elementLocator(one('.landscape-hint')).getByRole('button', { name: 'Stäng' }).click();
  await gone(hint);
});

test('in landscape, on phones of all sizes, the hint that the picture can fill the screen covers no tool', async () => {
  await page.viewport(844, 360);
  await begin({ at: '/configuration/new/3/1' });
  await expect.element(button('Låt bilden fylla skärmen')).toBeVisible();
  for (const height of [320, 342, 360, 430])
    for (const width of [568, 600, 640, 667, 700, 740, 750, 800, 844, 896, 932]) {
      await page.viewport(width, height);
      const size = `${width} × ${height}`;
      await expect.poll(() => one('.landscape-hint').checkVisibility(), { message: size }).toBe(true);
      await expect.poll(coveredTools, { message: size }).toEqual([]);
    }
});

/** Returns the tools whose middle is covered by another element. */
function coveredTools(): string[] {
  const tools = document.querySelectorAll(
    ':is(.camera-bar, .title-cells, .title-history, .navigation-bar, .zoom-bar) :is(button, select)',
  );
  return [...tools]
    .filter((tool) => tool.checkVisibility({ visibilityProperty: true }))
    .filter((tool) => {
      const { left, top, width, height } = tool.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !tool.contains(hit);
    })
    .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);
}

test('in the view with only the picture, two quick presses of the Escape key go back only one page', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const app = await begin({ at: '/configuration/new/3/1' });
  await app.goTo('/configuration/new/3/2');
  await button('Visa bara bilden').click();
  await expect.poll(app.address).toBe('/configuration/new/3/2?view=picture');
  const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  const leave = () => expect.poll(() => [pressEscape(), pressEscape(), app.address()].at(-1)).toBe('/configuration/new/3/2');
  await leave();
  await button('Visa bara bilden').click();
  await expect.poll(app.address).toBe('/configuration/new/3/2?view=picture');
  await leave();
});

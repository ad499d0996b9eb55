import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginWithModel } from '../../../testing/begin-with-model.ts';
import { button, gone, one } from '../../../testing/look.ts';

const status = page.getByRole('status');
const slider = page.getByRole('slider', { name: 'Klockslag' });
const day = page.getByRole('combobox', { name: 'Dag' });

beforeEach(() => page.viewport(1280, 620));
afterEach(() => vi.restoreAllMocks());

test('the visitor chooses the day and the hour of the sun, also with keys, and a status text describes the position of the sun', async () => {
  await beginWithModel();
  await button('Visa sol och skugga').click();
  await expect.element(day).toHaveFocus();
  await day.selectOptions('21 juni');
  await slider.fill('900');
  await expect.element(status.filter({ hasText: /^Klockan 15 den 21 juni står solen \d\d° högt i sydväst\.$/ })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status.filter({ hasText: 'Klockan 15.15 den 21 juni' })).toBeVisible();
  await expect
    .element(page.getByText(/^Upp 0\d\.\d\d, ner 2\d\.\d\d\. Sol i .*\. Framsidan antas vända sig mot söder\.$/))
    .toBeVisible();
  await slider.fill('0');
  await expect.element(status.filter({ hasText: 'Klockan 0 den 21 juni är solen nere.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(slider);
  await expect.element(button('Visa sol och skugga')).toHaveFocus();
  // After it was closed and opened again, the panel still has the last hour.
  await button('Visa sol och skugga').click();
  await expect.element(slider).toHaveValue('0');
});

/** Records which files the page asks the browser to save. Nothing is saved. */
function noteSavedFiles() {
  const saved: { readonly name: string; readonly address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  return saved;
}

test('the visitor can take a picture of the 3D model and download it as a JPEG of 1800 × 1200 pixels; afterwards the canvas has its usual proportions', async () => {
  const saved = noteSavedFiles();
  await beginWithModel();
  const canvas = one('.model-stage canvas');
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('there is no canvas');
  await button('Ta en bild').click();
  await expect.element(status.filter({ hasText: 'Bilden finns i sammanställningen.' })).toBeVisible();
  expect(saved).toEqual([]);
  await button('Ladda ner').click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Björkliden 142 i 3D.jpg']);
  const blob = await (await fetch(saved[0]?.address ?? '')).blob();
  expect(blob.type).toBe('image/jpeg');
  const { width, height } = await createImageBitmap(blob);
  expect([width, height]).toEqual([1800, 1200]);
  // The number of pixels of the canvas depends on whether the view has just changed.
  expect(canvas.width).toBeLessThan(1800);
  expect(canvas.width / canvas.height).toBeCloseTo(canvas.clientWidth / canvas.clientHeight, 1);
  await button('Stäng').click();
  await gone(status.filter({ hasText: 'Bilden finns i sammanställningen.' }));
});

test('if the browser refuses to store a picture of the 3D model, the page immediately saves the picture as a file on the computer', async () => {
  const saved = noteSavedFiles();
  vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  await beginWithModel();
  await button('Ta en bild').click();
  await expect.element(status.filter({ hasText: 'Bilden är sparad bland dina hämtade filer.' })).toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['Björkliden 142 i 3D.jpg']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginWithModel } from '../../testing/begin-with-model.ts';
import { enter } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, gone, sample } from '../../testing/look.ts';
import { summary, summaryIsGone } from '../../testing/open-summary.ts';

const status = page.getByRole('status');
const own = summary.getByRole('region', { name: 'Dina bilder' });
const pictures = own.getByRole('img');

beforeEach(() => page.viewport(1280, 620));
afterEach(() => {
  // The stub of `intercept` wraps the mock of `beginWithModel`, so remove the stub first.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function takePicture(told = 'Bilden finns i sammanställningen.') {
  await button('Ta en bild').click();
  await expect.element(status.filter({ hasText: told })).toBeVisible();
  await button('Stäng').click();
}

async function showSummary() {
  await button('Sammanställning').first().click();
  await expect.element(summary.getByTestId('summary-total')).toBeVisible();
}

test('the summary shows the visitor’s picture of the 3D model with a text about its view; the visitor can download and remove the picture', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await beginWithModel();
  await takePicture();
  await button('Vrid åt höger').click();
  await takePicture();
  await showSummary();
  await expect.poll(() => pictures.elements()).toHaveLength(2);
  for (const shown of pictures.elements()) {
    expect(shown.getAttribute('alt')).toMatch(/^3D-modell av Björkliden 142, sedd .+\. .*Fasadkulör/);
    await expect.poll(() => shown instanceof HTMLImageElement && shown.naturalWidth).toBe(1800);
  }
  await expect.element(own.getByText('Togs 20 november 2026.').first()).toBeVisible();
  expect(await findAxeViolations(summary)).toEqual([]);

  await own.getByRole('button', { name: 'Ladda ner bild 2' }).click();
  await expect.poll(() => saved).toEqual(['Björkliden 142 i 3D.jpg']);
  await own.getByRole('button', { name: 'Ta bort bild 1' }).click();
  await expect.poll(() => pictures.elements()).toHaveLength(1);
  await expect.element(own.getByRole('heading', { name: 'Dina bilder' })).toHaveFocus();
  await own.getByRole('button', { name: 'Ta bort bild 1' }).click();
  await gone(own);
  await expect.element(status.filter({ hasText: 'Bilden är borttagen.' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await summaryIsGone();
  await showSummary();
  await gone(own);
});

test('the visitor’s picture of the 3D model has a note if the house has changed since, until the visitor undoes the change', async () => {
  await beginWithModel({ isDrawn: true });
  await takePicture();
  await sample('Linoljevit').click();
  await showSummary();
  const outdated = own.getByText('Visar huset som det var 20 november 2026. Sedan dess har valen ändrats.');
  await expect.element(outdated).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await summaryIsGone();
  await button('Ångra').click();
  await showSummary();
  await expect.element(own.getByText('Togs 20 november 2026.')).toBeVisible();
  await gone(outdated);
});

test('a visit keeps four pictures of the 3D model; a fifth picture replaces the oldest, and a message informs the visitor', async () => {
  await beginWithModel();
  await takePicture();
  // Turn the 3D model, so that only the oldest picture shows the first view.
  for (const _ of [1, 2]) await button('Vrid åt höger').click();
  await expect.element(page.getByRole('img', { name: /sedd framifrån\./ })).toBeVisible();
  for (const _ of [2, 3, 4]) await takePicture();
  await takePicture('Bilden finns i sammanställningen. Den äldsta av dina bilder är borta, för där ryms fyra.');
  await showSummary();
  await expect.poll(() => pictures.elements()).toHaveLength(4);
  for (const shown of pictures.elements()) expect(shown.getAttribute('alt')).toMatch(/sedd framifrån\./);
});

test('the request for the PDF of a saved house contains the visitor’s pictures of the 3D model; if the server refuses a picture, the page explains this', async () => {
  await enter();
  await beginWithModel();
  await takePicture();
  await showSummary();
  await expect.poll(() => pictures.elements()).toHaveLength(1);
  const sent: unknown[] = [];
  intercept(/^\/api\/guidemodel\/document\/\w{8}(?:\/pictures)?$/, (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    const problem = { type: 'about:blank', title: '', status: 400, code: 'picture-refused', requestId: '1' };
    return new Response(JSON.stringify(problem), { status: 400 });
  });
  await button('Spara som PDF').click();
  const needs = page.getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' });
  await needs.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByRole('button', { name: 'Hämta PDF:en' }).click();
  const refused = page.getByRole('dialog', { name: 'PDF:en blev inte klar' });
  await expect.element(refused.getByText(/^En av dina bilder från 3D-modellen gick inte att lägga in\./)).toBeVisible();
  // Saving the house does not delete its picture: the request for the PDF contains the picture.
  expect(sent).toEqual([
    {
      Pictures: [
        expect.objectContaining({ Jpeg: expect.stringMatching(/^\/9j\//), Caption: expect.stringMatching(/^3D-modell av/) }),
      ],
    },
  ]);
  await refused.getByRole('button', { name: 'Stäng' }).click();
  await expect.element(own).toBeVisible();
});

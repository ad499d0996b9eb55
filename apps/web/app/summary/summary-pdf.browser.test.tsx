import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UMEA } from '../../testing/begin.ts';
import { enter, leave, PASSWORD } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, gone, sample } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openSummary, openSummaryAgain, summary, summaryIsGone } from '../../testing/open-summary.ts';
import { saveHouse } from '../../testing/save-house.ts';

/** Records the names of the files that the browser would save. Nothing is saved. */
function noteSavedFiles() {
  const saved: string[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => clicked.mockRestore());
  return { saved };
}

/** Returns the body of a response as a stream, and the functions with which the test sends its parts or breaks it off. */
function inParts() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  return {
    stream: readable,
    send: (bytes: number) => void writer.write(new Uint8Array(bytes)).catch(() => undefined),
    breakOff: () => void writer.abort(new DOMException('aborted', 'AbortError')).catch(() => undefined),
  };
}

/** Keeps the timers of 5000 ms from ending. The test calls the returned functions in place of these timers. */
function holdFiveSeconds() {
  const held: (() => void)[] = [];
  const start = setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, milliseconds?: number, ...given: unknown[]) => {
    if (milliseconds !== 5000) return start(act, milliseconds, ...given);
    held.push(act);
    return 0;
  });
  return held;
}

async function textValue(field: ReturnType<typeof page.getByRole>): Promise<string> {
  const element = await field.findElement();
  return element instanceof HTMLInputElement ? element.value : '';
}

describe('the PDF of the summary', () => {
  const DOCUMENT = /^\/api\/guidemodel\/document\/[0-9A-Za-z]{8}$/;
  const save = button('Spara som PDF');
  const told = summary.getByRole('status');

  async function openSavedSummary(need: string) {
    await enter();
    const app = await openSummary();
    await save.click();
    const needs = page.getByRole('dialog', { name: need });
    await expect.element(needs).toBeVisible();
    await needs.getByRole('button', { name: 'Spara', exact: true }).click();
    const isSaved = page.getByRole('dialog', { name: 'Huset är sparat' });
    await expect.element(isSaved).toBeVisible();
    return { app, isSaved };
  }

  test('if a visitor must log in for a PDF, the dialog opens again after the login, and the browser’s Back button closes it and shows the summary', async () => {
    const email = await enter();
    await leave();
    const app = await openSummary();
    await save.click();
    await page.getByRole('dialog', { name: 'Du måste vara inloggad' }).getByRole('button', { name: 'Logga in' }).click();
    const login = page.getByRole('dialog', { name: /^Logga in/ });
    await login.getByRole('textbox', { name: 'E-postadress' }).fill(email);
    await login.getByRole('textbox', { name: 'Lösenord' }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Logga in', exact: true }).click();
    const needs = page.getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' });
    await expect.element(needs).toBeVisible();
    await app.back();
    await gone(needs);
    await expect.element(summary).toBeVisible();
  });

  test('if the visitor creates an account for the PDF and saves the open house to it, the page offers the PDF; closing the dialog leads to the summary', async () => {
    const app = await openSummary();
    await summary.getByRole('button', { name: 'Stäng sammanställningen' }).click();
    await sample('Avskilt kök').click();
    await openSummaryAgain();
    await save.click();
    await page.getByRole('dialog', { name: 'Du måste vara inloggad' }).getByRole('button', { name: 'Skapa konto' }).click();
    const login = page.getByRole('dialog', { name: /^Logga in/ });
    for (const [name, text] of [
      ['Förnamn', 'Anna'],
      ['Efternamn', 'Ek'],
      ['E-postadress', `${crypto.randomUUID()}@example.com`],
      ['Mobiltelefon', '070-123 45 67'],
      ['Lösenord', PASSWORD],
      ['Bekräfta lösenord', PASSWORD],
    ] as const)
      await login.getByRole('textbox', { name, exact: true }).fill(text);
    await login.getByRole('checkbox', { name: /Jag ger mitt samtycke/ }).click();
    onTestFinished(() => leave());
    await login.getByRole('button', { name: 'Skapa konto' }).click();
    await button('Spara på mitt konto').click();
    const isSaved = page.getByRole('dialog', { name: 'Huset är sparat' });
    await expect.element(isSaved.getByRole('button', { name: 'Hämta PDF:en' })).toBeVisible();
    await isSaved.getByRole('button', { name: 'Stäng' }).click();
    await expect.element(summary).toBeVisible();
    await gone(isSaved);
    await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1\?view=summary$/);
    await summary.getByRole('button', { name: 'Stäng sammanställningen' }).click();
    await gone(summary);
  });

  test('on a phone the text of each button in the PDF dialog that asks for a login is on one line', async () => {
    await page.viewport(390, 844);
    await openSummary();
    await save.click();
    const needs = page.getByRole('dialog', { name: 'Du måste vara inloggad' });
    for (const name of ['Skriv ut', 'Logga in', 'Skapa konto']) {
      const words = document.createRange();
      words.selectNodeContents(await needs.getByRole('button', { name, exact: true }).findElement());
      expect(words.getClientRects(), name).toHaveLength(1);
    }
  });

  test('the page saves an unsaved house before it requests the PDF, and the PDF file has the name that the server sends', async () => {
    const answer = Promise.withResolvers<Response>();
    const steps: string[] = [];
    intercept(/^\/api\/guidemodel\/$/, async (save) => {
      const response = await save();
      steps.push('saved');
      return response;
    });
    intercept(DOCUMENT, () => {
      steps.push('requested');
      return answer.promise;
    });
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    const { saved } = noteSavedFiles();
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await gone(isSaved);
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await expect.element(told.filter({ hasText: 'Vi skapar PDF:en.' })).toBeInTheDocument();
    answer.resolve(
      new Response('%PDF-1.7', {
        headers: { 'Content-Disposition': `attachment; filename*=UTF-8''Hus%20i%20sk%C3%A5nsk%20stil.pdf` },
      }),
    );
    await expect.poll(() => saved).toEqual(['Hus i skånsk stil.pdf']);
    expect(steps).toEqual(['saved', 'requested']);
    await expect.element(save).toHaveAttribute('aria-busy', 'false');
    await expect.element(told.filter({ hasText: /^PDF:en är klar, 1\u00a0kB\.$/ })).toBeInTheDocument();
    await summary.getByRole('button', { name: 'Stäng', exact: true }).click();
    await gone(summary.getByText(/^PDF:en är klar/));
    await expect.element(save).toHaveFocus();
  });

  test('the PDF strip of the summary shows how much has been downloaded, and a download that is cancelled saves nothing', async () => {
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    const { saved } = noteSavedFiles();
    const parts = inParts();
    intercept(DOCUMENT, (_, { signal }) => {
      signal?.addEventListener('abort', () => parts.breakOff());
      return new Response(parts.stream, { headers: { 'Content-Length': '8600000' } });
    });
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    const bar = summary.getByRole('progressbar', { name: 'Så mycket av PDF:en har kommit' });
    parts.send(2_200_000);
    await expect.element(summary.getByText(/^Laddar ner PDF:en: 2,2\sMB av 8,6\sMB$/)).toBeVisible();
    await expect.element(bar).toHaveAttribute('value', '2200000');
    // A screen reader gets this announcement once, and not again for every part of the download.
    await expect.element(told.filter({ hasText: /^PDF:en laddas ner, 8,6\sMB\.$/ })).toBeInTheDocument();
    expect(await findAxeViolations(summary)).toEqual([]);
    await summary.getByRole('button', { name: 'Avbryt' }).click();
    await gone(bar);
    await expect.element(save).toHaveFocus();
    await expect.element(save).toHaveAttribute('aria-busy', 'false');
    await expect.element(told.filter({ hasText: 'PDF:en avbröts.' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('on a slow network the visitor gets the PDF with the smaller file size, and can then download the PDF with the larger file size', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    noteSavedFiles();
    const copies: unknown[] = [];
    intercept(DOCUMENT, (_ask, _sent, search) => {
      copies.push(search.get('copy'));
      return new Response('%PDF-1.7');
    });
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await summary.getByRole('button', { name: 'Hämta i full storlek' }).click();
    await expect.poll(() => copies).toEqual(['light', 'large']);
    await expect.element(summary.getByText(/^PDF:en är klar/).first()).toBeInTheDocument();
    await gone(summary.getByRole('button', { name: 'Hämta i full storlek' }));
  });

  test('five seconds after the download, the PDF strip of the summary offers two other ways to get the PDF: a link, and an e-mail', async () => {
    const { app, isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    noteSavedFiles();
    intercept(DOCUMENT, () => new Response('%PDF-1.7'));
    const sent: unknown[] = [];
    intercept(/^\/api\/guidemodel\/document\/\w{8}\/mail$/, (_, { body }) => {
      sent.push(JSON.parse(String(body)));
      return new Response(null, { status: 204 });
    });
    const held = holdFiveSeconds();
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await expect.poll(() => held).toHaveLength(1);
    await expect.element(told.filter({ hasText: /^PDF:en är klar/ })).toBeInTheDocument();
    const question = told.filter({ hasText: 'Fick du ingen fil?' });
    const link = summary.getByRole('link', { name: 'Ladda ner via länk' });
    const byMail = summary.getByRole('button', { name: 'Skicka till min e-post' });
    for (const later of [question, link, byMail]) expect(later.elements()).toEqual([]);
    held[0]?.();
    await expect.element(question).toBeVisible();
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/documents\/[\w-]+\.pdf$/));
    expect(await findAxeViolations(summary)).toEqual([]);

    await byMail.click();
    const ways = page.getByRole('dialog', { name: 'Skicka till min e-post' });
    const email = ways.getByRole('textbox', { name: 'E-postadress' });
    await expect.element(email).not.toHaveValue('');
    const own = await textValue(email);
    await ways.getByRole('button', { name: 'Skicka', exact: true }).click();
    await expect.element(ways.getByText(`PDF:en är på väg till ${own}.`)).toBeVisible();
    expect(sent).toEqual([{ Email: own }]);
    await expect
      .element(ways.getByRole('textbox', { name: 'Länk till PDF:en' }))
      .toHaveValue(expect.stringMatching(/^http.*\/documents\/[\w-]+\.pdf$/));
    expect(await findAxeViolations(ways)).toEqual([]);
    await app.back();
    await gone(ways);
    await expect.element(summary).toBeVisible();
    await expect.element(byMail).toHaveFocus();
  });

  test('if a visitor has left the summary before the PDF was ready, the message about the PDF appears once when they return', async () => {
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    const { saved } = noteSavedFiles();
    const answer = Promise.withResolvers<Response>();
    intercept(DOCUMENT, () => answer.promise);
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await gone(isSaved);
    await userEvent.keyboard('{Escape}');
    await summaryIsGone();
    answer.resolve(new Response('%PDF-1.7'));
    await expect.poll(() => saved).toHaveLength(1);
    await openSummaryAgain();
    await expect.element(told.filter({ hasText: /^PDF:en är klar/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await openSummaryAgain();
    await gone(summary.getByText(/^PDF:en är klar/));
  });

  test('when the visitor has sent a quote request, the strip in the summary about the finished PDF closes', async () => {
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    noteSavedFiles();
    intercept(DOCUMENT, () => new Response('%PDF-1.7'));
    intercept(/\/api\/submit\/contactrequest$/, () => Response.json({ isSuccess: true }));
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    const done = summary.getByText(/^PDF:en är klar/).first();
    await expect.element(done).toBeInTheDocument();
    await button('Begär offert').click();
    await button('Skicka offertförfrågan').click();
    await button('Klar').click();
    await expect.element(summary.getByText('Offert begärd 20 november 2026')).toBeVisible();
    await gone(done);
  });

  test.each([
    ['an error', () => new Response(null, { status: 500 })],
    ['an empty answer', () => new Response('')],
  ])('after %s instead of the PDF, a dialog says that the PDF failed; when it closes, the summary shows', async (_, answer) => {
    const { isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    intercept(DOCUMENT, answer);
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    const failed = page.getByRole('dialog', { name: 'Aj då...' });
    await expect.element(failed).toBeVisible();
    await expect.element(failed.getByText('Något gick fel när PDF:en skapades')).toBeVisible();
    await failed.getByRole('button', { name: 'Stäng' }).click();
    await gone(failed);
    await expect.element(summary).toBeVisible();
  });

  test('to get a PDF of another person’s house, the visitor must first save a copy of the house', async () => {
    await enter();
    const { id } = await saveHouse('Björkliden 142', 'Familjen Berg');
    await leave();
    await enter('Bo');
    const asked: string[] = [];
    intercept(DOCUMENT, (ask, { method }) => {
      asked.push(String(method));
      return asked.length === 1 ? ask() : new Response('', { status: 500 });
    });
    const app = await openApp(`/configuration/${id}/1/1?view=summary`);
    await save.click();
    const needs = page.getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' });
    await expect.element(needs).toBeVisible();
    await app.back();
    await gone(needs);
    // The page knows from the first response that the house belongs to another person, so it sends no second request.
    await save.click();
    await expect.element(needs).toBeVisible();
    expect(asked).toHaveLength(1);
    await needs.getByRole('button', { name: 'Spara', exact: true }).click();
    const isSaved = page.getByRole('dialog', { name: 'Huset är sparat' });
    await expect.element(isSaved).toBeVisible();
    await expect.poll(app.address).not.toContain(id);
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  test('if the PDF fails after the visitor has left the summary, the page shows the failure when they return to the summary', async () => {
    const { app, isSaved } = await openSavedSummary('Spara ditt hus för att skapa pdf');
    const answer = Promise.withResolvers<Response>();
    intercept(DOCUMENT, () => answer.promise);
    await isSaved.getByRole('button', { name: 'Hämta PDF:en' }).click();
    await gone(isSaved);
    await userEvent.keyboard('{Escape}');
    await gone(summary);
    const address = app.address();
    expect(address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
    answer.resolve(new Response(null, { status: 500 }));
    const failed = page.getByRole('dialog', { name: 'Aj då...' });
    await sample('Avskilt kök').click();
    await expect.element(sample('Avskilt kök')).toBeChecked();
    expect(app.address()).toBe(address);
    await gone(failed);

    await button('Sammanställning').first().click();
    await expect.element(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Stäng' }).click();
    await gone(failed);
    await expect.element(summary).toBeVisible();
    expect(app.address()).toMatch(/view=summary$/);
  });

  test('the browser’s Back button closes the failure dialog and shows the summary, and the next click on the PDF button does not show the failure again', async () => {
    await enter();
    const app = await openSummary({ municipality: UMEA });
    const needs = page.getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' });
    await save.click();
    await needs.getByRole('button', { name: 'Spara', exact: true }).click();
    intercept(DOCUMENT, () => new Response(null, { status: 500 }));
    await page.getByRole('button', { name: 'Hämta PDF:en' }).click();
    const failed = page.getByRole('dialog', { name: 'Aj då...' });
    await expect.element(failed).toBeVisible();
    await app.back();
    await gone(failed);
    await expect.element(summary).toBeVisible();
    // Change the house, so that it must be saved before a PDF.
    await summary.getByRole('button', { name: /^Lediga tomter/ }).click();
    await page.getByRole('button', { name: 'Välj tomten Bryggstigen 5' }).click();
    await app.back();
    await expect.element(summary).toBeVisible();
    await save.click();
    await expect.element(needs).toBeVisible();
    await gone(failed);
  });
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { enter } from '../../../../testing/enter.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { changed, fail, intercept } from '../../../../testing/intercept.ts';
import { button, dialog, gone, heading, textOf } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { saveHouse } from '../../../../testing/save-house.ts';
import { browserApi } from '../../../api/browser-api.ts';

const KITCHEN = 'Avskilt kök';
/** The date of the tests' fixed clock. */
const DAY = '20 november 2026';
/** An id that no request has. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Sends a request about a saved house, as the form does. */
async function ask(submissionType: 'Quote' | 'Sales', configurationId: string, message = ''): Promise<void> {
  const nobody = { name: '', email: '', phone: '', newsletter: false, gdprConsentId: null, trap: '', openFor: null };
  const unused = { houseModelName: '', configurationName: '', municipalityId: null, plotIds: [] };
  const marketing = { utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' };
  const body = { ...nobody, ...unused, submissionType, configurationId, message, source: 'configurator', marketing } as const;
  await (await browserApi()).submitContactRequest({ body });
}

const spaced = async (locator: Parameters<typeof textOf>[0]) => (await textOf(locator)).replaceAll('\u00a0', ' ');

test('a click on the date of a quote request shows the sent house and message, the salesperson, and the changes since then', async () => {
  await enter();
  const { id, price, choose } = await saveHouse('Björkliden 142', 'Mitt hus');
  await ask('Quote', id, 'Ring efter fem');
  const { price: dearer } = await choose(KITCHEN);
  const app = await openApp('/my-projects');
  const row = page.getByRole('article', { name: 'Mitt hus' });
  const line = row.getByRole('button', { name: `Offert begärd ${DAY}, Mitt hus` });
  await line.click();
  const latest = dialog.getByRole('region', { name: `Offert begärd ${DAY}` });
  await expect.element(latest.getByText('Björkliden 142 i Malmö')).toBeVisible();
  const kr = (amount: number) => `${String(amount / 100).replace(/\B(?=(\d{3})+$)/g, ' ')} kr`;
  expect(await spaced(latest)).toContain(`Totalpris den dagen, inkl. moms\n${kr(price)}`);
  await expect.element(latest.getByText('Ring efter fem')).toBeVisible();
  await expect.element(latest.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
  await expect
    .element(latest.getByRole('link', { name: /^Mejla / }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+\?subject=Offert%20p%C3%A5%20Bj%C3%B6rkliden%20142/));
  const since = dialog.getByRole('region', { name: 'Ändrat sedan dess' });
  expect(await spaced(since)).toMatch(/ blev Avskilt kök/);
  expect(await spaced(since)).toContain(`${kr(price)} blev ${kr(dearer)}`);
  expect(await findAxeViolations(dialog)).toEqual([]);
  await expect
    .element(since.getByRole('link', { name: 'Begär offert på huset som det är nu' }))
    .toHaveAttribute('href', `/configuration/${id}/1/1?view=offer`);
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await gone(dialog);
  await expect.element(line).toHaveFocus();
  await line.click();
  await expect.element(dialog).toBeVisible();
  await app.back();
  await gone(dialog);
  expect(app.address()).toBe('/my-projects');

  await line.click();
  await dialog.getByRole('link', { name: 'Titta på huset som det skickades' }).click();
  await expect.poll(app.address).toMatch(new RegExp(`^/my-projects/${id}/requests/[\\da-f-]{36}$`));
  await expect.element(page.getByText(`Val och priser från den ${DAY}`, { exact: false })).toBeVisible();
  expect(await spaced(page.getByRole('table'))).toContain(kr(price));
  await expect.element(page.getByText(KITCHEN, { exact: true })).not.toBeInTheDocument();
  await button('Logga ut').click();
  await gone(page.getByRole('table'));
});

test('while the list of own houses still loads, a press on the close button closes the sent requests immediately, and a second press does not leave the list', async ({
  onTestFinished,
}) => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await ask('Quote', id);
  const app = await openApp('/my-profile');
  await expect.element(page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' })).toBeVisible();
  await app.goTo('/my-projects');
  await button(`Offert begärd ${DAY}, Mitt hus`).click();
  const close = await dialog.getByRole('button', { name: 'Stäng' }).findElement();
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  let loaded = false;
  intercept(/^\/api\/account\/configurations$/, async (load) => {
    await promise;
    const answer = await load();
    loaded = true;
    return answer;
  });
  for (const _press of [1, 2]) {
    if (close instanceof HTMLElement) close.click();
    await new Promise((pressed) => setTimeout(pressed));
  }
  await gone(dialog);
  await expect.element(button(`Offert begärd ${DAY}, Mitt hus`)).toHaveFocus();
  resolve();
  await expect.poll(() => loaded).toBe(true);
  // The browser goes back only after the list of own houses has loaded. The page does not show when it has gone back, so wait.
  await new Promise((arrived) => setTimeout(arrived, 300));
  expect(app.address()).toBe('/my-projects');
  await app.forward();
  await expect.element(dialog).toBeVisible();
});

test('the user can download the PDF of a sent request; if the download fails, a message appears and the user can retry', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await ask('Quote', id);
  const answers = [
    fail,
    () => new Response('', { headers: { 'Content-Type': 'application/pdf' } }),
    () =>
      new Response('%PDF-1.7', { headers: { 'Content-Disposition': `attachment; filename*=UTF-8''Bj%C3%B6rkliden%20142.pdf` } }),
  ];
  const asked: string[] = [];
  intercept(new RegExp(`^/api/guidemodel/${id}/requests/[\\da-f-]{36}/document$`), (_ask, { method = 'GET' }) => {
    asked.push(method);
    return (answers.shift() ?? fail)();
  });
  await openApp('/my-projects');
  await button(`Offert begärd ${DAY}, Mitt hus`).click();
  const fetchIt = dialog.getByRole('button', { name: 'Hämta det som PDF' });
  for (const time of [1, 2]) {
    await fetchIt.click();
    await expect.poll(() => asked.length).toBe(time);
    await expect.element(dialog.getByRole('alert').filter({ hasText: 'PDF:en gick inte att skapa.' })).toBeVisible();
  }
  await fetchIt.click();
  await expect.poll(() => saved).toEqual(['Björkliden 142.pdf']);
  await gone(dialog.getByRole('alert'));
  expect(asked).toEqual(['POST', 'POST', 'POST']);
  click.mockRestore();
});

test('the quote request is expanded, the user can expand the other requests below it, and each request shows which member of the household sent it', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Vårt hus');
  await ask('Sales', id, 'När kan ni börja?');
  await ask('Quote', id);
  await ask('Sales', id, 'Finns det fler fönster?');
  const other = { Id: 2, FullName: 'Erik Ek', IsOwner: false, IsThis: false };
  intercept(/^\/api\/account\/configurations$/, (answer) =>
    changed<readonly { Household: readonly object[] }[]>(answer(), (houses) =>
      houses.map((house) => ({ ...house, Household: [...house.Household, other] })),
    ),
  );
  intercept(/\/requests$/, (answer) =>
    changed<{ Requests: readonly { SubmissionType: string }[] }>(answer(), (told) => ({
      ...told,
      Requests: told.Requests.map((request) => ({
        ...request,
        SentBy: request.SubmissionType === 'Quote' ? 'Anna Ek' : 'Erik Ek',
      })),
    })),
  );
  await openApp('/my-projects');
  await button(`Offert begärd ${DAY}, Vårt hus`).click();
  // The list of own houses shows the date of the quote request, although a request for information was sent later.
  const quote = dialog.getByRole('region', { name: `Offert begärd ${DAY}` });
  await expect.element(quote.getByText('Anna Ek')).toBeVisible();
  const others = dialog.getByRole('button', { name: `Fråga skickad ${DAY}` });
  await expect.poll(() => others.elements().map((other) => other.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
  await gone(dialog.getByText('Erik Ek'));
  for (const at of [0, 1]) await others.nth(at).click();
  await expect.element(dialog.getByText('Erik Ek').first()).toBeVisible();
  await expect.element(dialog.getByText('Finns det fler fönster?')).toBeVisible();
  expect(await findAxeViolations(dialog)).toEqual([]);
});

test('if the user has sent only a request for information about a house, the list of own houses shows the date of this request; a house without requests shows no date', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await saveHouse('Furuvik 112', 'Ett till');
  await ask('Sales', id, 'När kan ni börja?');
  await openApp('/my-projects');
  await button(`Fråga skickad ${DAY}, Mitt hus`).click();
  await expect.element(dialog.getByText('När kan ni börja?')).toBeVisible();
  await expect.element(dialog.getByText('Ändrat sedan dess')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await gone(dialog);
  const rest = page.getByRole('article', { name: 'Ett till' });
  expect(rest.element().textContent).not.toMatch(/begärd|skickad/);
});

test('a request that failed to load can be loaded again; an unknown request, an unknown house and an invalid token show a message', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await ask('Quote', id);
  const restore = intercept(/\/requests$/, fail);
  const app = await openApp('/my-projects');
  await button(`Offert begärd ${DAY}, Mitt hus`).click();
  await expect.element(dialog.getByText(/^Det gick inte att hämta\./)).toBeVisible();
  restore();
  await dialog.getByRole('button', { name: 'Försök igen' }).click();
  const sent = dialog.getByRole('link', { name: 'Titta på huset som det skickades' });
  await expect.element(sent).toBeVisible();
  const own = sent.element().getAttribute('href') ?? '';
  for (const address of [`/my-projects/${id}/requests/${UNKNOWN}`, own.replace(id, 'zzzzzzzz'), own.replace(id, 'kort')]) {
    await app.goTo(address);
    await expect.poll(app.address).toBe(address);
    await expect.element(page.getByText(/^Förfrågan finns inte, eller så är den inte din\./)).toBeVisible();
    await expect.element(heading).toMatchTextContent('Huset som det skickades');
  }
});

test('the form for a second quote request shows the date of the first request, and explains that the salesperson is informed about the changes since then', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await openApp(`/configuration/${id}/1/1?view=offer`);
  const again = dialog.getByText(/^Offert på huset är redan begärd/);
  await expect.element(dialog.getByRole('button', { name: 'Skicka offertförfrågan' })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await ask('Quote', id);
  await cleanup();
  await openApp(`/configuration/${id}/1/1?view=offer`);
  await expect.element(again).toMatchTextContent(`den ${DAY}. Vi berättar för säljaren vad som har ändrats sedan dess.`);
});

import { asPlotId } from '@gavel/core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin, UMEA } from '../../testing/begin.ts';
import { appearAs, enter, leave, PASSWORD } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { changed, fail, intercept } from '../../testing/intercept.ts';
import { button, choices, dialog, gone, sample, sizes, textOf } from '../../testing/look.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { saveHouse } from '../../testing/save-house.ts';
import { browserApi } from '../api/browser-api.ts';

const STEP = '/configuration/new/3/1';
const SUBMIT = /\/api\/submit\/contactrequest$/;
const address = (name: string | RegExp) => dialog.getByRole('link', { name }).element().getAttribute('href') ?? '';
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const terms = dialog.getByRole('checkbox', { name: 'Jag ger mitt samtycke till användarvillkoren' });
const send = dialog.getByRole('button', { name: 'Skicka meddelandet' });
const sendQuote = dialog.getByRole('button', { name: 'Skicka offertförfrågan' });
const HOUR = 3_600_000;
const HOPPSAN =
  /Hoppsan! Något gick fel\. Vi beklagar detta och gör allt vi kan för att hantera problemet\. Du kan alltid kontakta oss via \S+@\S+\./;

interface Sent {
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Records the requests that the page sends to the builder. `answers` are the test’s responses to the first of these requests; the real
 * server responds to the later ones.
 */
function listen(...answers: readonly (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = [];
  const waiting = [...answers];
  intercept(SUBMIT, (ask, { body, headers }) => {
    sent.push({ key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) });
    return (waiting.shift() ?? ask)();
  });
  return sent;
}

function problem(status: number, code: string): Response {
  return Response.json({ type: 'about:blank', title: code, status, code, requestId: 'r' }, { status });
}

async function fill(message = 'När kan ni börja?'): Promise<void> {
  await field('Förnamn').fill('Åsa ');
  await field('Efternamn').fill('Lind');
  await field('E-postadress').fill('asa@example.se');
  await field('Telefonnummer').fill('070-123 45 67');
  await field('Meddelande').fill(message);
}

describe.each(sizes)('the contact panel on the screen of $size', ({ width, height }) => {
  test('the contact panel has a form, telephone, e-mail and salespeople with pictures', async () => {
    await page.viewport(width, height);
    await begin({ at: `${STEP}?view=contact` });
    await expect.element(dialog.getByRole('heading', { name: 'Kontakta säljare' })).toHaveFocus();
    await expect.element(send).toBeVisible();
    await expect.element(dialog.getByText('Du behöver inget konto.', { exact: false })).toBeVisible();
    expect(address(/^Ring Provhus/)).toMatch(/^tel:\+?\d{6,}$/);
    expect(address(/^Mejla Provhus/)).toMatch(/^mailto:[^?]+@[^?]+\?subject=Fr%C3%A5ga%20om%20Bj%C3%B6rkliden/);
    const people = dialog.getByRole('listitem');
    await expect.element(people).toHaveLength(3);
    for (const person of people.elements()) {
      await expect.poll(() => person.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
      expect(person.querySelector('a')?.href).toMatch(/^tel:/);
    }
    expect(await findAxeViolations(dialog)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await gone(dialog);
  });

  test('the quote panel asks a visitor to create an account or to log in; without an account, the visitor can write to a salesperson instead', async () => {
    await page.viewport(width, height);
    await begin({ at: `${STEP}?view=offer` });
    await expect.element(dialog.getByRole('heading', { name: 'Begär offert' })).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: 'Skapa konto' })).toBeChecked();
    await expect.element(field('Förnamn')).toBeVisible();
    await expect.element(sendQuote).not.toBeInTheDocument();
    expect(await findAxeViolations(dialog)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Logga in' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Logga in' })).toBeVisible();
    await gone(field('Förnamn'));
    await expect.element(dialog.getByText('Skriv till en säljare utan konto.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Kontakta säljare' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Kontakta säljare' })).toBeVisible();
  });
});

test('the contact form shows which fields are missing; a complete message reaches the builder with the current house', async () => {
  const sent = listen();
  await begin({ at: `${STEP}?view=contact` });
  await send.click();
  for (const fault of ['Ange förnamn', 'Ange efternamn', 'Ange E-postadress', 'Ange telefonnummer'])
    await expect.element(dialog.getByText(fault, { exact: true })).toBeVisible();
  await expect
    .element(dialog.getByText(/^Kryssa i ”Jag ger mitt samtycke till användarvillkoren” för att skicka\.$/))
    .toBeVisible();
  await expect.element(dialog.getByText('5 fält behöver fyllas i.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(field('Förnamn')).toHaveFocus();
  expect(await findAxeViolations(dialog)).toEqual([]);
  await fill();
  await field('E-postadress').fill('asa');
  await field('Telefonnummer').fill('ring mig');
  await expect.element(dialog.getByText('Ange en giltig E-postadress')).toBeVisible();
  await expect
    .element(dialog.getByText(/^Fyll i giltigt telefonnummer\. Numret ska starta med antingen \+, 00, eller 0/))
    .toBeVisible();
  await field('Meddelande').fill('x'.repeat(10_001));
  await expect.element(dialog.getByText('Meddelandet får vara högst 10 000 tecken')).toBeVisible();
  await fill();
  await terms.click();
  await send.click();
  await expect.element(dialog.getByRole('heading', { name: 'Tack, meddelandet är skickat', level: 2 })).toHaveFocus();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Du får strax en bekräftelse till asa@example.se.');
  const [{ body, key } = { body: {}, key: null }, ...more] = sent;
  expect(more).toEqual([]);
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    SubmissionType: 'Sales',
    Name: 'Åsa Lind',
    Email: 'asa@example.se',
    Phone: '070-123 45 67',
    Message: 'När kan ni börja?',
    Newsletter: false,
    ConfigurationId: expect.stringMatching(/^\w{8}$/),
    HouseModelName: 'Björkliden 142',
    ConfigurationName: 'Mitt hus',
    MunicipalityId: '1280',
    GdprConsentId: expect.any(Number),
    Plots: [],
    Source: 'configurator',
    MarketingFields: { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '', gclid: '', referrer: '' },
    Website: '',
    OpenForMs: expect.any(Number),
  });
  await dialog.getByRole('button', { name: 'Klar' }).click();
  await gone(dialog);
});

test('if sending fails, the page shows the builder’s e-mail address and keeps the text; a retry has the same idempotency key', async () => {
  const sent = listen(
    () => problem(500, 'internal-error'),
    fail,
    () => Response.json({ isSuccess: false }),
  );
  const app = await begin({ at: `${STEP}?view=contact` });
  await fill();
  await terms.click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Hoppsan!' });
  for (const time of [1, 2, 3]) {
    await send.click();
    await expect.poll(() => sent.length).toBe(time);
    await expect.element(failure).toBeVisible();
    expect(await textOf(failure)).toMatch(HOPPSAN);
    await expect.element(failure.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/));
    await expect.element(field('Meddelande')).toHaveValue('När kan ni börja?');
  }
  expect(await findAxeViolations(dialog)).toEqual([]);
  // The text stays while another panel is open.
  await lookElsewhere(app);
  await expect.element(field('Meddelande')).toHaveValue('När kan ni börja?');
  await expect.element(field('Förnamn')).toHaveValue('Åsa ');
  await expect.element(terms).toBeChecked();
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body.ConfigurationId)).size).toBe(1);
  // A message that the visitor writes after this counts as another request.
  await lookElsewhere(app);
  await fill();
  await terms.click();
  await send.click();
  await expect.poll(() => sent.length).toBe(5);
  expect(sent[4]?.key).not.toBe(sent[0]?.key);
});

test('if the visitor leaves a form and returns to it, the form keeps the time at which it first opened, so that the server does not take the visitor for a robot', async () => {
  const sent = listen(fail);
  const app = await begin({ at: `${STEP}?view=contact` });
  await fill();
  await terms.click();
  anHourPasses();
  await send.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Hoppsan!' })).toBeVisible();
  await lookElsewhere(app);
  await expect.element(terms).toBeChecked();
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  expect(sent).toHaveLength(2);
  for (const { body } of sent) expect(body.OpenForMs).toBeGreaterThan(HOUR);
  // A new form has a new opening time.
  await lookElsewhere(app);
  await fill();
  await terms.click();
  await send.click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.body.OpenForMs).toBeLessThan(HOUR);
});

test('if the visitor closes a form and opens it again while it is being sent, the form shows the confirmation when the response arrives', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = listen(() => answer.promise);
  const app = await begin({ at: `${STEP}?view=contact` });
  await fill();
  await terms.click();
  await send.click();
  await expect.poll(() => sent.length).toBe(1);
  await lookElsewhere(app);
  await expect.element(send).toBeVisible();
  answer.resolve(Response.json({ isSuccess: true }));
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

test('if the visitor chooses another plot before sending a request again, the request gets a new idempotency key', async () => {
  await enter('Eva');
  const sent = listen(fail, fail);
  const app = await begin({ municipality: UMEA, at: `${STEP}?view=contact` });
  for (const time of [1, 2]) {
    await field('Meddelande').fill('När kan ni börja?');
    await send.click();
    await expect.poll(() => sent.length).toBe(time);
    await expect.element(dialog.getByRole('alert').filter({ hasText: 'Hoppsan!' })).toBeVisible();
    // The page saves the house before it sends the request.
    await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\//);
    const address = app.address().replace('contact', 'plots');
    await app.goTo(address);
    await expect.element(dialog.getByRole('heading', { name: /^Lediga tomter/ })).toBeVisible();
    if (time === 1) await dialog.getByRole('button', { name: 'Välj tomten Bryggstigen 5' }).click();
    await app.goTo(address.replace('plots', 'contact'));
    await expect.element(field('Meddelande')).toHaveValue('När kan ni börja?');
  }
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  const [without, first, second] = sent;
  expect([without, first, second].map((request) => request?.body.Plots)).toEqual([
    [],
    [expect.any(Number)],
    [expect.any(Number)],
  ]);
  expect(first?.key).not.toBe(without?.key);
  expect(second?.key).toBe(first?.key);
});

test('the form shows how many of the chosen plots are sent with the message; it does not count plots that have been sold', async () => {
  const plots = await (await browserApi()).listPlots({ parameters: { municipalityName: 'Umeå' } });
  const plotIds = plots.slice(0, 2).map(({ id }) => id);
  const [sold = asPlotId(0)] = plotIds;
  const placement = { plotId: sold, east: 15, north: 20, turn: 0 };
  const app = await begin({
    municipality: UMEA,
    at: `${STEP}?view=contact`,
    change: (house) => ({ ...house, plotIds, placement }),
  });
  await expect.element(dialog.getByText(/De 2 tomter som du har valt följer också med\. Säljaren ser också var/)).toBeVisible();
  intercept(/^\/api\/plots/, (ask) =>
    changed<readonly { Id: number }[]>(ask(), (listed) => listed.filter(({ Id }) => Id !== sold)),
  );
  await lookElsewhere(app);
  const note = dialog.getByText(/^Ditt hus, Björkliden 142 i Umeå, följer med\. Tomten som du har valt följer också med\.$/);
  await expect.element(note).toBeVisible();
});

test('if the visitor renames the house before sending a request again, the request gets the new name and a new idempotency key', async () => {
  const sent = listen(fail);
  const app = await begin({ at: `${STEP}?view=contact` });
  await fill();
  await terms.click();
  await send.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Hoppsan!' })).toBeVisible();
  await app.goTo(`${STEP}?view=name`);
  await field('Husets namn').fill('Huset vid sundet');
  await dialog.getByRole('button', { name: 'Byt namn' }).click();
  await gone(dialog);
  await app.goTo(`${STEP}?view=contact`);
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  const names = sent.map(async ({ body }) => {
    const { name } = await (await browserApi()).readConfiguration({ parameters: { id: String(body.ConfigurationId) } });
    return name;
  });
  expect(await Promise.all(names)).toEqual(['Mitt hus', 'Huset vid sundet']);
});

test('if a house could not be saved, a message from the contact form contains the house’s current choices and not those of the last save', async () => {
  await enter('Kim');
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  const sent = listen();
  const app = await openApp(`/configuration/${id}/1/1`);
  await sample('Avskilt kök').click();
  await expect.element(sample('Avskilt kök')).toBeChecked();
  // Simulate that the server refuses the save with status 400, because the page does not retry after it. A retry would disturb later tests.
  intercept(/\/api\/guidemodel\/$/, () => problem(400, 'invalid-request'));
  await app.goTo(`${app.address()}?view=contact`);
  await field('Meddelande').fill('Går det att flytta väggen?');
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
  const asked = String(sent[0]?.body.ConfigurationId);
  expect(asked).not.toBe(id);
  expect(await chosen(asked)).toContain('Avskilt kök');
  expect(await chosen(id)).not.toContain('Avskilt kök');
});

test('if the house was saved elsewhere meanwhile, the page shows the conflict, and sends the quote request only after the visitor has resolved the conflict', async () => {
  await enter('Siv');
  const { id, choose } = await saveHouse('Björkliden 142', 'Mitt hus');
  const sent = listen();
  const app = await openApp(`/configuration/${id}/1/1?view=offer`);
  await field('Något mer vi ska veta?').fill('Ring efter fem');
  await choose('Avskilt kök');
  await sendQuote.click();
  const conflict = page.getByRole('dialog', { name: 'Huset har sparats på ett annat ställe' });
  await expect.element(conflict).toBeVisible();
  expect(sent).toEqual([]);
  await conflict.getByRole('button', { name: 'Spara min version' }).click();
  await gone(conflict);
  expect(sent).toEqual([]);
  await app.goTo(`/configuration/${id}/1/1?view=offer`);
  await sendQuote.click();
  await expect.element(dialog.getByText('Tack, din offertförfrågan är skickad')).toBeVisible();
  expect(sent.map(({ body }) => body.Message)).toEqual(['Ring efter fem']);
});

test('the newsletter is offered only to users who do not subscribe to it yet', async () => {
  await enter();
  const newsletter = dialog.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrev' });
  const app = await begin({ at: `${STEP}?view=offer` });
  await expect.element(newsletter).toBeVisible();
  await app.goTo(STEP);
  await gone(dialog);
  await (await browserApi()).setNewsletter({ body: { newsletter: true } });
  let answered = 0;
  intercept(/\/api\/account\/consents$/, async (ask) => {
    const answer = await ask();
    answered += 1;
    return answer;
  });
  await app.goTo(`${STEP}?view=offer`);
  await expect.element(sendQuote).toBeVisible();
  await expect.poll(() => answered).toBe(1);
  await expect.element(newsletter).not.toBeInTheDocument();
});

/** Returns the titles of the answers chosen in a stored house. */
async function chosen(id: string): Promise<string[]> {
  const { sections, selections } = await (await browserApi()).readConfiguration({ parameters: { id } });
  return sections
    .flatMap(({ questions }) =>
      questions.flatMap((question) => question.answers.filter((answer) => selections.get(question.id) === answer.id)),
    )
    .map(({ title }) => title);
}

function anHourPasses(): void {
  vi.setSystemTime(Date.now() + HOUR);
}

/** Opens the price panel, which closes the contact panel, and then opens the contact panel again. */
async function lookElsewhere(app: OpenedApp): Promise<void> {
  await app.goTo(`${STEP}?view=price`);
  await expect.element(dialog.getByText('Dina val')).toBeVisible();
  await app.goTo(`${STEP}?view=contact`);
  await expect.element(dialog.getByRole('heading', { name: 'Kontakta säljare' })).toBeVisible();
  await expect.element(send).toBeVisible();
}

test('if the terms have changed since the form was opened, the visitor has to accept the new terms, and the written text stays', async () => {
  listen(() => problem(400, 'outdated-consent'));
  await begin({ at: `${STEP}?view=contact` });
  await fill();
  await terms.click();
  await send.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Användarvillkoren har ändrats.' })).toBeVisible();
  await expect.element(terms).not.toBeChecked();
  await expect.element(field('Meddelande')).toHaveValue('När kan ni börja?');
  await terms.click();
  await send.click();
  await expect.element(dialog.getByText('Tack, meddelandet är skickat')).toBeVisible();
});

test('if the visitor logs in in another tab, the contact form keeps the written message', async () => {
  await begin({ at: `${STEP}?view=contact` });
  await fill('Ring gärna efter fem.');
  // Simulate that the visitor goes to the other tab.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await enter();
  const channel = new BroadcastChannel('gavel.account');
  channel.postMessage('12');
  channel.close();
  await expect.element(field('E-postadress')).toHaveAttribute('readonly');
  await expect.element(field('Meddelande')).toHaveValue('Ring gärna efter fem.');
});

test('if the terms failed to load, the visitor can load them again', async () => {
  const restore = intercept(/\/api\/gdpr\/getconsent$/, fail);
  await begin({ at: `${STEP}?view=contact` });
  await expect.element(dialog.getByText(/^Användarvillkoren gick inte att hämta\./)).toBeVisible();
  restore();
  await dialog.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(send).toBeVisible();
});

test('a quote request that is sent after a login saves the house, and its form locks the fields with the data of the account; the summary shows the date of the request', async () => {
  const email = await enter('Anna');
  await leave();
  const sent = listen(() => Response.json({ isSuccess: false }));
  const saved: unknown[] = [];
  intercept(/\/api\/guidemodel\/$/, (ask) => {
    saved.push(sent.length);
    return ask();
  });
  const app = await begin({ at: `${STEP}` });
  await choices.first().click();
  await button('Sammanställning').first().click();
  await expect.element(dialog.getByText('Inte ännu')).toBeVisible();
  await button('Begär offert').click();
  const quote = page.getByRole('dialog', { name: 'Begär offert' });
  await quote.getByRole('radio', { name: 'Logga in' }).click();
  await quote.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await quote.getByRole('textbox', { name: 'Lösenord' }).fill(PASSWORD);
  await quote.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect.element(sendQuote).toBeVisible();
  expect(document.activeElement?.contains(sendQuote.element())).toBe(true);
  await expect.element(quote.getByText('Nu är du inloggad. Ett steg kvar: skicka förfrågan.')).toBeVisible();
  for (const [name, value] of [
    ['Förnamn', 'Anna'],
    ['Efternamn', 'Ek'],
    ['E-postadress', email],
    ['Telefonnummer', '070-123 45 67'],
  ] as const) {
    await expect.element(field(name)).toHaveValue(value);
    await expect.element(field(name)).toHaveAttribute('readonly');
  }
  await expect.element(terms).not.toBeInTheDocument();
  // A logged-in user sees this text instead of the choice between a new account and a login.
  await expect.element(quote.getByText('Skriv till en säljare. Du binder dig inte till något.')).toBeVisible();
  expect(await findAxeViolations(quote)).toEqual([]);
  await field('Något mer vi ska veta?').fill('Ring efter fem');
  await sendQuote.click();
  await expect.element(quote.getByRole('alert').filter({ hasText: 'Hoppsan!' })).toBeVisible();
  // The quote panel covers the summary. The text in the form stays as long as the summary is open.
  await app.back();
  await expect.element(button('Begär offert')).toHaveFocus();
  await button('Begär offert').click();
  await expect.element(field('Något mer vi ska veta?')).toHaveValue('Ring efter fem');
  await sendQuote.click();
  const sentPanel = page.getByRole('dialog', { name: 'Tack, din offertförfrågan är skickad' });
  const done = sentPanel.getByRole('heading', { name: 'Tack, din offertförfrågan är skickad', level: 2 });
  await expect.element(sentPanel.getByRole('link', { name: 'Mina hus' })).toHaveAttribute('href', '/my-projects');
  await expect.element(done).toHaveFocus();
  await expect.element(sentPanel.getByRole('button', { name: 'Klar' })).toBeInViewport();
  await expect.poll(() => document.title).toMatch(/^Tack, din offertförfrågan är skickad – /);
  expect(await textOf(sentPanel.getByRole('status'))).toContain(
    `Du får strax en bekräftelse till ${email}, med huset som PDF. Under Mina hus ser du vad du skickade`,
  );
  expect(saved, 'each was saved before it was sent').toEqual([0, 1]);
  const token = app.address().split('/')[2] ?? '';
  expect(token).toMatch(/^\w{8}$/);
  expect(sent.at(-1)?.body).toMatchObject({
    SubmissionType: 'Quote',
    Name: 'Anna Ek',
    Email: email,
    Message: 'Ring efter fem',
    ConfigurationId: token,
    GdprConsentId: null,
  });
  await sentPanel.getByRole('button', { name: 'Klar' }).click();
  await gone(sentPanel);
  await expect.poll(() => document.title).toMatch(/^Sammanställning – /);
  // The clock of the tests is fixed at this date.
  await expect.element(page.getByRole('definition').filter({ hasText: '2026-11-20' })).toBeVisible();
  await expect.element(page.getByText('Offert begärd 20 november 2026')).toBeVisible();
  await gone(button('Begär offert'));
  await button('Begär en ny offert').click();
  await expect.element(quote.getByText(/^Offert på huset är redan begärd, den 20 november 2026\./)).toBeVisible();
  await expect.element(sendQuote).toBeVisible();
  await sendQuote.click();
  await expect.element(done).toBeVisible();
  // One second after the summary has closed, the form is empty.
  await app.goTo(`/configuration/${token}/3/1`);
  await gone(dialog);
  await expect
    .poll(async () => {
      await app.goTo(`/configuration/${token}/3/1?view=offer`);
      return sendQuote.elements().length;
    })
    .toBe(1);
});

test('after a quote request was sent, the panel no longer asks whether the visitor has a plot', async () => {
  await enter('Eva');
  listen(() => Response.json({ isSuccess: true }));
  await begin({ municipality: UMEA, at: `${STEP}?view=offer` });
  const question = dialog.getByRole('heading', { name: 'Har du ingen tomt än?' });
  await expect.element(question).toBeVisible();
  await sendQuote.click();
  await expect.element(dialog.getByText('Tack, din offertförfrågan är skickad')).toBeVisible();
  await gone(question);
});

test('if the chosen plot is no longer for sale, the quote panel asks whether the visitor has a plot', async () => {
  await begin({ municipality: UMEA, at: `${STEP}?view=offer`, change: (house) => ({ ...house, plotIds: [asPlotId(999)] }) });
  await expect.element(dialog.getByRole('heading', { name: 'Har du ingen tomt än?' })).toBeVisible();
});

test('if the house cannot be saved, the page does not send a quote request', async () => {
  await enter('Bo');
  const sent = listen();
  intercept(/\/api\/guidemodel\/$/, () => problem(500, 'internal-error'));
  await begin({ at: `${STEP}?view=offer` });
  await field('Något mer vi ska veta?').fill('Ring efter fem');
  await sendQuote.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Hoppsan!' })).toBeVisible();
  await expect.element(field('Något mer vi ska veta?')).toHaveValue('Ring efter fem');
  expect(sent).toEqual([]);
});

test('if staff request a quote for a house that is neither theirs nor their customer’s, the page says so', async () => {
  await enter('Bo');
  appearAs(() => ({ Access: ['sales-admin'] }));
  const sent = listen(() => problem(404, 'unknown-configuration'));
  await begin({ at: `${STEP}?view=offer` });
  await sendQuote.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'huset ligger på ett annat konto' })).toBeVisible();
  expect(sent.length).toBe(1);
});

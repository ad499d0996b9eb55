import { formatKr, kr } from '@gavel/core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, UMEA } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, choices, gone, krOf, one, sample, sizes, textOf, textsOf, total } from '../../testing/look.ts';
import { openSummary, openSummaryAgain, summary, summaryIsGone } from '../../testing/open-summary.ts';
import { serverTime } from '../network/server-time.ts';

const FIRST = '/configuration/new/1/1';
const rows = summary.getByRole('link', { name: /^Ändra / });
const shown = () => rows.elements().filter((row) => row.checkVisibility()).length;

/** Returns the sum of the totals that the summary shows for its categories, in kr. It is the ordinary price. */
const categories = () =>
  textsOf(summary.getByTestId('category-total'))
    .map(krOf)
    .reduce((sum, amount) => sum + amount, 0);

describe.each(sizes)('the summary on $size', ({ width, height, isPhone }) => {
  test('a filter shows fewer rows of the summary, but the totals of the categories still add up to the ordinary price', async () => {
    await page.viewport(width, height);
    await openSummary({ bundle: 'Komplett' });
    const ordinary = categories();
    expect(ordinary).toBeGreaterThan(0);
    expect(shown()).toBe(0);
    await summary.getByRole('button', { name: 'Visa alla rader' }).click();
    await expect.poll(shown).toBeGreaterThan(5);
    const all = shown();

    await summary.getByRole('radio', { name: 'Mina val' }).click();
    await expect.poll(shown).toBeLessThan(all);
    expect(shown()).toBeGreaterThan(0);
    expect(categories()).toBe(ordinary);

    await summary.getByRole('radio', { name: 'Det som kostar' }).click();
    await expect
      .poll(() => [...document.querySelectorAll('.summary-row-price')].filter((price) => price.textContent.includes('Ingår')))
      .toEqual([]);
    expect(shown()).toBeGreaterThan(0);
    expect(shown()).toBeLessThan(all);
    expect(categories()).toBe(ordinary);
  });

  test('the link ‘Ändra’ (change) of a row leads to the row’s question, and the browser’s Back button leads back to this row in the summary', async () => {
    await page.viewport(width, height);
    const app = await openSummary();
    const all = summary.getByRole('radio', { name: 'Allt' }).element();
    if (all instanceof HTMLElement) all.focus();
    await summary.getByRole('button', { name: /^\d+\s*Fasad/ }).click();
    const change = summary.getByRole('link', { name: 'Ändra Fasadkulör' });
    await change.click();
    await gone(summary);
    expect(app.address()).toMatch(/^\/configuration\/new\/3\/\d+$/);
    await expect.poll(() => document.title).toMatch(/^Fasadkulör/);
    const title = await textOf(choices.first());
    await choices.first().click();
    await app.back();
    await expect.element(summary).toBeVisible();
    await expect.element(change).toHaveFocus();
    const row = change.element().closest('li');
    expect(row?.innerText).toContain(title.split('\n')[0]);
  });

  test('the PDF button asks for a login, the quote button opens the quote panel, and the browser’s Back button leads from each of them to the summary', async () => {
    await page.viewport(width, height);
    const app = await openSummary();
    const [save, pdf] = [button('Spara som PDF'), page.getByRole('dialog', { name: 'Du måste vara inloggad' })];
    await save.click();
    await expect.element(pdf).toBeVisible();
    expect(app.address()).toMatch(/view=summary&pdf=1/);
    await app.back();
    await gone(pdf);
    await expect.element(summary).toBeVisible();

    await save.click();
    await expect.element(pdf).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone(pdf);
    await expect.element(summary).toBeVisible();
    await expect.element(save).toHaveFocus();

    await save.click();
    const login = page.getByRole('dialog', { name: /^Logga in/ });
    for (const way of ['Logga in', 'Skapa konto']) {
      await pdf.getByRole('button', { name: way }).click();
      await expect.element(login.getByRole('radio', { name: way })).toBeChecked();
      await app.back();
      await expect.element(summary).toBeVisible();
      await gone(login);
      if (way === 'Logga in') await save.click();
    }

    await summary.getByRole('button', { name: 'Begär offert' }).click();
    const quote = page.getByRole('dialog', { name: 'Begär offert' });
    await expect.element(quote).toBeVisible();
    expect(app.address()).toMatch(/view=offer/);
    await app.back();
    await gone(quote);
    await expect.element(summary).toBeVisible();
    expect(app.address()).toMatch(/view=summary$/);
  });

  test('the browser’s Back button and the Escape key close the quote request, the campaigns or the plots, and the summary shows again', async () => {
    await page.viewport(width, height);
    const app = await openSummary({ municipality: UMEA });
    const plots = page.getByRole('dialog', { name: /^Lediga tomter i/ });
    const views = [
      [/^Begär offert/, page.getByRole('dialog', { name: 'Begär offert' })],
      [/^Mer om kampanj/, page.getByRole('dialog', { name: /^Kampanj/ })],
      [/^Lediga tomter/, plots],
    ] as const;
    for (const [name, opened] of views) {
      const opener = summary.getByRole('button', { name });
      for (const leave of [app.back, () => userEvent.keyboard('{Escape}')]) {
        await opener.click();
        await expect.element(opened).toBeVisible();
        await leave();
        await gone(opened);
        await expect.element(summary).toBeVisible();
        await expect.element(opener).toHaveFocus();
      }
    }
    await summary.getByRole('button', { name: 'Begär offert' }).click();
    await page.getByRole('dialog', { name: 'Begär offert' }).getByRole('button', { name: /tomt/ }).click();
    await expect.element(plots).toBeVisible();
    await app.back();
    await expect.element(summary).toBeVisible();
    await app.back();
    await gone(summary);
    expect(app.address()).toBe(FIRST);
  });

  test('after the browser’s Back button has closed the quote request, the summary has the same scroll position as before', async () => {
    await page.viewport(width, height);
    const app = await openSummary();
    const scrolling = one(isPhone ? '.summary' : '.summary-body');
    await expect.poll(() => scrolling.scrollHeight).toBeGreaterThan(scrolling.clientHeight + 200);
    scrolling.scrollTop = 200;
    const opener = summary.getByRole('button', { name: 'Begär offert' });
    // Click with a script, because `opener.click()` of the test could scroll the summary.
    const element = await opener.findElement();
    if (!(element instanceof HTMLElement)) throw new Error('the button is no HTML element');
    element.focus({ preventScroll: true });
    element.click();
    await expect.element(page.getByRole('dialog', { name: 'Begär offert' })).toBeVisible();
    await app.back();
    await expect.element(opener).toHaveFocus();
    expect(scrolling.scrollTop).toBe(200);
  });

  test('the visitor can choose another picture in the gallery of the summary, such as the floor plan', async () => {
    await page.viewport(width, height);
    await openSummary();
    const pictures = summary.getByRole('region', { name: 'Bilder' });
    await expect.element(pictures.getByRole('img', { name: /^Björkliden 142: / })).toBeVisible();
    const choice = summary.getByRole('region', { name: 'Välj bild' });
    await choice.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect.element(pictures.getByRole('img', { name: 'Björkliden 142: Plan' })).toBeVisible();
    await expect.element(choice.getByRole('button', { name: 'Plan', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const back = choice.getByRole('button', { name: 'Föregående bild' });
    if (back.query()?.checkVisibility()) {
      await back.click();
      await expect.element(pictures.getByRole('img', { name: 'Björkliden 142: Fasad' })).toBeVisible();
    } else expect(width).toBeLessThan(1024);
  });
});

test('before a print, the summary renders all its rows at once; on the screen, it renders the rows of closed sections later', async () => {
  const drawn = () => document.querySelectorAll('.summary-rows li').length;
  vi.stubGlobal('requestIdleCallback', () => 0);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openSummary();
  expect(drawn()).toBe(0);
  dispatchEvent(new Event('beforeprint'));
  const all = drawn();
  expect(all).toBeGreaterThan(10);
  await userEvent.keyboard('{Escape}');
  await gone(summary);
  vi.unstubAllGlobals();
  await openSummaryAgain();
  await expect.poll(drawn).toBe(all);
  expect(shown()).toBe(0);
  await summary.getByRole('button', { name: 'Visa alla rader' }).click();
  await expect.poll(shown).toBeGreaterThan(0);
  expect(drawn()).toBe(all);
});

test('if the builder has entered costs besides the house, such as groundwork, the summary shows an estimate of the whole project, separate from the house price', async () => {
  const otherCosts = [
    { title: 'Markarbeten', from: kr(150_000), to: kr(450_000), source: 'Egna projekt' },
    { title: 'Bygglov', from: kr(60_000), to: kr(60_000), source: 'Egna projekt' },
  ];
  await openSummary({ brand: { otherCosts } });
  const price = krOf(await textOf(summary.getByTestId('summary-total')));
  const project = summary.getByRole('region', { name: 'Vad hela projektet kan kosta' });
  await expect.element(project).toBeVisible();
  const amountOf = (term: string) => project.getByText(term).element().nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  const written = (amount: number) => formatKr(kr(amount)).replaceAll('\u00a0', ' ');
  const rounded = (amount: number) => written(Math.round(amount / 1000) * 1000);
  expect(amountOf('Ditt hus, vårt pris')).toBe(written(price));
  expect(amountOf('Tomt och lagfart')).toBe('Tillkommer');
  expect(amountOf('Markarbeten')).toBe('150 000–450 000 kr');
  expect(amountOf('Bygglov')).toBe('60 000 kr');
  expect(amountOf('Hela projektet utan tomt, ungefär')).toBe(
    `${rounded(price + 210_000).replace(' kr', '')}–${rounded(price + 510_000)}`,
  );
  await expect.element(project.getByText('Riktvärden: Egna projekt.')).toBeVisible();
});

test('the estimate of the whole project is hidden until the plots that the visitor has chosen are loaded', async () => {
  await enter();
  const otherCosts = [{ title: 'Bygglov', from: kr(60_000), to: kr(60_000), source: 'Egna projekt' }];
  const app = await begin({ municipality: UMEA, at: '/configuration/new/1/1?view=plots', brand: { otherCosts } });
  await page.getByRole('button', { name: 'Välj tomten Granåkersvägen 14' }).click();
  const restore = intercept(/^\/api\/plots/, fail);
  await app.goTo('/configuration/new/1/1?view=summary');
  const project = summary.getByRole('region', { name: 'Vad hela projektet kan kosta' });
  await expect.element(summary.getByTestId('summary-total')).toBeVisible();
  await gone(project);
  restore();
  await app.goTo('/configuration/new/1/1');
  await summaryIsGone();
  await app.goTo('/configuration/new/1/1?view=summary');
  await expect.element(project).toMatchTextContent('Tomten Granåkersvägen 14');
});

test('the estimate of the whole project is hidden if the builder has entered no costs besides the house', async () => {
  await openSummary();
  await expect.element(summary.getByTestId('summary-total')).toBeVisible();
  await gone(summary.getByText('Vad hela projektet kan kosta'));
});

test('for a house without changes, the filter for the visitor’s own choices shows no rows', async () => {
  await openSummary();
  const ordinary = categories();
  await summary.getByRole('radio', { name: 'Mina val' }).click();
  await expect.element(summary.getByText('Allt är som huset levereras. När du väljer något annat står det här.')).toBeVisible();
  expect(categories()).toBe(ordinary);
});

describe.each(sizes)('the price in the summary during a campaign, on $size', ({ width, height }) => {
  test('beside the campaign price are the ordinary price and the lowest price of the 30 days before the campaign', async () => {
    await page.viewport(width, height);
    const app = await openSummary();
    const earlier = async () => krOf(await textOf(summary.getByTestId('earlier-lowest')));
    const price = async () => krOf(await textOf(summary.getByTestId('summary-total')));
    const besideIt = () => krOf(one('.summary-price s').textContent);
    // In the 30 days before this campaign there was no discount, so the lowest price is the ordinary price.
    const ordinary = categories();
    await expect.element(summary.getByText('Kampanjpris från', { exact: true }).first()).toBeVisible();
    expect(await price()).toBe(ordinary - 40_000);
    expect(besideIt()).toBe(ordinary);
    expect(await earlier()).toBe(ordinary);
    await expect.poll(() => document.querySelector('.summary-totals')?.textContent).toMatch(/1,5-planskampanjen\s*−40\s000\skr/);

    // The answer ‘Bergvärme’ has a campaign that began on 1 November. The two other campaigns began on 1 October. So the lowest price of
    // the 30 days before 1 November includes the discounts of these two.
    await app.goTo('/configuration/new/5/1');
    await sample('Bergvärme').click();
    await expect.element(sample('Bergvärme')).toBeChecked();
    const header = await total();
    await button('Sammanställning').first().click();
    await expect.element(summary).toBeVisible();
    const changed = categories();
    // The answer costs 120 000 kr. It raises the accessory price to a level at which an October campaign gives 15 000 kr. The November
    // campaign gives 25 000 kr.
    expect(changed).toBe(ordinary + 120_000);
    expect(await price()).toBe(header);
    expect(header).toBe(changed - 40_000 - 15_000 - 25_000);
    expect(besideIt()).toBe(changed);
    expect(await earlier()).toBe(changed - 40_000 - 15_000);
    await summary.getByRole('button', { name: 'Mer om kampanjerna' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Kampanjer' })).toBeVisible();
  });
});

test('if there is no discount, the summary shows the total and no ordinary price', async () => {
  await begin({ house: 'Furuvik 112', at: `${FIRST}?view=summary` });
  const plain = page.getByRole('dialog', { name: 'Furuvik 112' });
  await expect.element(plain.getByText('Totalpris från', { exact: true }).first()).toBeVisible();
  await gone(plain.getByText('Ordinarie pris', { exact: true }));
});

test('when a campaign ends while the page is open, its discount disappears', async () => {
  const setServerClock = clockOfServer();
  await begin();
  const before = await total();
  setServerClock('2029-01-01T00:00:00+01:00');
  await expect.poll(total).toBe(before + 40_000);
});

// The campaign's last day is 31 December 2028.
test.each(['2028-12-30', '2029-01-03', '2026-08-20'])(
  'if the computer’s clock is set to %s while the page is open, no price changes, because the server’s time decides',
  async (day) => {
    const setServerClock = clockOfServer();
    await begin();
    const before = await total();
    setServerClock('2028-12-30T12:00:00+01:00');
    vi.setSystemTime(`${day}T12:00:00+01:00`);
    const asked = timesAsked();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(asked).toBe(1);
    expect(await total()).toBe(before);
    setServerClock('2029-01-02T12:00:00+01:00');
    await expect.poll(total).toBe(before + 40_000);
    setServerClock('2028-12-30T12:00:00+01:00');
    await expect.poll(total).toBe(before);
  },
);

test('if the computer’s clock shows a day after the end of the campaign when a visit begins, the prices are still those of the server’s day', async () => {
  await begin();
  const before = await total();
  await cleanup();
  vi.setSystemTime('2029-03-20T12:00:00+01:00');
  await begin();
  expect(await total()).toBe(before);
});

/** Returns a function that sets the server’s time. Responses that arrive later have this time, even those to earlier requests. */
function clockOfServer(): (day: string) => void {
  let said: string | null = null;
  // The clock of the test server has stopped at another time, so replace this time in each response.
  intercept(/^\/(?:api\/|healthz)/, async (ask) => {
    const answer = await ask();
    if (said === null) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Server-Timing', said);
    return new Response(answer.body, { status: answer.status, headers });
  });
  return (day) => {
    said = `now;dur=${Date.parse(day)}`;
    serverTime.ask()(new Headers({ 'Server-Timing': said }));
  };
}

/** Starts to count how often the page requests the server’s time. The returned function returns the count. */
function timesAsked(): () => number {
  let times = 0;
  intercept(/^\/healthz/, (ask) => {
    times += 1;
    return ask();
  });
  return () => times;
}

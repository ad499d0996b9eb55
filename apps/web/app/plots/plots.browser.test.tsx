import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin, MALMO, UMEA } from '../../testing/begin.ts';
import { enter, leave, PASSWORD } from '../../testing/enter.ts';
import { changed, fail, intercept } from '../../testing/intercept.ts';
import { button, dialog, gone, sizes, textOf } from '../../testing/look.ts';
import { browserApi } from '../api/browser-api.ts';

const PLOTS = /^\/api\/plots/;
const SUMMARY = /^Lediga tomter/;

async function openPlots(municipality: string) {
  const app = await begin({ municipality, at: '/configuration/new/1/1?view=plots' });
  await expect.element(dialog.getByRole('heading', { name: /^Lediga tomter i / })).toBeVisible();
  return app;
}

describe.each(sizes)('the panel of plots on the screen of $size', ({ width, height }) => {
  test('the panel shows the plots of a municipality as a list or as a grid', async () => {
    await page.viewport(width, height);
    await openPlots(UMEA);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('3 tomter');
    const first = dialog.getByRole('listitem').filter({ hasText: 'Granåkersvägen 14' });
    const fits = /^Ditt hus får plats: byggnadsarea 98.m², högst 200.m²\.$/;
    for (const text of ['Strömbäck, Umeå', 'Umeå Granåkern 3:14', /^1.240.m²$/, /^785.000.kr$/, fits])
      await expect.element(first.getByText(text)).toBeVisible();
    const second = dialog.getByRole('listitem').filter({ hasText: 'Bryggstigen 5' });
    await expect.element(second.getByText(/^Ditt hus får inte plats: byggnadsarea 98.m², högst 90.m²\.$/)).toBeVisible();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] li img')];
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      picture.scrollIntoView();
      await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
    }

    const looks = dialog.getByRole('group', { name: 'Visa tomterna som' });
    const [list, grid] = [looks.getByRole('button', { name: 'Lista' }), looks.getByRole('button', { name: 'Rutnät' })];
    await expect.element(list).toHaveAttribute('aria-pressed', 'true');
    expect(areBesideEachOther()).toBe(false);

    const opener = list.element();
    if (opener instanceof HTMLElement) opener.focus();
    await userEvent.tab();
    await expect.element(grid).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(grid).toHaveAttribute('aria-pressed', 'true');
    await expect.element(list).toHaveAttribute('aria-pressed', 'false');
    expect(areBesideEachOther()).toBe(true);
  });
});

test.each([390, 320])(
  'on a phone of %i px width, each fact of a plot has its own line, and the e-mail link is high enough for a finger',
  async (width) => {
    await page.viewport(width, 844);
    await openPlots(UMEA);
    const first = dialog.getByRole('listitem').filter({ hasText: 'Granåkersvägen 14' });
    await expect.element(first).toBeVisible();
    const facts = [
      'Granåkersvägen 14',
      'Strömbäck, Umeå',
      /^785.000.kr$/,
      /^1.240.m²$/,
      'Umeå Granåkern 3:14',
      /^Ditt hus får plats/,
    ];
    const boxes = facts.map((text) => first.getByText(text).first().element().getBoundingClientRect());
    for (const [at, box] of boxes.slice(1).entries())
      expect(box.top, `${facts[at + 1]} is below ${facts[at]}`).toBeGreaterThanOrEqual((boxes[at]?.bottom ?? 0) - 1);
    const mail = first
      .getByRole('link', { name: /^Mejla om tomten/ })
      .element()
      .getBoundingClientRect();
    expect(mail.height).toBeGreaterThanOrEqual(44);
    const list = dialog.getByRole('list').element();
    expect(list.scrollWidth, 'nothing spills over').toBeLessThanOrEqual(list.clientWidth);
  },
);

test('after a quote request, the panel explains that plots chosen from now on need a new quote request, and links to the form for this request', async () => {
  await enter();
  const app = await openPlots(UMEA);
  await expect.element(dialog.getByText(/^De tomter du väljer sparas med ditt hus/)).toBeVisible();
  await app.goTo('/configuration/new/1/1?view=offer');
  intercept(/\/api\/submit\/contactrequest$/, () => Response.json({ isSuccess: true }));
  await dialog.getByRole('button', { name: 'Skicka offertförfrågan' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Tack, din offertförfrågan är skickad' })).toBeVisible();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\//);
  const [, , token] = app.address().split('/');
  await app.goTo(`/configuration/${token}/1/1?view=plots`);
  await expect
    .element(dialog.getByText(/^Du har redan begärt offert\. Tomter som du väljer nu är inte med i den: begär offert igen/))
    .toBeVisible();
  await gone(dialog.getByText(/^De tomter du väljer sparas med ditt hus/));
  await dialog.getByRole('button', { name: 'Begär offert igen' }).click();
  await expect.element(dialog.getByText(/^Offert på huset är redan begärd, den 20 november 2026\./)).toBeVisible();
});

test('a visitor can ask about a plot by e-mail or telephone, and a logged-in user can mark interest', async () => {
  const email = await enter();
  await leave();
  await openPlots(UMEA);
  await expect.element(dialog.getByText('Logga in för att välja upp till tre tomter.', { exact: false })).toBeVisible();
  await gone(dialog.getByRole('button', { name: /^Välj tomten/ }));
  await expect
    .element(dialog.getByRole('link', { name: /^Ring / }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d{6,}$/));
  const mail = dialog.getByRole('link', { name: 'Mejla om tomten Näsuddsvägen 31' });
  const address = new URL((await mail.findElement()).getAttribute('href') ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe('Tomten Näsuddsvägen 31 i Umeå');
  expect(address.searchParams.get('body')).toMatch(
    /Näsuddsvägen 31, Tavelsjö, Umeå \(Umeå Näsudden 2:9, 2\s310\sm², 560\s000\skr\)\. .+Björkliden 142/,
  );
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await dialog.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Lösenord' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Välj tomten Näsuddsvägen 31' })).toBeVisible();
});

describe.each(sizes)('the interest in plots, on the screen of $size', ({ width, height }) => {
  test('a user marks interest in at most three plots; the summary lists these plots, and a save of the house stores them', async () => {
    await page.viewport(width, height);
    await enter();
    intercept(PLOTS, (ask) =>
      changed<object[]>(ask(), (plots) => [...plots, { ...plots[0], Id: 999, Adress: 'Fjärdgatan 4', Url: '' }]),
    );
    const app = await openPlots(UMEA);
    const plot = (address: string) => dialog.getByRole('button', { name: `Välj tomten ${address}` });
    const taken = (address: string) => dialog.getByRole('button', { name: `Vald. Ta bort tomten ${address}` });
    for (const address of ['Granåkersvägen 14', 'Bryggstigen 5', 'Näsuddsvägen 31']) {
      await plot(address).click();
      await expect.element(taken(address)).toHaveTextContent('Vald');
    }
    await expect.element(dialog.getByRole('status')).toHaveTextContent('4 tomter, 3 av 3 valda');
    await expect.element(dialog.getByText('Du har valt tre tomter', { exact: false })).toBeVisible();
    await expect.element(plot('Fjärdgatan 4')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(plot('Fjärdgatan 4')).toHaveAccessibleDescription(/^Du har valt tre tomter/);
    await taken('Bryggstigen 5').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('4 tomter, 2 av 3 valda');
    await expect.element(plot('Fjärdgatan 4')).not.toHaveAttribute('aria-disabled');
    const list = dialog.getByRole('list').element();
    expect(list.scrollWidth, 'nothing spills over').toBeLessThanOrEqual(list.clientWidth);

    await app.goTo('/configuration/new/1/1?view=summary');
    const chosen = page.getByText('Tomter du är intresserad av');
    await expect.element(chosen).toBeVisible();
    for (const text of [/^Granåkersvägen 14, Strömbäck, 1.240.m², 785.000.kr$/, /^Näsuddsvägen 31, Tavelsjö/])
      await expect.element(page.getByText(text)).toBeVisible();
    await app.goTo('/configuration/new/1/1?view=offer');
    await expect.element(dialog.getByRole('heading', { name: 'Begär offert' })).toBeVisible();
    await gone(dialog.getByText('Har du ingen tomt än?'));
    await app.goTo('/configuration/new/1/1');
    await button('Spara').click();
    const savedHouses = async () => (await browserApi()).listSavedHouses();
    await expect.poll(savedHouses).toHaveLength(1);
    const id = (await savedHouses())[0]?.id ?? '';
    const { plotIds } = await (await browserApi()).readConfiguration({ parameters: { id } });
    expect(plotIds).toHaveLength(2);
  });
});

test('the summary and the quote panel open the panel of plots; the browser’s Back button and the Escape key lead from it back to the summary', async () => {
  const app = await begin({ municipality: UMEA });
  const opener = button('Sammanställning').first();
  const toPlots = dialog.getByRole('button', { name: 'Lediga tomter i Umeå' });
  await opener.click();
  await toPlots.click();
  await expect.element(dialog.getByRole('heading', { name: 'Lediga tomter i Umeå' })).toHaveFocus();
  expect(app.address()).toMatch(/view=plots$/);
  await gone(page.getByTestId('summary-total'));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByTestId('summary-total')).toBeVisible();
  await expect.element(toPlots).toHaveFocus();

  await dialog.getByRole('button', { name: 'Begär offert' }).click();
  const quote = page.getByRole('dialog', { name: 'Begär offert' });
  await quote.getByRole('button', { name: 'Lediga tomter i Umeå' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lediga tomter i Umeå' }).getByRole('listitem')).toHaveLength(3);
  await app.back();
  await expect.element(page.getByTestId('summary-total')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(opener).toHaveFocus();
  // Half a second after the summary has closed, its content is removed.
  await expect.element(page.getByTestId('summary-total')).not.toBeInTheDocument();
});

describe.each(sizes)('a municipality without plots, on the screen of $size', ({ width, height }) => {
  test('if there are no plots, the panel links to the builder’s telephone number and to an e-mail about the search for a plot; the summary does not link to plots', async () => {
    await page.viewport(width, height);
    const app = await openPlots(MALMO);
    await expect.element(dialog.getByText('Just nu har vi inga tomter i Malmö.', { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: /^Ring Provhus/ })).toBeVisible();
    const mail = await dialog.getByRole('link', { name: /^Mejla Provhus/ }).findElement();
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('subject=Jag söker tomt i Malmö');
    await gone(dialog.getByRole('button', { name: 'Rutnät' }));

    // Wait for the response with the plots. After that, the summary would link to the plots if there were any.
    const asked: number[] = [];
    intercept(PLOTS, async (ask) => {
      const response = await ask();
      asked.push(response.status);
      return response;
    });
    await app.goTo('/configuration/new/1/1?view=summary');
    await expect.element(page.getByTestId('summary-total')).toBeVisible();
    await expect.poll(() => asked).toEqual([200]);
    await gone(page.getByRole('button', { name: SUMMARY }));
  });
});

test('if a plot has a web page of its own, the panel links to this page; a plot without a picture has no image', async () => {
  intercept(PLOTS, (ask) =>
    changed<object[]>(ask(), ([plot]) => [
      { ...plot, Url: 'https://example.com/tomter/14', ImageUrl: '', AreaName: '', Price: '450000.50' },
    ]),
  );
  await openPlots(UMEA);
  const own = dialog.getByRole('link', { name: 'Granåkersvägen 14, läs mer i en ny flik' });
  await expect.element(own).toHaveAttribute('href', 'https://example.com/tomter/14');
  await expect.element(own).toHaveAttribute('target', '_blank');
  await expect.element(dialog.getByText(/^450.000,50.kr$/)).toBeVisible();
  expect(await textOf(dialog.getByRole('status'))).toBe('1 tomt');
  expect(document.querySelectorAll('[role="dialog"] li img')).toHaveLength(0);
});

test('if the network fails, the panel shows an error and can load the plots again', async () => {
  const restore = intercept(PLOTS, fail);
  await openPlots(UMEA);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Tomterna gick inte att hämta.');
  restore();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  intercept(PLOTS, (ask) => held.then(ask));
  await dialog.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Hämtar tomterna');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  answer();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(3);
});

/** Returns whether the last two plots are on the same line. */
function areBesideEachOther(): boolean {
  const [second, third] = dialog.getByRole('listitem').elements().slice(1);
  return second?.getBoundingClientRect().y === third?.getBoundingClientRect().y;
}

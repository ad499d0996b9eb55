import { formatKr, kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, MALMO, UMEA } from '../../testing/begin.ts';
import { gone, krOf, one, sample, textOf, textsOf, total } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

const filter = page.getByRole('group', { name: 'Hustyp' });
const list = page.getByRole('region', { name: 'Våra hus' });

test('the filter shows only the houses of the chosen type; the list does not show an unlisted house', async () => {
  await openApp('/house');
  await expect.element(list.getByRole('article', { name: 'Björkliden 142' })).toBeVisible();
  expect(textsOf(filter.getByRole('button')).map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
    'Alla hustyper',
    '1-plan',
    '1,5-plan',
    '2-plan',
    'Förhöjt väggliv',
    'Sidobyggnad',
  ]);
  await gone(page.getByRole('article', { name: 'Visningshus 120' }));
  const sideBuildings = page.getByRole('region', { name: 'Sidobyggnader' });
  await expect.element(sideBuildings.getByRole('article', { name: 'Garage 32' })).toBeVisible();
  for (const [type, house] of [
    ['2-plan', 'Herrgården 188'],
    ['Förhöjt väggliv', 'Skogsgård 152'],
    ['Sidobyggnad', 'Garage 32'],
  ] as const) {
    const choice = filter.getByRole('button', { name: new RegExp(`^${type}`) });
    await choice.click();
    await expect.element(list.getByRole('article', { name: house })).toBeVisible();
    const types = () =>
      [...document.querySelectorAll<HTMLElement>('.house-card-name span')]
        .filter((element) => list.element().contains(element))
        .map(({ innerText }) => innerText);
    await expect.poll(() => new Set(types())).toEqual(new Set([type]));
    expect(types()).toHaveLength(Number(/\d+$/.exec(await textOf(choice))?.[0]));
  }
});

test('after a press on a thumbnail, the card shows the thumbnail’s picture large', async () => {
  await openApp('/house');
  const card = page.getByRole('article', { name: 'Björkliden 142' });
  const picture = card.getByRole('img').first();
  const before = (await picture.findElement()).getAttribute('src');
  const second = card.getByRole('button', { name: 'Visa baksidan' });
  await second.click();
  await expect.element(picture).toHaveAccessibleName('Björkliden 142, baksidan');
  expect(picture.element().getAttribute('src')).not.toBe(before);
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
});

test('a card renders its long description only while it is unfolded, and its thumbnails only near the screen; until then the card reserves the space for its thumbnails', async () => {
  await page.viewport(390, 664);
  await openApp('/house');
  const first = page.getByRole('article', { name: 'Furuvik 112' });
  await first.getByRole('button', { name: 'Mer om Furuvik 112' }).click();
  await expect.element(first.getByText('Mer om Furuvik 112.')).toBeVisible();
  await first.getByRole('button', { name: 'Mer om Furuvik 112' }).click();
  await expect.poll(() => first.getByText('Mer om Furuvik 112.').elements()).toHaveLength(0);
  const far = page.getByRole('article', { name: 'Herrgården 188' });
  const thumbnails = far.getByRole('button', { name: /^Visa (?:framsidan|baksidan|fasadritningen|planritningen)$/ });
  expect(thumbnails.elements()).toHaveLength(0);
  const height = far.element().getBoundingClientRect().height;
  far.element().scrollIntoView();
  await expect.element(thumbnails.first()).toBeVisible();
  expect(far.element().getBoundingClientRect().height).toBe(height);
});

test('a card has pictures, house type, title, price, descriptions, areas, number of rooms and a link that starts the house', async () => {
  await openApp('/house?m=2480');
  const card = page.getByRole('article', { name: 'Furuvik 112' });
  await expect.element(card.getByRole('heading', { level: 3, name: 'Furuvik 112' })).toBeVisible();
  const thumbnails = card.getByRole('button', { name: /^Visa (?:framsidan|baksidan|fasadritningen|planritningen)$/ });
  expect(thumbnails.elements().length).toBeGreaterThan(1);
  for (const text of ['1-plan', /^fr\.|från/, 'Furuvik 112 i korthet.', /^112.m²$/, 'Byggnadsarea', 'Rum'])
    await expect.element(card.getByText(text).first()).toBeVisible();
  await card.getByRole('button', { name: 'Mer om Furuvik 112' }).click();
  await expect.element(card.getByText('Mer om Furuvik 112.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Bygg Furuvik 112' }).element().getAttribute('href')).toMatch(/[?&]m=2480/);
});

test('a card shows the same prices as the configurator, for the house and for a bundle in the chosen municipality', async () => {
  const standard = await beginningPrice();
  const klassisk = await beginningPrice('Klassisk');
  await openApp(`/house?m=${UMEA}`);
  const card = page.getByRole('article', { name: 'Furuvik 112' });
  await expect.element(card.getByText(`från ${formatKr(standard)}`)).toBeVisible();
  await card.getByRole('button', { name: 'Utgå från ett paket' }).click();
  const bundle = card.getByRole('listitem').filter({ hasText: 'Klassisk' });
  await expect.element(bundle.getByText(`${formatKr(klassisk)} med paketet`)).toBeVisible();
});

/** Returns the price that the configurator shows when a visitor starts Furuvik 112 in Umeå. */
async function beginningPrice(bundle?: string) {
  await begin({ house: 'Furuvik 112', municipality: UMEA, ...(bundle && { bundle }) });
  const price = kr(await total());
  await cleanup();
  return price;
}

test('during a campaign a card shows the campaign price, the ordinary price, and the lowest price of the 30 days before the campaign', async () => {
  await openApp(`/house?m=${MALMO}`);
  const card = page.getByRole('article', { name: 'Björkliden 142' });
  await expect.element(card).toMatchTextContent(/Kampanjpris från/);
  const [campaign = 0, ordinary = 0, earlier = 0] = textsOf(card.getByText(/^[\d\s]+kr$/)).map(krOf);
  expect(ordinary - campaign).toBe(40_000);
  expect(earlier).toBe(ordinary);
  await expect.element(card.getByText('Tidigare lägsta pris (30 dagar)')).toBeVisible();
});

test('the list of houses marks the house that the visitor has configured in this browser', async () => {
  const app = await begin({ house: 'Furuvik 112' });
  await sample('Avskilt kök').click();
  await app.goTo('/house');
  await page.getByRole('button', { name: 'Lämna', exact: true }).click();
  const card = page.getByRole('article', { name: 'Furuvik 112' });
  await expect.element(card.getByText('Detta är huset du konfigurerar')).toBeVisible();
});

test('the button of a bundle that is not available in the municipality shows why, and does nothing', async () => {
  const app = await openApp('/house?m=2518');
  const card = page.getByRole('article', { name: 'Björkliden 142' });
  await card.getByRole('button', { name: 'Utgå från ett paket' }).click();
  const refused = card.getByRole('button', { name: 'Starta med detta paket: Komplett' });
  await expect.element(refused).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(refused)
    .toHaveAccessibleDescription('Går inte att bygga i den här kommunen: Solceller 6,4 kW kan inte väljas här.');
  await refused.click({ force: true });
  // Wait longer than a page takes to open.
  await new Promise((waited) => setTimeout(waited, 300));
  expect(app.address()).toBe('/house?m=2518');
  await card.getByRole('link', { name: 'Starta med detta paket: Klassisk' }).click();
  await expect.poll(app.address).toMatch(/^\/configuration\//);
});

test('the address contains the filters and the order of the list; the browser’s Back button undoes a change of a filter, a choice of house type keeps all other filters, and “Rensa filter” keeps only the house type', async () => {
  const app = await openApp('/house');
  const region = page.getByRole('region', { name: 'Våra hus' });
  const titles = () => textsOf(region.getByRole('heading', { level: 3 }));
  await expect.poll(() => titles().length).toBeGreaterThan(3);
  const all = titles();
  await page.getByRole('combobox', { name: 'Ordning' }).selectOptions('Flest rum först');
  await expect.poll(() => titles().at(-1)).toBe('Furuvik 112');
  await page.getByRole('combobox', { name: 'Våningar' }).selectOptions('1');
  await expect.poll(titles).toEqual(['Furuvik 112']);
  expect(app.address()).toBe('/house?ordning=rum-fallande&plan=1');
  await filter.getByRole('button', { name: /^1-plan/ }).click();
  await expect.poll(app.address).toBe('/house?plan=1&ordning=rum-fallande&typ=1');
  await app.goTo('/house?ordning=rum-fallande&plan=1&typ=3');
  await expect.element(region.getByText(/Inget hus passar in på det du har valt\./)).toBeVisible();
  await region.getByRole('link', { name: 'Rensa filter' }).click();
  await expect.element(page.getByRole('article', { name: 'Herrgården 188' })).toBeVisible();
  expect(app.address()).toBe('/house?typ=3');
  await app.goTo('/house?plan=1');
  await expect.poll(titles).toEqual(['Furuvik 112']);
  await page.getByRole('combobox', { name: 'Våningar' }).selectOptions('Antal våningar');
  await expect.poll(titles).toEqual(all);
  await app.back();
  await expect.poll(titles).toEqual(['Furuvik 112']);
});

test('each option of a filter shows how many houses match it; an option without matching houses shows this and is disabled', async () => {
  const app = await openApp('/house');
  const cards = () => list.getByRole('article').elements().length;
  const floors = page.getByRole('combobox', { name: 'Våningar' });
  const two = floors.getByRole('option', { name: /^2 våningar/ });
  const count = Number(/\((\d+)\)$/.exec(await textOf(two))?.[1]);
  await floors.selectOptions('2');
  await expect.poll(cards).toBe(count);
  await expect.element(filter.getByRole('button', { name: /^Alla hustyper/ })).toHaveAccessibleName(`Alla hustyper ${count}`);

  await floors.selectOptions('1');
  const empty = filter.getByRole('button', { name: '2-plan Inga med dina filter' });
  await expect.element(empty).toHaveAttribute('aria-disabled', 'true');
  await empty.click({ force: true });
  expect(app.address()).toBe('/house?plan=1');
  const oneStorey = filter.getByRole('button', { name: /^1-plan/ });
  await oneStorey.click();
  await expect.element(oneStorey).toHaveAttribute('aria-pressed', 'true');
  await expect.element(two).toBeDisabled();
  await expect.element(two).toHaveTextContent('2 våningar (0)');
});

const bar = page.getByRole('status').filter({ hasText: /hus visas$/ });
const hidden = () => bar.element().getBoundingClientRect().top < 0;

test('each card shows that its price depends on the municipality; when the visitor chooses a municipality, all cards show its prices, also on the pages that the visitor opens next', async () => {
  const app = await openApp('/house');
  const prices = () => textsOf(page.elementLocator(document.body).getByText(/^från/)).map(krOf);
  const notes = () => [...document.querySelectorAll('.house-card-price small')].map(({ textContent }) => textContent);
  await expect.poll(() => notes().length).toBeGreaterThan(3);
  expect(new Set(notes())).toEqual(new Set(['inkl. moms, beror på kommunen']));
  await expect.element(page.getByText('Vad huset kostar beror på kommunen. Du ser de lägsta priserna.')).toBeVisible();
  const lowest = prices();
  const card = page.getByRole('article', { name: 'Furuvik 112' });
  const priceOfCard = async () => krOf(await textOf(card.getByText(/^från/)));
  const cheapest = await priceOfCard();
  const dearer = card.getByText(/^Prisområde Norr: .* dyrare än i det billigaste$/);
  await gone(dearer);

  await page.getByRole('button', { name: 'Ange din kommun' }).click();
  const field = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  await expect.element(field).toHaveFocus();
  await field.fill('båstad');
  await page.getByRole('option', { name: /^Båstad/ }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Dessvärre kan vi inte leverera/);
  expect(app.address()).toBe('/house');
  await field.fill('umeå');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Priserna gäller i Umeå.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ändra kommun' })).toHaveFocus();
  expect(app.address()).toBe(`/house?m=${UMEA}`);
  expect(new Set(notes())).toEqual(new Set(['inkl. moms, i Umeå']));
  expect(prices()).not.toEqual(lowest);
  await expect.element(dearer).toBeVisible();
  expect(krOf(await textOf(dearer))).toBe((await priceOfCard()) - cheapest);

  for (const address of ['/', '/house']) {
    await app.goTo(address);
    await expect.poll(app.address).toBe(`${address}?m=${UMEA}`);
    await expect.element(page.getByText('Priserna gäller i Umeå.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Furuvik 112', exact: true }).click();
  await expect.element(page.getByText('Pris i Umeå från, inkl. moms')).toBeVisible();
  await app.goTo(`/house?m=${MALMO}`);
  await expect.element(page.getByText('Priserna gäller i Malmö.'), { message: 'an address says otherwise' }).toBeVisible();
  await gone(page.getByText(/dyrare än i det billigaste/));
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
])(
  'in a window of %i × %i pixels, the number of houses and the link to the filter stay visible along the whole list',
  async (width, height) => {
    await page.viewport(width, height);
    await openApp('/house?plan=2');
    await expect.element(bar).toMatchTextContent(/^\d+ hus visas$/);
    const filter = page.getByRole('link', { name: 'Hustyp och filter, 1 valt' });
    const last = list.getByRole('article').last();
    const build = last.getByRole('link', { name: /^Bygg / });
    last.element().scrollIntoView();
    await expect.element(bar).toBeInViewport({ ratio: 1 });
    await expect.element(filter).toBeInViewport({ ratio: 1 });
    // Check that the bar covers no element that has the focus.
    for (const stop of list.element().querySelectorAll<HTMLElement>('.house-card :is(a, button)')) {
      if (stop.tabIndex < 0 || !stop.checkVisibility()) continue;
      stop.focus();
      const { bottom } = one('.house-bar-line').getBoundingClientRect();
      expect(stop.getBoundingClientRect().top, stop.textContent).toBeGreaterThanOrEqual(bottom - 1);
    }
    await expect.element(build).toBeInViewport();
    await filter.click();
    await expect.element(page.getByRole('group', { name: 'Hustyp' })).toBeInViewport();
  },
);

test('on a very low screen the bar with the filter scrolls out of view with the list', async () => {
  await page.viewport(844, 390);
  await openApp('/house');
  const last = list.getByRole('article').last();
  await expect.element(last).toBeVisible();
  last.element().scrollIntoView();
  await expect.poll(hidden).toBe(true);
});

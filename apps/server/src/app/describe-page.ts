import { type BrandPresentation, endpoints } from '@gavel/contract';
import { formatArea, type HouseModel, type Ore, type Plot, toKr } from '@gavel/core';

/** Calls the server's own API. */
type Ask = (path: string) => Promise<Response>;

type Thing = Readonly<Record<string, unknown>>;

/**
 * Returns the description of a public page for search engines, in the vocabulary of schema.org: the builder, the houses with their lowest
 * prices, and the plots. Null: the page has nothing to describe. The server adds the description only to cached pages. Search engines get
 * cached pages, because they send no cookie.
 */
export async function describePage(ask: Ask, { origin, pathname }: URL): Promise<string | null> {
  const [, slug] = /^\/houses\/([^/]+)$/.exec(pathname) ?? [];
  if (pathname !== '/' && pathname !== '/house' && slug === undefined) return null;
  const brand = endpoints.readBrand.response.parse(await (await ask('/api/brand')).json());
  const houses = endpoints.listHouses.response.parse(await (await ask('/api/houses')).json());
  const builder = builderOf(brand, origin);
  if (slug !== undefined) {
    const house = houses.find((one) => one.slug === decodeURIComponent(slug));
    return house ? written([houseOf(house, brand, origin)]) : null;
  }
  const list = listOf(houses, origin);
  if (pathname === '/house') return written([list]);
  const plots = endpoints.listPlots.response.parse(await (await ask('/api/plots/')).json());
  return written([builder, list, ...plots.map((plot) => plotOf(plot, origin))]);
}

function builderOf({ name, email, phone, address, welcome, splash }: BrandPresentation, origin: string): Thing {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#builder`,
    name,
    description: welcome,
    url: `${origin}/`,
    logo: `${origin}/icons/any-512.png`,
    ...(splash && { image: new URL(splash, origin).href }),
    email,
    telephone: phone,
    address,
  };
}

function listOf(houses: readonly HouseModel[], origin: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: houses.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: addressOf(slug, origin),
    })),
  };
}

/**
 * Returns the description of a house, with a variant for each bundle that has a price; each variant has the price of its bundle.
 */
function houseOf(house: HouseModel, { name }: BrandPresentation, origin: string): Thing {
  const { slug, title, shortDescription, image, houseArea, price, bundles } = house;
  const about = {
    description: plainText(shortDescription),
    ...(image && { image: new URL(image, origin).href }),
    brand: { '@type': 'Brand', name },
    url: addressOf(slug, origin),
  };
  const area = { '@type': 'PropertyValue', name: 'Boarea', value: formatArea(houseArea) };
  const variants = bundles.flatMap((bundle) => (bundle.price === null ? [] : [{ ...bundle, price: bundle.price }]));
  if (variants.length === 0)
    return { '@type': 'Product', name: title, ...about, additionalProperty: area, offers: offerOf(price) };
  return {
    '@type': 'ProductGroup',
    productGroupID: slug,
    name: title,
    ...about,
    additionalProperty: area,
    variesBy: 'https://schema.org/pattern',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'SEK',
      lowPrice: toKr(price),
      highPrice: toKr(variants.reduce((most, one) => (one.price > most ? one.price : most), price)),
      offerCount: variants.length + 1,
    },
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${title}, ${variant.name}`,
      pattern: variant.name,
      ...about,
      ...(variant.image && { image: new URL(variant.image, origin).href }),
      offers: offerOf(variant.price),
    })),
  };
}

function plotOf({ address, areaName, municipalityName, landArea, price, imageUrl }: Plot, origin: string): Thing {
  return {
    '@type': 'Product',
    name: `${address}, ${areaName || municipalityName}`,
    category: 'Tomt',
    ...(imageUrl && { image: new URL(imageUrl, origin).href }),
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Tomtarea', value: formatArea(landArea) },
      { '@type': 'PropertyValue', name: 'Kommun', value: municipalityName },
    ],
    offers: offerOf(price),
  };
}

function offerOf(price: Ore): Thing {
  return {
    '@type': 'Offer',
    price: toKr(price),
    priceCurrency: 'SEK',
    availability: 'https://schema.org/MadeToOrder',
  };
}

function addressOf(slug: string, origin: string): string {
  return `${origin}/houses/${encodeURIComponent(slug)}`;
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the data as a script element that no browser runs. The data cannot contain the end of the element. */
function written(graph: readonly Thing[]): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
}

import { houseTypes, kr, type Plot, type ProductInformation, type QuestionAnswer, usualBorderDistance } from '@gavel/core';
import { cleanHtml } from '../source/clean-html.ts';
import type { IdsLock } from '../source/ids-lock.ts';
import { countyCodeOf, indexRange, municipalityOf, type RangeIndex } from '../source/range-index.ts';
import type { PlotSource, ProductInformationSource, SalespersonSource, Source } from '../source/source.ts';
import { type AddressOf, pictureAddresses } from '../stored/guide-of.ts';
import type {
  Brand,
  PublishedHouse,
  PublishedMunicipality,
  PublishedRange,
  PublishedSalesperson,
} from '../stored/published-range.ts';
import { buildHouse } from './build-house.ts';
import { buildPaints } from './build-picture-keys.ts';
import { buildPictures } from './build-pictures.ts';
import { consentKey, type Ids, idsOf } from './ids.ts';
import { offerOf } from './offer.ts';
import { landscapeAddress, pictureReference, portraitReference, sampleReference } from './picture-references.ts';

/**
 * Builds the published range from a source without faults (`checkRange`). Can throw if the source has a fault after all.
 * @param now milliseconds since 1970: the dates of campaigns may depend on it
 */
export function buildRange(source: Source, lock: IdsLock, now: number): PublishedRange {
  const ids = idsOf(lock);
  const index = indexRange(source);
  const pictures = buildPictures(source.pictures);
  const addressOf = pictureAddresses(pictures);
  const primary = source.campaigns.find((campaign) => campaign.primary);
  return {
    brand: buildBrand(source, addressOf),
    areas: source.areas.map(({ code, name }) => ({ code, name })),
    municipalities: buildMunicipalities(source),
    houses: source.houses.map((house) => buildHouse(index, offerOf(index, house), ids, addressOf, now)).toSorted(byTypeAndSize),
    plots: source.plots.map((plot) => buildPlot(plot, ids)),
    salespersons: source.salespersons.map((person) => buildSalesperson(person, addressOf)),
    productInformation: source.productInformation.map((information) => ({
      questionId: ids('questions', information.question),
      information: buildProductInformation(information, addressOf),
    })),
    alertMessages: source.alertMessages.map(({ from, to, text }) => ({
      replacedFrom: pair(index, from, ids),
      replacedTo: pair(index, to, ids),
      text,
    })),
    helpGuide: source.helpGuide.map(({ title, text }) => ({ title, text: cleanHtml(text) })),
    consents: source.consents.map(({ slug, version, title, text }) => ({
      id: ids('consents', consentKey(slug, version)),
      slug,
      version,
      title,
      text: cleanHtml(text),
    })),
    primaryCampaignId: primary ? ids('campaigns', primary.key) : null,
    texts: source.texts,
    paints: buildPaints(source.questions),
    pictures,
  };
}

function buildBrand({ brand }: Source, addressOf: AddressOf): Brand {
  const {
    name,
    slogan,
    welcome,
    logo,
    colours,
    contact,
    salespersonsShown,
    staffNeedSecondFactor,
    monthlyCost: assumed,
    orderChecks,
  } = brand;
  const otherCosts = brand.otherCosts.map(({ from, to, ...cost }) => ({ ...cost, from: kr(from), to: kr(to) }));
  const monthlyCost = assumed ? { interestPercent: assumed.interest, downPaymentPercent: assumed.downPayment } : null;
  const splash = addressOf(pictureReference('splash.webp', ''));
  return {
    name,
    slogan,
    welcome,
    logo,
    splash,
    colours,
    contact,
    salespersonsShown,
    staffNeedSecondFactor,
    monthlyCost,
    otherCosts,
    orderChecks,
  };
}

/** Returns the municipalities in Swedish alphabetical order, with å ä ö last. */
export function buildMunicipalities({ areas, municipalities }: Source): PublishedMunicipality[] {
  const denied = new Set(municipalities.denied);
  const listed = areas.flatMap(({ key, code }) =>
    (municipalities.areas[key] ?? []).map((entry) => ({
      ...municipalityOf(entry),
      county: municipalities.counties?.[countyCodeOf(entry)] ?? '',
      areaCode: code,
    })),
  );
  const alphabetical = new Intl.Collator('sv');
  return listed
    .map((some) => ({ ...some, denied: denied.has(some.name) }))
    .toSorted((a, b) => alphabetical.compare(a.name, b.name));
}

type HouseSize = Pick<PublishedHouse, 'id' | 'houseType' | 'houseArea'>;

/**
 * Compares two houses for sorting a list by house type, then by living area, then by id, so that the order does not depend on file
 * names.
 */
export function byTypeAndSize(a: HouseSize, b: HouseSize): number {
  return houseTypes.indexOf(a.houseType) - houseTypes.indexOf(b.houseType) || a.houseArea - b.houseArea || a.id - b.id;
}

function buildPlot(
  { key, address, municipality, area, landArea, price, propertyReference, url = '', ...limits }: PlotSource,
  ids: Ids,
): Plot {
  return {
    id: ids('plots', key),
    address,
    municipalityName: municipality,
    areaName: area,
    imageUrl: landscapeAddress(key),
    landArea,
    price: kr(price),
    propertyReference,
    url,
    maxBuildArea: limits.maxBuildArea ?? null,
    maxHeight: limits.maxHeight ?? null,
    frontFaces: limits.frontFaces ?? null,
    border: limits.border ?? null,
    borderDistance: limits.borderDistance ?? usualBorderDistance,
  };
}

function buildSalesperson(
  { name, title, email, phone, mobile = '', image, municipalities = [] }: SalespersonSource,
  addressOf: AddressOf,
): PublishedSalesperson {
  const imageUrl = image === undefined ? '' : addressOf(portraitReference(name, image));
  return { name, title, email, phone, mobile, imageUrl, municipalities };
}

function buildProductInformation(
  { question, category, title, items }: ProductInformationSource,
  addressOf: AddressOf,
): ProductInformation {
  return {
    category,
    title,
    items: items.map((item) => ({
      title: item.title,
      text: cleanHtml(item.text),
      imageLarge: item.sample ? addressOf(sampleReference(item.sample)) : landscapeAddress(question),
    })),
  };
}

function pair({ answers }: RangeIndex, key: string, ids: Ids): QuestionAnswer {
  return { questionId: ids('questions', answers.get(key)?.question.key ?? ''), answerId: ids('answers', key) };
}

import { cardStill } from '@gavel/core';
import type { AnswerSource, HouseSource } from '../source/source.ts';
import type { PictureReference } from '../stored/web-configuration.ts';

/**
 * Returns the reference to a rendered picture, by its path in `pictures/`. Without such a file, the server makes the picture that the
 * address `drawn` describes; empty: there is no picture.
 */
export function pictureReference(path: string, drawn: string): PictureReference {
  return { rendered: [path], drawn };
}

/** Returns the id of a sample: its pattern, its colour and, if it has one, its accent colour (`takpannor-3a3a38-6b6b66`). */
export function sampleId({ pattern, colour, accent }: AnswerSource['sample']): string {
  return [pattern, ...[colour, accent].flatMap((hex) => hex?.replace('#', '') ?? [])].join('-');
}

/** Returns the reference to the picture of a swatch. */
export function sampleReference(sample: AnswerSource['sample']): PictureReference {
  return pictureReference(`palette/${sampleId(sample)}.webp`, drawnSample(sample));
}

/** Returns the address of a swatch's drawing. */
export function drawnSample(sample: AnswerSource['sample']): string {
  return `/media/drawn/sample/${sampleId(sample)}.svg`;
}

/**
 * Returns the reference to a house's cover picture. Without a file, the server renders the house's 3D model. If the house has no
 * floor plan, the server makes a drawing instead.
 */
export function cardReference({ key, colours, plan }: HouseSource): PictureReference {
  return pictureReference(`houses/${key}/card.webp`, plan ? cardStill(key) : houseAddress(key, colours));
}

/** Returns the address of the drawing of a house with these picture keys (`category:key`); the last key of each category counts. */
export function houseAddress(house: string, pictureKeys: readonly string[], view?: 'back'): string {
  const chosen = Object.fromEntries(pictureKeys.map((pictureKey) => splitPictureKey(pictureKey)));
  const query = Object.entries(chosen)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([category, key]) => `${category}=${key}`);
  return `/media/drawn/house/${house}.svg?${[...(view ? [`view=${view}`] : []), ...query].join('&')}`;
}

/**
 * Returns the references to the pictures of a house's card: the cover picture and three thumbnails. Without files, the thumbnails show
 * the back of the house, an elevation and a floor plan.
 */
export function houseReferences(house: HouseSource): PictureReference[] {
  const { key, colours, plan } = house;
  const back = plan ? cardStill(key, [], 'back') : houseAddress(key, colours, 'back');
  const drawn = [back, `/media/drawn/elevation/${key}.svg`, `/media/drawn/plan/${key}.svg`];
  const thumbs = drawn.map((address, at) => pictureReference(`houses/${key}/thumb-${at + 1}.webp`, address));
  return [cardReference(house), ...thumbs];
}

export function landscapeAddress(key: string): string {
  return `/media/drawn/landscape/${key}.svg`;
}

/** Returns the reference to a salesperson's portrait. If no file exists, the server draws a portrait for the name. */
export function portraitReference(name: string, image: string): PictureReference {
  return pictureReference(portraitPath(image), portraitAddress(name));
}

export function portraitPath(image: string): string {
  return `salespersons/${image}.webp`;
}

/** Returns the address for a name: `Åsa Lindqvist-Öhman` → `portrait/asa-lindqvist-ohman.svg`. */
function portraitAddress(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `/media/drawn/portrait/${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.svg`;
}

export function splitPictureKey(pictureKey: string): readonly [category: string, key: string] {
  const [category = '', key = ''] = pictureKey.split(':');
  return [category, key];
}

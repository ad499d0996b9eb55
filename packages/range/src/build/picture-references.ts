import type { AnswerSource, HouseSource } from '../source/source.ts';
import type { PictureReference } from '../stored/web-configuration.ts';

/** A rendered picture by its path in `pictures/`; where there is none, the drawing that the server makes from what its address says. */
export function pictureReference(path: string, drawn: string): PictureReference {
  return { rendered: [path], drawn };
}

/** Pattern, colour and, where there is one, accent: `takpannor-3a3a38-6b6b66`. */
export function sampleId({ pattern, colour, accent }: AnswerSource['sample']): string {
  return [pattern, ...[colour, accent].flatMap((hex) => hex?.slice(1) ?? [])].join('-');
}

/** A swatch, as the palette shows it. */
export function sampleReference(sample: AnswerSource['sample']): PictureReference {
  const id = sampleId(sample);
  return pictureReference(`palette/${id}.webp`, `/media/drawn/sample/${id}.svg`);
}

/** A house's own picture, as its card shows it. */
export function cardReference({ key, colours }: HouseSource): PictureReference {
  return pictureReference(`houses/${key}/card.webp`, houseAddress(key, colours));
}

/** The façade with these picture keys (`category:key`), of each category the last one. */
export function houseAddress(house: string, pictureKeys: readonly string[], view?: 'back'): string {
  const chosen = Object.fromEntries(pictureKeys.map((pictureKey) => splitPictureKey(pictureKey)));
  const query = Object.entries(chosen)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([category, key]) => `${category}=${key}`);
  return `/media/drawn/house/${house}.svg?${[...(view ? [`view=${view}`] : []), ...query].join('&')}`;
}

/** What a house's card shows: its own picture and three more, drawn as the house's back and the two drawings of its sheet. */
export function houseReferences(house: HouseSource): PictureReference[] {
  const { key, colours } = house;
  const drawn = [houseAddress(key, colours, 'back'), `/media/drawn/elevation/${key}.svg`, `/media/drawn/plan/${key}.svg`];
  const thumbs = drawn.map((address, at) => pictureReference(`houses/${key}/thumb-${at + 1}.webp`, address));
  return [cardReference(house), ...thumbs];
}

export function landscapeAddress(key: string): string {
  return `/media/drawn/landscape/${key}.svg`;
}

/** A salesperson's portrait; of a name alone it is drawn. */
export function portraitReference(name: string, image: string): PictureReference {
  return pictureReference(portraitPath(image), portraitAddress(name));
}

export function portraitPath(image: string): string {
  return `salespersons/${image}.webp`;
}

/** `Åsa Lindqvist-Öhman` → `portrait/asa-lindqvist-ohman.svg` */
function portraitAddress(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `/media/drawn/portrait/${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.svg`;
}

export function splitPictureKey(pictureKey: string): readonly [category: string, key: string] {
  const [category = '', key = ''] = pictureKey.split(':');
  return [category, key];
}

import type { HouseSource, QuestionSource } from './source.ts';

/** Addresses of the drawings that stand where there is no photograph. The server draws them from what the address says. */

/** A swatch: `sample/takpannor-3a3a38-6b6b66.svg` is pattern, colour and, where there is one, accent. */
export function sampleAddress({ pattern, colour, accent }: QuestionSource['answers'][number]['sample']): string {
  return `/media/drawn/sample/${[pattern, ...[colour, accent].flatMap((hex) => hex?.slice(1) ?? [])].join('-')}.svg`;
}

/** The façade with these picture keys (`category:key`), of each category the last one. */
export function houseAddress(house: string, pictureKeys: readonly string[], view?: 'back'): string {
  const chosen = Object.fromEntries(pictureKeys.map((pictureKey) => splitPictureKey(pictureKey)));
  const query = Object.entries(chosen)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([category, key]) => `${category}=${key}`);
  return `/media/drawn/house/${house}.svg?${[...(view ? [`view=${view}`] : []), ...query].join('&')}`;
}

/** What a house's card shows: front, back, and the two drawings of its sheet. */
export function houseAddresses({ key, colours }: HouseSource): string[] {
  return [
    houseAddress(key, colours),
    houseAddress(key, colours, 'back'),
    `/media/drawn/elevation/${key}.svg`,
    `/media/drawn/plan/${key}.svg`,
  ];
}

export function landscapeAddress(key: string): string {
  return `/media/drawn/landscape/${key}.svg`;
}

/** `Åsa Lindqvist-Öhman` → `portrait/asa-lindqvist-ohman.svg` */
export function portraitAddress(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `/media/drawn/portrait/${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.svg`;
}

export function splitPictureKey(pictureKey: string): readonly [category: string, key: string] {
  const [category = '', key = ''] = pictureKey.split(':');
  return [category, key];
}

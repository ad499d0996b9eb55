import type { AnswerSource, PriceSource } from './source.ts';

/** One price as it is written in full; the short forms (a figure, or figures per area) are entries without conditions. */
export type PriceEntrySource = Exclude<Extract<PriceSource, { price: unknown }>, Record<string, number>>;
export type PerAreaSource = PriceEntrySource['price'];

/** A price's entries, whichever of the three forms it is written in. `owner` is where the entry stands, for faults. */
export function priceEntriesOf(price: PriceSource): readonly PriceEntrySource[] {
  if (Array.isArray(price)) return price;
  return isEntry(price) ? [price] : [{ price }];
}

/** The base answers that an answer provides: those it names, or the one that carries its own price. */
export function baseKeysOf({ key, base, price }: AnswerSource): readonly string[] {
  return base ?? (price === undefined ? [] : [ownBaseKey(key)]);
}

/** Key of the base answer (or base question) that stands for an answer (or question) with a price of its own. */
export function ownBaseKey(key: string): string {
  return `=${key}`;
}

function isEntry(price: PriceSource): price is PriceEntrySource {
  return typeof price === 'object' && !Array.isArray(price) && 'price' in price;
}

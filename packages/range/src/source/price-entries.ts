import type { AnswerSource, PriceSource } from './source.ts';

/** A price in its full form; the short forms (a number, or numbers per area) are entries without conditions. */
export type PriceEntrySource = Exclude<Extract<PriceSource, { price: unknown }>, Record<string, number>>;
export type PerAreaSource = PriceEntrySource['price'];

/** Returns a price's entries from any of its three forms. */
export function priceEntriesOf(price: PriceSource): readonly PriceEntrySource[] {
  if (Array.isArray(price)) return price;
  return isEntry(price) ? [price] : [{ price }];
}

/**
 * Returns the base answers that an answer provides: those in its `base` list, or the base answer that is made for the answer's own price.
 */
export function baseKeysOf({ key, base, price }: AnswerSource): readonly string[] {
  return base ?? (price === undefined ? [] : [ownBaseKey(key)]);
}

/**
 * Returns the key of the base answer that is made for an answer with its own price. For the key of a question, returns the key of
 * the base question that is made for the question.
 */
export function ownBaseKey(key: string): string {
  return `=${key}`;
}

function isEntry(price: PriceSource): price is PriceEntrySource {
  return typeof price === 'object' && !Array.isArray(price) && 'price' in price;
}

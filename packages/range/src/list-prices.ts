import { parse } from 'yaml';
import { keyPathOf } from './edit/key-path.ts';
import { readWritten, type WrittenRange } from './read/read-written.ts';
import { type PricePlaces, pricePlaces } from './sheet/price-places.ts';

/** Every price of a range that was published. Throws where it cannot be read any more. */
export function listPrices(written: WrittenRange): PricePlaces {
  const { source, faults } = readWritten(written);
  if (!source) throw new Error(`the range cannot be read: ${faults[0]?.message}`);
  const values = new Map<string, unknown>();
  return pricePlaces(source, (file, path) => {
    if (!values.has(file)) values.set(file, parse(written.texts.get(file) ?? ''));
    return keyPathOf(values.get(file), path);
  });
}

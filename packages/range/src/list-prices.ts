import { stepNamer } from './edit/name-steps.ts';
import { readWritten, type WrittenRange } from './read/read-written.ts';
import { type PricePlaces, pricePlaces } from './sheet/price-places.ts';

/** Every price of a range that was published. Throws where it cannot be read any more. */
export function listPrices(written: WrittenRange): PricePlaces {
  const { source, faults } = readWritten(written);
  if (!source) throw new Error(`the range cannot be read: ${faults[0]?.message}`);
  const namers = new Map<string, ReturnType<typeof stepNamer>>();
  return pricePlaces(source, (file, path) => {
    const namer = namers.get(file) ?? stepNamer(written.texts.get(file) ?? '');
    namers.set(file, namer);
    return namer(path);
  });
}

import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { aCurrentRange } from '../../../testing/a-server.ts';
import { pricesFrom } from './price-from.ts';
import { type knownPrices, rememberedPrices } from './remembered-prices.ts';

type Known = z.output<typeof knownPrices>;

/** Returns a store for prices that keeps its content after a restart of the server, like a file. */
function aMachine() {
  let last: Known | null = null;
  let written = () => {};
  const writing = new Promise<void>((resolve) => {
    written = resolve;
  });
  const read = async () => last;
  const write = async (value: Known) => {
    last = value;
    written();
  };
  return { read, write, writing };
}

test('after a restart, the server uses the stored starting prices if the same release of Gavel calculated them for the same range; otherwise it calculates them again', async () => {
  const machine = aMachine();
  const range = aCurrentRange();
  const [house] = range.houses;
  if (!house) throw new Error('no house');
  const first = pricesFrom(await rememberedPrices(machine, 'one'))(range, house, range.municipalities);
  await machine.writing;
  const kept = await machine.read();
  expect(kept).toMatchObject({ program: 'one', contentHash: range.contentHash });

  // Store other prices than the calculated ones. If the server returns the stored prices, it has not calculated any price again.
  const dearer = Object.fromEntries(Object.keys(kept?.prices ?? {}).map((name) => [name, kr(7)]));
  await machine.write({ program: 'one', contentHash: range.contentHash, prices: dearer });
  const priceOf = async (program: string, contentHash: string) => {
    const priceFrom = pricesFrom(await rememberedPrices(machine, program));
    return priceFrom({ contentHash }, house, range.municipalities).price;
  };
  expect(await priceOf('one', range.contentHash)).toBe(kr(7));
  expect(await priceOf('another', range.contentHash)).toBe(first.price);
  await machine.write({ program: 'one', contentHash: range.contentHash, prices: dearer });
  expect(await priceOf('one', 'another')).toBe(first.price);
});

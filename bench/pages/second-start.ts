import { atMost, figure, type Row } from '../judged.ts';
import { quantile } from '../measured.ts';
import { asker } from './ask.ts';
import { timeOf } from './processor-time.ts';
import type { Product } from './product.ts';

const STARTS = 3;

/**
 * Measures the time from `npm start` to the first page if nothing has to be installed or built, and the cost of the first page of a newly
 * started server.
 */
export async function measureSecondStart(product: Product): Promise<Row[]> {
  const setUps: number[] = [];
  const starts: number[] = [];
  const processor: number[] = [];
  const firstPages: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    setUps.push(await product.setUp());
    const begin = performance.now();
    const server = await product.start();
    await asker(server.address)({ path: '/' });
    starts.push(performance.now() - begin);
    processor.push((await server.usage()).processor);
    await server.stop();

    const another = await product.start();
    await another.quiet();
    const ask = asker(another.address);
    firstPages.push(await timeOf(another, 1, () => ask({ path: '/' })));
    await another.stop();
  }
  const seconds = (times: readonly number[]) => quantile(times, 0.5) / 1000;
  const beside = [
    `least ${figure(Math.min(...starts) / 1000)} s`,
    `processor ${figure(seconds(processor))} s`,
    `set-up before it ${figure(seconds(setUps))} s`,
  ];
  return [
    atMost({
      measure: 'GET /, first after a start',
      value: quantile(firstPages, 0.5),
      goal: 25,
      unit: 'ms',
      beside: `least ${figure(Math.min(...firstPages))} ms`,
    }),
    atMost({
      measure: 'second start to the first page',
      value: seconds(starts) + seconds(setUps),
      goal: 3,
      unit: 's',
      beside: beside.join(', '),
    }),
  ];
}

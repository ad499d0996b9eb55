import { judged, type Row } from '../judged.ts';
import { printTable } from '../table.ts';
import { type Product, prepareProduct } from './product.ts';

const parts: Readonly<Record<string, (product: Product) => Promise<Row[]>>> = {
  server: async (product) => (await import('./server.ts')).measureServer(product),
  start: async (product) => (await import('./second-start.ts')).measureSecondStart(product),
  network: async (product) => [
    ...(await (await import('./network.ts')).measureNetwork(product)),
    ...(await (await import('./phone.ts')).measurePhone(product)),
  ],
  lighthouse: async (product) => (await import('./lighthouse.ts')).measureLighthouse(product),
  memory: async (product) => (await import('./memory.ts')).measureMemory(product),
};

export const partsOfPages: readonly string[] = Object.keys(parts);

/**
 * Measures what pages cost: processor time of the server, bytes on the network, time on a phone, and memory. Compares each number with its
 * goal in one table. Builds the application and starts it with the demo range. Returns the missed goals.
 * @param asked names from `partsOfPages`; empty: all parts
 */
export async function benchPages(asked: readonly string[]): Promise<readonly string[]> {
  const product = await prepareProduct();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.error(`measuring ${name} …`);
    rows.push(...(await measure(product).catch((fault: unknown) => [failed(name, fault)])));
  }
  return printTable(rows);
}

/** Returns a row for a part that failed, so that the results of the other parts are printed too. */
function failed(part: string, fault: unknown): Row {
  console.error(fault);
  return judged({ measure: part, today: 'not measured', goal: '', holds: false, beside: String(fault).slice(0, 100) });
}

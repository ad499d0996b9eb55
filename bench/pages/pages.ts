import { judged, type Row } from '../judged.ts';
import { printTable } from '../table.ts';
import { type Product, prepareProduct } from './product.ts';

const parts: Readonly<Record<string, (product: Product) => Promise<Row[]>>> = {
  server: async (product) => (await import('./server.ts')).measureServer(product),
  start: async (product) => (await import('./second-start.ts')).measureSecondStart(product),
  network: async (product) => (await import('./network.ts')).measureNetwork(product),
  lighthouse: async (product) => (await import('./lighthouse.ts')).measureLighthouse(product),
  memory: async (product) => (await import('./memory.ts')).measureMemory(product),
};

export const partsOfPages: readonly string[] = Object.keys(parts);

/**
 * What pages cost the server, the network, the phone and the memory, each beside its goal: one table, from the built application, which it
 * starts itself with the demo range. Gives the goals that are missed.
 * @param asked some of `partsOfPages`; all of them when it is empty
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

/** What the other parts have measured is told all the same. */
function failed(part: string, fault: unknown): Row {
  console.error(fault);
  return judged({ measure: part, today: 'not measured', goal: '', holds: false, beside: String(fault).slice(0, 100) });
}

import { partsOfPages } from './pages/pages.ts';

/** Measures, prints the results, and returns the missed targets. */
type Bench = (parts: readonly string[]) => Promise<readonly string[]>;

/**
 * `npm run bench` runs all measurements, `npm run bench -- picture` only `picture`, and `npm run bench -- pages server` only the part
 * `server` of `pages`.
 */
const benches: Readonly<Record<string, Bench>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  ways: async () => (await import('./ways.ts')).benchWays(),
  proof: async () => (await import('./proof.ts')).benchProof(),
  picture: async () => (await import('./picture.ts')).benchPicture(),
  model: async () => (await import('./model/model.ts')).benchModel(),
  pdf: async () => (await import('./pdf.ts')).benchPdf(),
  pages: async (parts) => (await import('./pages/pages.ts')).benchPages(parts),
  load: async () => (await import('./load.ts')).benchLoad(),
  sales: async () => (await import('./sales/sales.ts')).benchSales(),
  capacity: async () => (await import('./capacity/capacity.ts')).benchCapacity(),
  attacks: async () => (await import('./attacks/attacks.ts')).benchAttacks(),
};

const asked = process.argv.slice(2);
const parts = asked.includes('pages') ? asked.filter((name) => partsOfPages.includes(name)) : [];
const names = asked.filter((name) => !parts.includes(name));
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')};`);
  console.error(`parts of pages: ${partsOfPages.join(', ')}`);
  process.exitCode = 2;
} else {
  const missed: string[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    missed.push(...(await bench(parts)));
  }
  if (missed.length > 0) {
    console.log(`\nMissed:\n${missed.map((target) => `  ${target}`).join('\n')}`);
    process.exitCode = 1;
  }
}

import { root, runNode } from './run-node.ts';

// `npm run attack -- COUNT SEED` starts a server and sends it COUNT malformed requests. SEED decides which ones. `npm test` sends 2,000.
const [count = '100000', seed = '1'] = process.argv.slice(2);
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);
if (!isNumber(count) || !isNumber(seed)) {
  console.error('npm run attack -- COUNT SEED, both whole numbers: how many requests are sent, and which');
  process.exit(2);
}
const { code } = await runNode({
  args: [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'server', 'apps/server/src/attack.test.ts'],
  env: { GAVEL_ATTACKS: count, GAVEL_ATTACK_SEED: seed },
  show: true,
});
process.exitCode = code;

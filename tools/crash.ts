import { root, runNode } from './run-node.ts';

// `npm run test:crash -- KILLS [DATABASE/PART]`: kills the server KILLS times on each database, in parts of ten kills, which take
// some minutes each. With `100 PostgreSQL/3` it runs only part 3 on PostgreSQL: kills 21 to 30. If a part fails, the tool continues
// with the next part, and lists the failed parts at the end.
const PART = 10;
const databases = ['PGlite', 'PostgreSQL'];

const [said = process.env.GAVEL_KILLS ?? '50', only] = process.argv.slice(2);
const kills = /^[1-9]\d{0,3}$/.test(said) ? Number(said) : null;
const all = databases.flatMap((database) =>
  Array.from({ length: Math.ceil((kills ?? 0) / PART) }, (_, at) => ({
    name: `${database}/${at + 1}`,
    database,
    from: at * PART,
  })),
);
const parts = only === undefined ? all : all.filter(({ name }) => name === only);
if (kills === null || parts.length === 0) {
  console.error(`npm run test:crash -- KILLS [PART], a whole number and one of: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const fallen: string[] = [];
for (const { name, database, from } of parts) {
  console.log(`${name}: kills ${from + 1} to ${Math.min(kills, from + PART)}`);
  const { code } = await runNode({
    args: [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'server', 'apps/server/src/crash'],
    env: {
      GAVEL_KILLS: String(Math.min(PART, kills - from)),
      GAVEL_KILLS_FROM: String(from),
      GAVEL_CRASH_DATABASE: database,
    },
    show: true,
  });
  if (code !== 0) fallen.push(name);
}
console.log(fallen.length > 0 ? `fallen: ${fallen.join(', ')}` : `${parts.length} parts passed`);
process.exitCode = fallen.length > 0 ? 1 : 0;

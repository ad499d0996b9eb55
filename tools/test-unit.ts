import { parseArgs } from 'node:util';
import { changedFiles, changedFolders } from './changed-folders.ts';
import { root, runNode } from './run-node.ts';

// `npm run test:unit`: runs Vitest with the arguments of this command. `--changed` runs only the tests in folders with a file that differs
// from the last commit, or from COMMIT with `--changed=COMMIT`. Vitest's own `--changed` also runs every test that imports a changed file.
// That would be nearly every test, because tests of the web app and the server import nearly all of their code.
const { tokens } = parseArgs({ strict: false, tokens: true });
const changed = tokens.find((token) => token.kind === 'option' && token.name === 'changed');
const since = (changed?.kind === 'option' && changed.value) || 'HEAD';
const args = process.argv.slice(2).filter((arg) => !/^--changed(=|$)/.test(arg));
const folders = changed ? changedFolders(changedFiles(since)) : [];
if (changed && folders.length === 0) console.log(`Nothing that has tests of its own differs from ${since}.`);
else {
  const run = [`${root}node_modules/vitest/vitest.mjs`, 'run', ...(changed ? ['--passWithNoTests'] : []), ...args, ...folders];
  process.exitCode = (await runNode({ args: run, show: true })).code;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printApi } from './reference/print-api.ts';
import { printRangeFiles } from './reference/print-range-files.ts';
import { root, runNode } from './run-node.ts';

// `npm run reference`: writes the documentation pages that are generated from code. Tests compare each page with the output.
const { code, output } = await runNode({ args: ['apps/server/src/settings-page.ts'] });
if (code !== 0) throw new Error(output);
const pages = { 'settings.md': output, 'api.md': printApi(), 'range-files.md': printRangeFiles() };
for (const [name, page] of Object.entries(pages)) writeFileSync(join(root, 'docs/reference', name), page);
console.log(`Wrote ${Object.keys(pages).join(', ')} into docs/reference`);

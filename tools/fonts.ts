import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFonts } from './fonts/make-fonts.ts';
import { root } from './run-node.ts';

// `npm run fonts` writes the web fonts with only the used characters and axes, their style sheet, and the emoji font of documents. The
// files are committed.
for (const [name, content] of await makeFonts()) {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
  console.log(`${(content.length / 1000).toFixed(1).padStart(6)} KB  ${name}`);
}

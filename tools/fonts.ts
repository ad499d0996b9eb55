import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFonts } from './fonts/make-fonts.ts';
import { root } from './run-node.ts';

// `npm run fonts`: the web's fonts, cut to the letters and axes that are used, the style sheet that names them, and the emoji font of
// documents. All of it is committed.
for (const [name, content] of await makeFonts()) {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
  console.log(`${(content.length / 1000).toFixed(1).padStart(6)} KB  ${name}`);
}

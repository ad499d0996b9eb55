import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFonts } from './fonts/make-fonts.ts';
import { root } from './run-node.ts';

// `npm run fonts`: the web's fonts, cut to the letters and axes that are used, and the style sheet that names them. All of it is committed.
const folder = join(root, 'apps/web/app/styles');
await mkdir(join(folder, 'fonts'), { recursive: true });
for (const [name, content] of await makeFonts()) {
  await writeFile(join(folder, name), content);
  console.log(`${(content.length / 1000).toFixed(1).padStart(6)} KB  ${name}`);
}

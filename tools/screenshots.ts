import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { root, runNode } from './run-node.ts';

// `npm run screenshots [-- FOLDER]` takes screenshots of every screen and overlay at three widths, or at its only width, in an e2e test
// with its own server. With `--docs` instead of a folder it takes screenshots of the administration only, and writes the pictures of
// `docs/how-to/use-the-administration.md`.

/** The pictures of the documentation: the name of each file, and the screen and width that it shows. */
const inDocs: Readonly<Record<string, string>> = {
  'sales-today': 'today-1440',
  'sales-lead': 'lead-1440',
  'sales-board': 'leads-board-1440',
  'sales-offer': 'sales-offer-1440',
  'sales-order': 'order-draft-1440',
  'sales-customer': 'customer-1440',
  'sales-phone': 'today-390',
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { docs: { type: 'boolean', default: false } } });
const folder = resolve(positionals[0] ?? join(root, '.cache/screenshots'));
mkdirSync(folder, { recursive: true });
const ofStaff = ['--grep=what (a salesperson|an administrator) sees'];
const { code } = await runNode({
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    'e2e/every-screen.spec.ts',
    '--reporter=list',
    ...(values.docs ? ofStaff : []),
  ],
  env: { GAVEL_SCREENSHOTS: folder },
  show: true,
});
if (values.docs && code === 0) for (const [name, screen] of Object.entries(inDocs)) await writePicture(name, screen);
console.log(`Screenshots are in ${relative(process.cwd(), folder) || '.'}`);
process.exitCode = code;

/** Writes the visible part of a screen as a picture that is small enough to commit. */
async function writePicture(name: string, screen: string): Promise<void> {
  const picture = sharp(join(folder, `${screen}.png`));
  const { width, height } = await picture.metadata();
  const seen = Math.min(height, width < 500 ? 844 : 900);
  await picture
    .extract({ left: 0, top: 0, width, height: seen })
    .resize({ width: Math.min(width, 1200) })
    .webp({ quality: 58, effort: 6 })
    .toFile(join(root, 'docs/images', `${name}.webp`));
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findSwedish } from './find-swedish.ts';
import { root } from './run-node.ts';

/** Lists: passwords that are too common, which are never shown, names of places, and what the demonstration's people have written. */
const lists = [
  'apps/server/src/app/demonstration/season-stories/',
  'apps/server/src/modules/people/accounts/common-passwords.ts',
  'apps/web/app/municipality/localities.ts',
  'apps/web/app/texts/soft-hyphens.ts',
];

/** Swedish that no visitor reads. */
const allowed = [
  // The tallest letter and the deepest, to measure a line by.
  { file: 'apps/server/src/adapters/media/text-picture.ts', text: '">Åg</span>' },
  // The unit of money, as a type and where a developer's error names it.
  { file: 'packages/core/src/model/money.ts', text: 'öre' },
  { file: 'packages/core/src/model/money.ts', text: ' is not a whole number of öre' },
  // What a builder writes in a house's file.
  { file: 'packages/range/src/source/house-format.ts', text: 'Förhöjt väggliv' },
  {
    file: 'packages/range/src/source/house-format.ts',
    text: 'What floorArea is: boarea (usual), biarea (a garage, a shed), öppenarea (a carport)',
  },
];

test('what visitors read stands in packages/texts or in the range, not in the code', () => {
  expect(findSwedish(root).filter(({ file }) => !lists.some((list) => file.startsWith(list)))).toEqual(allowed);
});

test('Swedish in a string, a template or between tags is found, in comments and tests it is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-swedish-'));
  const files = {
    'apps/server/src/http/page.ts': `export const title = 'Något'; export const say = (n: number) => \`\${n} år, \${n} månader\`;`,
    'apps/web/app/stage/stage.tsx': 'export const Stage = () => <p title="Kök">\n  Välj hus\n</p>;',
    'packages/core/src/name.ts': "export const name = 'Mitt hus';",
    'packages/core/src/kind.ts': "/** Slutlig beställning */\nexport const kind = 'base'; // Välj ändå",
    'packages/core/src/kind.test.ts': "export const kind = 'Kök';",
    'packages/core/src/testing/a-kind.ts': "export const kind = 'Kök';",
    'packages/texts/src/kind-texts.ts': "export const kind = 'Kök';",
  };
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect(findSwedish(folder).map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([
      'apps/server/src/http/page.ts: Något',
      'apps/server/src/http/page.ts: år,',
      'apps/server/src/http/page.ts: månader',
      'apps/web/app/stage/stage.tsx: Kök',
      'apps/web/app/stage/stage.tsx: Välj hus',
      'packages/core/src/name.ts: Mitt hus',
    ]);
    expect(() => findSwedish(join(folder, 'packages/core/src/testing'))).toThrow('no code');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

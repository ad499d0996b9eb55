import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findSwedish } from './find-swedish.ts';
import { root } from './run-node.ts';

/**
 * Files with lists: common passwords, which are never displayed; names of places; parts of compounds, where long words may break; and texts
 * that the invented people of the demonstration wrote.
 */
const lists = [
  'apps/server/src/app/demonstration/season-stories/',
  'apps/server/src/modules/people/accounts/common-passwords.ts',
  'apps/web/app/municipality/localities.ts',
  'apps/web/app/texts/soft-hyphens.ts',
];

/** Swedish texts in code that no visitor reads. */
const allowed = [
  // These glyphs have the highest top and the lowest bottom. They are used to measure a line.
  { file: 'apps/server/src/adapters/media/text-picture.ts', text: '">Åg</span>' },
  // This is the unit of money, as a type and in an error message for developers.
  { file: 'packages/core/src/model/money.ts', text: 'öre' },
  { file: 'packages/core/src/model/money.ts', text: ' is not a whole number of öre' },
  // A builder writes this value in the file of a house.
  { file: 'packages/range/src/source/house-format.ts', text: 'Förhöjt väggliv' },
  {
    file: 'packages/range/src/source/house-format.ts',
    text: 'The kind of floorArea: boarea (default), biarea (a garage, a shed) or öppenarea (a carport)',
  },
  {
    file: 'packages/range/src/source/question-format.ts',
    text: 'true: the quick road (Snabbvägen) asks this question; questions that it does not ask keep their standard answers',
  },
];

test('visitors’ texts are in packages/texts or in the range, not in the code', () => {
  expect(findSwedish(root).filter(({ file }) => !lists.some((list) => file.startsWith(list)))).toEqual(allowed);
});

test('findSwedish finds Swedish in strings, templates and between tags, but not in comments and tests', () => {
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

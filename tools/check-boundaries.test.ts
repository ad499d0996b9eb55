import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBoundaryViolations } from './check-boundaries.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gavel-boundaries-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/**
 * The files of a small repository, to which the imports in these tests refer. The folder of a file decides which rules apply to the file.
 */
const house = {
  'packages/core/src/index.ts': '',
  'packages/core/src/testing/a-range.ts': '',
  'packages/core/src/rules/rule.ts': '',
  'packages/core/src/prices/amount.ts': "import '../rules/rule.ts';",
  'packages/core/src/visit/visit.ts': "import '../prices/amount.ts';",
  'packages/core/src/campaigns/campaign.ts': "import '../visit/visit.ts';",
  'packages/core/src/pictures/picture.ts': "import '../visit/visit.ts';",
  'packages/core/src/summary/summary.ts': "import '../campaigns/campaign.ts';",
  'packages/contract/src/index.ts': "import '../../core/src/index.ts';",
  'packages/texts/src/index.ts': '',
  'packages/texts/src/catalogue.ts': "import './index.ts';",
  'packages/range/src/index.ts': "import './read/read.ts'; import './check/check.ts';",
  'packages/range/src/source/source.ts': "import '../../../core/src/index.ts';",
  'packages/range/src/stored/format.ts': "import '../../../core/src/index.ts';",
  'packages/range/src/read/read.ts': "import 'node:fs'; import 'yaml'; import '../source/source.ts';",
  'packages/range/src/build/build.ts': "import '../stored/format.ts';",
  'packages/range/src/check/check.ts': "import '../build/build.ts';",
  'packages/range/src/model.ts': "import './stored/format.ts';",
  'packages/proof/src/index.ts': "import './house/house.ts'; import '../../range/src/model.ts';",
  'packages/proof/src/logic/solver.ts': '',
  'packages/proof/src/count/count.ts': "import '../house/house.ts';",
  'packages/proof/src/house/house.ts': "import '../logic/solver.ts'; import '../../../core/src/index.ts';",
  'packages/drawings/src/index.ts': "import '../../core/src/index.ts';",
  'packages/house-model/src/index.ts': "import '../../core/src/index.ts';",
  'apps/web/app/root.tsx': '',
  'apps/web/app/ui/button.tsx': '',
  'apps/web/app/visit/use-configurator.tsx': '',
  'apps/web/app/visit/back.ts': "import './around.ts';",
  'apps/web/app/stage/stage.tsx': "import './picture/manifests.ts'; import '../visit/use-configurator.tsx';",
  'apps/web/app/stage/picture/manifests.ts': '',
  'apps/web/app/configurator/step-screen.tsx': '',
  'apps/web/app/administration/parts/desk.ts': '',
  'apps/web/app/administration/list-parts/list-head.tsx': "import '../parts/desk.ts';",
  'apps/web/app/administration/orders/order.tsx': "import '../list-parts/list-head.tsx';",
  'apps/web/app/cellar/wine.ts': '',
  'apps/web/testing/begin.ts': '',
  'apps/web/testing/in-page/find-cut-text.ts': '',
  'apps/web/app/routes/house/house-card.tsx': '',
  'apps/web/app/routes/favicon.ts': '',
  'apps/server/src/main.ts': '',
  'apps/server/src/app/wire.ts': "import '../modules/visit/pictures/pictures.ts';",
  'apps/server/src/cache/cache.ts': '',
  'apps/server/src/db/connect.ts': '',
  'apps/server/src/http/answer.ts': "import '../db/connect.ts';",
  'apps/server/src/adapters/media/encode.ts': '',
  'apps/server/src/modules/range/range.ts': "import '../../cache/cache.ts'; import '../../http/answer.ts';",
  'apps/server/src/modules/visit/houses/house.ts': "import '../../range/range.ts';",
  'apps/server/src/modules/visit/configurations/open.ts': "import '../../range/range.ts';",
  'apps/server/src/modules/visit/pictures/pictures.ts':
    "import '../configurations/open.ts'; import '../../../adapters/media/encode.ts';",
  'apps/server/src/testing/a-server.ts': "import '../app/wire.ts';",
  'tools/check.ts': '',
  'e2e/support/test.ts': '',
  'node_modules/yaml/index.js': '',
  'node_modules/zod/index.js': '',
  'node_modules/pg/index.js': '',
  'node_modules/drizzle-orm/index.js': '',
  'node_modules/drizzle-orm/pg-core/index.js': '',
  'node_modules/@electric-sql/pglite/index.js': '',
};

const planted: readonly { rule: string; from: string; imports: string }[] = [
  { rule: 'core-imports-nothing', from: 'packages/core/src/clock.ts', imports: 'node:fs' },
  { rule: 'core-imports-nothing', from: 'packages/core/src/parse.ts', imports: 'yaml' },
  { rule: 'core-imports-nothing', from: 'packages/core/src/price.ts', imports: '../../range/src/index.ts' },
  { rule: 'core-tests-import-only-packages', from: 'packages/core/src/price.test.ts', imports: '../../range/src/index.ts' },
  { rule: 'no-circles', from: 'packages/core/src/rules/chicken.ts', imports: './egg.ts' },
  { rule: 'core-model-imports', from: 'packages/core/src/model/a.ts', imports: '../rules/rule.ts' },
  { rule: 'core-rules-imports', from: 'packages/core/src/rules/a.ts', imports: '../prices/amount.ts' },
  { rule: 'core-prices-imports', from: 'packages/core/src/prices/a.ts', imports: '../visit/visit.ts' },
  { rule: 'core-visit-imports', from: 'packages/core/src/visit/a.ts', imports: '../campaigns/campaign.ts' },
  { rule: 'core-visit-imports', from: 'packages/core/src/visit/b.ts', imports: '../index.ts' },
  { rule: 'core-pictures-imports', from: 'packages/core/src/pictures/a.ts', imports: '../summary/summary.ts' },
  { rule: 'core-campaigns-imports', from: 'packages/core/src/campaigns/a.ts', imports: '../summary/summary.ts' },
  { rule: 'core-summary-imports', from: 'packages/core/src/summary/a.ts', imports: '../index.ts' },
  { rule: 'no-circles', from: 'packages/range/src/check/chicken.ts', imports: './egg.ts' },
  { rule: 'range-source-imports', from: 'packages/range/src/source/a.ts', imports: '../stored/format.ts' },
  { rule: 'range-stored-imports', from: 'packages/range/src/stored/a.ts', imports: '../source/source.ts' },
  { rule: 'range-read-imports', from: 'packages/range/src/read/a.ts', imports: '../build/build.ts' },
  { rule: 'range-build-imports', from: 'packages/range/src/build/a.ts', imports: '../read/read.ts' },
  { rule: 'range-build-imports', from: 'packages/range/src/build/b.ts', imports: '../index.ts' },
  { rule: 'range-check-imports', from: 'packages/range/src/check/a.ts', imports: '../read/read.ts' },
  { rule: 'range-pictures-imports', from: 'packages/range/src/pictures/a.ts', imports: '../check/check.ts' },
  { rule: 'range-edit-imports', from: 'packages/range/src/edit/a.ts', imports: '../read/read.ts' },
  { rule: 'range-edits-text-without-files', from: 'packages/range/src/edit/b.ts', imports: 'node:fs' },
  { rule: 'range-sheet-imports', from: 'packages/range/src/sheet/a.ts', imports: '../read/read.ts' },
  { rule: 'range-reads-files-only-in-read', from: 'packages/range/src/check/b.ts', imports: 'node:fs/promises' },
  { rule: 'range-reads-files-only-in-read', from: 'packages/range/src/build/c.ts', imports: 'node:path' },
  { rule: 'range-reads-files-only-in-read', from: 'packages/range/src/stored/b.ts', imports: 'fs' },
  { rule: 'range-reads-files-only-in-read', from: 'packages/range/src/pictures/b.ts', imports: 'yaml' },
  { rule: 'packages-import-core', from: 'packages/contract/src/house.ts', imports: '../../texts/src/index.ts' },
  { rule: 'packages-import-core', from: 'packages/range/src/words.ts', imports: '../../texts/src/index.ts' },
  { rule: 'texts-import-nothing', from: 'packages/texts/src/price.ts', imports: '../../core/src/index.ts' },
  { rule: 'texts-import-nothing', from: 'packages/texts/src/house.ts', imports: '../../range/src/index.ts' },
  {
    rule: 'all-texts-only-for-checks',
    from: 'apps/web/app/words.tsx',
    imports: '../../../packages/texts/src/catalogue.ts',
  },
  { rule: 'packages-import-core', from: 'packages/range/src/house.ts', imports: '../../../apps/server/src/main.ts' },
  { rule: 'packages-import-core', from: 'packages/drawings/src/house.ts', imports: '../../range/src/index.ts' },
  { rule: 'drawings-are-pure', from: 'packages/drawings/src/read.ts', imports: 'node:fs' },
  { rule: 'drawings-are-pure', from: 'packages/drawings/src/parse.ts', imports: 'yaml' },
  { rule: 'packages-import-core', from: 'packages/house-model/src/house.ts', imports: '../../drawings/src/index.ts' },
  { rule: 'house-model-is-pure', from: 'packages/house-model/src/read.ts', imports: 'node:fs' },
  { rule: 'house-model-is-pure', from: 'packages/house-model/src/parse.ts', imports: 'yaml' },
  { rule: 'web-imports-packages', from: 'apps/web/app/a.tsx', imports: '../../../packages/range/src/index.ts' },
  { rule: 'web-imports-packages', from: 'apps/web/app/b.tsx', imports: '../../server/src/main.ts' },
  { rule: 'server-imports-packages', from: 'apps/server/src/pages.ts', imports: '../../web/app/root.tsx' },
  { rule: 'no-circles', from: 'apps/server/src/modules/range/chicken.ts', imports: './egg.ts' },
  { rule: 'server-cache-imports', from: 'apps/server/src/cache/a.ts', imports: '../db/connect.ts' },
  { rule: 'server-db-imports', from: 'apps/server/src/db/schema.ts', imports: '../modules/range/range.ts' },
  { rule: 'server-adapters-imports', from: 'apps/server/src/adapters/media/a.ts', imports: '../../app/wire.ts' },
  { rule: 'server-adapters-imports', from: 'apps/server/src/adapters/media/b.ts', imports: '../../modules/range/range.ts' },
  { rule: 'server-adapters-imports', from: 'apps/server/src/adapters/media/c.ts', imports: '../../http/answer.ts' },
  { rule: 'server-http-imports', from: 'apps/server/src/http/a.ts', imports: '../modules/range/range.ts' },
  { rule: 'server-http-imports', from: 'apps/server/src/http/b.ts', imports: '../app/wire.ts' },
  { rule: 'server-modules-imports', from: 'apps/server/src/modules/visit/houses/a.ts', imports: '../../../app/wire.ts' },
  { rule: 'server-modules-imports', from: 'apps/server/src/modules/visit/houses/b.ts', imports: '../../../main.ts' },
  {
    rule: 'server-module-people/accounts-imports',
    from: 'apps/server/src/modules/people/accounts/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  { rule: 'server-groups-one-way', from: 'apps/server/src/modules/range/a.ts', imports: '../visit/houses/house.ts' },
  {
    rule: 'server-module-visit/campaigns-imports',
    from: 'apps/server/src/modules/visit/campaigns/a.ts',
    imports: '../configurations/open.ts',
  },
  {
    rule: 'server-module-visit/houses-imports',
    from: 'apps/server/src/modules/visit/houses/c.ts',
    imports: '../configurations/open.ts',
  },
  {
    rule: 'server-module-visit/plots-imports',
    from: 'apps/server/src/modules/visit/plots/a.ts',
    imports: '../houses/house.ts',
  },
  {
    rule: 'server-module-people/salespersons-imports',
    from: 'apps/server/src/modules/people/salespersons/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  {
    rule: 'server-module-visit/configurations-imports',
    from: 'apps/server/src/modules/visit/configurations/a.ts',
    imports: '../pictures/pictures.ts',
  },
  {
    rule: 'server-module-visit/pictures-imports',
    from: 'apps/server/src/modules/visit/pictures/a.ts',
    imports: '../houses/house.ts',
  },
  { rule: 'tools-import-packages', from: 'tools/serve.ts', imports: '../apps/server/src/main.ts' },
  { rule: 'nobody-imports-tools-or-e2e', from: 'apps/server/src/setup.ts', imports: '../../../tools/check.ts' },
  { rule: 'nobody-imports-tools-or-e2e', from: 'tools/journey.ts', imports: '../e2e/support/test.ts' },
  { rule: 'routes-do-not-import-each-other', from: 'apps/web/app/routes/start/start.tsx', imports: '../house/house-card.tsx' },
  { rule: 'routes-do-not-import-each-other', from: 'apps/web/app/routes/start/icon.tsx', imports: '../favicon.ts' },
  { rule: 'no-circles', from: 'apps/web/app/visit/around.ts', imports: './back.ts' },
  { rule: 'zod-as-the-contract-sets-it', from: 'packages/contract/src/codes.ts', imports: 'zod' },
  { rule: 'ui-knows-no-domain', from: 'apps/web/app/ui/price.tsx', imports: '../../../../packages/core/src/index.ts' },
  { rule: 'ui-knows-no-domain', from: 'apps/web/app/ui/chosen.tsx', imports: '../visit/use-configurator.tsx' },
  { rule: 'rooms-one-way', from: 'apps/web/app/visit/store.ts', imports: '../stage/stage.tsx' },
  { rule: 'rooms-one-way', from: 'apps/web/app/palette/palette.tsx', imports: '../configurator/step-screen.tsx' },
  { rule: 'rooms-by-entry-points', from: 'apps/web/app/summary/summary.tsx', imports: '../stage/picture/manifests.ts' },
  {
    rule: 'rooms-by-entry-points',
    from: 'apps/web/app/routes/configuration/step.tsx',
    imports: '../../stage/picture/manifests.ts',
  },
  { rule: 'rooms-by-entry-points', from: 'apps/web/app/entry.client.tsx', imports: './stage/picture/manifests.ts' },
  { rule: 'rooms-are-listed', from: 'apps/web/app/routes/house/cellar.tsx', imports: '../../cellar/wine.ts' },
  { rule: 'rooms-import-no-routes', from: 'apps/web/app/shell/page-header.tsx', imports: '../root.tsx' },
  { rule: 'rooms-import-no-routes', from: 'apps/web/app/houses/house-list.tsx', imports: '../routes/house/house-card.tsx' },
  { rule: 'administration-one-way', from: 'apps/web/app/administration/parts/words.ts', imports: '../list-parts/list-head.tsx' },
  { rule: 'administration-one-way', from: 'apps/web/app/administration/list-parts/keys.tsx', imports: '../orders/order.tsx' },
  { rule: 'administration-rooms-apart', from: 'apps/web/app/administration/quotes/quote.tsx', imports: '../orders/order.tsx' },
  { rule: 'sql-only-in-repositories', from: 'apps/server/src/modules/visit/houses/houses.routes.ts', imports: 'drizzle-orm' },
  { rule: 'sql-only-in-repositories', from: 'apps/server/src/app/ready.ts', imports: 'pg' },
  { rule: 'sql-only-in-repositories', from: 'apps/server/src/app/lock.ts', imports: '@electric-sql/pglite' },
  { rule: 'builders-only-in-tests', from: 'apps/web/app/c.tsx', imports: '../../../packages/core/src/testing/a-range.ts' },
  { rule: 'builders-only-in-tests', from: 'apps/server/src/app/run.ts', imports: '../testing/a-server.ts' },
  {
    rule: 'server-module-people/accounts-imports',
    from: 'apps/server/src/modules/people/accounts/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  {
    rule: 'server-module-people/mail-imports',
    from: 'apps/server/src/modules/people/mail/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  { rule: 'server-secrets-imports', from: 'apps/server/src/secrets/a.ts', imports: '../db/connect.ts' },
  {
    rule: 'server-module-visit/saved-houses-imports',
    from: 'apps/server/src/modules/visit/saved-houses/a.ts',
    imports: '../houses/house.ts',
  },
  { rule: 'tools-import-packages', from: 'e2e/begin.ts', imports: '../apps/web/testing/begin.ts' },
  { rule: 'in-page-imports-nothing', from: 'apps/web/testing/in-page/find-more.ts', imports: './find-cut-text.ts' },
  {
    rule: 'server-module-visit/documents-imports',
    from: 'apps/server/src/modules/visit/documents/a.ts',
    imports: '../houses/house.ts',
  },
  {
    rule: 'server-module-integrations/webhooks-imports',
    from: 'apps/server/src/modules/integrations/webhooks/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  {
    rule: 'server-module-integrations/api-keys-imports',
    from: 'apps/server/src/modules/integrations/api-keys/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  { rule: 'core-requests-imports', from: 'packages/core/src/requests/a.ts', imports: '../summary/summary.ts' },
  { rule: 'core-quotes-imports', from: 'packages/core/src/quotes/a.ts', imports: '../visit/visit.ts' },
  { rule: 'core-orders-imports', from: 'packages/core/src/orders/a.ts', imports: '../campaigns/campaign.ts' },
  {
    rule: 'server-module-people/customers-imports',
    from: 'apps/server/src/modules/people/customers/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  {
    rule: 'server-module-visit/counts-imports',
    from: 'apps/server/src/modules/visit/counts/a.ts',
    imports: '../houses/house.ts',
  },
  {
    rule: 'server-module-people/changes-imports',
    from: 'apps/server/src/modules/people/changes/a.ts',
    imports: '../../visit/houses/house.ts',
  },
  { rule: 'core-statistics-imports', from: 'packages/core/src/statistics/a.ts', imports: '../summary/summary.ts' },
  { rule: 'server-disk-imports', from: 'apps/server/src/disk/a.ts', imports: '../db/connect.ts' },
  { rule: 'proof-is-pure', from: 'packages/proof/src/read.ts', imports: 'node:fs' },
  { rule: 'proof-is-pure', from: 'packages/proof/src/check.ts', imports: '../../range/src/index.ts' },
  { rule: 'proof-terms-imports', from: 'packages/proof/src/terms/a.ts', imports: '../logic/solver.ts' },
  { rule: 'proof-logic-imports', from: 'packages/proof/src/logic/a.ts', imports: '../house/house.ts' },
  { rule: 'proof-obligations-imports', from: 'packages/proof/src/obligations/a.ts', imports: '../logic/solver.ts' },
  { rule: 'proof-house-imports', from: 'packages/proof/src/house/a.ts', imports: '../count/count.ts' },
  { rule: 'proof-count-imports', from: 'packages/proof/src/count/a.ts', imports: '../index.ts' },
  { rule: 'range-effects-imports', from: 'packages/range/src/effects/a.ts', imports: '../build/build.ts' },
  { rule: 'range-uploads-imports', from: 'packages/range/src/uploads/a.ts', imports: '../build/build.ts' },
];

test('for every rule, findBoundaryViolations finds a forbidden import; these imports are in turn static, dynamic and type imports', () => {
  write(house);
  for (const folder of ['packages/core/src/rules', 'packages/range/src/check', 'apps/server/src/modules/range'])
    write({ [`${folder}/egg.ts`]: "export type * from './chicken.ts';" });
  const forms = (path: string) => [
    `import '${path}';`,
    `export const late = import('${path}');`,
    `export type * from '${path}';`,
  ];
  write(Object.fromEntries(planted.map(({ from, imports }, n) => [from, `${forms(imports)[n % 3]}`])));
  const found = findBoundaryViolations(root).map(({ rule, from }) => `${rule}: ${from}`);
  for (const { rule, from } of planted) expect(found).toContain(`${rule}: ${from}`);
});

test('findBoundaryViolations also finds a forbidden import that uses a package name such as @gavel/range instead of a path', () => {
  write(house);
  write({ 'packages/range/package.json': '{"name": "@gavel/range", "exports": "./src/index.ts"}' });
  write({ 'packages/texts/src/house.ts': "import '@gavel/range';" });
  mkdirSync(join(root, 'node_modules/@gavel'));
  symlinkSync(join(root, 'packages/range'), join(root, 'node_modules/@gavel/range'));
  expect(findBoundaryViolations(root)).toEqual([
    { rule: 'texts-import-nothing', from: 'packages/texts/src/house.ts', to: 'packages/range/src/index.ts' },
  ]);
});

test('the list of forbidden imports in this file contains a violation of every rule', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const names = forbidden.map((rule: { name: string }) => rule.name);
  expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(names));
});

test('every entry point of a room of the web app exists as a file', () => {
  const rooms: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)('../apps/web/rooms.cjs');
  const doors = Object.entries(rooms).flatMap(([room, files]) => files.map((file) => `../apps/web/app/${room}/${file}`));
  expect(doors.filter((door) => !existsSync(new URL(door, import.meta.url)))).toEqual([]);
});

test('imports that the rules allow are no violations', () => {
  write(house);
  write({
    'packages/core/src/price.ts': "import './index.ts';",
    'packages/core/src/price.test.ts': "import './testing/a-range.ts'; import 'yaml';",
    'packages/core/src/visit/visit.test.ts': "import '../testing/a-range.ts'; import '../summary/summary.ts';",
    'packages/range/src/check/check-texts.ts': "import '../../../texts/src/catalogue.ts';",
    'apps/web/app/a.tsx': "import '../../../packages/core/src/index.ts'; import '../../../packages/texts/src/index.ts';",
    'apps/web/app/routes/house/house.tsx': "import './house-card.tsx'; import '../../root.tsx'; import '../../stage/stage.tsx';",
    'apps/web/app/routes/house/step.tsx': "import '../../configurator/step-screen.tsx';",
    'apps/web/app/configurator/configurator.tsx': "import '../stage/stage.tsx'; import '../ui/button.tsx';",
    'apps/server/src/pages.ts': "import './main.ts'; import '../../../packages/range/src/index.ts'; import 'node:fs';",
    'apps/server/src/modules/visit/houses/houses.repository.ts': "import 'drizzle-orm'; import './houses.tables.ts';",
    'apps/server/src/modules/visit/houses/houses.tables.ts': "import 'drizzle-orm/pg-core';",
    'apps/server/src/modules/visit/houses/houses.test.ts': "import '../../../testing/a-server.ts';",
    'apps/server/src/db/connect.ts': "import 'pg'; import 'drizzle-orm/pg-core'; import '@electric-sql/pglite';",
    'apps/server/src/testing/databases.ts': "import 'pg';",
    'e2e/support/find-faults.ts': "import '../../apps/web/testing/in-page/find-cut-text.ts';",
    'tools/range.ts': "import '../packages/range/src/index.ts'; import './check.ts';",
  });
  expect(findBoundaryViolations(root)).toEqual([]);
});

test('findBoundaryViolations throws if it finds no TypeScript module in a repository', () => {
  write({ 'packages/core/package.json': '{}' });
  expect(() => findBoundaryViolations(root)).toThrow('read no TypeScript module');
});

function write(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

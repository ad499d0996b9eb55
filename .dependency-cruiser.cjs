/**
 * Who may import whom (docs/explanation/architecture.md). `tools/check-boundaries.test.ts` plants a violation of every rule.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.(test|spec)\\.tsx?$';

const rooms = Object.entries(require('./apps/web/rooms.cjs'));
const roomNames = rooms.map(([room]) => room);
const inRoom = (...names) => `^apps/web/app/(${names.join('|')})/`;

/** The folders of a package, each with those that it may use. */
const folders = {
  core: {
    model: [],
    leads: [],
    statistics: [],
    rules: ['model'],
    prices: ['rules', 'model'],
    visit: ['prices', 'rules', 'model'],
    pictures: ['visit', 'prices', 'rules', 'model'],
    campaigns: ['visit', 'prices', 'rules', 'model'],
    summary: ['campaigns', 'pictures', 'visit', 'prices', 'rules', 'model'],
    orders: ['visit', 'prices', 'rules', 'model'],
    offers: ['summary', 'prices', 'model'],
  },
  range: {
    source: [],
    stored: [],
    read: ['source'],
    build: ['stored', 'source'],
    check: ['build', 'stored', 'source'],
    pictures: ['build', 'source'],
    edit: ['source'],
    sheet: ['build', 'stored', 'source'],
  },
};

/** The server's folders, each with those that it may use; app/ wires them all. */
const serverFolders = {
  cache: [],
  secrets: [],
  disk: [],
  db: ['disk'],
  adapters: ['cache', 'disk'],
  http: ['db', 'cache'],
  modules: ['http', 'adapters', 'db', 'cache', 'secrets'],
};

/** The server's modules, each with those that it may use. */
const serverModules = {
  changes: [],
  customers: [],
  letters: ['customers', 'range'],
  accounts: ['changes', 'letters', 'customers', 'range'],
  range: [],
  webhooks: [],
  'api-keys': [],
  counts: [],
  campaigns: ['range'],
  houses: ['campaigns', 'range'],
  plots: ['range'],
  salespersons: ['accounts', 'range'],
  'saved-houses': ['letters', 'accounts', 'range'],
  configurations: ['letters', 'saved-houses', 'accounts', 'campaigns', 'salespersons', 'counts', 'range'],
  pictures: ['configurations', 'saved-houses', 'range'],
  documents: ['pictures', 'configurations', 'saved-houses', 'salespersons', 'letters', 'range'],
};

module.exports = {
  forbidden: [
    {
      name: 'core-imports-nothing',
      comment: 'The core is pure: no package, no Node, nobody else. Its tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/core/', pathNot: [tests, '^packages/core/src/testing/'] },
      to: { pathNot: '^packages/core/' },
    },
    {
      name: 'core-tests-import-only-packages',
      comment: 'The core’s tests and builders use the core and test libraries, nothing else of this repository.',
      severity: 'error',
      from: { path: '^packages/core/' },
      to: { path: '^(packages/(?!core/)|apps/|tools/|e2e/|bench/)' },
    },
    ...Object.entries(folders).flatMap(([name, uses]) =>
      Object.entries(uses).map(([folder, used]) => ({
        name: `${name}-${folder}-stands-on`,
        comment: `${name}/${folder} uses ${used.join(', ') || 'no other folder'}, and nobody inside uses the front door. Tests may.`,
        severity: 'error',
        from: { path: `^packages/${name}/src/${folder}/`, pathNot: tests },
        to: { path: `^packages/${name}/`, pathNot: `^packages/${name}/src/(${[folder, ...used].join('|')})/` },
      })),
    ),
    {
      name: 'range-reads-files-only-in-read',
      comment:
        'A range that lies in a database or a browser is checked and built too: outside range/read no Node, and YAML only where text is edited.',
      severity: 'error',
      from: { path: '^packages/range/src/', pathNot: [tests, '^packages/range/src/(read|edit|testing)/'] },
      to: { pathNot: '^packages/(core|range|texts)/|(^|/)node_modules/(zod|sanitize-html|@types/sanitize-html)/' },
    },
    {
      name: 'range-edits-text-without-files',
      comment: 'A browser edits the text of a range, too.',
      severity: 'error',
      from: { path: '^packages/range/src/edit/', pathNot: tests },
      to: { pathNot: '^packages/range/|(^|/)node_modules/yaml/' },
    },
    {
      name: 'packages-import-core',
      comment: 'contract, range, drawings and house-model know the core, not each other and not the apps.',
      severity: 'error',
      from: { path: '^packages/(contract|range|drawings|house-model)/' },
      to: { path: '^(packages|apps|tools|e2e|bench)/', pathNot: '^packages/(core|$1)/|^packages/texts/src/catalogue\\.ts$' },
    },
    {
      name: 'texts-import-nothing',
      comment: 'Texts stand by themselves, but for the library that fills them in.',
      severity: 'error',
      from: { path: '^packages/texts/' },
      to: { path: '^(packages|apps|tools|e2e|bench)/', pathNot: '^packages/texts/' },
    },
    {
      name: 'catalogue-of-texts-only-for-judges',
      comment: 'What holds all texts is for what judges a range or the code; nothing that pages are made of.',
      severity: 'error',
      from: { pathNot: '^(packages/(texts|range)|tools)/' },
      to: { path: '^packages/texts/src/catalogue\\.ts$' },
    },
    {
      name: 'drawings-are-pure',
      comment: 'What is drawn follows from what is given: no package but the core, no Node. Tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/drawings/', pathNot: [tests, '^packages/drawings/src/testing/'] },
      to: { pathNot: '^packages/(drawings|core)/' },
    },
    {
      name: 'house-model-is-pure',
      comment:
        'A model follows from what is given: no package but the core and what triangulates, no Node. Tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/house-model/', pathNot: tests },
      to: { pathNot: '^packages/(house-model|core)/|(^|/)node_modules/earcut/' },
    },
    {
      name: 'web-imports-packages',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: '^(packages|apps|tools|e2e|bench)/',
        pathNot: '^(packages/(core|contract|texts|drawings|house-model)|apps/web)/',
      },
    },
    {
      name: 'server-imports-packages',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages|apps|tools|e2e|bench)/',
        pathNot: '^(packages/(core|contract|texts|range|drawings|house-model)|apps/server)/',
      },
    },
    ...Object.entries(serverFolders).map(([folder, used]) => ({
      name: `server-${folder}-stands-on`,
      comment: `The server's ${folder}/ uses ${used.join(', ') || 'no other folder'}. Tests ask whole servers.`,
      severity: 'error',
      from: { path: `^apps/server/src/${folder}/`, pathNot: tests },
      to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${[folder, ...used].join('|')})/` },
    })),
    ...Object.entries(serverModules).map(([name, used]) => ({
      name: `server-module-${name}-stands-on`,
      comment: `The module ${name} uses ${used.join(', ') || 'no other module'}.`,
      severity: 'error',
      from: { path: `^apps/server/src/modules/${name}/`, pathNot: tests },
      to: { path: '^apps/server/src/modules/', pathNot: `^apps/server/src/modules/(${[name, ...used].join('|')})/` },
    })),
    {
      name: 'tools-import-packages',
      comment:
        'Tools, benchmarks and journeys use packages; the apps they run from outside. What judges a page from inside it, or a PDF, is no part of them, nor is what finds PostgreSQL. The press is timed by itself, and a browser shows the look that all e-mails have.',
      severity: 'error',
      from: { path: '^(tools|e2e|bench)/' },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/(web/testing/in-page/|server/src/(adapters/pdf/|modules/letters/letter-html\\.ts$|testing/(?:poppler|start-postgres)\\.ts$))',
      },
    },
    {
      name: 'in-page-stands-alone',
      comment: 'What judges a page is sent into it as it stands.',
      severity: 'error',
      from: { path: '^apps/web/testing/in-page/' },
      to: {},
    },
    {
      name: 'nobody-imports-tools-or-e2e',
      comment: 'The configuration files beside this one are tools themselves. Journeys use tools: a browser, a free port.',
      severity: 'error',
      from: { path: '^(?!e2e/)([^/]+)/' },
      to: { path: '^(tools|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'routes-do-not-import-each-other',
      comment: 'A route is a folder, or a single file where it has no parts.',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([^/]+?)(?:\\.tsx?$|/)', pathNot: tests },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/$1(?:\\.tsx?$|/)' },
    },
    {
      name: 'zod-as-the-contract-sets-it',
      comment: 'What the browser loads gets zod from the contract, which keeps it within the content security policy.',
      severity: 'error',
      from: { path: '^(packages/contract|apps/web)/', pathNot: [tests, '^packages/contract/src/zod\\.ts$'] },
      to: { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'Not even of types: what one file means can be read without a file that needs it.',
      severity: 'error',
      from: { path: '^(packages|apps|tools|e2e|bench)/' },
      to: { circular: true },
    },
    {
      name: 'ui-knows-no-domain',
      comment:
        'Components of the design system know no house, no price and no visit; the library behind them, texts and the network they may.',
      severity: 'error',
      from: { path: inRoom('ui'), pathNot: tests },
      to: { path: '^(packages|apps)/', pathNot: [inRoom('ui', 'texts', 'network', 'parts'), '^packages/texts/'] },
    },
    ...roomNames.slice(0, -1).map((room, at) => ({
      name: 'rooms-one-way',
      comment: 'A room imports only from rooms above it in the list.',
      severity: 'error',
      from: { path: inRoom(room) },
      to: { path: inRoom(...roomNames.slice(at + 1)) },
    })),
    {
      name: 'rooms-by-their-doors',
      comment: 'A room’s inside is its own.',
      severity: 'error',
      from: { path: '^apps/web/app/([^/]+)' },
      to: {
        path: inRoom(...rooms.flatMap(([room, doors]) => (doors.length > 0 ? [room] : []))),
        pathNot: [
          '^apps/web/app/$1/',
          ...rooms.flatMap(([room, doors]) => doors.map((door) => `^apps/web/app/${room}/${door}$`)),
        ],
      },
    },
    {
      name: 'rooms-are-listed',
      comment: 'A new room has a place in the list.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/web/app/[^/]+/', pathNot: inRoom(...roomNames, 'routes', 'styles') },
    },
    {
      name: 'rooms-import-no-routes',
      comment: 'Routes and the root put rooms together, never the other way.',
      severity: 'error',
      from: { path: inRoom(...roomNames) },
      to: { path: '^apps/web/app/(routes/|root\\.tsx$|routes\\.ts$|entry\\.)' },
    },
    {
      name: 'sql-only-in-repositories',
      comment: 'And where tables are declared, in db/, and where tests and a benchmark make the databases they run on.',
      severity: 'error',
      from: {
        pathNot: [
          '^apps/server/src/(db|testing)/',
          '^bench/sales/',
          '\\.repository(\\.test)?\\.ts$',
          '\\.tables\\.ts$',
          '^apps/server/drizzle\\.config\\.ts$',
        ],
      },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg|@electric-sql/pglite)/' },
    },
    {
      name: 'builders-only-in-tests',
      comment: 'What is built for tests never ends up in what visitors load.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [tests, '/testing/'] },
      to: { path: '^(packages|apps)/.*/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};

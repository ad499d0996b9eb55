/**
 * The rules about which file may import which (docs/explanation/architecture.md). `tools/check-boundaries.test.ts` writes files that
 * violate each rule, and expects a report.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.(test|spec)\\.tsx?$';

const rooms = Object.entries(require('./apps/web/rooms.cjs'));
const roomNames = rooms.map(([room]) => room);
const inRoom = (...names) => `^apps/web/app/(${names.join('|')})/`;

/**
 * The shared rooms of the administration, lowest first. Every room of the administration may import them. A shared room may import
 * only those before it in this list.
 */
const administrationGround = ['parts', 'access', 'list-parts', 'live', 'frame'];
const inAdministration = (...names) => `^apps/web/app/administration/(${names.join('|')})/`;

/** The folders of three packages. Each folder has a list of the folders that it may import. */
const folders = {
  core: {
    model: [],
    requests: [],
    statistics: [],
    rules: ['model'],
    prices: ['rules', 'model'],
    visit: ['prices', 'rules', 'model'],
    pictures: ['visit', 'prices', 'rules', 'model'],
    campaigns: ['visit', 'prices', 'rules', 'model'],
    summary: ['campaigns', 'pictures', 'visit', 'prices', 'rules', 'model'],
    orders: ['visit', 'prices', 'rules', 'model'],
    quotes: ['summary', 'prices', 'model'],
  },
  proof: {
    terms: [],
    logic: [],
    obligations: ['terms'],
    house: ['obligations', 'logic', 'terms'],
    count: ['house', 'obligations', 'logic', 'terms'],
  },
  range: {
    source: [],
    stored: [],
    read: ['source'],
    build: ['stored', 'source'],
    check: ['build', 'stored', 'source'],
    pictures: ['build', 'source'],
    edit: ['source'],
    effects: ['stored'],
    uploads: ['edit', 'read', 'stored', 'source'],
    sheet: ['effects', 'build', 'stored', 'source'],
  },
};

/** The folders of the server, except `app`, which connects them. Each folder has a list of the folders that it may import. */
const serverFolders = {
  cache: [],
  secrets: [],
  disk: [],
  db: ['disk'],
  adapters: ['cache', 'disk'],
  http: ['db', 'cache'],
  modules: ['http', 'adapters', 'db', 'cache', 'secrets'],
};

/** The groups of the server's modules. A group may import only the groups before it in this list. */
const serverGroups = ['range', 'people', 'integrations', 'visit', 'sales', 'records', 'range-editing'];

/** Modules with a narrower rule than their group. Each has a list of the modules and groups that it may import. */
const serverModules = {
  'people/changes': [],
  'people/customers': [],
  'people/mail': ['people/customers', 'range'],
  'people/accounts': ['people/changes', 'people/mail', 'people/customers', 'range'],
  'people/salespersons': ['people/accounts', 'range'],
  'integrations/webhooks': [],
  'integrations/api-keys': [],
  'visit/counts': [],
  'visit/campaigns': ['range'],
  'visit/houses': ['visit/campaigns', 'range'],
  'visit/plots': ['range'],
  'visit/saved-houses': ['people', 'range'],
  'visit/configurations': ['visit/saved-houses', 'visit/campaigns', 'visit/counts', 'people', 'range'],
  'visit/pictures': ['visit/configurations', 'visit/saved-houses', 'range'],
  'visit/documents': ['visit/pictures', 'visit/configurations', 'visit/saved-houses', 'people', 'range'],
};

module.exports = {
  forbidden: [
    {
      name: 'core-imports-nothing',
      comment:
        'The core imports no package, nothing of Node and no other part of the repository. Its tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/core/', pathNot: [tests, '^packages/core/src/testing/'] },
      to: { pathNot: '^packages/core/' },
    },
    {
      name: 'core-tests-import-only-packages',
      comment: 'The core’s tests and builders import only the core and test libraries.',
      severity: 'error',
      from: { path: '^packages/core/' },
      to: { path: '^(packages/(?!core/)|apps/|tools/|e2e/|bench/)' },
    },
    ...Object.entries(folders).flatMap(([name, uses]) =>
      Object.entries(uses).map(([folder, used]) => ({
        name: `${name}-${folder}-imports`,
        comment: `${name}/${folder} uses ${used.join(', ') || 'no other folder'}, and no file inside imports the package’s index. Tests may.`,
        severity: 'error',
        from: { path: `^packages/${name}/src/${folder}/`, pathNot: tests },
        to: { path: `^packages/${name}/`, pathNot: `^packages/${name}/src/(${[folder, ...used].join('|')})/` },
      })),
    ),
    {
      name: 'range-reads-files-only-in-read',
      comment:
        'The server and the browser also check and build ranges that are no files. So only range/read imports Node, and only code that edits text imports YAML. range/uploads hashes.',
      severity: 'error',
      from: { path: '^packages/range/src/', pathNot: [tests, '^packages/range/src/(read|edit|uploads|testing)/'] },
      to: { pathNot: '^packages/(core|range|texts)/|(^|/)node_modules/(zod|sanitize-html|@types/sanitize-html)/' },
    },
    {
      name: 'range-edits-text-without-files',
      comment: 'The browser also edits the text of a range.',
      severity: 'error',
      from: { path: '^packages/range/src/edit/', pathNot: tests },
      to: { pathNot: '^packages/range/|(^|/)node_modules/yaml/' },
    },
    {
      name: 'packages-import-core',
      comment: 'contract, range, drawings and house-model import the core, but neither each other nor the apps.',
      severity: 'error',
      from: { path: '^packages/(contract|range|drawings|house-model)/' },
      to: { path: '^(packages|apps|tools|e2e|bench)/', pathNot: '^packages/(core|$1)/|^packages/texts/src/catalogue\\.ts$' },
    },
    {
      name: 'texts-import-nothing',
      comment: 'texts imports only the library that fills in placeholders.',
      severity: 'error',
      from: { path: '^packages/texts/' },
      to: { path: '^(packages|apps|tools|e2e|bench)/', pathNot: '^packages/texts/' },
    },
    {
      name: 'all-texts-only-for-checks',
      comment:
        'Only code that checks a range or the repository imports the list of all texts. Pages would otherwise load all of it.',
      severity: 'error',
      from: { pathNot: '^(packages/(texts|range)|tools)/' },
      to: { path: '^packages/texts/src/catalogue\\.ts$' },
    },
    {
      name: 'drawings-are-pure',
      comment: 'Drawings depend only on their input, so drawings imports only the core. Tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/drawings/', pathNot: [tests, '^packages/drawings/src/testing/'] },
      to: { pathNot: '^packages/(drawings|core)/' },
    },
    {
      name: 'house-model-is-pure',
      comment:
        'A model depends only on its input, so house-model imports only the core and the library that triangulates. Tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/house-model/', pathNot: tests },
      to: { pathNot: '^packages/(house-model|core)/|(^|/)node_modules/earcut/' },
    },
    {
      name: 'proof-is-pure',
      comment:
        'The server, a command and the browser run the same proofs. So proof imports nothing of Node, and of range only the code that makes a model. Tests may use test libraries.',
      severity: 'error',
      from: { path: '^packages/proof/', pathNot: [tests, '^packages/proof/src/testing/'] },
      to: { pathNot: '^packages/(?:proof|core|texts)/|^packages/range/src/model\\.ts$' },
    },
    {
      name: 'web-imports-packages',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: '^(packages|apps|tools|e2e|bench)/',
        pathNot: '^(packages/(core|contract|texts|drawings|house-model|proof)|apps/web)/',
      },
    },
    {
      name: 'server-imports-packages',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages|apps|tools|e2e|bench)/',
        pathNot: '^(packages/(core|contract|texts|range|drawings|house-model|proof)|apps/server)/',
      },
    },
    ...Object.entries(serverFolders).map(([folder, used]) => ({
      name: `server-${folder}-imports`,
      comment: `The server's ${folder}/ uses ${used.join(', ') || 'no other folder'}. Tests may use a complete server.`,
      severity: 'error',
      from: { path: `^apps/server/src/${folder}/`, pathNot: tests },
      to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${[folder, ...used].join('|')})/` },
    })),
    ...Object.entries(serverModules).map(([name, used]) => ({
      name: `server-module-${name}-imports`,
      comment: `The module ${name} uses ${used.join(', ') || 'no other module'}.`,
      severity: 'error',
      from: { path: `^apps/server/src/modules/${name}/`, pathNot: tests },
      to: { path: '^apps/server/src/modules/', pathNot: `^apps/server/src/modules/(${[name, ...used].join('|')})/` },
    })),
    ...serverGroups.map((group, at) => ({
      name: 'server-groups-one-way',
      comment: 'A group of modules uses only groups before it.',
      severity: 'error',
      from: { path: `^apps/server/src/modules/${group}/`, pathNot: tests },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: `^apps/server/src/modules/(${serverGroups.slice(0, at + 1).join('|')})/`,
      },
    })),
    {
      name: 'tools-import-packages',
      comment:
        'Tools, benchmarks and e2e tests import packages and run the apps as programs. Exceptions: the checks that run in a page or on a PDF, the search for PostgreSQL and nginx, the press in its benchmark, and the e-mail template in its test.',
      severity: 'error',
      from: { path: '^(tools|e2e|bench)/' },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/(web/testing/in-page/|server/src/(adapters/pdf/|modules/people/mail/mail-html\\.ts$|testing/(?:poppler|start-postgres|a-proxy)\\.ts$))',
      },
    },
    {
      name: 'in-page-imports-nothing',
      comment: 'Checks that run in a page are sent there as source text, so they import nothing.',
      severity: 'error',
      from: { path: '^apps/web/testing/in-page/' },
      to: {},
    },
    {
      name: 'nobody-imports-tools-or-e2e',
      comment: 'Only the configuration files and the e2e tests import tools, such as a browser or a free port.',
      severity: 'error',
      from: { path: '^(?!e2e/)([^/]+)/' },
      to: { path: '^(tools|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'routes-do-not-import-each-other',
      comment: 'A route is a folder, or a single file if it has no parts.',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([^/]+?)(?:\\.tsx?$|/)', pathNot: tests },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/$1(?:\\.tsx?$|/)' },
    },
    {
      name: 'zod-as-the-contract-sets-it',
      comment: 'Browser code imports zod only from the contract, which configures it for the content security policy.',
      severity: 'error',
      from: { path: '^(packages/contract|apps/web)/', pathNot: [tests, '^packages/contract/src/zod\\.ts$'] },
      to: { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'Also applies to types, so that a file can be understood without the files that import it.',
      severity: 'error',
      from: { path: '^(packages|apps|tools|e2e|bench)/' },
      to: { circular: true },
    },
    {
      name: 'ui-knows-no-domain',
      comment:
        'Components of the design system import nothing about houses, prices or visits. They may import their component library, texts and the network room.',
      severity: 'error',
      from: { path: inRoom('ui'), pathNot: tests },
      to: { path: '^(packages|apps)/', pathNot: [inRoom('ui', 'texts', 'network', 'parts'), '^packages/texts/'] },
    },
    ...roomNames.slice(0, -1).map((room, at) => ({
      name: 'rooms-one-way',
      comment: 'A room imports only rooms that are earlier in the list.',
      severity: 'error',
      from: { path: inRoom(room) },
      to: { path: inRoom(...roomNames.slice(at + 1)) },
    })),
    {
      name: 'rooms-by-entry-points',
      comment: 'Other rooms import only a room’s entry points.',
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
      comment: 'Every room is in the list.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/web/app/[^/]+/', pathNot: inRoom(...roomNames, 'routes', 'styles') },
    },
    {
      name: 'rooms-import-no-routes',
      comment: 'Routes and the root import rooms, and no room imports them.',
      severity: 'error',
      from: { path: inRoom(...roomNames) },
      to: { path: '^apps/web/app/(routes/|root\\.tsx$|routes\\.ts$|entry\\.)' },
    },
    ...administrationGround.map((room, at) => ({
      name: 'administration-one-way',
      comment: 'A shared room of the administration imports only shared rooms that are earlier in the list.',
      severity: 'error',
      from: { path: inAdministration(room), pathNot: tests },
      to: { path: '^apps/web/app/administration/', pathNot: inAdministration(...administrationGround.slice(0, at + 1)) },
    })),
    {
      name: 'administration-rooms-apart',
      comment: 'Requests, quotes, orders and the other rooms of the administration import the shared rooms, but not each other.',
      severity: 'error',
      from: { path: '^apps/web/app/administration/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/app/administration/',
        pathNot: ['^apps/web/app/administration/$1/', inAdministration(...administrationGround)],
      },
    },
    {
      name: 'sql-only-in-repositories',
      comment: 'Other places: table declarations, db/, and the databases of tests and of a benchmark.',
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
      comment: 'The product does not import builders for tests.',
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

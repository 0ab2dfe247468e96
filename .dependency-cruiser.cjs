// The import table of the house: who may import whom. A row here is a row of docs/architecture.md.
const own = (room) => `^${room}/`;
const rooms = (...names) => `^(${names.join('|')})/`;
/** The back office, of which public pages load nothing; its inbox is also a support role's page. */
const ownDesk = '^(app/\\(desk\\)|components/desk|app/_components/inbox)/';
const supportPage = '^app/\\(member\\)/user/ticket-deposits/page\\.tsx$';
const laterPages = '/sonra/\\[cursor\\]/page\\.tsx$';
const testFiles = '\\.(test|fixture)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-alone',
      severity: 'error',
      from: { path: own('contract'), pathNot: testFiles },
      to: { pathNot: [own('contract'), 'node_modules/zod/'] },
    },
    {
      name: 'lib-below-components-and-app',
      severity: 'error',
      from: { path: own('lib'), pathNot: testFiles },
      to: {
        path: rooms(
          'components',
          'app',
          'api',
          'front',
          'supervisor',
          'postgres',
          'system',
          'scripts',
          'e2e',
        ),
        // Where a log goes and how long a connection is kept are the same for the site and the API.
        pathNot: '^system/(log-lines|kept-connections)\\.ts$',
      },
    },
    {
      name: 'components-see-the-contract-as-types',
      severity: 'error',
      from: { path: own('components'), pathNot: testFiles },
      to: { path: own('contract'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-use-browser-format-routes-data',
      severity: 'error',
      from: { path: own('components'), pathNot: testFiles },
      to: {
        path: rooms('lib', 'app', 'api', 'front', 'supervisor', 'postgres', 'system', 'scripts'),
        pathNot: [
          '^lib/(browser|format|data|i18n)/',
          '^lib/(routes|paths|calls|for-one|under-way|desk-calls|desk-pages|desk-paths)\\.ts$',
        ],
      },
    },
    {
      name: 'ui-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: testFiles },
      to: {
        path: rooms('components', 'lib', 'app', 'contract'),
        pathNot: ['^components/ui/', '^lib/format/', '^lib/(paths|calls|for-one|under-way)\\.ts$'],
      },
    },
    {
      name: 'domain-folders-stand-alone',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: ['^components/(ui|layout)/', testFiles] },
      to: {
        path: '^components/',
        pathNot: ['^components/(ui|prizes|figures|requirements)/', '^components/$1/'],
      },
    },
    {
      name: 'the-desk-is-in-no-other-page',
      severity: 'error',
      from: { path: rooms('app', 'components', 'lib'), pathNot: [ownDesk, supportPage, testFiles] },
      to: { path: ownDesk },
    },
    {
      name: 'app-never-reaches-the-api',
      severity: 'error',
      from: { path: own('app'), pathNot: testFiles },
      to: { path: rooms('api', 'front', 'supervisor', 'postgres', 'system', 'scripts') },
    },
    {
      name: 'app-imports-only-its-own-route-files',
      severity: 'error',
      from: { path: '^app/(.+)/[^/]+$', pathNot: [testFiles, laterPages] },
      to: { path: '^app/', pathNot: ['/_components/', '^app/$1/', '^app/[^/]+\\.(css|ts)$'] },
    },
    {
      name: 'later-pages-import-the-page-of-their-list',
      severity: 'error',
      from: { path: laterPages },
      to: { path: '^app/', pathNot: ['/_components/', '/page\\.tsx$'] },
    },
    {
      name: 'api-knows-contract-and-itself',
      severity: 'error',
      from: { path: own('api'), pathNot: testFiles },
      to: {
        path: rooms(
          'lib',
          'components',
          'app',
          'front',
          'supervisor',
          'postgres',
          'system',
          'scripts',
          'e2e',
        ),
        // How a server of ours ends in order, runs in several processes and tells its metrics, traces and log, what every limit counts an address by, how a call between the two is signed, and how long a connection for it is kept.
        pathNot:
          '^system/(drain|processes|address-key|signed-headers|metrics|metrics-port|serve-metrics|trace|export-spans|log-lines|kept-connections)\\.ts$',
      },
    },
    {
      name: 'services-do-not-climb',
      severity: 'error',
      from: { path: '^api/(services|db)/', pathNot: testFiles },
      to: { path: '^api/(routes/|jobs/|seed/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'db-does-not-know-services',
      severity: 'error',
      from: { path: '^api/(db|queue)/', pathNot: testFiles },
      to: { path: '^api/(services|routes)/' },
    },
    {
      name: 'routes-speak-to-services',
      severity: 'error',
      from: { path: '^api/routes/', pathNot: testFiles },
      to: { path: '^api/db/schema/' },
    },
    {
      name: 'middleware-is-thin',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: {
        path: rooms('lib', 'components', 'app', 'contract', 'api'),
        pathNot: '^lib/(session/|csp/|routes\\.ts|env\\.ts)',
      },
    },
    {
      name: 'what-runs-the-parts-knows-none-of-them',
      severity: 'error',
      from: { path: rooms('front', 'supervisor', 'postgres', 'system'), pathNot: testFiles },
      to: {
        path: rooms('app', 'components', 'api', 'scripts', 'artwork', 'e2e'),
        // The demo's accounts, which the ready block prints.
        pathNot: '^api/seed/',
      },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A test is imported by nobody, so it is in no cycle; what it may import is open to it, and of packages knip tells.
    exclude: { path: ['^(\\.next|\\.data)/', '\\.test\\.tsx?$'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

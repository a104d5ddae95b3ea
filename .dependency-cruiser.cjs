// Module boundaries. Each rule says in its comment what it keeps possible.
// What every resource of the panel stands on.
const PANEL_BASE = 'components|manifest|providers|i18n';
const TESTS = String.raw`(\.test\.tsx?$|/__tests__/|^packages/ui/src/testing/)`;

/** Libraries that interpret untrusted files. */
const PARSERS = String.raw`(^|/)node_modules/(sharp|saxes|csv-parse|yauzl|fast-xml-parser|pdfjs-dist|heic-decode|@napi-rs/canvas|tesseract\.js|onnxruntime-node|zxing-wasm)/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle can be neither understood nor tested in parts.',
      severity: 'error',
      from: {pathNot: TESTS},
      to: {circular: true},
    },
    {
      name: 'domain-is-pure',
      comment: 'The rules run in the browser and on the server alike: no package, no Node module, no other workspace.',
      severity: 'error',
      from: {path: '^packages/domain/src/', pathNot: TESTS},
      to: {pathNot: '^packages/domain/src/'},
    },
    {
      name: 'kernel-knows-no-module',
      comment: 'The machinery would otherwise need the product to be tested.',
      severity: 'error',
      from: {path: '^backend/src/kernel/'},
      to: {path: '^backend/src/(modules/|application|mount|main|index)'},
    },
    {
      name: 'modules-import-only-each-others-index',
      comment: 'What a module shows to others is what its index.ts exports.',
      severity: 'error',
      from: {path: '^backend/src/modules/([^/]+)/', pathNot: TESTS},
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'application-imports-only-module-index',
      comment: 'The application mounts modules; it does not reach into them.',
      severity: 'error',
      from: {path: '^backend/src/[^/]+\\.ts$'},
      to: {path: '^backend/src/modules/[^/]+/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$'},
    },
    {
      name: 'modules-do-not-know-the-application',
      severity: 'error',
      comment: 'A module is mounted by the application and works without knowing which.',
      from: {path: '^backend/src/modules/', pathNot: TESTS},
      to: {path: '^backend/src/(application|mount|main|index)\\.ts$'},
    },
    {
      name: 'seeds-only-at-start',
      comment: 'Demo data is loaded by the start of the server alone.',
      severity: 'error',
      from: {path: '^(packages|backend|admin|storefront|reports)/', pathNot: '^backend/src/main\\.ts$'},
      to: {path: '(^seeds/|^@clube/seeds)'},
    },
    {
      name: 'apps-know-only-the-api',
      comment: 'A screen that imports the server ships it to the browser.',
      severity: 'error',
      from: {path: '^(packages/(ui|api-client)|admin|storefront|reports)/'},
      to: {path: '(^backend/|^@clube/backend)'},
    },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'Each app is built, loaded and changed on its own; what they share is in ui.',
      severity: 'error',
      from: {path: '^(admin|storefront|reports)/'},
      to: {path: '^(@clube/)?(admin|storefront|reports)(/|$)', pathNot: '^(@clube/)?$1(/|$)'},
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      comment: 'What is shared would otherwise bring a whole app along.',
      from: {path: '^packages/'},
      to: {path: '^(@clube/)?(admin|storefront|reports)(/|$)'},
    },
    {
      name: 'packages-only-by-their-exports',
      comment: 'A package can change inside as long as its index.ts stays what it is.',
      severity: 'error',
      from: {path: '^((packages/)?[^/]+)/src/'},
      to: {
        path: '^packages/(embedded-postgres|barcode|confined|receipt-reader)/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/(src|dist)/(index|zxing|resumable|fields|program|read-document|__tests__/fixtures)[.](d[.])?[jt]s$',
        ],
      },
    },
    {
      name: 'packages-do-not-know-the-product',
      comment: 'What is shared works without the application that uses it.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: '^(@clube/)?(backend|seeds|bench|e2e)(/|$)'},
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'A feature can be read, changed or removed alone; what two of them need is in components.',
      severity: 'error',
      from: {path: '^(storefront|reports)/src/features/([^/]+)/', pathNot: TESTS},
      to: {path: '^$1/src/features/', pathNot: '^$1/src/features/$2/'},
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'The app gathers the features, not the other way round.',
      severity: 'error',
      from: {path: '^(storefront|reports)/src/(features|components)/', pathNot: TESTS},
      to: {path: '^$1/src/app/'},
    },
    {
      name: 'panel-resources-do-not-import-each-other',
      comment:
        'A resource of the panel can be read, changed or removed alone, and does not know what gathers it; what two of them need is in components.',
      severity: 'error',
      from: {path: `^admin/src/(?!(?:${PANEL_BASE}|app)/)([^/]+)/`, pathNot: TESTS},
      to: {path: '^admin/src/', pathNot: `^admin/src/($1|${PANEL_BASE})/`},
    },
    {
      name: 'panel-base-knows-no-resource',
      comment: 'What all resources stand on would otherwise bring some of them along; the app alone gathers them.',
      severity: 'error',
      from: {path: `^admin/src/(${PANEL_BASE})/`, pathNot: TESTS},
      to: {path: '^admin/src/', pathNot: `^admin/src/(${PANEL_BASE})/`},
    },
    {
      name: 'app-imports-only-manifests-of-resources',
      comment: 'The app reads what a resource says of itself; the screens come with their first visit.',
      severity: 'error',
      from: {path: '^admin/src/app/', pathNot: TESTS},
      to: {path: `^admin/src/(?!(?:${PANEL_BASE}|app)/)[^/]+/`, pathNot: '^admin/src/[^/]+/index\\.tsx?$'},
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Test support in the product would be shipped with it.',
      severity: 'error',
      from: {pathNot: TESTS},
      to: {path: TESTS},
    },
    {
      name: 'untrusted-bytes-in-confined-processes',
      comment:
        'Untrusted files are interpreted in confined processes alone (docs/security.md): a bomb or a fault of a parser must not end the server.',
      severity: 'error',
      from: {path: '^(backend/src/(application|main)|packages/(receipt-reader|confined)/src/index)\\.ts$'},
      to: {path: PARSERS, reachable: true},
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every rule above.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^(virtual:|\\.\\./.*\\?|zxing-wasm/.*\\.wasm\\?url$)'},
    },
  ],
  options: {
    doNotFollow: {path: '(^|/)(node_modules|dist)/'},
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'node', 'import', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

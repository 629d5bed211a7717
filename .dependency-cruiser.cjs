/** Who may import whom. `npm run check` runs it; docs/architecture.md draws it. */
const TESTS = '\\.(test|suite|samples)\\.tsx?$';
const COMPOSITION = '^server/src/(main|parts|cli[^/]*|cli/[^/]*)\\.ts$|^server/src/testing/|^bench/|^scripts/|^e2e/';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'contract-is-a-leaf',
      'Both sides agree on the contract, so it knows neither: zod and itself only.',
      { path: '^contract/', pathNot: TESTS },
      { pathNot: '^contract/|^node_modules/zod/' },
    ),
    forbid(
      'web-never-reaches-server',
      'What the browser loads must never hold server code.',
      { path: '^web/', pathNot: TESTS },
      { path: '^server/' },
    ),
    forbid(
      'server-never-reaches-web',
      'The server only serves the built files.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'kernel-knows-no-domain',
      'The kernel must still fit when the product is another one.',
      { path: '^server/src/kernel/', pathNot: TESTS },
      { path: '^server/src/(ports|platform|slices)/' },
    ),
    forbid(
      'port-knows-no-domain',
      'A port describes the outside world; slices use it, not the other way round.',
      { path: '^server/src/ports/', pathNot: TESTS },
      { path: '^server/src/(platform|slices)/' },
    ),
    forbid(
      'platform-knows-no-slice',
      'Every slice stands on the platform, so it stands on none of them.',
      { path: '^server/src/platform/', pathNot: TESTS },
      { path: '^server/src/slices/' },
    ),
    forbid(
      'stores-are-private',
      'The tables of a folder are asked through its functions, so that they stay free to change.',
      { path: '^server/src/(platform|slices)/([^/]+)/', pathNot: TESTS },
      { path: '\\.store\\.ts$', pathNot: '^server/src/$1/$2/' },
    ),
    forbid(
      'adapter-is-private',
      'Others depend on port.ts, so an adapter can be replaced; only the places that choose adapters know them.',
      { path: '^server/src/', pathNot: [COMPOSITION, TESTS, '^server/src/ports/'] },
      { path: '^server/src/ports/', pathNot: '^server/src/ports/[^/]+/port\\.ts$' },
    ),
    forbid(
      'adapter-is-private-to-its-port',
      'One port does not lean on how another one is built. Only the codecs serve both ports of sound.',
      { path: '^server/src/ports/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/ports/',
        pathNot: ['^server/src/ports/$1/', '^server/src/ports/[^/]+/port\\.ts$', '^server/src/ports/speech/codecs/'],
      },
    ),
    forbid(
      'one-door-per-slice',
      'Another slice is reached through its service or its pure rules; its store stays free to change.',
      { path: '^server/src/slices/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/slices/',
        pathNot: [
          '^server/src/slices/$1/',
          '^server/src/slices/[^/]+/[^/]+\\.(service|rules)\\.ts$',
          // A part of a slice has services and rules of its own.
          '^server/src/slices/[^/]+/[^/]+/[^/]+\\.(service|rules)\\.ts$',
        ],
      },
    ),
    forbid(
      'product-loads-no-tests',
      'Samples, suites and harnesses are for tests; what runs for users must not depend on them.',
      { path: '^server/src/', pathNot: [TESTS, '^server/src/(testing|contract-suite)/'] },
      { path: '\\.(test|suite|samples)\\.ts$|^server/src/(testing|contract-suite)/' },
    ),
    forbid(
      'server-needs-no-development-packages',
      'An installation without them must run; only types may come from there.',
      {
        path: '^(server|contract)/src/',
        pathNot: [TESTS, '^server/src/(testing|contract-suite)/', '/(print-[^/]+|check-times)\\.ts$'],
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-hold-no-sql',
      'Routes only say which function answers which endpoint.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.store\\.ts$|^node_modules/(kysely|pg)/' },
    ),
    forbid(
      'http-stays-at-the-edge',
      'Services are called by jobs, tests and the command line too, where there is no request.',
      {
        path: '^server/src/',
        pathNot: ['^server/src/app\\.ts$', '^server/src/kernel/.*http', TESTS],
      },
      { path: '^node_modules/(@fastify/|fastify)' },
    ),
    forbid(
      'one-public-part-per-slice',
      'Another slice of screens is reached through its public.ts; the rest of it stays free to change.',
      { path: '^web/src/slices/([^/]+)/', pathNot: TESTS },
      { path: '^web/src/slices/', pathNot: ['^web/src/slices/$1/', '^web/src/slices/[^/]+/public\\.ts$'] },
    ),
    forbid(
      'slices-know-no-frame',
      'The frame is derived from the slices, so they do not lean on it.',
      { path: '^web/src/slices/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'lib-belongs-to-no-slice',
      'What a product area owns lives in its slice.',
      { path: '^web/src/lib/', pathNot: TESTS },
      { path: '^web/src/(slices|app|ui)/' },
    ),
    forbid(
      'ui-knows-no-slice',
      'The design system draws what it is given and calls no endpoint.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(slices|app)/|^web/src/lib/(api|queries)[^/]*\\.ts' },
    ),
    forbid(
      'vendors-live-in-adapters',
      'An engine is replaced in one folder.',
      { path: '^(server|contract|web)/', pathNot: '^server/src/ports/(speech|audio|recognition)/' },
      { path: '^node_modules/(@echogarden|wasm-media-encoders|mpg123-decoder|opusscript)/' },
    ),
    forbid('no-cycles', 'Files in a cycle can only be read all at once.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^data/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};

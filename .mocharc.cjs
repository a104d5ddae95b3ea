const {existsSync} = require('node:fs');

// Ends the embedded PostgreSQL that the tests of a run share.
const fixtures = './backend/dist/__tests__/support/mocha.js';

module.exports = {
  ui: 'bdd',
  // Ends what hangs; how quick something is, a machine with other work to do cannot tell.
  timeout: 120_000,
  slow: 1_000,
  'forbid-only': true,
  'forbid-pending': true,
  require: [
    './scripts/testing/fast-check.mjs',
    './scripts/components/hooks.mjs',
    ...(existsSync(fixtures) ? [fixtures] : []),
  ],
};

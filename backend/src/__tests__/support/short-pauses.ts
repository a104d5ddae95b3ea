// Starts main.js, whose embedded PostgreSQL is started again after pauses shorter than in production: when three tries have
// failed, it counts as gone.
import {createRequire} from 'node:module';
import type {EmbeddedPostgresOptions} from '@clube/embedded-postgres';

const PAUSES_MS = [0, 100, 300];

// The module's own object, which main.js calls.
const embedded = createRequire(__filename)('@clube/embedded-postgres') as typeof import('@clube/embedded-postgres');
const {startEmbeddedPostgres} = embedded;
Object.assign(embedded, {
  startEmbeddedPostgres: (options: EmbeddedPostgresOptions) => startEmbeddedPostgres({...options, pausesMs: PAUSES_MS}),
});
void import('../../main.js');

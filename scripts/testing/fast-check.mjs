// Fixes fast-check's seed, so that all runs use the same values and a failure is caused by the change and
// nothing else; FC_SEED sets another seed. The apps import fast-check and the compiled server requires it: two builds,
// two configurations.
import {createRequire} from 'node:module';
import * as imported from 'fast-check';

const required = createRequire(import.meta.url)('fast-check');
const seed = Number(process.env.FC_SEED ?? 20_261_121);

for (const build of [imported, required]) build.configureGlobal({seed});

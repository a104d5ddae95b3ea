// What fast-check draws is the same in every run, so that a run says something of the change it is made for and of
// nothing else; FC_SEED looks further. The apps import fast-check, the compiled server requires it: two builds, two states.
import {createRequire} from 'node:module';
import * as imported from 'fast-check';

const required = createRequire(import.meta.url)('fast-check');
const seed = Number(process.env.FC_SEED ?? 20_261_121);

for (const build of [imported, required]) build.configureGlobal({seed});

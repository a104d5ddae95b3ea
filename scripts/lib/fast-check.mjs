// What fast-check draws is the same in every run, so that a run says something of the change it is made for and of
// nothing else; FC_SEED looks further. The server's tests, which load another build of it, name their seed themselves.
import {configureGlobal} from 'fast-check';

configureGlobal({seed: Number(process.env.FC_SEED ?? 20_261_121)});

import {HEADER_WORDS} from './header-words';
import {PARTY_WORDS} from './party-words';
import {TOTAL_WORDS} from './total-words';

/** Labels by meaning. Labels without a field of ours limit the boxes of the others. */
export const VOCABULARY = {...HEADER_WORDS, ...TOTAL_WORDS, ...PARTY_WORDS};

export type LabelName = keyof typeof VOCABULARY;

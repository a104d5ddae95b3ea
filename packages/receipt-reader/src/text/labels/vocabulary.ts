import {HEADER_WORDS} from './header-words';
import {PARTY_WORDS} from './party-words';
import {TOTAL_WORDS} from './total-words';

/** What receipts call things, by meaning. Labels that are no field of ours bound the boxes of those that are. */
export const VOCABULARY = {...HEADER_WORDS, ...TOTAL_WORDS, ...PARTY_WORDS};

export type LabelName = keyof typeof VOCABULARY;

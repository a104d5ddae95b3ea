import {DIZERES_CABECALHO} from './header-words';
import {DIZERES_PARTES} from './party-words';
import {DIZERES_TOTAIS} from './total-words';

/** What receipts call things, by meaning. Labels that are no field of ours bound the boxes of those that are. */
export const VOCABULARIO = {...DIZERES_CABECALHO, ...DIZERES_TOTAIS, ...DIZERES_PARTES};

export type NomeRotulo = keyof typeof VOCABULARIO;

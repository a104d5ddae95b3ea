export {Cena} from './Cena';
export {IlustracaoPremio} from './IlustracaoPremio';
export {Peca} from './Peca';
export type {NomePeca} from './pecas';
export {TINTAS, corDaSemente, type CorTinta} from './semente';

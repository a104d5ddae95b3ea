export {NaoPontuavelList} from './NaoPontuavelList';
export {PendentesList} from './PendentesList';
export {PontuadoList} from './PontuadoList';

export {acharFaixas, type Faixa} from './achar.js';
export type {Cinza} from './cinza.js';
export type {Lido as TextoEmBarras} from './corridas.js';
export {lerBarras, lerBorradas, type Barras, type BarrasLidas, type LerPerfil} from './ler.js';

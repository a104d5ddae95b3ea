export {definirTema, lerPreferenciaTema, modoAtual, useTema, type PreferenciaTema} from './tema';
export {cor, type Modo} from '../tokens/tokens';

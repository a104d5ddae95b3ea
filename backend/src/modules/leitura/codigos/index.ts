export type {CodigoVisto} from './conteudo';
export {indiciosDosCodigos} from './indicios';
export {lerCodigos, type Esforco} from './ler-codigos';
export type {Onde} from './lugares';

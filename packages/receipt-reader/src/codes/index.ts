export type {CodigoVisto} from './content';
export {indiciosDosCodigos} from './evidence';
export {lerCodigos, type Esforco} from './read-codes';
export type {Onde} from './places';

export {indiciosDosCodigos} from './evidence';
export {lerCodigos, type Esforco} from './read-codes';

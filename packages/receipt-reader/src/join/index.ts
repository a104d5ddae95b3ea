export {confiancaDoTodo} from './confidence';
export {juntar, type OpcoesJuntar} from './join';
export {chavesDeCodigos, escolherChave} from './key';

export {confiancaDoTodo} from './confianca';
export {juntar, type OpcoesJuntar} from './juntar';
export {chavesDeCodigos, escolherChave} from './chave';

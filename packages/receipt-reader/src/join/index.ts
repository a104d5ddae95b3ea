export {confiancaDoTodo} from './confidence';
export {juntar} from './join';
export {escolherChave} from './key';

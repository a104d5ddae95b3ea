export {reconhecer, reconhecerComImagem, type Reconhecida} from './reconhecer';
export {releitura} from './releitura';
export {fecharOcr} from './tesseract';

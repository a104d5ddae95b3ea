export {reconhecer} from './reconhecer';
export {releitura} from './releitura';
export {fecharOcr} from './tesseract';

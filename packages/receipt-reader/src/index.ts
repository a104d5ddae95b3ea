export type {ArquivoParaLer, Conteudo, DocumentoLido, ItemDoDocumento, Medidas} from './document/types';
export {confiancaDoTodo} from './join';
export {LeitorParado, type MotivoInterrupcao} from './process';
export {lerDocumento, type OpcoesLeitura} from './read-document';
export {ReceiptReader, type ReceiptReaderOptions} from './reader';
export {pareceXmlFiscal} from './xml';

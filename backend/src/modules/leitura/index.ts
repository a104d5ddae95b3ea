import type {Modulo} from '../../kernel/module';
import {LeitorService} from './leitor.service';

export type {ArquivoParaLer, Conteudo, DocumentoLido, ItemDoDocumento, Medidas} from './documento/tipos';
export {confiancaDoTodo} from './juntar';
export {LeitorService} from './leitor.service';
export {LeitorParado} from './processo';
export {pareceXmlFiscal} from './xml';

/** Reads receipts: files in, what they say out. Knows neither the database nor who sent them. */
export class LeituraModulo implements Modulo {
  services = [LeitorService];
}

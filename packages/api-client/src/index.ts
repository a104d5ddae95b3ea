export {enderecoArquivo} from './arquivos.js';
export {client} from './client.js';
export {rulesOf, type EntityName} from './entities.js';
export {commonHeaders} from './http.js';
export type {Page} from './page.js';
export type {
  Caminho,
  CorpoDe,
  FilePath,
  Form,
  FormPath,
  ListPath,
  Metodo,
  PathOf,
  RespostaDe,
  Row,
  Schema,
} from './tipos.js';
export {ApiErro, mensagemDe, type CorpoErro} from './erro.js';
export {
  assinarSessoes,
  cabecalhoSessoes,
  esquecerSessao,
  esquecerTudo,
  guardarSessao,
  lerSessao,
  sairDeTudo,
  textoSessao,
  type SessaoGuardada,
} from './sessoes.js';

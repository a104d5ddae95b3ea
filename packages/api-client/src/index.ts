export {enderecoArquivo} from './arquivos.js';
export {api, chamar, comParams, type Metodo, type OpcoesChamada} from './client.js';
export {enviarArquivos} from './envio.js';
export type {Caminho, CorpoDe, RespostaDe} from './tipos.js';
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

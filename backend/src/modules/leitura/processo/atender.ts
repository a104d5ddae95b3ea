import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {ArquivoParaLer, DocumentoLido} from '../documento/tipos';
import type {DadosVigia, Leitura, PedidoLeitura, RespostaLeitura} from './protocolo';

/** Reads a receipt; tells what it has so far as often as it has more. */
export type Ler = (
  arquivos: ArquivoParaLer[],
  opcoes: Omit<Leitura, 'arquivos'> & {aoProgresso(parcial: DocumentoLido): void},
) => Promise<DocumentoLido>;

const CHAMADAS = 3;

/** The kind of an error and the calls that led to it, without its message: that may quote the document. */
function origemDe(erro: unknown): string {
  if (!(erro instanceof Error)) return typeof erro;
  const chamadas = erro.stack?.match(/^ +at .*$/gm)?.slice(0, CHAMADAS) ?? [];
  return [erro.name, ...chamadas.map(chamada => chamada.trim())].join(' ');
}

/** The life of a reading process: answers one request after the other until its server is gone. */
export function atender(ler: Ler, rssMaximo: number): void {
  const responder = (resposta: RespostaLeitura) => process.send?.(resposta);
  const dados: DadosVigia = {pai: process.ppid, rssMaximo};
  new Worker(join(__dirname, 'vigia.js'), {workerData: dados, env: {}}).unref();

  process.on('disconnect', () => process.exit(0));
  process.on('message', ({id, arquivos, ...opcoes}: PedidoLeitura) => {
    ler(arquivos, {...opcoes, aoProgresso: documento => responder({tipo: 'parcial', id, documento})}).then(
      documento => responder({tipo: 'lido', id, documento, rss: process.memoryUsage.rss()}),
      (erro: unknown) => responder({tipo: 'falhou', id, rss: process.memoryUsage.rss(), origem: origemDe(erro)}),
    );
  });
  responder({tipo: 'pronto'});
}

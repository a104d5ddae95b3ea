import type {ArquivoParaLer, DocumentoLido} from '../../document/types';
import {origemDe} from './origin';
import type {Leitura, PedidoLeitura, RespostaLeitura} from '../protocol';
import {vigiar} from './watch';

/** Reads a receipt; tells what it has so far as often as it has more. */
export type Ler = (
  arquivos: ArquivoParaLer[],
  opcoes: Omit<Leitura, 'arquivos'> & {aoProgresso(parcial: DocumentoLido): void},
) => Promise<DocumentoLido>;

/** The life of a reading process: answers one request after the other until its server is gone. */
export function atender(ler: Ler, rssMaximo: number): void {
  const responder = (resposta: RespostaLeitura) => process.send?.(resposta);
  const buscas = new Map<number, (conteudo: Buffer) => void>();
  let proxima = 1;
  // It may open no file itself: the server hands it those of the receipt that it reads, and no others.
  const buscar = (id: number, arquivo: number) =>
    new Promise<Buffer>(resolve => {
      const busca = proxima++;
      buscas.set(busca, resolve);
      responder({tipo: 'buscar', id, arquivo, busca});
    });
  vigiar(rssMaximo);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (pedido: PedidoLeitura) => {
    if (pedido.tipo === 'conteudo') {
      buscas.get(pedido.busca)?.(pedido.conteudo);
      buscas.delete(pedido.busca);
      return;
    }
    const {id, arquivos, ...opcoes} = pedido;
    ler(
      arquivos.map((arquivo, i) => ({...arquivo, conteudo: () => buscar(id, i)})),
      {...opcoes, aoProgresso: documento => responder({tipo: 'parcial', id, documento})},
    ).then(
      documento => responder({tipo: 'lido', id, documento, rss: process.memoryUsage.rss()}),
      (erro: unknown) => responder({tipo: 'falhou', id, rss: process.memoryUsage.rss(), origem: origemDe(erro)}),
    );
  });
  responder({tipo: 'pronto'});
}

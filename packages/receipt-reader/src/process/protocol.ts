import type {ArquivoParaLer, DocumentoLido} from '../document/types';

/** One receipt to be read. */
export interface Leitura {
  arquivos: readonly ArquivoParaLer[];
  /** Civil date, YYYY-MM-DD. */
  hoje: string;
  /** Milliseconds after which no further page is begun. */
  prazoMs: number;
  porPaginaMs: number;
}

/** What the server tells the reading process: a receipt to be read, or a file's bytes that this has asked for. */
export type PedidoLeitura =
  | ({tipo: 'ler'; id: number; arquivos: Omit<ArquivoParaLer, 'conteudo'>[]} & Omit<Leitura, 'arquivos'>)
  | {tipo: 'conteudo'; busca: number; conteudo: Buffer};

/** What the reading process answers. `rss` in bytes; `origem` says where in the program it failed. */
export type RespostaLeitura =
  | {tipo: 'pronto'}
  | {tipo: 'buscar'; id: number; arquivo: number; busca: number}
  | {tipo: 'parcial'; id: number; documento: DocumentoLido}
  | {tipo: 'lido'; id: number; documento: DocumentoLido; rss: number}
  | {tipo: 'falhou'; id: number; rss: number; origem: string};

/** What the watch inside the reading process is told. */
export interface DadosVigia {
  pai: number;
  rssMaximo: number;
}

/** How the watch ends a process that took too much memory: not as the system or a person would. */
export const SINAL_MEMORIA = 'SIGTERM';

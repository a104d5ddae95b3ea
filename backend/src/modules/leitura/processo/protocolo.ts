import type {ArquivoParaLer, DocumentoLido} from '../documento/tipos';

/** One receipt to be read. */
export interface Leitura {
  arquivos: ArquivoParaLer[];
  /** Civil date, YYYY-MM-DD. */
  hoje: string;
  /** Milliseconds after which no further page is begun. */
  prazoMs: number;
  porPaginaMs: number;
}

/** What the server asks of the reading process. */
export interface PedidoLeitura extends Leitura {
  id: number;
}

/** What the reading process answers. `rss` in bytes; `origem` says where in the program it failed. */
export type RespostaLeitura =
  | {tipo: 'pronto'}
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

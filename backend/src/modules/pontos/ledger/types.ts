import type {LancamentoType} from '@clube/domain';

/** Where a credit was earned; reports charge the lot's points to that network. */
export interface LoteOrigin {
  cnpjLoja?: string | null;
  redeId?: number | null;
}

/** A lot of points. `id` is absent until it is saved. */
export interface Lote extends LoteOrigin {
  id?: number;
  /** Points credited when it was created. */
  concedido: number;
  restante: number;
  venceEm: Date;
  /** The kind of entry that created it, or `devolucao` for points of a give-back that an order returned. */
  origem: string;
  /** Its remainder was posted as expired, so no points return to it, even in a request that started before. */
  expirado?: boolean;
  /** The sequence of the planned entry that creates it. */
  seq?: number;
}

/** The points that an entry took from (negative) or gave to (positive) a lot; without a lot, to debt. */
export interface Alocacao {
  lote: Lote | undefined;
  pontos: number;
}

/** An entry to be written. */
export interface Lancamento {
  seq: number;
  tipo: LancamentoType;
  pontos: number;
  saldoApos: number;
  referencia: string;
  estorna?: number;
  /** For a credit: the member of staff who granted it. */
  usuarioId?: number | undefined;
  /** For a credit: whether a second person agreed. */
  conferido?: boolean;
  alocacoes: Alocacao[];
}

export interface Account {
  pintorId: number;
  saldo: number;
  seq: number;
  divida: number;
}

/** A saved entry with its allocations, as a reversal needs it. */
export interface PastLancamento {
  id: number;
  tipo: LancamentoType;
  pontos: number;
  alocacoes: Alocacao[];
}

/** What the lots of a credit lost by expiry, points that were given back apart, and the lots of those give-backs. */
export interface ExpiredPart {
  pontos: number;
  givenBack: readonly number[];
}

import type {LancamentoType} from '@clube/domain';

/** Where a credit was earned: reports charge the points of a lot to that network. */
export interface LoteOrigin {
  cnpjLoja?: string | null;
  redeId?: number | null;
}

/** A lot as the ledger keeps it. `id` is absent while it is only planned. */
export interface Lote extends LoteOrigin {
  id?: number;
  /** Points granted when it was born. */
  concedido: number;
  restante: number;
  venceEm: Date;
  /** The kind of entry that bore it. */
  origem: string;
  /** Its remainder was posted as expired: nothing comes back to it, whatever clock a waiting call started with. */
  expirado?: boolean;
  /** The planned entry that bears it. */
  seq?: number;
}

/** What an entry took from (negative) or gave to (positive) a lot; without a lot it is the debt. */
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
  /** Of a credit, the person of staff who granted it. */
  usuarioId?: number | undefined;
  /** Of a credit, whether a second person agreed. */
  conferido?: boolean;
  alocacoes: Alocacao[];
}

export interface Account {
  pintorId: number;
  saldo: number;
  seq: number;
  divida: number;
}

/** An entry of the past with what it did, as a reversal needs it. */
export interface PastLancamento {
  id: number;
  tipo: LancamentoType;
  pontos: number;
  alocacoes: Alocacao[];
}

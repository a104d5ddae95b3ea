import {
  estornoOf,
  isExpired,
  estornoExpiry,
  type CarriedDebtType,
  type ReversibleType,
  type LancamentoType,
} from '@clube/domain';
import type {Permit} from '../grants/permit';
import type {Alocacao, Account, ExpiredPart, Lancamento, PastLancamento, Lote, LoteOrigin} from './types';

export interface Credit extends LoteOrigin {
  tipo: LancamentoType;
  /** The policy's permit: who grants the points, and whether a second person agreed. */
  permit: Permit;
  pontos: number;
  referencia: string;
  venceEm: Date;
}

/**
 * A painter's ledger inside one transaction: pure arithmetic on rows read under the account's lock. Every operation
 * plans entries and moves points between lots and debt; `saveLedger` writes the plan. Integer points.
 */
export class Ledger {
  readonly lancamentos: Lancamento[] = [];
  readonly expired: {lote: Lote; seq: number; pontos: number}[] = [];
  /** Existing lots whose remainder changed. */
  readonly changedLotes = new Set<Lote>();
  readonly newLotes: Lote[] = [];

  constructor(
    readonly account: Account,
    private readonly lotes: Lote[],
    private readonly expiredNow: Date,
    /** The time from which the terms of new points are counted; see `termStart`. */
    readonly termsFrom: Date,
  ) {
    this.lotes.sort(byExpiry);
  }

  get saldo(): number {
    return this.account.saldo;
  }

  get divida(): number {
    return this.account.divida;
  }

  /** Posts overdue lots as expired, so that the balance equals the spendable points. */
  expireOverdue(): void {
    for (const lote of this.lotes)
      if (lote.restante > 0 && isExpired(lote.venceEm, this.expiredNow)) {
        const pontos = lote.restante;
        const entry = this.post('expiracao', -pontos, `lote:${lote.id}`, [this.take(lote, pontos)]);
        this.expired.push({lote, seq: entry.seq, pontos});
      }
  }

  /** Credits points. They settle debt first; only the rest can be spent. */
  credit({tipo, permit, pontos, referencia, venceEm, cnpjLoja, redeId}: Credit): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos <= 0) throw new RangeError(`a credit is a positive integer: ${pontos}`);
    const lote: Lote = {concedido: pontos, restante: 0, venceEm, origem: tipo, cnpjLoja, redeId};
    const entry = this.post(tipo, pontos, referencia, []);
    entry.usuarioId = permit.usuarioId;
    entry.conferido = permit.conferido;
    lote.seq = entry.seq;
    this.newLotes.push(lote);
    this.lotes.push(lote);
    this.lotes.sort(byExpiry);
    entry.alocacoes.push(...this.receive([{lote, pontos}]));
    return entry;
  }

  /** Spends points, first to expire first. The caller has checked the balance, so it never becomes negative. */
  debit(tipo: 'resgate', pontos: number, referencia: string): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos <= 0) throw new RangeError(`a debit is a positive integer: ${pontos}`);
    if (pontos > this.saldo) throw new RangeError('a debit beyond the balance');
    const {alocacoes, missing} = this.takeFromAll(pontos);
    if (missing > 0) throw new Error('the lots hold less than the balance');
    return this.post(tipo, -pontos, referencia, alocacoes);
  }

  /** Returns an order's points to their lots; for an expired lot as a new one valid for 30 days. */
  reverseDebit(original: PastLancamento, tipo: ReversibleType, referencia: string): Lancamento {
    const entry = this.post(estornoOf(tipo), -original.pontos, referencia, [], original.id);
    const returning = original.alocacoes
      .filter(({pontos}) => pontos < 0)
      .sort((a, b) => byExpiry(a.lote ?? NEVER, b.lote ?? NEVER))
      .map(({lote, pontos}) => ({lote: this.destinationOf(lote, -pontos, entry), pontos: -pontos}));
    entry.alocacoes.push(...this.receive(returning));
    return entry;
  }

  /**
   * Reverses a credit: takes it from its own lot first, then from others, first to expire first, then as debt. The part
   * that has already expired is not taken again. `expired`: what was posted as expired before.
   */
  reverseCredit(original: PastLancamento, tipo: ReversibleType, referencia: string, expired: ExpiredPart): Lancamento {
    const own = new Set([...original.alocacoes.map(({lote}) => lote?.id), ...expired.givenBack]);
    const expiredNow = this.expired.filter(({lote}) => own.has(lote.id));
    const pontos = Math.max(0, original.pontos - expired.pontos - expiredNow.reduce((sum, x) => sum + x.pontos, 0));
    return this.post(estornoOf(tipo), -pontos, referencia, this.takeFromOwn([original], pontos), original.id);
  }

  /**
   * Takes back part of these credits: from their own lots first, then from others, first to expire first, then as debt.
   */
  takeBack(tipo: 'correcao', credits: readonly PastLancamento[], pontos: number, referencia: string): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos <= 0) throw new RangeError(`a positive integer is taken: ${pontos}`);
    return this.post(tipo, -pontos, referencia, this.takeFromOwn(credits, pontos));
  }

  private takeFromOwn(credits: readonly PastLancamento[], pontos: number): Alocacao[] {
    let missing = pontos;
    const alocacoes: Alocacao[] = [];
    for (const {lote} of credits.flatMap(credit => credit.alocacoes)) {
      const own = lote && this.knownLote(lote);
      const part = Math.min(missing, own?.restante ?? 0);
      if (own && part > 0) alocacoes.push(this.take(own, part));
      missing -= part;
    }
    return [...alocacoes, ...this.takeOrOwe(missing)];
  }

  /**
   * One side of carrying debt between two accounts of one person, or of settling it. Incoming points settle debt and
   * can never be spent; outgoing ones are taken like a reversal's.
   */
  carry(tipo: CarriedDebtType, pontos: number, referencia: string): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos === 0) throw new RangeError(`a debt is a whole number: ${pontos}`);
    if (pontos > this.divida) throw new RangeError('more would be settled than is owed');
    if (pontos < 0) return this.post(tipo, pontos, referencia, this.takeOrOwe(-pontos));
    this.account.divida -= pontos;
    return this.post(tipo, pontos, referencia, [{lote: undefined, pontos}]);
  }

  /** Adds points to their lots; while there is debt, they settle it instead. */
  private receive(parts: {lote: Lote; pontos: number}[]): Alocacao[] {
    return parts.flatMap(({lote, pontos}) => {
      const settled = Math.min(this.account.divida, pontos);
      this.account.divida -= settled;
      const rest = pontos - settled;
      lote.restante += rest;
      if (lote.id !== undefined) this.changedLotes.add(lote);
      return [
        ...(settled > 0 ? [{lote: undefined, pontos: settled}] : []),
        ...(rest > 0 ? [{lote, pontos: rest}] : []),
      ];
    });
  }

  private destinationOf(lote: Lote | undefined, pontos: number, entry: Lancamento): Lote {
    const own = lote && this.knownLote(lote);
    if (own && !own.expirado && !isExpired(own.venceEm, this.expiredNow)) return own;
    const newLote: Lote = {
      concedido: pontos,
      restante: 0,
      venceEm: estornoExpiry(this.termsFrom),
      // Points of a give-back stay such, as those are never given back again.
      origem: lote?.origem === 'devolucao' ? lote.origem : entry.tipo,
      cnpjLoja: lote?.cnpjLoja,
      redeId: lote?.redeId,
      seq: entry.seq,
    };
    this.newLotes.push(newLote);
    this.lotes.push(newLote);
    return newLote;
  }

  /** The ledger's own object for the lot; an empty lot was not read, so it is added. */
  private knownLote(lote: Lote): Lote {
    const found = this.lotes.find(({id}) => id !== undefined && id === lote.id);
    if (found) return found;
    this.lotes.push(lote);
    return lote;
  }

  private takeFromAll(pontos: number): {alocacoes: Alocacao[]; missing: number} {
    let missing = pontos;
    const alocacoes: Alocacao[] = [];
    for (const lote of this.lotes) {
      if (missing === 0) break;
      const part = Math.min(missing, lote.restante);
      if (part > 0) alocacoes.push(this.take(lote, part));
      missing -= part;
    }
    return {alocacoes, missing};
  }

  /** Takes points from the lots, first to expire first, then as debt. */
  private takeOrOwe(pontos: number): Alocacao[] {
    const {alocacoes, missing} = this.takeFromAll(pontos);
    if (missing === 0) return alocacoes;
    this.account.divida += missing;
    return [...alocacoes, {lote: undefined, pontos: -missing}];
  }

  private take(lote: Lote, pontos: number): Alocacao {
    lote.restante -= pontos;
    if (lote.id !== undefined) this.changedLotes.add(lote);
    return {lote, pontos: -pontos};
  }

  private post(
    tipo: LancamentoType,
    pontos: number,
    referencia: string,
    alocacoes: Alocacao[],
    estorna?: number,
  ): Lancamento {
    this.account.seq += 1;
    this.account.saldo += pontos;
    const entry: Lancamento = {
      seq: this.account.seq,
      tipo,
      pontos,
      saldoApos: this.account.saldo,
      referencia,
      estorna,
      alocacoes,
    };
    this.lancamentos.push(entry);
    return entry;
  }
}

const NEVER = {venceEm: new Date(8.64e15), id: Number.MAX_SAFE_INTEGER};

function byExpiry(a: Pick<Lote, 'venceEm' | 'id'>, b: Pick<Lote, 'venceEm' | 'id'>): number {
  return a.venceEm.getTime() - b.venceEm.getTime() || (a.id ?? NEVER.id) - (b.id ?? NEVER.id);
}

import {estornoDe, vencido, vencimentoEstorno, type TipoEstornavel, type TipoLancamento} from '@clube/domain';
import type {Alocacao, Conta, Lancamento, LancamentoPassado, Lote, OrigemLote} from './tipos';

export interface Credito extends OrigemLote {
  tipo: TipoLancamento;
  pontos: number;
  referencia: string;
  venceEm: Date;
}

/**
 * A painter's ledger inside one transaction: pure arithmetic on what was read under the account's lock. Every
 * operation plans entries and moves points between lots and debt; `gravarRazao` writes the plan. Integer points.
 */
export class Razao {
  readonly lancamentos: Lancamento[] = [];
  readonly expirados: {lote: Lote; seq: number; pontos: number}[] = [];
  /** Old lots whose remainder changed. */
  readonly alterados = new Set<Lote>();
  readonly novos: Lote[] = [];

  constructor(
    readonly conta: Conta,
    private readonly lotes: Lote[],
    private readonly agora: Date,
  ) {
    this.lotes.sort(porVencimento);
  }

  get saldo(): number {
    return this.conta.saldo;
  }

  get divida(): number {
    return this.conta.divida;
  }

  /** Lots past their expiry become expired entries, so that balance and spendable never differ. */
  expirarVencidos(): void {
    for (const lote of this.lotes)
      if (lote.restante > 0 && vencido(lote.venceEm, this.agora)) {
        const pontos = lote.restante;
        const entry = this.lancar('expiracao', -pontos, `lote:${lote.id}`, [this.tirar(lote, pontos)]);
        this.expirados.push({lote, seq: entry.seq, pontos});
      }
  }

  /** New points. A debt is settled first; only the rest can be spent. */
  creditar({tipo, pontos, referencia, venceEm, cnpjLoja, redeId}: Credito): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos <= 0) throw new RangeError(`a credit is a positive integer: ${pontos}`);
    const lote: Lote = {concedido: pontos, restante: 0, venceEm, origem: tipo, cnpjLoja, redeId};
    const entry = this.lancar(tipo, pontos, referencia, []);
    lote.seq = entry.seq;
    this.novos.push(lote);
    this.lotes.push(lote);
    this.lotes.sort(porVencimento);
    entry.alocacoes.push(...this.receber([{lote, pontos}]));
    return entry;
  }

  /** Points spent: first to expire first. The caller has checked the balance; it can never end below zero. */
  debitar(tipo: 'resgate', pontos: number, referencia: string): Lancamento {
    if (!Number.isSafeInteger(pontos) || pontos <= 0) throw new RangeError(`a debit is a positive integer: ${pontos}`);
    if (pontos > this.saldo) throw new RangeError('a debit beyond the balance');
    const {alocacoes, falta} = this.tirarDeTodos(pontos);
    if (falta > 0) throw new Error('the lots hold less than the balance');
    return this.lancar(tipo, -pontos, referencia, alocacoes);
  }

  /** An order comes back: to the lots it came from; from a lot that has expired, as a new one of 30 days there. */
  estornarDebito(original: LancamentoPassado, tipo: TipoEstornavel, referencia: string): Lancamento {
    const entry = this.lancar(estornoDe(tipo), -original.pontos, referencia, [], original.id);
    const volta = original.alocacoes
      .filter(({pontos}) => pontos < 0)
      .sort((a, b) => porVencimento(a.lote ?? NUNCA, b.lote ?? NUNCA))
      .map(({lote, pontos}) => ({lote: this.destino(lote, -pontos, entry), pontos: -pontos}));
    entry.alocacoes.push(...this.receber(volta));
    return entry;
  }

  /**
   * A credit is taken back: from its own lot first, then from the others, first to expire first, then as debt. What
   * of the lot has already expired is not taken again. `expirado`: points of its lots that were posted as expired before.
   */
  estornarCredito(original: LancamentoPassado, tipo: TipoEstornavel, referencia: string, expirado: number): Lancamento {
    const agora = this.expirados.filter(({lote}) => original.alocacoes.some(a => a.lote?.id === lote.id));
    const pontos = Math.max(0, original.pontos - expirado - agora.reduce((sum, x) => sum + x.pontos, 0));
    let falta = pontos;
    const alocacoes: Alocacao[] = [];
    for (const {lote} of original.alocacoes) {
      const proprio = lote && this.conhecido(lote);
      const parte = Math.min(falta, proprio?.restante ?? 0);
      if (proprio && parte > 0) alocacoes.push(this.tirar(proprio, parte));
      falta -= parte;
    }
    const outros = this.tirarDeTodos(falta);
    alocacoes.push(...outros.alocacoes);
    if (outros.falta > 0) {
      this.conta.divida += outros.falta;
      alocacoes.push({lote: undefined, pontos: -outros.falta});
    }
    return this.lancar(estornoDe(tipo), -pontos, referencia, alocacoes, original.id);
  }

  /** Points arrive, each part for its lot; as long as there is a debt they settle it instead. */
  private receber(partes: {lote: Lote; pontos: number}[]): Alocacao[] {
    return partes.flatMap(({lote, pontos}) => {
      const quita = Math.min(this.conta.divida, pontos);
      this.conta.divida -= quita;
      const resto = pontos - quita;
      lote.restante += resto;
      if (lote.id !== undefined) this.alterados.add(lote);
      return [...(quita > 0 ? [{lote: undefined, pontos: quita}] : []), ...(resto > 0 ? [{lote, pontos: resto}] : [])];
    });
  }

  private destino(lote: Lote | undefined, pontos: number, entry: Lancamento): Lote {
    const proprio = lote && this.conhecido(lote);
    if (proprio && !proprio.expirado && !vencido(proprio.venceEm, this.agora)) return proprio;
    const novo: Lote = {
      concedido: pontos,
      restante: 0,
      venceEm: vencimentoEstorno(this.agora),
      origem: entry.tipo,
      cnpjLoja: lote?.cnpjLoja,
      redeId: lote?.redeId,
      seq: entry.seq,
    };
    this.novos.push(novo);
    this.lotes.push(novo);
    return novo;
  }

  /** The lot as this ledger holds it: an emptied one is not among those that were read, so it joins them. */
  private conhecido(lote: Lote): Lote {
    const found = this.lotes.find(({id}) => id !== undefined && id === lote.id);
    if (found) return found;
    this.lotes.push(lote);
    return lote;
  }

  private tirarDeTodos(pontos: number): {alocacoes: Alocacao[]; falta: number} {
    let falta = pontos;
    const alocacoes: Alocacao[] = [];
    for (const lote of this.lotes) {
      if (falta === 0) break;
      const parte = Math.min(falta, lote.restante);
      if (parte > 0) alocacoes.push(this.tirar(lote, parte));
      falta -= parte;
    }
    return {alocacoes, falta};
  }

  private tirar(lote: Lote, pontos: number): Alocacao {
    lote.restante -= pontos;
    if (lote.id !== undefined) this.alterados.add(lote);
    return {lote, pontos: -pontos};
  }

  private lancar(
    tipo: TipoLancamento,
    pontos: number,
    referencia: string,
    alocacoes: Alocacao[],
    estorna?: number,
  ): Lancamento {
    this.conta.seq += 1;
    this.conta.saldo += pontos;
    const entry: Lancamento = {
      seq: this.conta.seq,
      tipo,
      pontos,
      saldoApos: this.conta.saldo,
      referencia,
      estorna,
      alocacoes,
    };
    this.lancamentos.push(entry);
    return entry;
  }
}

const NUNCA = {venceEm: new Date(8.64e15), id: Number.MAX_SAFE_INTEGER};

function porVencimento(a: Pick<Lote, 'venceEm' | 'id'>, b: Pick<Lote, 'venceEm' | 'id'>): number {
  return a.venceEm.getTime() - b.venceEm.getTime() || (a.id ?? NUNCA.id) - (b.id ?? NUNCA.id);
}

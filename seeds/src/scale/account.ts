import type {ScaleShop} from './shops';
import type {CopiedTable} from './tables';

interface Lot {
  id: number;
  entry: number;
  granted: number;
  left: number;
  shop: ScaleShop;
}

/** A date so late that nothing has expired yet. */
export const LATER = '2099-12-31 12:00:00-03';

/** One painter's ledger: entries, lots and allocations. */
export class Account {
  saldo = 0;
  private seq = 0;
  private total = 0;
  private scoredAt: string | null = null;
  private readonly lots: Lot[] = [];

  constructor(
    readonly id: number,
    private readonly tables: Readonly<Record<'lancamento' | 'lote' | 'alocacao' | 'conta', CopiedTable>>,
    private readonly last: {lancamento: number; lote: number},
  ) {}

  credit(pontos: number, venda: number, at: string, shop: ScaleShop, undone: boolean): number {
    const entry = this.post('pontuacao', pontos, `venda:${venda}`, at);
    const lot = {id: ++this.last.lote, granted: pontos, left: undone ? 0 : pontos, shop, entry};
    this.tables.alocacao.add(entry, lot.id, pontos);
    if (undone)
      this.tables.alocacao.add(this.post('estorno_pontuacao', -pontos, `venda:${venda}`, at, entry), lot.id, -pontos);
    else [this.total, this.scoredAt] = [this.total + pontos, at];
    this.lots.push(lot);
    return entry;
  }

  debit(pontos: number, resgate: number, at: string, cancelled: boolean): {entry: number; reversal: number | null} {
    const entry = this.post('resgate', -pontos, `resgate:${resgate}`, at);
    const taken: [Lot, number][] = [];
    let open = pontos;
    for (const lot of this.lots) {
      const part = Math.min(open, lot.left);
      if (part === 0) continue;
      lot.left -= part;
      open -= part;
      taken.push([lot, part]);
      if (open === 0) break;
    }
    for (const [lot, part] of taken) this.tables.alocacao.add(entry, lot.id, -part);
    if (!cancelled) return {entry, reversal: null};
    const reversal = this.post('estorno_resgate', pontos, `resgate:${resgate}`, at, entry);
    for (const [lot, part] of taken) {
      this.tables.alocacao.add(reversal, lot.id, part);
      lot.left += part;
    }
    return {entry, reversal};
  }

  end(): void {
    for (const {id, entry, granted, left, shop} of this.lots)
      this.tables.lote.add(id, this.id, entry, granted, left, LATER, 'pontuacao', shop.cnpj, shop.redeId);
    this.tables.conta.add(this.id, this.saldo, this.seq, this.total, this.scoredAt);
  }

  private post(tipo: string, pontos: number, referencia: string, at: string, reverses: number | null = null): number {
    const id = ++this.last.lancamento;
    this.saldo += pontos;
    this.tables.lancamento.add(id, this.id, ++this.seq, tipo, pontos, this.saldo, referencia, reverses, at);
    return id;
  }
}

import {civilDateOf, endOfDay, addDays, addMonths} from '@clube/domain';

interface LoteModel {
  act: string;
  rest: number;
  granted: number;
  expired: number;
  expires: Date;
  returnable: boolean;
}

/**
 * What the ledger should say, written again from the programme's rules in the plainest way: a list of lots and a debt
 * for one painter. It shares no code with the ledger itself.
 */
export class AccountModel {
  saldo = 0;
  divida = 0;
  lotes: LoteModel[] = [];
  orders = new Map<string, {pontos: number; parts: {lote: LoteModel; pontos: number}[]}>();
  private expired: {pontos: number; when: Date; givenBack: boolean; returnable: boolean}[] = [];

  expire(now: Date): void {
    for (const lote of this.sorted())
      if (lote.rest > 0 && lote.expires < now) {
        this.saldo -= lote.rest;
        lote.expired += lote.rest;
        this.expired.push({pontos: lote.rest, when: now, givenBack: false, returnable: lote.returnable});
        lote.rest = 0;
      }
  }

  credit(act: string, pontos: number, now: Date): void {
    this.expire(now);
    this.newLote(act, pontos, endOfDay(addMonths(civilDateOf(now), 18)), true);
  }

  private newLote(act: string, pontos: number, expires: Date, returnable: boolean): void {
    const settled = Math.min(this.divida, pontos);
    this.divida -= settled;
    this.saldo += pontos;
    this.lotes.push({act, granted: pontos, rest: pontos - settled, expired: 0, expires, returnable});
  }

  /** False: refused. */
  redeem(act: string, pontos: number, now: Date): boolean {
    this.expire(now);
    if (this.divida > 0 || this.saldo < pontos) return false;
    const parts: {lote: LoteModel; pontos: number}[] = [];
    let missing = pontos;
    for (const lote of this.sorted()) {
      const part = Math.min(missing, lote.rest);
      if (part > 0) parts.push({lote, pontos: part});
      lote.rest -= part;
      missing -= part;
    }
    this.saldo -= pontos;
    this.orders.set(act, {pontos, parts});
    return true;
  }

  cancelOrder(act: string, now: Date): boolean {
    const order = this.orders.get(act);
    if (!order) return false;
    this.orders.delete(act);
    this.expire(now);
    this.saldo += order.pontos;
    for (const {lote, pontos} of order.parts) {
      const settled = Math.min(this.divida, pontos);
      this.divida -= settled;
      const back = pontos - settled;
      if (lote.expires >= now) lote.rest += back;
      else if (back > 0)
        this.lotes.push({
          act: `${act}:volta`,
          granted: pontos,
          rest: back,
          expired: 0,
          expires: endOfDay(addDays(civilDateOf(now), 30)),
          returnable: true,
        });
    }
    return true;
  }

  reverseCredit(act: string, now: Date): void {
    this.expire(now);
    const own = this.lotes.find(lote => lote.act === act);
    if (!own) throw new Error(`no credit ${act}`);
    let missing = own.granted - own.expired;
    this.saldo -= missing;
    for (const lote of [own, ...this.sorted().filter(lote => lote !== own)]) {
      const part = Math.min(missing, lote.rest);
      lote.rest -= part;
      missing -= part;
    }
    this.divida += missing;
  }

  giveBack(since: Date, now: Date): void {
    this.expire(now);
    for (const each of this.expired)
      if (each.returnable && !each.givenBack && each.when >= since) {
        each.givenBack = true;
        this.newLote('devolucao', each.pontos, endOfDay(addDays(civilDateOf(now), 90)), false);
      }
  }

  private sorted(): LoteModel[] {
    return this.lotes
      .map((lote, i) => ({lote, i}))
      .sort((a, b) => a.lote.expires.getTime() - b.lote.expires.getTime() || a.i - b.i)
      .map(({lote}) => lote);
  }
}

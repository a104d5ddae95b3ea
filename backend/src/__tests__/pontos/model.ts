import {civilDateOf, endOfDay, addDays, addMonths} from '@clube/domain';

/** Points taken from a lot; without a lot, points that became debt. */
interface Part {
  lote: LoteModel | undefined;
  pontos: number;
}

interface LoteModel {
  act: string;
  rest: number;
  granted: number;
  expired: number;
  expires: Date;
  returnable: boolean;
  /** The lot whose expired points this one gave back. */
  of?: LoteModel;
}

/**
 * A simple model of the ledger, written independently from the programme's rules: a list of lots and a debt for one painter.
 * It shares no code with the ledger.
 */
export class AccountModel {
  saldo = 0;
  divida = 0;
  lotes: LoteModel[] = [];
  orders = new Map<string, {pontos: number; parts: {lote: LoteModel; pontos: number}[]}>();
  /** The corrections of each sale, in order: a lot of added points, or removed points. */
  private corrections = new Map<string, ({lote: LoteModel} | {pontos: number; parts: Part[]})[]>();
  /** The current points of each corrected sale. */
  private worth = new Map<string, number>();
  private bonus = new Map<string, number>();
  private expired: {lote: LoteModel; pontos: number; when: Date; givenBack: boolean; returnable: boolean}[] = [];

  expire(now: Date): void {
    for (const lote of this.sorted())
      if (lote.rest > 0 && lote.expires < now) {
        this.saldo -= lote.rest;
        (lote.of ?? lote).expired += lote.rest;
        this.expired.push({lote, pontos: lote.rest, when: now, givenBack: false, returnable: lote.returnable});
        lote.rest = 0;
      }
  }

  /** @param bonus points of a code, which corrections leave as they are */
  credit(act: string, pontos: number, now: Date, bonus = 0): void {
    this.expire(now);
    if (bonus > 0) this.bonus.set(act, bonus);
    this.newLote(act, pontos + bonus, endOfDay(addMonths(civilDateOf(now), 18)), true);
  }

  private newLote(act: string, pontos: number, expires: Date, returnable: boolean): LoteModel {
    const settled = Math.min(this.divida, pontos);
    this.divida -= settled;
    this.saldo += pontos;
    const lote = {act, granted: pontos, rest: pontos - settled, expired: 0, expires, returnable};
    this.lotes.push(lote);
    return lote;
  }

  /** Returns false if the order is refused. */
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
    this.giveBackParts(act, order, now);
    return true;
  }

  private giveBackParts(act: string, {pontos: all, parts}: {pontos: number; parts: Part[]}, now: Date): void {
    this.saldo += all;
    for (const {lote, pontos} of parts) {
      const settled = Math.min(this.divida, pontos);
      this.divida -= settled;
      const back = pontos - settled;
      if (lote && lote.expires >= now) lote.rest += back;
      else if (back > 0)
        this.lotes.push({
          act: `${act}:volta`,
          granted: pontos,
          rest: back,
          expired: 0,
          expires: endOfDay(addDays(civilDateOf(now), 30)),
          returnable: lote?.returnable ?? true,
        });
    }
  }

  /** Corrects a sale to `times` the original points of its products. */
  correct(act: string, times: number, now: Date): void {
    this.expire(now);
    const sale = this.creditOf(act);
    const bonus = this.bonus.get(act) ?? 0;
    const total = (sale.granted - bonus) * times + bonus;
    const difference = total - (this.worth.get(act) ?? sale.granted);
    this.worth.set(act, total);
    const before = this.corrections.get(act) ?? [];
    this.corrections.set(act, before);
    if (difference > 0) {
      before.push({lote: this.newLote(`${act}:correcao`, difference, sale.expires, true)});
      return;
    }
    const own = [sale, ...before.flatMap(each => ('lote' in each ? [each.lote] : []))];
    before.push({pontos: -difference, parts: this.take(own, -difference)});
  }

  /** Reverses the whole sale: first its corrections, the newest first. */
  reverseCredit(act: string, now: Date): void {
    this.expire(now);
    for (const each of this.corrections.get(act)?.toReversed() ?? [])
      if ('lote' in each) this.takeCredit(each.lote);
      else this.giveBackParts(act, {...each, parts: this.byExpiry(each.parts)}, now);
    this.takeCredit(this.creditOf(act));
    for (const kept of [this.corrections, this.worth, this.bonus]) kept.delete(act);
  }

  private byExpiry(parts: readonly Part[]): Part[] {
    const lotes = this.sorted();
    return parts.toSorted(
      (a, b) => (a.lote ? lotes.indexOf(a.lote) : Infinity) - (b.lote ? lotes.indexOf(b.lote) : Infinity) || 0,
    );
  }

  private creditOf(act: string): LoteModel {
    const own = this.lotes.findLast(lote => lote.act === act);
    if (!own) throw new Error(`no credit ${act}`);
    return own;
  }

  private takeCredit(own: LoteModel): void {
    this.take([own], own.granted - own.expired);
    for (const each of this.expired) if (each.lote === own) each.returnable = false;
  }

  /** Takes points from the lots `own`, then from the others by expiry, and the rest as debt. */
  private take(own: readonly LoteModel[], pontos: number): Part[] {
    let missing = pontos;
    this.saldo -= missing;
    const parts: Part[] = [];
    for (const lote of [...own, ...this.sorted().filter(each => !own.includes(each))]) {
      const part = Math.min(missing, lote.rest);
      if (part > 0) parts.push({lote, pontos: part});
      lote.rest -= part;
      missing -= part;
    }
    this.divida += missing;
    return missing > 0 ? [...parts, {lote: undefined, pontos: missing}] : parts;
  }

  giveBack(since: Date, now: Date): void {
    this.expire(now);
    for (const each of this.expired)
      if (each.returnable && !each.givenBack && each.when >= since) {
        each.givenBack = true;
        each.lote.expired -= each.pontos;
        this.newLote('devolucao', each.pontos, endOfDay(addDays(civilDateOf(now), 90)), false).of = each.lote;
      }
  }

  private sorted(): LoteModel[] {
    return this.lotes
      .map((lote, i) => ({lote, i}))
      .sort((a, b) => a.lote.expires.getTime() - b.lote.expires.getTime() || a.i - b.i)
      .map(({lote}) => lote);
  }
}

import {dataCivil, fimDoDia, somarDias, somarMeses} from '@clube/domain';

interface LoteModelo {
  ato: string;
  resto: number;
  concedido: number;
  expirado: number;
  vence: Date;
  devolvivel: boolean;
}

/**
 * What the ledger should say, written again from the programme's rules in the plainest way: a list of lots and a debt
 * for one painter. It shares no code with the ledger itself.
 */
export class ContaModelo {
  saldo = 0;
  divida = 0;
  lotes: LoteModelo[] = [];
  pedidos = new Map<string, {pontos: number; partes: {lote: LoteModelo; pontos: number}[]}>();
  private expirados: {pontos: number; quando: Date; devolvido: boolean; devolvivel: boolean}[] = [];

  expirar(agora: Date): void {
    for (const lote of this.ordenados())
      if (lote.resto > 0 && lote.vence < agora) {
        this.saldo -= lote.resto;
        lote.expirado += lote.resto;
        this.expirados.push({pontos: lote.resto, quando: agora, devolvido: false, devolvivel: lote.devolvivel});
        lote.resto = 0;
      }
  }

  creditar(ato: string, pontos: number, agora: Date): void {
    this.expirar(agora);
    this.novoLote(ato, pontos, fimDoDia(somarMeses(dataCivil(agora), 18)), true);
  }

  private novoLote(ato: string, pontos: number, vence: Date, devolvivel: boolean): void {
    const quita = Math.min(this.divida, pontos);
    this.divida -= quita;
    this.saldo += pontos;
    this.lotes.push({ato, concedido: pontos, resto: pontos - quita, expirado: 0, vence, devolvivel});
  }

  /** False: refused. */
  resgatar(ato: string, pontos: number, agora: Date): boolean {
    this.expirar(agora);
    if (this.divida > 0 || this.saldo < pontos) return false;
    const partes: {lote: LoteModelo; pontos: number}[] = [];
    let falta = pontos;
    for (const lote of this.ordenados()) {
      const parte = Math.min(falta, lote.resto);
      if (parte > 0) partes.push({lote, pontos: parte});
      lote.resto -= parte;
      falta -= parte;
    }
    this.saldo -= pontos;
    this.pedidos.set(ato, {pontos, partes});
    return true;
  }

  cancelarPedido(ato: string, agora: Date): boolean {
    const pedido = this.pedidos.get(ato);
    if (!pedido) return false;
    this.pedidos.delete(ato);
    this.expirar(agora);
    this.saldo += pedido.pontos;
    for (const {lote, pontos} of pedido.partes) {
      const quita = Math.min(this.divida, pontos);
      this.divida -= quita;
      const volta = pontos - quita;
      if (lote.vence >= agora) lote.resto += volta;
      else if (volta > 0)
        this.lotes.push({
          ato: `${ato}:volta`,
          concedido: pontos,
          resto: volta,
          expirado: 0,
          vence: fimDoDia(somarDias(dataCivil(agora), 30)),
          devolvivel: true,
        });
    }
    return true;
  }

  estornarCredito(ato: string, agora: Date): void {
    this.expirar(agora);
    const proprio = this.lotes.find(lote => lote.ato === ato);
    if (!proprio) throw new Error(`no credit ${ato}`);
    let falta = proprio.concedido - proprio.expirado;
    this.saldo -= falta;
    for (const lote of [proprio, ...this.ordenados().filter(lote => lote !== proprio)]) {
      const parte = Math.min(falta, lote.resto);
      lote.resto -= parte;
      falta -= parte;
    }
    this.divida += falta;
  }

  devolver(desde: Date, agora: Date): void {
    this.expirar(agora);
    for (const each of this.expirados)
      if (each.devolvivel && !each.devolvido && each.quando >= desde) {
        each.devolvido = true;
        this.novoLote('devolucao', each.pontos, fimDoDia(somarDias(dataCivil(agora), 90)), false);
      }
  }

  private ordenados(): LoteModelo[] {
    return this.lotes
      .map((lote, i) => ({lote, i}))
      .sort((a, b) => a.lote.vence.getTime() - b.lote.vence.getTime() || a.i - b.i)
      .map(({lote}) => lote);
  }
}

import {BindingScope, inject, injectable, service} from '@loopback/core';
import {addMonths, daysOfMonth, endOfDay, monthOf, monthOfYear, startOfDay} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {RelatorioRedeService} from './relatorio-rede.service';

/** A month's totals in BRL, of one network, or of all networks and what belongs to none. */
export interface MonthTotals {
  /** 2026-09 */
  mes: string;
  pontosUtilizados: number;
  aPagar: number;
  taxaSucesso: number;
  valorTotal: number;
}

/** The points that orders of a month took from the ledger, minus those that were cancelled in it. */
export interface Redeemed {
  pontos: number;
  resgates: number;
  cancelamentos: number;
}

/** A year of months, and the preceding year for comparison. */
const MONTHS = 24;

/** Compares a month of the networks' report with the months before it. */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioMesesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(RelatorioRedeService) private readonly relatorios: RelatorioRedeService,
  ) {}

  /** The 24 months up to and including `month` (2026-09). @param rede name or id; empty: all */
  async read(rede: string, month: string): Promise<MonthTotals[]> {
    const months = Array.from({length: MONTHS}, (_, i) => monthOf(addMonths(`${month}-01`, i + 1 - MONTHS)));
    const years = [...new Set(months.map(each => Number(each.slice(0, 4))))];
    const rows = (await Promise.all(years.map(ano => this.relatorios.read({rede, ano})))).flat();
    return months.map(mes => {
      const of = rows.filter(row => mes === monthOfYear(row.ano, row.mes));
      const cents = (field: 'aPagar' | 'taxaSucesso' | 'valorTotal') =>
        of.reduce((sum, row) => sum + Math.round(row[field] * 100), 0) / 100;
      return {
        mes,
        pontosUtilizados: of.reduce((sum, row) => sum + row.pontosUtilizados, 0),
        aPagar: cents('aPagar'),
        taxaSucesso: cents('taxaSucesso'),
        valorTotal: cents('valorTotal'),
      };
    });
  }

  /** Read from the ledger's entries instead of the report's rollup, to verify the report. */
  async redeemed(ano: number, mes: number): Promise<Redeemed> {
    const {first, last} = daysOfMonth(ano, mes);
    const found = await this.db.one(sql<Redeemed>`
      SELECT coalesce(-sum(pontos), 0)::float8 AS pontos, (count(*) FILTER (WHERE tipo = 'resgate'))::int AS resgates,
             (count(*) FILTER (WHERE tipo = 'estorno_resgate'))::int AS cancelamentos
        FROM lancamento WHERE tipo IN ('resgate', 'estorno_resgate')
         AND ocorrido_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)}`);
    return found ?? {pontos: 0, resgates: 0, cancelamentos: 0};
  }

  /** When the month's report was last generated; null if it uses the current terms. */
  async generatedAt(month: string): Promise<string | null> {
    const made = await this.db.one(sql<{em: string}>`
      SELECT to_char(gerado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS em FROM relatorio_periodo WHERE id = ${Number(month.replace('-', ''))}`);
    return made?.em ?? null;
  }
}

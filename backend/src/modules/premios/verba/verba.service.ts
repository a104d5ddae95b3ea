import {BindingScope, inject, injectable} from '@loopback/core';
import {civilDateOf, daysOfMonth, endOfDay, startOfDay, verbaId, verbaOf} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface Month {
  ano: number;
  mes: number;
}

interface Day {
  /** A civil date, or `TOTAL` in the last row, which is the month's. */
  resgatadoEm: string;
  pontosResgatados: number;
  pontosEntregues: number;
}

const reais = (cents: number): number => cents / 100;

/** The monthly budget. It only informs; redemptions are blocked by the switch in Configurações. */
@injectable({scope: BindingScope.SINGLETON})
export class VerbaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** @param typed BRL to preview instead of the stored budget; it is not stored */
  async read({ano, mes}: Month, typed?: number) {
    const id = verbaId(ano, mes);
    const {first, last} = daysOfMonth(ano, mes);
    const [from, until] = [startOfDay(first), endOfDay(last)];
    const stored = await this.db.one(sql<{valor: number; avisadaEm: Date | null}>`
      SELECT valor, avisada_em AS "avisadaEm" FROM verba_mensal WHERE id = ${id}`);
    const resgates = await this.db.query(sql<Day & {centavos: number}>`
      SELECT coalesce(dia, 'TOTAL') AS "resgatadoEm", coalesce(sum(pontos_gastos), 0)::int AS "pontosResgatados",
             coalesce(sum(pontos_gastos) FILTER (WHERE status = 1), 0)::int AS "pontosEntregues",
             coalesce(round(sum(pontos_gastos * valor_do_ponto) * 100), 0)::float8 AS centavos
        FROM (SELECT to_char((resgatado_em AT TIME ZONE 'America/Sao_Paulo')::date, 'YYYY-MM-DD') AS dia, *
                FROM resgate WHERE resgatado_em BETWEEN ${from} AND ${until} AND status NOT IN (3, 4)) r
       GROUP BY ROLLUP (dia) ORDER BY dia NULLS LAST`);
    const limit = await this.db.one(
      sql<{pontos: number}>`SELECT trigger_limite AS pontos FROM valor_ponto WHERE tipo = 'RESGATE'`,
    );
    const mensal = Math.round((typed ?? stored?.valor ?? 0) * 100);
    const {centavos: utilizada = 0, pontosResgatados = 0} = resgates.at(-1) ?? {};
    const today = civilDateOf(currentContext().now);
    const {disponivel, diasRestantes, diaria} = verbaOf({mensal, utilizada}, {ano, mes, today});
    return {
      verbaMensal: {
        id,
        ano,
        mes,
        verbaMensal: reais(mensal),
        verbaUtilizada: reais(utilizada),
        verbaDisponivel: reais(disponivel),
        pontosResgatadosTotais: pontosResgatados,
        diasRestantes,
        verbaDiariaDisponivel: reais(diaria),
        /** Redeemed points of a month at which the administrators are notified; 0: never. */
        triggerLimite: limit?.pontos ?? 0,
        /** When the administrators were notified; null: not yet. */
        avisadaEm: stored?.avisadaEm?.toISOString() ?? null,
      },
      resgates: resgates.map(({centavos: _, ...day}) => day),
    };
  }

  /** Inserts or updates a month's budget in BRL. */
  write({ano, mes}: Month, valor: number): Promise<void> {
    const id = verbaId(ano, mes);
    return this.db.tx(async () => {
      await this.db.query(sql`INSERT INTO verba_mensal (id) VALUES (${id}) ON CONFLICT DO NOTHING`);
      const before = await this.db.one(
        sql<{valor: number}>`SELECT valor FROM verba_mensal WHERE id = ${id} FOR UPDATE`,
      );
      if (before?.valor === valor) return;
      await this.db.query(sql`UPDATE verba_mensal SET valor = ${valor} WHERE id = ${id}`);
      const change = {before: {valor: before?.valor}, after: {valor}};
      await audit(this.db, {action: 'alterar', entity: 'verba_mensal', entityId: id, ...change});
    });
  }
}

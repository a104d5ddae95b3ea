import {BindingScope, inject, injectable} from '@loopback/core';
import {civilDateOf, startOfDay} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {firstDay, monthsUntil} from './months';

export interface MonthOfLoja {
  mes: string;
  vendas: number;
  pontos: number;
  /** BRL. */
  total: number;
}

/** Monthly figures of one shop. */
@injectable({scope: BindingScope.SINGLETON})
export class LojaVendasService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The last twelve months including the current one; months without sales are included. @throws NotFound */
  async byMonth(cnpj: string): Promise<MonthOfLoja[]> {
    const known = await this.db.one(sql<{found: boolean}>`
      SELECT EXISTS (SELECT FROM loja WHERE cnpj = ${cnpj}) OR EXISTS (SELECT FROM revenda WHERE cnpj = ${cnpj}) AS found`);
    if (!known?.found) throw NotFound();
    const today = civilDateOf(currentContext().now);
    const rows = await this.db.query(sql<MonthOfLoja>`
      SELECT to_char(pontuado_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, count(*)::int AS vendas,
             sum(total_pontos)::bigint AS pontos, sum(total_venda) AS total
        FROM venda WHERE cnpj_loja = ${cnpj} AND estado = 'pontuada' AND pontuado_em >= ${startOfDay(firstDay(today))}
       GROUP BY 1`);
    const months = new Map(rows.map(row => [row.mes, row]));
    return monthsUntil(today).map(mes => months.get(mes) ?? {mes, vendas: 0, pontos: 0, total: 0});
  }
}

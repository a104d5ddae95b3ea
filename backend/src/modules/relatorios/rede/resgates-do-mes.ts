import {daysOfMonth, endOfDay, startOfDay} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface ResgateDoMes {
  id: number;
  pintor: string;
  endCidade: string | null;
  endEstado: string | null;
  produtoNome: string;
  qtde: number;
  pontosGastos: number;
  saldoAnterior: number;
  /** BRL, at the time of the order. */
  valorPorPonto: number;
  totalPagar: number;
  resgatadoEm: string;
}

/** The orders of a month that were not cancelled, with their values at the time; BRL. */
export function resgatesDoMes(db: Database, ano: number, mes: number): Promise<ResgateDoMes[]> {
  const {first, last} = daysOfMonth(ano, mes);
  return db.query(sql<ResgateDoMes>`
    SELECT r.id, p.nome AS pintor, p.end_cidade AS "endCidade", p.end_estado AS "endEstado", r.premio AS "produtoNome", r.qtde,
           r.pontos_gastos AS "pontosGastos", r.saldo_anterior AS "saldoAnterior", r.valor_do_ponto::float8 AS "valorPorPonto",
           round(r.pontos_gastos * r.valor_do_ponto, 2)::float8 AS "totalPagar",
           to_char(r.resgatado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "resgatadoEm"
      FROM resgate r JOIN pintor p ON p.id = r.pintor_id
     WHERE r.resgatado_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)} AND r.status NOT IN (3, 4)
     ORDER BY r.resgatado_em, r.id`);
}

import {endOfDay, startOfDay, type CivilDate} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Points that were redeemed in a month out of lots earned at one network's shops; idRede is null for all other lots. */
export interface PontosUtilizados {
  idRede: number | null;
  /** 2026-09 */
  mes: string;
  pontos: number;
}

/**
 * SQL, a table: what each redemption of these days took of each lot (rede_id, cnpj_loja), from the allocations of the ledger, so that each
 * point is charged once. A cancelled order gives its own points back to the networks that were charged for them, on the day of the
 * cancellation: they are negative.
 */
export const chargedPontos = (first: CivilDate, last: CivilDate) => sql`(
  SELECT l.rede_id, l.cnpj_loja, e.ocorrido_em, CASE WHEN e.tipo = 'resgate' THEN -a.pontos ELSE a.pontos END AS pontos
    FROM lancamento e
    JOIN alocacao a ON a.lancamento_id = CASE WHEN e.tipo = 'resgate' THEN e.id ELSE e.estorna END
    JOIN lote l ON l.id = a.lote_id
   WHERE e.tipo IN ('resgate', 'estorno_resgate') AND e.ocorrido_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)})`;

/** By network and month. */
export function pontosUtilizados(db: Database, first: CivilDate, last: CivilDate): Promise<PontosUtilizados[]> {
  return db.query(sql<PontosUtilizados>`
    SELECT c.rede_id AS "idRede", to_char(c.ocorrido_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, coalesce(sum(c.pontos), 0)::float8 AS pontos
      FROM ${chargedPontos(first, last)} c GROUP BY 1, 2`);
}

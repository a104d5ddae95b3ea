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
 * From the allocations of the ledger, so that each point is charged once. A cancelled order gives its own points back to the networks that
 * were charged for them, in the month of the cancellation.
 */
export function pontosUtilizados(db: Database, first: CivilDate, last: CivilDate): Promise<PontosUtilizados[]> {
  return db.query(sql<PontosUtilizados>`
    SELECT l.rede_id AS "idRede", to_char(e.ocorrido_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes,
           coalesce(sum(CASE WHEN e.tipo = 'resgate' THEN -a.pontos ELSE a.pontos END), 0)::float8 AS pontos
      FROM lancamento e
      JOIN alocacao a ON a.lancamento_id = CASE WHEN e.tipo = 'resgate' THEN e.id ELSE e.estorna END
      JOIN lote l ON l.id = a.lote_id
     WHERE e.tipo IN ('resgate', 'estorno_resgate') AND e.ocorrido_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)}
     GROUP BY 1, 2`);
}

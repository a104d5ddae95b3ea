import type {CivilDate} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Points redeemed in a month from lots earned at one network's shops; idRede is null for all other lots. */
export interface PontosUtilizados {
  idRede: number | null;
  /** 2026-09 */
  mes: string;
  pontos: number;
}

/**
 * By network and month, for the months of these days. The rollup stores how many points each redemption took from each
 * lot, by the ledger's allocations, so that each point is charged once. A cancelled order returns its points to the
 * networks charged for them, as negative points in the month of the cancellation.
 */
export function pontosUtilizados(db: Database, first: CivilDate, last: CivilDate): Promise<PontosUtilizados[]> {
  return db.query(sql<PontosUtilizados>`
    SELECT rede_id AS "idRede", to_char(mes, 'YYYY-MM') AS mes, coalesce(sum(pontos), 0)::float8 AS pontos
      FROM resumo_rede WHERE mes BETWEEN ${first} AND ${last} GROUP BY rede_id, resumo_rede.mes`);
}

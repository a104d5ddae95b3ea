import {z} from 'zod';
import {WITHOUT_REDE, daysOfMonth, endOfDay, startOfDay} from '@clube/domain';
import {integer, year} from '../../../kernel/entities/wire';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {reported} from '../../mensuracao';
import {isReportedRede} from '../../revendas';

export const pontosQuery = reported(
  z.strictObject({
    mes: integer(1, 12),
    ano: year(2020),
    rede: z
      .string()
      .trim()
      .max(120)
      .default('')
      .describe(`Nome ou número da rede, ou "${WITHOUT_REDE}"; sem ela são todas`),
  }),
);

export interface PontosDoResgate {
  /** Unique in the response. */
  id: string;
  /** The order's id. */
  resgate: number;
  pintor: string;
  premio: string;
  /** `Resgate`, or `Cancelamento` with negative points. */
  movimento: string;
  quando: string;
  rede: string;
  loja: string;
  pontos: number;
}

/**
 * The points that each order of a month took from lots by shop of origin, and those that each cancellation returned:
 * the rows behind the points of the networks' report, read from the ledger.
 */
export function pontosDoMes(db: Database, {ano, mes, rede}: z.output<typeof pontosQuery>): Promise<PontosDoResgate[]> {
  const {first, last} = daysOfMonth(ano, mes);
  return db.query(sql<PontosDoResgate>`
    SELECT concat_ws('-', e.id, coalesce(l.rede_id, 0), l.cnpj_loja) AS id, o.id AS resgate, p.nome AS pintor, o.premio,
           CASE WHEN e.tipo = 'resgate' THEN 'Resgate' ELSE 'Cancelamento' END AS movimento,
           to_char(e.ocorrido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS quando, coalesce(r.nome, ${WITHOUT_REDE}) AS rede,
           coalesce(max(v.nome_fantasia), max(j.nome), '') AS loja,
           coalesce(sum(CASE WHEN e.tipo = 'resgate' THEN -a.pontos ELSE a.pontos END), 0)::float8 AS pontos
      FROM lancamento e JOIN alocacao a ON a.lancamento_id = CASE WHEN e.tipo = 'resgate' THEN e.id ELSE e.estorna END
      JOIN lote l ON l.id = a.lote_id JOIN resgate o ON o.lancamento_id = a.lancamento_id JOIN pintor p ON p.id = o.pintor_id
      LEFT JOIN rede r ON r.id = l.rede_id LEFT JOIN revenda v ON v.cnpj = l.cnpj_loja LEFT JOIN loja j ON j.cnpj = l.cnpj_loja
     WHERE e.tipo IN ('resgate', 'estorno_resgate') AND e.ocorrido_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)}
       AND ${rede === WITHOUT_REDE ? sql`l.rede_id IS NULL` : isReportedRede(rede)}
     GROUP BY e.id, o.id, p.nome, r.nome, l.rede_id, l.cnpj_loja ORDER BY e.ocorrido_em, e.id, l.cnpj_loja`);
}

import {BindingScope, inject, injectable} from '@loopback/core';
import {monthOf, type Momento} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {findRede} from '../revendas';

/** The rows of a network to show. */
interface OfRede {
  /** Name or id. */
  rede: string;
  /** Default: the months before joining and those since. */
  momento?: Momento | undefined;
  /** Of the months before joining, the last ones only. */
  mesesLimite?: number | undefined;
}

export interface MesesQuery extends OfRede {
  /** Default: all years. */
  ano?: number | null | undefined;
}

export interface LinhasQuery extends OfRede {
  codProduto?: string | null | undefined;
  /** 2026-09; with `momento`, the lines of both. */
  mes?: string | undefined;
}

/** SQL: the months in which the network (r) reported sales before it joined, newest first; all without a limit. */
const monthsBefore = (limit: number | undefined): Sql => sql`
  SELECT DISTINCT b.mes FROM meses_da_rede b WHERE b.rede_id = r.id AND b.mes < date_trunc('month', r.data_cadastro)
   ORDER BY b.mes DESC LIMIT ${limit ?? null}::int`;

const MOMENTO = sql`CASE WHEN x.mes < date_trunc('month', r.data_cadastro) THEN 'Antes' ELSE 'Depois' END`;

/** SQL condition: the rows (x) of the network (r) of this moment. */
function isOf(momento: Momento | undefined, limit: number | undefined): Sql {
  const before = sql`x.mes IN (${monthsBefore(limit)})`;
  if (momento === 'antes') return before;
  const since = sql`x.mes >= date_trunc('month', r.data_cadastro)`;
  return momento === 'depois' ? since : sql`(${since} OR ${before})`;
}

/** SQL condition: the row (x) of the network (r) is of the month, or of the moment. */
function isAsked({mes, momento, mesesLimite}: Omit<LinhasQuery, 'rede'>): Sql {
  if (mes === undefined) return isOf(momento, mesesLimite);
  const then = sql`x.mes = ${`${mes}-01`}::date`;
  return momento ? sql`(${then} OR ${isOf(momento, mesesLimite)})` : then;
}

/** The rows of one network behind the figures of measurement and success rate. */
@injectable({scope: BindingScope.SINGLETON})
export class HistoricoRowsService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The months in which the network reported sales, latest first; BRL. @throws 422 for an unknown network */
  async months({rede, momento, mesesLimite, ano = null}: MesesQuery) {
    const {id} = await findRede(this.db, rede);
    const rows = await this.db.query(sql<Month>`
      SELECT r.id AS "idRede", r.nome AS rede, coalesce(x.mes::text, '') AS mes, ${MOMENTO} AS momento,
             coalesce(sum(x.linhas), 0)::int AS linhas, coalesce(sum(x.valor), 0)::float8 AS valor
        FROM rede r JOIN meses_da_rede x ON x.rede_id = r.id
       WHERE r.id = ${id} AND ${isOf(momento, mesesLimite)} AND (${ano}::int IS NULL OR extract(year FROM x.mes) = ${ano}::int)
       GROUP BY r.id, x.mes ORDER BY x.mes DESC`);
    return rows.map(row => ({...row, mes: monthOf(row.mes)}));
  }

  /** What was reported of a product or in a month, latest first; BRL. @throws 422 for an unknown network */
  async lines({rede, codProduto = null, ...query}: LinhasQuery) {
    const {id} = await findRede(this.db, rede);
    const rows = await this.db.query(sql<Line>`
      SELECT x.id, r.id AS "idRede", r.nome AS rede, x.revenda, x.mes::text AS mes, ${MOMENTO} AS momento, x.codigo_produto AS "codProduto",
             coalesce(p.nome, x.codigo_produto) AS produto, x.quantidade::float8 AS quantidade, x.valor::float8 AS valor
        FROM rede r JOIN (
          SELECT h.id, coalesce(h.rede_id, v.rede_id) AS rede_id, v.nome_input AS revenda, h.mes, h.codigo_produto, h.quantidade, h.valor
            FROM historico_rede h LEFT JOIN revenda v ON v.id = h.revenda_id
           WHERE h.rede_id = ${id} OR h.revenda_id IN (SELECT o.id FROM revenda o WHERE o.rede_id = ${id})) x ON x.rede_id = r.id
        LEFT JOIN produto_do_codigo p ON p.codigo = x.codigo_produto
       WHERE ${isAsked(query)} AND (${codProduto}::text IS NULL OR x.codigo_produto = ${codProduto})
       ORDER BY x.mes DESC, produto, x.id`);
    return rows.map(row => ({...row, mes: monthOf(row.mes)}));
  }
}

interface Month {
  idRede: number;
  rede: string;
  mes: string;
  momento: string;
  linhas: number;
  valor: number;
}

interface Line extends Omit<Month, 'linhas'> {
  id: number;
  /** The reseller that reported it; null if the network did. */
  revenda: string | null;
  codProduto: string;
  produto: string;
  quantidade: number;
}

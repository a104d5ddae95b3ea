import {searchParts} from '@clube/domain';
import {InvalidRequest} from '../../kernel/refusals/refusals';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {IS_THERE, OF_GRUPO, base, concluidos, pintores} from './revenda.pintores';
import type {ReportList, TableQuery} from './revenda.query';
import {SORTABLE} from './revenda.schema';
import {ZONE, endOf, startOf, topProdutos, type Scope} from './revenda.sql';

interface Table {
  rows: (scope: Scope, now: Date) => Sql;
  /** Default order; ends with a unique column. */
  order: Sql;
  /** The searched text; it contains no more of a CPF than is shown. */
  text: Sql;
}

const COLLATION = sql`COLLATE "pt-BR-x-icu"`;

const cursos = (scope: Scope) => sql`
  WITH ${base(scope)}
  SELECT p.id, p.nome, x.cursos, json_array_length(x.cursos) AS "qtdeCursos"
    FROM (SELECT i.pintor_id, json_agg(json_build_object('nomeCurso', c.nome, 'dataConclusao', (i.concluido_em AT TIME ZONE ${ZONE})::date)
                                       ORDER BY i.concluido_em DESC, c.id) AS cursos
            FROM ${concluidos(scope)} GROUP BY 1) x
    JOIN pintor p ON p.id = x.pintor_id AND p.anonimizado_em IS NULL`;

const ofPeriod = (scope: Scope) => sql`
  pintores JOIN pintor p USING (id) JOIN resgate r ON r.pintor_id = p.id
  WHERE r.resgatado_em >= ${startOf(scope.resgatesSince)} AND r.resgatado_em < ${endOf(scope.until)}`;

const resgates = (scope: Scope) => sql`
  WITH ${base(scope)}
  SELECT r.id, p.nome, r.premio, r.qtde, r.obs, r.pontos_gastos AS "pontosGastos", r.status,
         to_char(r.resgatado_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "resgatadoEm",
         r.previsao_entrega AS "previsaoEntrega", r.data_entrega AS "dataEntrega"
    FROM ${ofPeriod(scope)}`;

/** SQL: units by prize, without cancelled orders. */
const premios = (scope: Scope) => sql`
  WITH ${base(scope)} SELECT r.premio, sum(r.qtde)::int AS quantidade FROM ${ofPeriod(scope)} AND r.status NOT IN (3, 4) GROUP BY 1`;

const NOT_CANCELLED = sql`status NOT IN (3, 4)`;

const TABLES: Readonly<Record<ReportList, Table>> = {
  usuariosTotais: {
    rows: pintores,
    order: sql`"totalVendido" DESC, nome ${COLLATION}, id`,
    text: sql`concat_ws(' ', nome, cidade, uf, celular, left(cpf, 3) || '.***.***-' || right(cpf, 2))`,
  },
  topProdutos: {rows: topProdutos, order: sql`"totalVendido" DESC, produto ${COLLATION}`, text: sql`produto`},
  usuariosCursos: {rows: cursos, order: sql`"qtdeCursos" DESC, nome ${COLLATION}, id`, text: sql`nome`},
  premiosResgatados: {rows: premios, order: sql`quantidade DESC, premio ${COLLATION}`, text: sql`premio`},
  resgates: {rows: resgates, order: sql`"resgatadoEm" DESC, id DESC`, text: sql`concat_ws(' ', nome, premio, obs)`},
};

const TEXTS = new Set(['nome', 'celular', 'cidade', 'uf', 'programa', 'produto', 'premio', 'obs']);
/** Sort expressions that differ from the column: they follow what is shown. */
const TERMS: Readonly<Record<string, Sql>> = {
  cpf: sql`left(cpf, 3) || right(cpf, 2)`,
  previsaoEntrega: sql`CASE WHEN ${NOT_CANCELLED} THEN "previsaoEntrega" END`,
};

/** The field with `+` (which may arrive as a blank in a URL) or `-`; nulls come last. */
function orderOf(lista: ReportList, ordernar: string | undefined): Sql {
  const {order} = TABLES[lista];
  if (ordernar === undefined) return order;
  const field = ordernar.replace(/^[+\- ]/, '');
  if (!SORTABLE[lista].includes(field)) throw InvalidRequest({erro: 'A ordenação pedida é inválida.'});
  const term = TERMS[field] ?? sql`${sql.identifier(field)} ${TEXTS.has(field) ? COLLATION : sql``}`;
  return sql`${term} ${sql.raw(ordernar.startsWith('-') ? 'DESC' : 'ASC')} NULLS LAST, ${order}`;
}

/** The requested rows of a table, and the total over all pages. Without a page all rows. */
export function page(lista: ReportList, scope: Scope, now: Date, query: TableQuery) {
  const {rows, text} = TABLES[lista];
  const {pagina, limite, ordernar, busca = '', grupo, premio} = query;
  const size = limite ?? (pagina === undefined ? 0 : 10);
  const conditions = [
    ...(lista === 'usuariosTotais' ? [IS_THERE] : []),
    ...(grupo ? [OF_GRUPO[grupo]] : []),
    ...(premio ? [sql`premio = ${premio} AND ${NOT_CANCELLED}`] : []),
    ...searchParts(busca).map(word => sql`position(para_busca(${word}::text) IN para_busca(${text})) > 0`),
  ];
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, ' AND ')}` : sql``;
  return sql<{total: number; linhas: object[]}>`
    WITH achadas AS MATERIALIZED (SELECT * FROM (${rows(scope, now)}) x ${where})
    SELECT (SELECT count(*)::int FROM achadas) AS total,
           (SELECT coalesce(json_agg(p), '[]') FROM (SELECT * FROM achadas ORDER BY ${orderOf(lista, ordernar)}
             LIMIT ${size || null}::int OFFSET ${size * (pagina ?? 0)}::bigint) p) AS linhas`;
}

import {BindingScope, inject, injectable, service} from '@loopback/core';
import {monthOf, reportDays, taxaSucessoOf} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {ConfiguracaoService} from '../configuracoes';
import {isReportedRede} from '../revendas';

export interface TaxaQuery {
  rede?: string | undefined;
  ano: number;
  /** 1 to 12; default: the whole year. */
  mes?: number | undefined;
  /** Compares with this number of months before the network joined; default: all of them. */
  mesesLimite?: number | undefined;
}

interface Figures {
  idRede: number;
  /** Cents. */
  valorUnitario: number;
  mes: string;
  qtdVendidaAntes: number;
  mesesAtendidoAntes: number;
  qtdVendida: number;
}

interface Sums extends Figures {
  rede: string;
  codProduto: string;
  produto: string | null;
}

/**
 * SQL, parts of a WITH: the months before networks joined, and the sales of each product in them. Years that ended
 * before a network's year of joining are read from yearly sums.
 */
const allBefore = sql`antes AS (
        SELECT DISTINCT r.id AS rede_id, m.mes FROM redes r JOIN meses_da_rede m ON m.rede_id = r.id AND m.mes < r.entrou
      ), vendidas_antes AS (
        SELECT x.rede_id, x.codigo_produto, sum(x.quantidade) AS qtd FROM (
          SELECT r.id AS rede_id, a.codigo_produto, a.quantidade FROM redes r JOIN anos_da_rede a ON a.rede_id = r.id AND a.ano < extract(year FROM r.entrou)
          UNION ALL
          SELECT r.id, h.codigo_produto, h.quantidade FROM redes r, LATERAL (
            SELECT h.codigo_produto, h.quantidade FROM historico_da_rede h
             WHERE h.rede_id = r.id AND h.mes >= date_trunc('year', r.entrou)::date AND h.mes < r.entrou OFFSET 0) h) x GROUP BY 1, 2
      )`;
/** The same, for the last `limit` months only. */
const lastBefore = (limit: number) => sql`antes AS (
        SELECT x.rede_id, x.mes FROM redes r, LATERAL (
          SELECT DISTINCT m.rede_id, m.mes FROM meses_da_rede m WHERE m.rede_id = r.id AND m.mes < r.entrou ORDER BY m.mes DESC LIMIT ${limit}) x
      ), vendidas_antes AS (
        SELECT a.rede_id, h.codigo_produto, sum(h.quantidade) AS qtd FROM antes a JOIN historico_da_rede h ON h.rede_id = a.rede_id AND h.mes = a.mes
         GROUP BY 1, 2
      )`;

/** What networks owe for selling more than before they joined (0-rules, 8). */
@injectable({scope: BindingScope.SINGLETON})
export class TaxaSucessoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  /**
   * Per network, product and month since the network joined, in that order; BRL.
   * @param rateOf returns the rate of a month (2026-09) in percent; default: the current rate
   */
  async read(query: TaxaQuery, rateOf?: (month: string) => number) {
    const {taxaSucesso: current} = await this.configuracoes.current();
    const rows = await this.db.query(sql<Sums>`
      ${sumsOf(query)} SELECT * FROM somas ORDER BY rede, "idRede", mes, produto, "codProduto"`);
    return rows.map(({valorUnitario, mes: day, ...row}) => {
      const taxa = taxaSucessoOf({...row, valorUnitarioProduto: valorUnitario}, rateOf?.(monthOf(day)) ?? current);
      return {
        ...row,
        valorUnitarioProduto: valorUnitario / 100,
        mesRef: monthOf(day),
        mediaMensal: taxa.mediaMensal,
        aumentoVendas: taxa.aumentoVendas,
        aumentoVendasDinheiro: taxa.aumentoVendasDinheiro / 100,
        taxaSucesso: taxa.taxaSucesso / 100,
      };
    });
  }

  /** The fee in cents, by `network id/month`, without names and order: for reports that only add it up. */
  async totals(query: TaxaQuery, rateOf: (month: string) => number): Promise<Map<string, number>> {
    const rows = await this.db.query(sql<Figures>`
      ${sumsOf(query)}
      SELECT "idRede", "valorUnitario", mes, "qtdVendidaAntes", "mesesAtendidoAntes", "qtdVendida" FROM somas`);
    const totals = new Map<string, number>();
    for (const {idRede, valorUnitario, mes: day, ...row} of rows) {
      const month = monthOf(day);
      const {taxaSucesso} = taxaSucessoOf({...row, valorUnitarioProduto: valorUnitario}, rateOf(month));
      const key = `${idRede}/${month}`;
      totals.set(key, (totals.get(key) ?? 0) + taxaSucesso);
    }
    return totals;
  }
}

/** SQL, a WITH: `somas`, what each network sold of each product in a month since it joined, and before it joined. */
function sumsOf({rede = '', ano, mes, mesesLimite}: TaxaQuery): Sql {
  const {first, after} = reportDays({ano, mes});
  return sql`WITH redes AS (
        SELECT r.id, r.nome, date_trunc('month', r.data_cadastro)::date AS entrou FROM rede r WHERE ${isReportedRede(rede)}
      ), ${mesesLimite === undefined ? allBefore : lastBefore(mesesLimite)}, meses AS (
        SELECT rede_id, count(*)::int AS total FROM antes GROUP BY 1
      ), vendidas AS MATERIALIZED (
        SELECT h.rede_id, h.codigo_produto, h.mes, sum(h.quantidade) AS qtd FROM redes r JOIN historico_da_rede h ON h.rede_id = r.id
         WHERE h.mes >= r.entrou AND h.mes >= ${first}::date AND h.mes < ${after}::date GROUP BY 1, 2, 3
      ), somas AS (
        SELECT r.id AS "idRede", r.nome AS rede, coalesce(h.codigo_produto, '') AS "codProduto", p.nome AS produto, coalesce(h.mes::text, '') AS mes, (coalesce(p.valor_unitario, 0) * 100)::float8 AS "valorUnitario",
               coalesce(v.qtd, 0)::float8 AS "qtdVendidaAntes", coalesce(m.total, 0) AS "mesesAtendidoAntes", coalesce(h.qtd, 0)::float8 AS "qtdVendida"
          FROM vendidas h JOIN redes r ON r.id = h.rede_id LEFT JOIN produto_do_codigo p ON p.codigo = h.codigo_produto
          LEFT JOIN vendidas_antes v ON v.rede_id = h.rede_id AND v.codigo_produto = h.codigo_produto
          LEFT JOIN meses m ON m.rede_id = h.rede_id
      )`;
}

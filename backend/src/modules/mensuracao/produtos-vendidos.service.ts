import {BindingScope, inject, injectable} from '@loopback/core';
import {addMonths, normaliseCnpj} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

interface Sums {
  revenda: string;
  /** Null for the sum of all resellers. */
  cnpj: string | null;
  idProduto: number;
  mes: string;
  codProduto: string;
  produto: string;
  quantidade: number;
  valorTotal: number;
  totalPontuado: number;
}

interface SumsOfOne extends Sums {
  cnpj: string;
}

/** Scored sales at resellers, by product and month. */
@injectable({scope: BindingScope.SINGLETON})
export class ProdutosVendidosService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * `revenda`: one reseller's CNPJ or id; default: the sum of all. Sales count in the month in which they were made;
   * products have their current names and codes; `totalPontuado` is the items' points before the factors of a sale.
   */
  async read(ano: number, revenda = '') {
    const rows = await this.db.query(revenda === '' ? ofAll(ano) : ofOne(ano, revenda));
    return rows.map(row => ({
      ...row,
      valorUnitarioMedio: row.quantidade === 0 ? 0 : Math.round((row.valorTotal / row.quantidade) * 100) / 100,
    }));
  }
}

function ofOne(ano: number, revenda: string) {
  const first = `${ano}-01-01`;
  const [id, cnpj] = /^\d{1,9}$/.test(revenda) ? [Number(revenda), null] : [null, normaliseCnpj(revenda)];
  return sql<SumsOfOne>`
    SELECT x.revenda, x.cnpj, p.id AS "idProduto", to_char(x.mes, 'YYYY-MM') AS mes, p.codigo AS "codProduto", p.nome AS produto,
           x.quantidade, x."valorTotal", x."totalPontuado"
      FROM (SELECT date_trunc('month', v.realizado_em) AS mes, i.produto_id, coalesce(min(r.nome_input), '') AS revenda, min(r.cnpj) AS cnpj,
                   coalesce(sum(i.qtde), 0)::float8 AS quantidade, coalesce(sum(i.sub_total), 0)::float8 AS "valorTotal",
                   coalesce(round(sum(i.qtde * i.valor_pontos)), 0)::float8 AS "totalPontuado"
              FROM venda v JOIN revenda r ON r.id = v.revenda_id JOIN venda_item i ON i.venda_id = v.id
             WHERE v.estado = 'pontuada' AND v.realizado_em >= ${first}::date AND v.realizado_em < ${addMonths(first, 12)}::date
               AND (r.id = ${id} OR r.cnpj = ${cnpj})
             GROUP BY 1, 2) x JOIN produto p ON p.id = x.produto_id ORDER BY x.mes, p.nome, p.codigo, p.id`;
}

/** There are millions of items, so this reads the rollup. */
function ofAll(ano: number) {
  const first = `${ano}-01-01`;
  return sql<Sums>`
    SELECT 'Todas as revendas' AS revenda, NULL::text AS cnpj, p.id AS "idProduto", to_char(x.mes, 'YYYY-MM') AS mes, p.codigo AS "codProduto", p.nome AS produto,
           x.qtde::float8 AS quantidade, x.valor::float8 AS "valorTotal", round(x.pontos)::float8 AS "totalPontuado"
      FROM (SELECT mes, produto_id, coalesce(sum(qtde), 0) AS qtde, coalesce(sum(valor), 0) AS valor, coalesce(sum(pontos), 0) AS pontos
              FROM resumo_mes_produto WHERE raiz = '' AND mes >= ${first}::date AND mes < ${addMonths(first, 12)}::date
             GROUP BY 1, 2 HAVING sum(qtde) <> 0) x JOIN produto p ON p.id = x.produto_id ORDER BY x.mes, p.nome, p.codigo, p.id`;
}

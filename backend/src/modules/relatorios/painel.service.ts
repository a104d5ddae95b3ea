import {BindingScope, inject, injectable} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {CADASTROS_BY_REVENDA} from '../revendas';
import type {Dashboard} from './painel.schema';

const TOP = 20;

type Figures = Omit<
  Dashboard,
  'topParceirosPontuados' | 'topRevendasPontuadas' | 'topRevendasQueIndicam' | 'topProdutosVendidos'
>;

/** How the programme is doing, from the rollups of the sales that count today. */
@injectable({scope: BindingScope.SINGLETON})
export class PainelService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async dashboard(): Promise<Dashboard> {
    const [figures, topParceirosPontuados, topRevendasPontuadas, topRevendasQueIndicam, topProdutosVendidos] =
      await Promise.all([
        this.figuras(),
        this.db.query(TOP_PINTORES),
        this.db.query(TOP_REVENDAS),
        this.db.query(TOP_REFERRING),
        this.db.query(TOP_PRODUTOS),
      ]);
    return {...figures, topParceirosPontuados, topRevendasPontuadas, topRevendasQueIndicam, topProdutosVendidos};
  }

  private async figuras(): Promise<Figures> {
    const [row] = await this.db.query(FIGURES);
    if (!row) throw new Error('counting answered no row');
    return row;
  }
}

const FIGURES = sql<Figures>`
  SELECT (SELECT count(*)::int FROM pintor WHERE anonimizado_em IS NULL) AS "parceirosCadastrados",
         (SELECT count(*)::int FROM revenda WHERE ativo) AS "revendasCadastradas",
         (SELECT count(*)::int FROM resumo_pintor WHERE vendas > 0) AS "parceirosPontuados",
         (SELECT count(*)::int FROM (SELECT FROM resumo_loja WHERE revenda_id IS NOT NULL GROUP BY revenda_id HAVING sum(vendas) > 0) x) AS "revendasPontuadas",
         (SELECT count(*)::int FROM (SELECT FROM resumo_loja GROUP BY cnpj_loja HAVING sum(vendas) > 0) x) AS "lojasPontuadas",
         (SELECT count(*)::int FROM pintor WHERE indicado_por IS NOT NULL) AS "qtdParceirosIndicados",
         (SELECT count(*)::int FROM bonus_indicacao WHERE estorno_id IS NULL) AS "qtdParceirosIndicadosValidados"`;

const TOP_PINTORES = sql<Dashboard['topParceirosPontuados'][number]>`
  SELECT p.nome, p.cpf, x.pontos::int AS acumulado, coalesce(c.saldo, 0) AS saldo, x.valor AS vendido
    FROM (SELECT pintor_id, pontos, valor FROM resumo_pintor WHERE vendas > 0 ORDER BY pontos DESC, pintor_id LIMIT ${TOP}) x
    JOIN pintor p ON p.id = x.pintor_id LEFT JOIN conta c ON c.pintor_id = p.id ORDER BY x.pontos DESC, p.id`;

const TOP_REVENDAS = sql<Dashboard['topRevendasPontuadas'][number]>`
  SELECT r.nome_input AS nome, r.cnpj, x.acumulado, x.vendido
    FROM (SELECT revenda_id, sum(pontos)::bigint AS acumulado, sum(valor) AS vendido FROM resumo_loja
           WHERE revenda_id IS NOT NULL GROUP BY revenda_id HAVING sum(vendas) > 0 ORDER BY 2 DESC, 1 LIMIT ${TOP}) x
    JOIN revenda r ON r.id = x.revenda_id ORDER BY x.acumulado DESC, r.id`;

const TOP_REFERRING = sql<Dashboard['topRevendasQueIndicam'][number]>`
  SELECT r.nome_input AS nome, r.cnpj, x.quantidade FROM ${sql.raw(CADASTROS_BY_REVENDA)} x JOIN revenda r ON r.id = x.id
   ORDER BY x.quantidade DESC, r.nome_input LIMIT ${TOP}`;

const TOP_PRODUTOS = sql<Dashboard['topProdutosVendidos'][number]>`
  SELECT p.nome, p.codigo, x.acumulado, x.quantidade, x.vendido
    FROM (SELECT produto_id, round(sum(pontos))::bigint AS acumulado, sum(qtde) AS quantidade, sum(valor) AS vendido FROM resumo_produto
           GROUP BY produto_id HAVING sum(qtde) > 0 ORDER BY 2 DESC, 1 LIMIT ${TOP}) x
    JOIN produto p ON p.id = x.produto_id ORDER BY x.acumulado DESC, p.id`;

import {scoreVenda, type CodigoOperation, type Pontuacao} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** A live sale with the data that its points are calculated from today. */
export interface ComparedVenda {
  idVenda: number;
  notaId: number;
  pintorId: number;
  parceiro: string;
  cpf: string;
  identificador: string;
  pontuacaoAtual: number;
  pontuadoEm: Date;
  venceEm: Date;
  cnpjLoja: string;
  redeId: number | null;
  revendaId: number | null;
  clusterId: number | null;
  lancamentoId: number | null;
  /** Whether the painter's data were erased. */
  apagado: boolean;
  /** Calculated with the current products and factors. */
  calculo: Pontuacao;
  /** The items with the points that `calculo` used for one of each. */
  itens: {id: number; valorPontos: number; qtde: number}[];
}

interface Row extends Omit<ComparedVenda, 'calculo'> {
  pontosDobrados: 0 | 1;
  fator: number;
  cluster: number;
  clusterNome: string | null;
  operacao: CodigoOperation | null;
  valor: number | null;
}

/** SQL: the value of a step of the stored calculation. */
const STEP = (tipo: string) =>
  `(SELECT (x->>'valor')::numeric FROM jsonb_array_elements(v.calculo->'passos') x WHERE x->>'tipo' = '${tipo}')`;

/**
 * Calculates live sales with the current points of their products and the current factors of their shop and of the
 * level that the painter had then (0-rules, 3). The code, one without effect too, and whether the shop was a master reseller,
 * are those of the sale. Sales with expired points are skipped.
 * @param ids of sales; without them all whose points or factors differ, newest first
 * @param after the last sale of the page before
 */
export async function compareVendas(
  db: Database,
  {
    ids,
    since,
    limit,
    after,
  }: {
    ids?: readonly number[];
    since?: Date;
    limit: number;
    after?: Pick<ComparedVenda, 'idVenda' | 'pontuadoEm'> | undefined;
  },
): Promise<ComparedVenda[]> {
  const {now} = currentContext();
  const which = sql.bound(ids ?? null);
  const from = sql.bound(since ?? null);
  const rows = await db.query(sql<Row>`
    SELECT v.id AS "idVenda", v.nota_id AS "notaId", v.pintor_id AS "pintorId", p.nome AS parceiro, p.cpf, p.anonimizado_em IS NOT NULL AS apagado, v.identificador,
           v.total_pontos AS "pontuacaoAtual", v.pontuado_em AS "pontuadoEm", v.vence_em AS "venceEm", v.cnpj_loja AS "cnpjLoja",
           v.rede_id AS "redeId", v.lancamento_id AS "lancamentoId", v.pontos_dobrados AS "pontosDobrados", f.fator, f.cluster,
           f."revendaId", f."clusterId", f.nome AS "clusterNome",
           CASE WHEN v.calculo->'codigoCancelado' = 'true' THEN 'MULTIPLICAR' ELSE u.operacao END AS operacao,
           coalesce(u.valor, ${sql.raw(STEP('codigo_cancelado'))}) AS valor,
           coalesce((SELECT json_agg(json_build_object('id', i.id, 'valorPontos', d.valor_pontos, 'qtde', i.qtde) ORDER BY i.id)
              FROM venda_item i JOIN produto d ON d.id = i.produto_id WHERE i.venda_id = v.id), '[]'::json) AS itens
      FROM venda v JOIN pintor p ON p.id = v.pintor_id
      CROSS JOIN LATERAL (
        SELECT r.id AS "revendaId", coalesce(r.fator_pontuacao, 1)::float8 AS fator,
               c.id AS "clusterId", coalesce(c.valor_ponto, 1)::float8 AS cluster, c.nome
          FROM (SELECT 1) one LEFT JOIN revenda r ON r.cnpj = v.cnpj_loja AND r.ativo LEFT JOIN LATERAL (
            SELECT k.id, k.valor_ponto, k.nome FROM pintor_cluster h JOIN cluster k ON k.id = h.cluster_id
             WHERE h.pintor_id = v.pintor_id AND h.desde < v.pontuado_em ORDER BY h.desde DESC, h.id DESC LIMIT 1) c ON true) f
      LEFT JOIN uso_codigo u ON u.venda_id = v.id AND u.liberado_em IS NULL
     WHERE v.estado = 'pontuada' AND v.vence_em > ${now} AND (${which}::int[] IS NULL OR v.id = ANY(${which}))
       AND (${from}::timestamptz IS NULL OR v.pontuado_em >= ${from})
       AND (${which}::int[] IS NOT NULL
            OR EXISTS (SELECT 1 FROM venda_item i JOIN produto d ON d.id = i.produto_id WHERE i.venda_id = v.id AND d.valor_pontos <> i.valor_pontos)
            OR f.fator <> ${sql.raw(STEP('fator_revenda'))} OR f.cluster <> ${sql.raw(STEP('fator_cluster'))})
       AND ${after ? sql`(v.pontuado_em, v.id) < (${after.pontuadoEm}, ${after.idVenda})` : sql`true`}
     ORDER BY v.pontuado_em DESC, v.id DESC LIMIT ${limit}`);
  return rows.map(({pontosDobrados, fator, cluster, clusterNome, operacao, valor, ...venda}) => ({
    ...venda,
    calculo: scoreVenda({
      itens: venda.itens,
      fatorPontuacao: fator,
      valorPontoCluster: cluster,
      ...(clusterNome && {clusterNome}),
      revendaMaster: pontosDobrados === 1,
      ...(operacao && valor !== null && {codigo: {operacao, valor}}),
    }),
  }));
}

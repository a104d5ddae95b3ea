import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import type {Razao} from './razao';

/** Everything that a ledger planned, in one statement. Rows find each other by the account's sequence. */
export const GRAVAR_RAZAO = `
  lancamentos AS (
    INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, estorna, ocorrido_em)
    SELECT $1, seq, tipo, pontos, saldo_apos, referencia, estorna, $2
      FROM jsonb_to_recordset($3::jsonb) AS x(seq int, tipo text, pontos int, saldo_apos int, referencia text, estorna bigint)
     ORDER BY seq
    RETURNING id, seq
  ), novos AS (
    INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem, cnpj_loja, rede_id)
    SELECT $1, e.id, x.concedido, x.restante, x.vence_em, x.origem, x.cnpj_loja, x.rede_id
      FROM jsonb_to_recordset($4::jsonb) AS x(n int, seq int, concedido int, restante int, vence_em timestamptz, origem text, cnpj_loja text, rede_id int)
      JOIN lancamentos e ON e.seq = x.seq ORDER BY x.n
    RETURNING id
  ), numerados AS (
    SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM novos
  ), antigos AS (
    UPDATE lote l SET restante = x.restante FROM jsonb_to_recordset($5::jsonb) AS x(id bigint, restante int) WHERE l.id = x.id
  ), alocacoes AS (
    INSERT INTO alocacao (lancamento_id, lote_id, pontos)
    SELECT e.id, coalesce(x.lote_id, n.id), x.pontos
      FROM jsonb_to_recordset($6::jsonb) AS x(seq int, lote_id bigint, novo int, pontos int)
      JOIN lancamentos e ON e.seq = x.seq LEFT JOIN numerados n ON n.n = x.novo
  ), expirados AS (
    INSERT INTO ponto_expirado (pintor_id, lote_id, lancamento_id, pontos, expirado_em)
    SELECT $1, x.lote_id, e.id, x.pontos, $2
      FROM jsonb_to_recordset($7::jsonb) AS x(lote_id bigint, seq int, pontos int) JOIN lancamentos e ON e.seq = x.seq
  ), contas AS (
    UPDATE conta SET saldo = $8, seq = $9, divida = $10 WHERE pintor_id = $1
  )`;

/** The parameters of GRAVAR_RAZAO, $1 to $10. */
export function valoresDaRazao(razao: Razao): unknown[] {
  const {conta, lancamentos, novos, alterados, expirados} = razao;
  return [
    conta.pintorId,
    currentContext().agora,
    JSON.stringify(
      lancamentos.map(({seq, tipo, pontos, saldoApos, referencia, estorna}) => ({
        seq,
        tipo,
        pontos,
        saldo_apos: saldoApos,
        referencia,
        estorna: estorna ?? null,
      })),
    ),
    JSON.stringify(
      novos.map((lote, i) => ({
        n: i + 1,
        seq: lote.seq,
        concedido: lote.concedido,
        restante: lote.restante,
        vence_em: lote.venceEm,
        origem: lote.origem,
        cnpj_loja: lote.cnpjLoja ?? null,
        rede_id: lote.redeId ?? null,
      })),
    ),
    JSON.stringify([...alterados].map(({id, restante}) => ({id, restante}))),
    JSON.stringify(
      lancamentos.flatMap(({seq, alocacoes}) =>
        alocacoes.map(({lote, pontos}) => ({
          seq,
          lote_id: lote?.id ?? null,
          novo: lote && lote.id === undefined ? novos.indexOf(lote) + 1 : null,
          pontos,
        })),
      ),
    ),
    JSON.stringify(expirados.map(({lote, seq, pontos}) => ({lote_id: lote.id, seq, pontos}))),
    conta.saldo,
    conta.seq,
    conta.divida,
  ];
}

/** Writes the plan; answers the ids of its entries, by sequence. A plan without entries writes nothing. */
export async function gravarRazao(db: Database, razao: Razao): Promise<Map<number, number>> {
  if (razao.lancamentos.length === 0) return new Map();
  const rows = await db.planned<{id: number; seq: number}>(
    `WITH ${GRAVAR_RAZAO} SELECT id, seq FROM lancamentos`,
    valoresDaRazao(razao),
  );
  return new Map(rows.map(({id, seq}) => [seq, id]));
}

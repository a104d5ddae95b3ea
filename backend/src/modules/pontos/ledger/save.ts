import {CREDIT_TYPES} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Ledger} from './ledger';
import type {Lancamento} from './types';

/** The domain event recorded with an entry (docs/events.md); none for debits and reversals. */
function eventOf({tipo, pontos}: Lancamento): string | undefined {
  if (tipo === 'expiracao') return 'pontos.vencidos';
  if (tipo === 'devolucao') return 'pontos.devolvidos';
  const credits = tipo === 'correcao' || CREDIT_TYPES.some(credit => credit === tipo);
  return credits && pontos > 0 ? 'pontos.creditados' : undefined;
}

/**
 * SQL of a ledger's whole plan, as parts of a WITH; callers that add parts use its painter and moment. Rows reference
 * each other by the account's sequence.
 */
export function ledgerSql({account, lancamentos, newLotes, changedLotes, expired}: Ledger) {
  const pintor = sql.bound(account.pintorId);
  const now = sql.bound(currentContext().now);
  const entries = JSON.stringify(
    lancamentos.map(({seq, tipo, pontos, saldoApos, referencia, estorna, usuarioId, conferido}) => ({
      seq,
      tipo,
      pontos,
      saldo_apos: saldoApos,
      referencia,
      estorna: estorna ?? null,
      usuario_id: usuarioId ?? null,
      conferido: conferido ?? false,
    })),
  );
  const created = JSON.stringify(
    newLotes.map((lote, i) => ({
      n: i + 1,
      seq: lote.seq,
      concedido: lote.concedido,
      restante: lote.restante,
      vence_em: lote.venceEm,
      origem: lote.origem,
      cnpj_loja: lote.cnpjLoja ?? null,
      rede_id: lote.redeId ?? null,
    })),
  );
  const spent = JSON.stringify([...changedLotes].map(({id, restante}) => ({id, restante})));
  const parts = JSON.stringify(
    lancamentos.flatMap(({seq, alocacoes}) =>
      alocacoes.map(({lote, pontos}) => ({
        seq,
        lote_id: lote?.id ?? null,
        novo: lote && lote.id === undefined ? newLotes.indexOf(lote) + 1 : null,
        pontos,
      })),
    ),
  );
  const expiredRows = JSON.stringify(expired.map(({lote, seq, pontos}) => ({lote_id: lote.id, seq, pontos})));
  const events = JSON.stringify(
    lancamentos.flatMap(each => {
      const nome = eventOf(each);
      return nome ? [{seq: each.seq, nome, tipo: each.tipo, pontos: Math.abs(each.pontos)}] : [];
    }),
  );
  const statement = sql`  lancamentos AS (
    INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, estorna, usuario_id, conferido, ocorrido_em)
    SELECT ${pintor}, seq, tipo, pontos, saldo_apos, referencia, estorna, usuario_id, conferido, ${now}
      FROM jsonb_to_recordset(${entries}::jsonb)
           AS x(seq int, tipo text, pontos int, saldo_apos int, referencia text, estorna bigint, usuario_id int, conferido boolean)
     ORDER BY seq
    RETURNING id, seq
  ), novos AS (
    INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem, cnpj_loja, rede_id)
    SELECT ${pintor}, e.id, x.concedido, x.restante, x.vence_em, x.origem, x.cnpj_loja, x.rede_id
      FROM jsonb_to_recordset(${created}::jsonb) AS x(n int, seq int, concedido int, restante int, vence_em timestamptz, origem text, cnpj_loja text, rede_id int)
      JOIN lancamentos e ON e.seq = x.seq ORDER BY x.n
    RETURNING id
  ), numerados AS (
    SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM novos
  ), antigos AS (
    UPDATE lote l SET restante = x.restante FROM jsonb_to_recordset(${spent}::jsonb) AS x(id bigint, restante int) WHERE l.id = x.id
  ), alocacoes AS (
    INSERT INTO alocacao (lancamento_id, lote_id, pontos)
    SELECT e.id, coalesce(x.lote_id, n.id), x.pontos
      FROM jsonb_to_recordset(${parts}::jsonb) AS x(seq int, lote_id bigint, novo int, pontos int)
      JOIN lancamentos e ON e.seq = x.seq LEFT JOIN numerados n ON n.n = x.novo
  ), expirados AS (
    INSERT INTO ponto_expirado (pintor_id, lote_id, lancamento_id, pontos, expirado_em)
    SELECT ${pintor}, x.lote_id, e.id, x.pontos, ${now}
      FROM jsonb_to_recordset(${expiredRows}::jsonb) AS x(lote_id bigint, seq int, pontos int) JOIN lancamentos e ON e.seq = x.seq
  ), eventos AS (
    INSERT INTO evento (nome, pintor_id, dados, ocorrido_em)
    SELECT x.nome, ${pintor}, jsonb_build_object('lancamentoId', e.id, 'tipo', x.tipo, 'pontos', x.pontos), ${now}
      FROM jsonb_to_recordset(${events}::jsonb) AS x(seq int, nome text, tipo text, pontos int) JOIN lancamentos e ON e.seq = x.seq ORDER BY x.seq
  ), contas AS (
    UPDATE conta SET saldo = ${account.saldo}, seq = ${account.seq}, divida = ${account.divida} WHERE pintor_id = ${pintor}
  )`;
  return {statement, pintor, now};
}

/** Writes the plan; returns the ids of its entries by sequence. A plan without entries writes nothing. */
export async function saveLedger(db: Database, ledger: Ledger): Promise<Map<number, number>> {
  if (ledger.lancamentos.length === 0) return new Map();
  const {statement} = ledgerSql(ledger);
  const rows = await db.prepared(sql<{id: number; seq: number}>`WITH ${statement} SELECT id, seq FROM lancamentos`);
  return new Map(rows.map(({id, seq}) => [seq, id]));
}

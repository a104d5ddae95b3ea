import {countOf, readSaldoLine} from '@clube/domain';
import type {ImportKind} from '../../../kernel/imports/kind';
import {oneError, rightLines} from '../../../kernel/imports/kinds/lines';
import {sql} from '../../../kernel/persistence/sql';
import {SALDO_FIELDS} from './fields';

export const CARTAO_NOT_REQUESTED = 'Este pintor não tem pedido de cartão aberto';
export const CARTAO_PROXY_TAKEN = 'Este proxy é de outro cartão';
const REPEATED = {campo: 'numero', mensagem: 'Este cartão está em mais de uma linha do arquivo'};
const OF_ANOTHER = {campo: 'cpf', mensagem: 'Este cartão é de outro pintor'};
const UNKNOWN = {campo: 'numero', mensagem: 'Cartão não encontrado. Um cartão novo precisa do CPF de quem o pediu'};
const PROXY_TAKEN = {campo: 'codigoBarras', mensagem: CARTAO_PROXY_TAKEN};
const NOT_REQUESTED = {campo: 'cpf', mensagem: CARTAO_NOT_REQUESTED};

const newCard = sql`NOT EXISTS (SELECT 1 FROM cartao c WHERE c.numero = l.valores ->> 'numero')`;

/** Imports card balances from the operator's file: one line a card, each in its own transaction. */
export const saldoImport: ImportKind = {
  tipo: 'saldo-cartao',
  titulo: 'Saldo dos cartões',
  declaredIn: __filename,
  right: 'POST /api/upload/saldo_cartao',
  fields: SALDO_FIELDS,
  check(texts) {
    const read = readSaldoLine(texts);
    if ('line' in read) return {values: {...read.line}};
    return {errors: Object.entries(read.errors).map(([campo, mensagem]) => ({campo, mensagem}))};
  },
  groupOf: ({numero}) => String(numero),
  refuse: [
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(REPEATED)}
       WHERE ${rightLines(scope, range)}
         AND EXISTS (SELECT 1 FROM importacao_linha o
                      WHERE o.importacao_id = l.importacao_id AND o.chave = l.chave AND o.linha <> l.linha)`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(OF_ANOTHER)}
       WHERE ${rightLines(scope, range)} AND l.valores ->> 'cpf' <> ''
         AND EXISTS (SELECT 1 FROM cartao c JOIN pintor p ON p.id = c.pintor_id
                      WHERE c.numero = l.valores ->> 'numero' AND p.cpf IS DISTINCT FROM l.valores ->> 'cpf')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(PROXY_TAKEN)}
       WHERE ${rightLines(scope, range)} AND l.valores ->> 'codigoBarras' <> ''
         AND EXISTS (SELECT 1 FROM cartao c WHERE c.codigo_barras = l.valores ->> 'codigoBarras' AND c.numero <> l.valores ->> 'numero')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(UNKNOWN)}
       WHERE ${rightLines(scope, range)} AND l.valores ->> 'cpf' = '' AND ${newCard}`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(NOT_REQUESTED)}
       WHERE ${rightLines(scope, range)} AND ${newCard}
         AND NOT EXISTS (SELECT 1 FROM pedido_cartao d JOIN pintor p ON p.id = d.pintor_id
                          WHERE p.cpf = l.valores ->> 'cpf' AND d.tipo = 'cartao' AND d.estado IN ('pedido', 'enviado'))`,
  ],
  summary: ({importacao}) => sql<{titulo: string; valor: number}>`
    SELECT 'Cartões' AS titulo, count(*)::float8 AS valor FROM importacao_linha l
     WHERE l.importacao_id = ${importacao} AND l.situacao = 'nova'
    UNION ALL
    SELECT 'Cartões novos', count(*)::float8 FROM importacao_linha l
     WHERE l.importacao_id = ${importacao} AND l.situacao = 'nova' AND ${newCard}`,
  done: count => countOf(count, 'linha de saldo processado', 'linhas de saldo processado'),
};

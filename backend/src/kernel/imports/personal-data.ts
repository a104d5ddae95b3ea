import type {PersonalTable} from '../privacy/declaration';
import {mentions} from '../privacy/mentions';
import {sql, type Sql} from '../persistence/sql';

/**
 * SQL condition: a text has the painter's CPF (with or without its mask and the zeros that spreadsheets cut off) or the
 * number of the painter's card. The patterns are made once a statement, as an import may have a million lines.
 */
const identifies = (text: Sql, pintorId: number): Sql => sql`translate(${text}, ' .-', '') LIKE ANY ((
    SELECT array_agg('%' || x.term || '%')
      FROM pintor p, LATERAL (SELECT CASE WHEN length(ltrim(p.cpf, '0')) > 8 THEN ltrim(p.cpf, '0') ELSE p.cpf END AS term
                               UNION ALL SELECT c.numero FROM cartao c WHERE c.pintor_id = p.id) x
     WHERE p.id = ${pintorId} AND p.anonimizado_em IS NULL)::text[])`;

/** SQL condition: no batch job reads or writes the import. A running one goes with its 7 days (`sweep.ts`). */
const idle = (
  importacao: Sql,
): Sql => sql`NOT EXISTS (SELECT 1 FROM importacao i JOIN trabalho w ON w.id = i.trabalho_id
    WHERE i.id = ${importacao} AND w.estado IN ('fila', 'rodando'))`;

/** SQL: all that a line says; `alias` is ours. */
const saidBy = (alias: 'l' | 't'): Sql =>
  sql.raw(`${alias}.chave || ${alias}.valores::text || coalesce(${alias}.antes::text, '')`);
const previewed = sql`t.amostra::text || t.colunas::text || t.correcoes::text`;

/** SQL: the columns of an import without their examples. */
export const WITHOUT_EXAMPLES = sql`(SELECT coalesce(jsonb_agg(c || '{"exemplo": ""}' ORDER BY o), '[]')
    FROM jsonb_array_elements(t.colunas) WITH ORDINALITY AS x (c, o))`;

/**
 * Files of sales and of card balances name painters. An import that does lets go of its file and preview, and cannot go
 * on; of its lines only the painter's are emptied. Imports come first, as they are found by their lines.
 */
export const IMPORT_TABLES: readonly PersonalTable[] = [
  {
    table: 'importacao',
    first: true,
    rows: id => sql`${idle(sql`t.id`)} AND (${identifies(previewed, id)} OR ${mentions(previewed, id)}
      OR EXISTS (SELECT 1 FROM importacao_linha l WHERE l.importacao_id = t.id AND ${identifies(saidBy('l'), id)}))`,
    files: ['arquivo_id'],
    erase: {
      amostra: sql`'[]'::jsonb`,
      colunas: WITHOUT_EXAMPLES,
      correcoes: sql`'{}'::jsonb`,
      estado: sql`CASE WHEN t.estado IN ('recebida', 'conferida') THEN 'cancelada' ELSE t.estado END`,
      terminada_em: sql`coalesce(t.terminada_em, t.criada_em)`,
    },
    retained: {
      tipo: 'a kind',
      nome_arquivo: 'what staff called the file',
      sha256: 'a checksum',
      formato: 'a kind',
      codificacao: 'a kind',
      separador: 'a sign',
      sinal_decimal: 'a sign',
      planilha: 'what staff called a sheet',
      planilhas: 'what staff called sheets',
      problemas: 'sentences of ours',
      parametros: 'choices',
      modo: 'a kind',
      mensagem: 'a sentence of ours',
    },
  },
  {
    table: 'importacao_linha',
    first: true,
    rows: id => sql`${idle(sql`t.importacao_id`)} AND ${identifies(saidBy('t'), id)}`,
    erase: {chave: sql`''`, valores: sql`'{}'::jsonb`, antes: sql`NULL`, erros: sql`NULL`},
    retained: {situacao: 'a state'},
  },
];

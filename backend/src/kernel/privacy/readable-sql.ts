import {sql, type Sql} from '../persistence/sql';

/** SQL: a timestamp as people read it, on São Paulo's clock. `column` is SQL of ours. */
export const timestampText = (column: string): Sql =>
  sql.raw(`to_char(${column} AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')`);

/** SQL: a civil date as people read it. */
export const dateText = (column: string): Sql => sql.raw(`to_char(${column}, 'DD/MM/YYYY')`);

/** SQL: a CPF with its mask. */
export const cpfText = (column: string): Sql =>
  sql.raw(`regexp_replace(${column}, '^(\\d{3})(\\d{3})(\\d{3})(\\d{2})$', '\\1.\\2.\\3-\\4')`);

/** SQL: a telephone with its mask. */
export const phoneText = (column: string): Sql =>
  sql.raw(`regexp_replace(${column}, '^(\\d{2})(\\d{4,5})(\\d{4})$', '(\\1) \\2-\\3')`);

/** SQL: a flag as people read it. */
export const yesNo = (column: string): Sql => sql.raw(`CASE WHEN ${column} THEN 'Sim' ELSE 'Não' END`);

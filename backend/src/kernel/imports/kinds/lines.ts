import {sql, type Sql} from '../../persistence/sql';
import type {LineError, LineRange, WriteScope} from '../kind';

/** SQL: the valid lines (alias l) of the range. */
export const rightLines = ({importacao}: WriteScope, {after, upTo}: LineRange): Sql =>
  sql`l.importacao_id = ${importacao} AND l.linha > ${after} AND l.linha <= ${upTo} AND l.situacao <> 'erro'`;

/** SQL: the value of `importacao_linha.erros` for one error. */
export const oneError = ({campo, mensagem}: LineError): Sql =>
  sql`jsonb_build_array(jsonb_build_object('campo', ${campo}::text, 'mensagem', ${mensagem}::text))`;

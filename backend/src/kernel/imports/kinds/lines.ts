import {sql, type Sql} from '../../persistence/sql';
import type {LineError, LineRange, WriteScope} from '../kind';

/** SQL: the lines (alias l) of the range that are right. */
export const rightLines = ({importacao}: WriteScope, {after, upTo}: LineRange): Sql =>
  sql`l.importacao_id = ${importacao} AND l.linha > ${after} AND l.linha <= ${upTo} AND l.situacao <> 'erro'`;

/** SQL: what `importacao_linha.erros` keeps of a line with one error. */
export const oneError = ({campo, mensagem}: LineError): Sql =>
  sql`jsonb_build_array(jsonb_build_object('campo', ${campo}::text, 'mensagem', ${mensagem}::text))`;

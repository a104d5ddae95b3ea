import {sql, type Sql} from '../../persistence/sql';
import type {LineError, LineRange, WriteScope} from '../kind';

/** SQL condition: `l`, a row of `importacao_linha`, is a valid line of the range. */
export const rightLines = ({importacao}: WriteScope, {after, upTo, only}: LineRange): Sql =>
  sql`l.importacao_id = ${importacao} AND l.linha > ${after} AND l.linha <= ${upTo} AND l.situacao <> 'erro'
    ${only ? sql`AND l.linha = ANY(${only}::int[])` : sql``}`;

/** SQL expression: the value of `importacao_linha.erros` with this one error. */
export const oneError = ({campo, mensagem}: LineError): Sql =>
  sql`jsonb_build_array(jsonb_build_object('campo', ${campo}::text, 'mensagem', ${mensagem}::text))`;

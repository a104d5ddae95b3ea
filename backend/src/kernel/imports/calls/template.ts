import {writeXlsxStream} from 'hucre/xlsx';
import {csvLine} from '@clube/domain';
import type {Streamed} from '../../http/output/answer';
import {XLSX_TYPE} from '../../http/output/download';
import {CSV_BEGIN, CSV_END} from './errors-file';
import type {ImportKind} from '../kind';

/** A template file: the columns of a kind, and one example line. */
export function template({titulo, fields}: ImportKind, formato: 'csv' | 'xlsx'): Streamed {
  const columns = Object.values(fields);
  const [headings, examples] = [columns.map(field => field.titulo), columns.map(({exemplo}) => exemplo)];
  if (formato === 'csv')
    return {
      type: 'text/csv; charset=utf-8',
      stream: async function* () {
        yield Buffer.from([CSV_BEGIN, csvLine(headings), CSV_END, csvLine(examples), CSV_END].join(''));
      },
    };
  const width = (text: string) => Math.max(12, text.length + 4);
  return {
    type: XLSX_TYPE,
    stream: () =>
      writeXlsxStream([examples], {
        name: titulo,
        columns: headings.map(header => ({header, width: width(header)})),
        freezePane: {rows: 1},
      }),
  };
}

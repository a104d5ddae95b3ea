import {csvLine} from '@clube/domain';
import type {Source} from '../../http/output/stream-response';
import type {Parsers} from '../../parsers/parsers';
import type {Database} from '../../persistence/database';
import {corrected} from '../corrections';
import type {LineError} from '../kind';
import type {ImportFile, SheetRow} from '../reading/file';
import {linesWithErrors} from '../staging';
import {dialectOf, type StoredImport} from '../stored';

/** Lines per query of errors. */
const BATCH = 2000;
/** The UTF-8 byte order mark, by which spreadsheets detect the encoding. */
export const CSV_BEGIN = '\ufeff';
export const CSV_END = '\n';
const COLUMN = 'Erro';

interface Dependencies {
  db: Database;
  parsers: Parsers;
}

/**
 * The invalid lines as they were uploaded and corrected since, read from the file itself, with their errors in an additional last column:
 * to be corrected and sent again. In the format of the template.
 */
export function errorsFile({db, parsers}: Dependencies, file: ImportFile, stored: StoredImport): Source {
  const campos = stored.colunas.map(({campo}) => campo);
  return async function* (abortSignal) {
    const batches = parsers.items<SheetRow[]>({task: 'table', request: dialectOf(stored), files: [file]}, 'downloads');
    try {
      const first = await batches.next();
      const headings = (first.value ?? [])[0]?.cells ?? [];
      const columns = headings.map((title, at) => ({title, at})).filter(({title}) => title !== COLUMN);
      yield Buffer.from(CSV_BEGIN + csvLine([...columns.map(({title}) => title), COLUMN]) + CSV_END);
      let errors = await linesWithErrors(db, stored.id, {after: 0, limit: BATCH});
      for await (const rows of batches) {
        if (abortSignal.aborted || errors.size === 0) return;
        let text = '';
        for (const row of rows) {
          const {linha} = row;
          const of = errors.get(linha);
          if (!of) continue;
          const {cells} = corrected(row, campos, stored.correcoes);
          const line = columns.map(({at}) => cells[at] ?? '');
          text += csvLine([...line, describe(of, stored)]) + CSV_END;
          errors.delete(linha);
          if (errors.size === 0) errors = await linesWithErrors(db, stored.id, {after: linha, limit: BATCH});
        }
        if (text !== '') yield Buffer.from(text);
      }
    } finally {
      await batches.return(undefined);
    }
  };
}

/** Describes the errors of a line, naming columns by the file's own headings. */
const describe = (errors: readonly LineError[], {colunas}: StoredImport): string =>
  errors
    .map(({campo, mensagem}) => {
      const nome = colunas.find(coluna => coluna.campo === campo)?.nome;
      return nome ? `${nome}: ${mensagem}` : mensagem;
    })
    .join('; ');

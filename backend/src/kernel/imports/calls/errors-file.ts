import {csvLine} from '@clube/domain';
import type {Source} from '../../http/output/deliver';
import type {Database} from '../../persistence/database';
import type {LineError} from '../kind';
import type {FileOfLines} from '../reading/file';
import {tableOf} from '../reading/rows';
import {wrongLines} from '../staging';
import {mannerOf, type StoredImport} from '../stored';

/** Lines whose errors are asked for at once. */
const BATCH = 2000;
/** As spreadsheets open it without asking: UTF-8 by its mark. */
export const CSV_BEGIN = '\ufeff';
export const CSV_END = '\n';
const COLUMN = 'Erro';

/**
 * The lines in error as they came, read from the file itself, with what is wrong in a last column: to be corrected there and
 * sent again. Written as the template is.
 */
export function errorsFile(db: Database, file: FileOfLines, stored: StoredImport): Source {
  return async function* (gone) {
    const {heading, batches} = await tableOf(file, mannerOf(stored));
    try {
      const headings = heading?.cells ?? [];
      const kept = headings.map((title, at) => ({title, at})).filter(({title}) => title !== COLUMN);
      yield Buffer.from(CSV_BEGIN + csvLine([...kept.map(({title}) => title), COLUMN]) + CSV_END);
      let errors = await wrongLines(db, stored.id, {after: 0, limit: BATCH});
      for await (const rows of batches) {
        if (gone.aborted || errors.size === 0) return;
        let text = '';
        for (const {linha, cells} of rows) {
          const of = errors.get(linha);
          if (!of) continue;
          const line = kept.map(({at}) => cells[at] ?? '');
          text += csvLine([...line, describe(of, stored)]) + CSV_END;
          errors.delete(linha);
          if (errors.size === 0) errors = await wrongLines(db, stored.id, {after: linha, limit: BATCH});
        }
        if (text !== '') yield Buffer.from(text);
      }
    } finally {
      await batches.return(undefined);
    }
  };
}

/** By the headings that the file itself has. */
const describe = (errors: readonly LineError[], {colunas}: StoredImport): string =>
  errors
    .map(({campo, mensagem}) => {
      const nome = colunas.find(coluna => coluna.campo === campo)?.nome;
      return nome ? `${nome}: ${mensagem}` : mensagem;
    })
    .join('; ');

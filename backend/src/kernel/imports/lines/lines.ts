import type {LinesRequest} from './lines-request';
import {corrected} from '../corrections';
import {LineChecker} from '../check-line';
import type {ImportKind} from '../kind';
import type {ImportFile} from '../reading/file';
import {tableOf} from '../reading/rows';
import {copyLine, type CopiedLines} from '../staging';

/** Yields the lines of a file in batches of some hundred, each validated by the kind's rules. */
export async function* linesOf(
  file: ImportFile,
  kind: ImportKind,
  {importacao, dialect, campos, correcoes, after}: LinesRequest,
): AsyncGenerator<CopiedLines> {
  const checker = new LineChecker(kind, campos, dialect.decimal);
  const {batches} = await tableOf(file, dialect);
  try {
    for await (const batch of batches) {
      const rows = batch.filter(({linha}) => linha > after);
      const linha = rows.at(-1)?.linha;
      if (linha === undefined) continue;
      const text = rows
        .map(row => copyLine(importacao, kind, checker.read(corrected(row, campos, correcoes))))
        .join('');
      yield {count: rows.length, linha, text};
    }
  } finally {
    await batches.return(undefined);
  }
}

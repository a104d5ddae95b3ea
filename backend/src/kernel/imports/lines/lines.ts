import {LineChecker} from '../check-line';
import type {ImportKind} from '../kind';
import type {FileOfLines, Manner} from '../reading/file';
import {tableOf} from '../reading/rows';
import {copyLine, type CopiedLines} from '../staging';

/** What of a file is read, and for whom; plain data, so that it can be handed to another thread. */
export interface LinesAsked {
  importacao: number;
  manner: Manner;
  campos: readonly (string | null)[];
  /** The last line that is there already. */
  after: number;
}

/** The lines of a file, some hundred at a time, each held to the kind's rules. */
export async function* linesOf(
  file: FileOfLines,
  kind: ImportKind,
  {importacao, manner, campos, after}: LinesAsked,
): AsyncGenerator<CopiedLines> {
  const checker = new LineChecker(kind, campos, manner.decimal);
  const {batches} = await tableOf(file, manner);
  try {
    for await (const batch of batches) {
      const rows = batch.filter(({linha}) => linha > after);
      const linha = rows.at(-1)?.linha;
      if (linha === undefined) continue;
      const text = rows.map(row => copyLine(importacao, kind, checker.read(row))).join('');
      yield {count: rows.length, linha, text};
    }
  } finally {
    await batches.return(undefined);
  }
}

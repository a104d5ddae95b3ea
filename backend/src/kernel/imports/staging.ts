import {pipeline} from 'node:stream/promises';
import {from as copyFrom} from 'pg-copy-streams';
import {IMPORTACAO_CELL_MAX} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {ReadLine} from './check-line';
import type {ImportKind, LineError} from './kind';

const COPY = 'COPY importacao_linha (importacao_id, linha, situacao, chave, valores, erros) FROM STDIN';
const NULL = '\\N';

const ESCAPES: Readonly<Record<string, string>> = {'\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r'};
/** Escapes a text for COPY. */
const copied = (text: string): string => text.replace(/[\\\t\n\r]/g, sign => ESCAPES[sign] ?? sign);

/** A line in the format of COPY. */
export function copyLine(importacao: number, kind: ImportKind, line: ReadLine): string {
  const {situacao, chave, valores, erros} = stagedLine(kind, line);
  return `${importacao}\t${line.linha}\t${situacao}\t${copied(chave)}\t${copied(valores)}\t${erros === null ? NULL : copied(erros)}\n`;
}

/** The columns of a line; `valores` and `erros` as JSON. */
export function stagedLine(kind: ImportKind, {texts, checked}: ReadLine) {
  if ('errors' in checked) {
    const valores = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shownText(text)]));
    const erros = JSON.stringify(checked.errors);
    return {situacao: 'erro', chave: checked.group ?? '', valores: JSON.stringify(valores), erros};
  }
  const chave = (kind.keyOf ?? kind.groupOf)?.(checked.values) ?? '';
  return {situacao: 'nova', chave, valores: JSON.stringify(checked.values), erros: null};
}

const shownText = (text: string): string =>
  text.slice(0, IMPORTACAO_CELL_MAX).replaceAll('\0', '\ufffd').toWellFormed();

/** Checked lines in the format of COPY. */
export interface CopiedLines {
  count: number;
  /** The number of the last line. */
  linha: number;
  text: string;
}

/** Streams lines into the table in the open transaction; returns how many it wrote. */
export async function copyLines(lines: AsyncIterable<CopiedLines>): Promise<number> {
  const {client} = currentContext();
  if (!client) throw new Error('lines are kept in a transaction');
  let written = 0;
  await pipeline(
    async function* () {
      for await (const {count, text} of lines) {
        written += count;
        yield text;
      }
    },
    client.query(copyFrom(COPY)),
  );
  return written;
}

export async function deleteStoredLines(db: Database, importacao: number): Promise<void> {
  await db.query(sql`DELETE FROM importacao_linha WHERE importacao_id = ${importacao}`);
}

/** The number of stored lines: fewer than were written if the database crashed since, or a backup was restored. */
export async function countStoredLines(db: Database, importacao: number): Promise<number> {
  const found = await db.one(
    sql<{lines: number}>`SELECT count(*)::int AS lines FROM importacao_linha WHERE importacao_id = ${importacao}`,
  );
  return found?.lines ?? 0;
}

/** The invalid lines in order, with their errors. */
export async function linesWithErrors(
  db: Database,
  importacao: number,
  {after, limit}: {after: number; limit: number},
): Promise<Map<number, LineError[]>> {
  const rows = await db.query(sql<{linha: number; erros: LineError[] | null}>`
    SELECT linha, erros FROM importacao_linha WHERE importacao_id = ${importacao} AND situacao = 'erro' AND linha > ${after}
     ORDER BY linha LIMIT ${limit}`);
  return new Map(rows.map(({linha, erros}) => [linha, erros ?? []]));
}

import {currentContext} from '../context';
import type {Parsers} from '../parsers/parsers';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {NotFound, Refusal} from '../refusals/refusals';
import {checkLines} from './checking';
import {startOfWriting} from './groups';
import type {ImportKind} from './kind';
import type {ImportFile} from './reading/file';
import {LinesInError} from './refusals';
import {requireColumns, requireWritable} from './required';
import {linesWithErrors} from './staging';
import {synchronousSteps, type ImportSteps} from './steps';
import {storedImport, type StoredImport} from './stored';
import type {Outcome} from './writing';

/** Maximum number of invalid lines listed in the refusal. */
const MAX_LISTED_ERRORS = 20;

interface Dependencies {
  db: Database;
  parsers: Parsers;
  kind: ImportKind;
  fileOf(stored: StoredImport): Promise<ImportFile>;
  write(kind: ImportKind, stored: StoredImport, batchJob: ImportSteps): Promise<Outcome | undefined>;
}

/** The result of a synchronous import. */
export interface ImportedSynchronously {
  importacao: number;
  /** Number of lines that changed something. */
  total: number;
  /** Lines that were refused while writing, group by group. */
  erros: number;
}

/**
 * Runs an import completely within one request: all lines or none, unless its kind is written in groups. A refused
 * import stays visible with its lines.
 * @throws LinesInError with the first lines that are wrong
 */
export async function importSynchronously(
  {db, parsers, kind, fileOf, write}: Dependencies,
  id: number,
): Promise<ImportedSynchronously> {
  const batchJob = synchronousSteps(db);
  try {
    const stored = await found(db, id);
    requireColumns(stored, kind);
    await checkLines({db, parsers, kind, file: await fileOf(stored), batchJob}, stored);
    const checked = await found(db, id);
    if ((checked.erros ?? 0) > 0) throw await firstErrors(db, checked);
    requireWritable(checked, 'tudo');
    await db.tx(() => db.query(sql`UPDATE importacao SET ${startOfWriting(kind, 'tudo')} WHERE id = ${id}`));
    const outcome = await write(kind, checked, batchJob);
    const {erros} = await found(db, id);
    return {importacao: id, total: (outcome?.novas ?? 0) + (outcome?.mudadas ?? 0), erros: erros ?? 0};
  } catch (error) {
    await db.tx(() => giveUp(db, id, error));
    throw error;
  }
}

async function found(db: Database, id: number): Promise<StoredImport> {
  const stored = await storedImport(db, id);
  if (!stored) throw NotFound();
  return stored;
}

function giveUp(db: Database, id: number, error: unknown): Promise<object[]> {
  const mensagem = error instanceof Refusal ? error.message : null;
  return db.query(sql`
    UPDATE importacao SET estado = 'falhou', mensagem = ${mensagem}, terminada_em = ${currentContext().now}
     WHERE id = ${id} AND estado <> 'concluida'`);
}

async function firstErrors(db: Database, {id, erros}: StoredImport): Promise<Refusal> {
  const first = await linesWithErrors(db, id, {after: 0, limit: MAX_LISTED_ERRORS});
  const campos = Object.fromEntries(
    [...first].map(([linha, of]) => [`Linha ${linha}`, of.map(({mensagem}) => mensagem).join('; ')]),
  );
  const [[linha, mensagem] = ['', '']] = Object.entries(campos);
  const more = (erros ?? 0) > 1 ? ` (e mais ${((erros ?? 0) - 1).toLocaleString('pt-BR')} com erro)` : '';
  return LinesInError({erro: `${linha}: ${mensagem}${more}. Nada foi gravado.`, campos, importacao: id, erros});
}

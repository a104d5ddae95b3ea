import type {Parsers} from '../parsers/parsers';
import type {Database} from '../persistence/database';
import {sql, type Sql} from '../persistence/sql';
import type {ImportFigure, ImportKind, LineRange} from './kind';
import {readLines} from './lines/confined-lines';
import type {ImportFile} from './reading/file';
import {copyLines, deleteStoredLines, countStoredLines, type CopiedLines} from './staging';
import {withLongStatementTimeout, type ImportSteps} from './steps';
import {dialectOf, scopeOf, type StoredImport} from './stored';

/** Lines per transaction, which takes about a second. */
const LINES_A_STEP = 20_000;
/** Lines that one statement compares with existing rows. */
const LINES_A_STATEMENT = 50_000;

/** How much of the file has been stored; after a crash the check continues there. */
interface Mark {
  /** The last stored line of the file. */
  linha: number;
}

const markOf = (mark: unknown): Mark | undefined =>
  mark !== null && typeof mark === 'object' && 'linha' in mark && typeof mark.linha === 'number'
    ? {linha: mark.linha}
    : undefined;

interface Dependencies {
  db: Database;
  parsers: Parsers;
  kind: ImportKind;
  file: ImportFile;
  batchJob: ImportSteps;
}

/**
 * Reads the file into the table of lines, validates each by the kind's rules, finds duplicates, tells new from changed
 * lines, and counts. Continues from the batch job's checkpoint. Returns false when it was cancelled.
 * @throws the errors of an unreadable file
 */
export async function checkLines(deps: Dependencies, stored: StoredImport): Promise<boolean> {
  const {db, kind, batchJob} = deps;
  if (!(await storeLines(deps, stored))) return false;
  if (await batchJob.cancelled()) return false;
  const last = await batchJob.step(async () => {
    await withLongStatementTimeout(db);
    // Without ANALYZE the planner assumes that the table, which was just filled, is empty.
    await db.query(sql`ANALYZE importacao_linha`);
    const found = await db.one(
      sql<{last: number | null}>`SELECT max(linha) AS last FROM importacao_linha WHERE importacao_id = ${stored.id}`,
    );
    return found?.last ?? 0;
  });
  const scope = scopeOf(stored);
  const inRanges = async (statement: (range: LineRange) => Sql): Promise<boolean> => {
    for (let after = 0; after < last; after += LINES_A_STATEMENT) {
      if (await batchJob.cancelled()) return false;
      await batchJob.step(async () => {
        await withLongStatementTimeout(db);
        await db.query(statement({after, upTo: after + LINES_A_STATEMENT}));
      });
    }
    return true;
  };
  for (const rule of kind.refuse ?? []) if (!(await inRanges(range => rule(scope, range)))) return false;
  if (kind.keyOf)
    await batchJob.step(async () => {
      await withLongStatementTimeout(db);
      await reportRepeated(db, stored.id, {campo: kind.keyField ?? ''});
    });
  const {compare} = kind;
  if (compare && !(await inRanges(range => compare(scope, range)))) return false;
  await batchJob.step(async () => {
    const lines = await countLines(db, stored.id);
    await batchJob.saveProgress({done: lines, total: lines});
  });
  return true;
}

async function storeLines({db, parsers, kind, file, batchJob}: Dependencies, stored: StoredImport): Promise<boolean> {
  const {id, colunas, correcoes, estimativa} = stored;
  const checkpoint = markOf(batchJob.checkpoint);
  const whole = checkpoint !== undefined && (await countStoredLines(db, id)) === batchJob.done;
  let done = whole ? batchJob.done : 0;
  if (!whole)
    await batchJob.step(async () => {
      await withLongStatementTimeout(db);
      await deleteStoredLines(db, id);
    });
  const after = whole ? checkpoint.linha : 0;
  const campos = colunas.map(({campo}) => campo);
  const source = new StepLines(
    readLines(parsers, file, kind, {importacao: id, dialect: dialectOf(stored), campos, correcoes, after}),
    after,
  );
  try {
    while (!source.ended) {
      if (await batchJob.cancelled()) return false;
      await batchJob.step(async () => {
        done += await copyLines(source.next(LINES_A_STEP));
        await batchJob.saveProgress({done, total: Math.max(done, estimativa), checkpoint: {linha: source.linha}});
      });
    }
  } finally {
    await source.close();
  }
  return true;
}

/** The lines of a file, a step at a time: streamed into the database, so that they are not held in memory. */
class StepLines {
  ended = false;
  private under = false;

  constructor(
    private readonly lines: AsyncGenerator<CopiedLines>,
    /** The last line that was yielded. */
    public linha: number,
  ) {}

  /** @throws when a step is repeated: its lines were consumed, and the batch job resumes from its checkpoint */
  async *next(count: number): AsyncGenerator<CopiedLines> {
    if (this.under) throw new Error('the lines of a step can be read only once');
    this.under = true;
    for (let given = 0; given < count;) {
      const some = await this.lines.next();
      if (some.done) {
        this.ended = true;
        break;
      }
      this.linha = some.value.linha;
      given += some.value.count;
      yield some.value;
    }
    this.under = false;
  }

  async close(): Promise<void> {
    await this.lines.return(undefined);
  }
}

/** Totals of the valid lines, by the kind's statement. */
export const summaryOf = async (db: Database, kind: ImportKind, stored: StoredImport): Promise<ImportFigure[]> =>
  kind.summary ? db.query(kind.summary(scopeOf(stored))) : [];

/** Marks the lines that repeat the key of an earlier line; their error names that line. `keys`: only these. */
export async function reportRepeated(
  db: Database,
  id: number,
  {campo, keys}: {campo: string; keys?: readonly string[]},
): Promise<void> {
  const among = keys ? sql`AND chave = ANY(${keys}::text[])` : sql``;
  await db.query(sql`
    UPDATE importacao_linha l
       SET situacao = 'erro', erros = jsonb_build_array(jsonb_build_object('campo', ${campo}::text,
             'mensagem', 'Repete a linha ' || d.first || ' do arquivo'))
      FROM (SELECT chave, min(linha) AS first FROM importacao_linha
             WHERE importacao_id = ${id} AND situacao <> 'erro' ${among} GROUP BY chave HAVING count(*) > 1) d
     WHERE l.importacao_id = ${id} AND l.situacao <> 'erro' AND l.chave = d.chave AND l.linha > d.first`);
}

/** Counts the lines by result and marks the import as checked. */
export async function countLines(db: Database, id: number): Promise<number> {
  const counted = await db.one(sql<{linhas: number}>`
    UPDATE importacao t SET estado = 'conferida', linhas = c.linhas, validas = c.linhas - c.erros, novas = c.novas,
           mudadas = c.mudadas, iguais = c.iguais, erros = c.erros
      FROM (SELECT count(*)::int AS linhas, (count(*) FILTER (WHERE situacao = 'nova'))::int AS novas,
                   (count(*) FILTER (WHERE situacao = 'mudada'))::int AS mudadas,
                   (count(*) FILTER (WHERE situacao = 'igual'))::int AS iguais,
                   (count(*) FILTER (WHERE situacao = 'erro'))::int AS erros
              FROM importacao_linha WHERE importacao_id = ${id}) c
     WHERE t.id = ${id} RETURNING t.linhas`);
  return counted?.linhas ?? 0;
}

import {z} from 'zod';
import {canCall, isImportacaoRunning, partsOf, type ImportacaoMode} from '@clube/domain';
import {audit} from '../audit/audit';
import {requireActor, currentContext} from '../context';
import {check} from '../http/input/validate';
import type {ReceivedFile} from '../http/input/multipart';
import type {Parsers} from '../parsers/parsers';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {NotFound, NotPermitted, fieldRefusal} from '../refusals/refusals';
import type {Logger} from '../logging/logger';
import type {Storage} from '../storage/storage';
import type {BatchJobs} from '../batch-jobs/batch-jobs';
import {fileOf, storeFile, storePreview} from './receive-file';
import {importSynchronously} from './synchronous-import';
import {importBatchJobs, type ImportBatchJobs} from './import-batch-jobs';
import {summaryOf} from './checking';
import {correctLine} from './correct-line';
import {startOfWriting, writeGroups} from './groups';
import {IMPORT_RIGHTS, type GroupWriter, type ImportFigure, type ImportKind, type Undo, type UndoPreview} from './kind';
import {fileIn, type ImportFile} from './reading/file';
import {type Chosen} from './reading/preview-request';
import {ImportacaoNotOpen, UnknownImportKind} from './refusals';
import {requireColumns, requireOpen, requireWritable} from './required';
import {deleteStoredLines} from './staging';
import {withLongStatementTimeout, type ImportSteps} from './steps';
import {previewFile} from './preview-file';
import {storedImport, type StoredImport} from './stored';
import {assertUnused, previewUndo, undoByStatements} from './undoing';
import {writeLines} from './writing';

const NO_PARAMS = z.strictObject({});

interface Dependencies {
  db: Database;
  parsers: Parsers;
  storage: Storage;
  batchJobs: BatchJobs;
  log: Logger;
}

/** Imports of files: upload, preview, check, write. See docs/imports.md. */
export class Imports {
  private readonly kinds = new Map<string, ImportKind>();
  private readonly batchJobs = new Map<string, ImportBatchJobs>();
  private readonly undos = new Map<string, Undo>();
  private readonly writers = new Map<string, GroupWriter>();

  constructor(private readonly deps: Dependencies) {}

  /** @throws when there is a kind of this name already */
  define(kind: ImportKind): void {
    if (this.kinds.has(kind.tipo)) throw new Error(`the import ${kind.tipo} is defined twice`);
    this.kinds.set(kind.tipo, kind);
    IMPORT_RIGHTS.set(kind.tipo, kind.right);
    this.batchJobs.set(kind.tipo, importBatchJobs({...this.deps, ...this.steps}, kind));
  }

  /**
   * Registers the writer of a kind with groups, and how they are undone if they can be. It needs the running application, which the kind's declaration must not
   * import.
   */
  writeGroupsBy(kind: ImportKind, writer: GroupWriter, undo?: Undo): void {
    this.writers.set(kind.tipo, writer);
    if (undo) this.undos.set(kind.tipo, undo);
  }

  private undoOf({tipo, undo}: ImportKind): Undo | undefined {
    return this.undos.get(tipo) ?? (undo && undoByStatements(this.deps.db, undo));
  }

  private readonly steps = {
    fileOf: (stored: StoredImport) => this.fileOf(stored),
    undoOf: (kind: ImportKind) => this.undoOf(kind),
    write: (kind: ImportKind, stored: StoredImport, batchJob: ImportSteps) => {
      const {db, log} = this.deps;
      if (!kind.groupOf) return writeLines({db, kind, batchJob}, stored);
      const writer = this.writers.get(kind.tipo);
      if (!writer) throw new Error(`nothing writes the groups of ${kind.tipo}`);
      return writeGroups({db, log, batchJob, kind, writer, undoable: this.undoOf(kind) !== undefined}, stored);
    },
  };

  /** Totals of the valid lines of a checked import; none if its kind has no summary. */
  async summary(id: number): Promise<ImportFigure[]> {
    const stored = await this.found(id);
    return summaryOf(this.deps.db, this.kind(stored.tipo), stored);
  }

  /** The kinds that the caller may import. */
  permitted(): ImportKind[] {
    const actor = requireActor('painel');
    return [...this.kinds.values()].filter(({right}) => canCall(...partsOf(right), actor));
  }

  /** @throws UnknownImportKind, NotPermitted */
  kind(tipo: string): ImportKind {
    const kind = this.kinds.get(tipo);
    if (!kind) throw UnknownImportKind({campos: {tipo: UnknownImportKind.erro}});
    if (!this.permitted().includes(kind)) throw NotPermitted();
    return kind;
  }

  /** Returns the id of the new import. `parametros` are validated by its kind. */
  async receive(tipo: string, files: readonly ReceivedFile[], parametros: object = {}): Promise<number> {
    const kind = this.kind(tipo);
    const params = check(kind.params ?? NO_PARAMS, parametros);
    await kind.checkParams?.(this.deps.db, params);
    return storeFile(this.deps, kind, {file: fileOf(files), parametros: params});
  }

  /** Reads the file again with the options that a person chose. */
  async choose(id: number, chosen: Chosen): Promise<void> {
    const stored = await this.found(id);
    requireOpen(stored);
    const kind = this.kind(stored.tipo);
    requireFields(chosen.campos, kind);
    const campos = chosen.campos ?? stored.colunas.map(({campo}) => campo);
    const {formato, codificacao, separador, decimal, planilha} = stored;
    const current = {
      ...(codificacao && {codificacao}),
      ...(separador && {separador}),
      decimal,
      ...(planilha !== null && {planilha}),
    };
    const seen = await previewFile(this.deps.parsers, await this.fileOf(stored), kind, {
      ...current,
      ...chosen,
      campos,
      formato,
    });
    await this.change(id, async () => {
      await withLongStatementTimeout(this.deps.db);
      await deleteStoredLines(this.deps.db, id);
      const keepCorrections = Object.keys(chosen).every(option => option === 'campos');
      await storePreview(this.deps.db, id, {seen, keepCorrections});
    });
  }

  /** Starts the check; returns its batch job. */
  async check(id: number): Promise<void> {
    const {db} = this.deps;
    await this.change(id, async stored => {
      const kind = this.kind(stored.tipo);
      requireColumns(stored, kind);
      const {trabalho} = await this.batchJobsOf(kind).beginCheck(stored);
      await db.query(sql`
        UPDATE importacao SET estado = 'conferindo', trabalho_id = ${trabalho}, linhas = NULL, validas = NULL, novas = NULL,
               mudadas = NULL, iguais = NULL, erros = NULL, modo = NULL WHERE id = ${id}`);
    });
  }

  /** Replaces cells of one line of a checked import and checks it again. See `correctLine`. */
  async correct(id: number, linha: number, valores: Readonly<Record<string, string>>): Promise<void> {
    const {db} = this.deps;
    await this.change(id, stored => correctLine(db, this.kind(stored.tipo), stored, {linha, valores}));
  }

  /** Starts writing; returns its batch job. */
  async write(id: number, modo: ImportacaoMode): Promise<void> {
    const {db} = this.deps;
    await this.change(id, async stored => {
      const kind = this.kind(stored.tipo);
      requireWritable(stored, modo);
      const {trabalho} = await this.batchJobsOf(kind).beginWrite(stored);
      await db.query(
        sql`UPDATE importacao SET estado = 'gravando', ${startOfWriting(kind, modo)}, trabalho_id = ${trabalho} WHERE id = ${id}`,
      );
    });
  }

  /** Cancels an open import; a running one ends once its batch job notices. */
  async cancel(id: number): Promise<void> {
    const {db, batchJobs} = this.deps;
    await db.tx(async () => {
      const stored = await this.locked(id);
      if (isImportacaoRunning(stored.estado) && stored.trabalhoId !== null) return batchJobs.cancel(stored.trabalhoId);
      requireOpen(stored);
      await withLongStatementTimeout(db);
      await deleteStoredLines(db, id);
      await db.query(
        sql`UPDATE importacao SET estado = 'cancelada', terminada_em = ${currentContext().now} WHERE id = ${id}`,
      );
      await audit(db, {action: 'cancelar', entity: 'importacao', entityId: id});
    });
  }

  /** What undoing a written import would do, and what prevents it. */
  async undoPreview(id: number): Promise<UndoPreview> {
    const stored = await this.found(id);
    return previewUndo(this.deps.db, this.undoOf(this.kind(stored.tipo)), stored);
  }

  /** Starts undoing a written import; does nothing if that has begun already. */
  async undo(id: number): Promise<void> {
    const {db} = this.deps;
    await db.tx(async () => {
      const stored = await this.locked(id);
      const kind = this.kind(stored.tipo);
      if (stored.estado === 'desfazendo' || stored.estado === 'desfeita') return;
      assertUnused(await previewUndo(db, this.undoOf(kind), stored));
      const {trabalho} = await this.batchJobsOf(kind).beginUndo(stored);
      await db.query(sql`UPDATE importacao SET estado = 'desfazendo', trabalho_id = ${trabalho} WHERE id = ${id}`);
    });
  }

  /** See `importSynchronously`. */
  async importSynchronously(tipo: string, files: readonly ReceivedFile[], parametros: object = {}) {
    const {db, parsers} = this.deps;
    const kind = this.kind(tipo);
    const id = await this.receive(tipo, files, parametros);
    return importSynchronously({db, parsers, kind, ...this.steps}, id);
  }

  /** Calls `run` in one transaction with the locked import, which must be open. */
  private change(id: number, run: (stored: StoredImport) => Promise<void>): Promise<void> {
    return this.deps.db.tx(async () => {
      const stored = await this.locked(id);
      requireOpen(stored);
      await run(stored);
    });
  }

  private locked = (id: number): Promise<StoredImport> => this.found(id, {lock: true});

  /** Finds an import in the list of those that the caller may see. */
  async found(id: number, options: {lock?: boolean} = {}): Promise<StoredImport> {
    const stored = await storedImport(this.deps.db, id, options);
    if (!stored) throw NotFound();
    return stored;
  }

  /** @throws ImportacaoNotOpen once the file was swept away */
  async fileOf({caminho, tamanho}: StoredImport): Promise<ImportFile> {
    if (caminho === null || !(await this.deps.storage.stat(caminho))) throw ImportacaoNotOpen();
    return fileIn(this.deps.storage, caminho, tamanho);
  }

  private batchJobsOf({tipo}: ImportKind): ImportBatchJobs {
    const batchJobs = this.batchJobs.get(tipo);
    if (!batchJobs) throw new Error(`unknown import: ${tipo}`);
    return batchJobs;
  }
}

function requireFields(campos: Chosen['campos'], {fields}: ImportKind): void {
  const named = (campos ?? []).filter(campo => campo !== null);
  if (named.some(campo => !(campo in fields))) throw fieldRefusal({campos: 'Um dos campos não existe.'});
  if (new Set(named).size < named.length) throw fieldRefusal({campos: 'Cada campo só pode vir de uma coluna.'});
}

import {countOf} from '@clube/domain';
import {audit} from '../audit/audit';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {ImportKind, Undo, UndoCounts, UndoPreview, UndoStatements} from './kind';
import {ImportacaoInUse, ImportacaoNotUndoable} from './refusals';
import {withLongStatementTimeout, type ImportSteps} from './steps';
import type {StoredImport} from './stored';
import {Cancelled, writeExclusively} from './write-exclusively';

/**
 * What undoing a written import would do, and which rows prevent it.
 * @throws ImportacaoNotUndoable for kinds that cannot be undone, before it is written, and once the time is over
 */
export async function previewUndo(db: Database, undo: Undo | undefined, stored: StoredImport): Promise<UndoPreview> {
  const {id, desfazerAte} = stored;
  if (!undo || !desfazerAte) throw ImportacaoNotUndoable();
  if (desfazerAte <= currentContext().now)
    throw ImportacaoNotUndoable({erro: 'O prazo para desfazer esta importação já passou.'});
  return db.tx(async () => {
    await withLongStatementTimeout(db);
    return undo.preview(id);
  });
}

/** @throws ImportacaoInUse with the first reasons */
export function assertUnused({criadas, mudadas, impedidas, primeiras}: UndoPreview): void {
  if (impedidas === 0) return;
  const first = primeiras.map(({chave, motivo}) => `${chave} ${motivo}`).join('; ');
  const more = impedidas > primeiras.length ? ` e mais ${(impedidas - primeiras.length).toLocaleString('pt-BR')}` : '';
  const rows = `${countOf(impedidas, 'linha', 'linhas')} de ${(criadas + mudadas).toLocaleString('pt-BR')}`;
  const used = impedidas === 1 ? 'já mudou ou está em uso' : 'já mudaram ou estão em uso';
  throw ImportacaoInUse({erro: `Nada foi desfeito: ${rows} ${used} (${first}${more}).`});
}

interface Dependencies {
  db: Database;
  kind: ImportKind;
  undo: Undo | undefined;
  batchJob: ImportSteps;
}

/**
 * Undoes a written import in one transaction. Returns undefined when it was cancelled: then nothing is undone.
 * @throws ImportacaoInUse when a row was changed or used since: the import stays as written
 */
export async function undoLines(deps: Dependencies, {id, tipo}: StoredImport): Promise<UndoCounts | undefined> {
  const {db, undo, batchJob} = deps;
  if (!undo) throw new Error(`${tipo} cannot be undone`);
  return writeExclusively(deps, async () => {
    await undo.lock(id);
    // After the locks, so that it finds what the transactions that were waited for have done.
    assertUnused(await undo.preview(id));
    if (await batchJob.cancelled()) throw new Cancelled();
    const undone = await undo.run(id);
    await db.query(sql`UPDATE importacao SET estado = 'desfeita' WHERE id = ${id}`);
    await audit(db, {action: 'desfazer', entity: 'importacao', entityId: id, after: {tipo, ...undone}});
    await batchJob.saveProgress({done: undone.criadas + undone.mudadas, total: undone.criadas + undone.mudadas});
    return undone;
  });
}

/** Undoes by the statements of a kind. */
export const undoByStatements = (db: Database, statements: UndoStatements): Undo => ({
  async lock(id) {
    for (const lock of statements.locks(id)) await db.query(lock);
  },
  preview: async id => found(await db.one(statements.preview(id))),
  run: async id => found(await db.one(statements.run(id))),
});

function found<T>(row: T | undefined): T {
  if (!row) throw new Error('an undo answered nothing');
  return row;
}

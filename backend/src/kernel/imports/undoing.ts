import {countOf} from '@clube/domain';
import {audit} from '../audit/audit';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {ImportKind, UndoCounts, UndoPreview} from './kind';
import {ImportacaoInUse, ImportacaoNotUndoable} from './refusals';
import {withLongStatementTimeout, type ImportSteps} from './steps';
import type {StoredImport} from './stored';
import {Cancelled, writeExclusively} from './write-exclusively';

/**
 * What undoing a written import would do, and which rows prevent it.
 * @throws ImportacaoNotUndoable for kinds that cannot be undone, before it is written, and once the time is over
 */
export async function previewUndo(db: Database, kind: ImportKind, stored: StoredImport): Promise<UndoPreview> {
  const {undo} = kind;
  const {id, desfazerAte} = stored;
  if (!undo || !desfazerAte) throw ImportacaoNotUndoable();
  if (desfazerAte <= currentContext().now)
    throw ImportacaoNotUndoable({erro: 'O prazo para desfazer esta importação já passou.'});
  return db.tx(async () => {
    await withLongStatementTimeout(db);
    return found(await db.one(undo.preview(id)));
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
  batchJob: ImportSteps;
}

/**
 * Undoes a written import in one transaction. Returns undefined when it was cancelled: then nothing is undone.
 * @throws ImportacaoInUse when a row was changed or used since: the import stays as written
 */
export async function undoLines(deps: Dependencies, {id, tipo}: StoredImport): Promise<UndoCounts | undefined> {
  const {db, kind, batchJob} = deps;
  const {undo} = kind;
  if (!undo) throw new Error(`${tipo} cannot be undone`);
  return writeExclusively(deps, async () => {
    for (const lock of undo.locks(id)) await db.query(lock);
    // After the locks, so that it finds what the transactions that were waited for have done.
    assertUnused(found(await db.one(undo.preview(id))));
    if (await batchJob.cancelled()) throw new Cancelled();
    const undone = found(await db.one(undo.run(id)));
    await db.query(sql`UPDATE importacao SET estado = 'desfeita' WHERE id = ${id}`);
    await audit(db, {action: 'desfazer', entity: 'importacao', entityId: id, after: {tipo, ...undone}});
    await batchJob.saveProgress({done: undone.criadas + undone.mudadas, total: undone.criadas + undone.mudadas});
    return undone;
  });
}

function found<T>(row: T | undefined): T {
  if (!row) throw new Error('an undo answered nothing');
  return row;
}

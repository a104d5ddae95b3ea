import {IMPORTACAO_WORKFLOW, isImportacaoOpen, type ImportacaoMode} from '@clube/domain';
import type {ImportKind} from './kind';
import {missingColumns, missingFields} from './reading/columns';
import {ColumnsMissing, ImportacaoHasErrors, ImportacaoNotOpen, ImportacaoNotChecked, NothingToWrite} from './refusals';
import type {StoredImport} from './stored';

/** @throws ImportacaoNotOpen */
export function requireOpen({estado}: StoredImport): void {
  if (!isImportacaoOpen(estado)) throw ImportacaoNotOpen();
}

/** @throws ColumnsMissing */
export function requireColumns({colunas}: StoredImport, {fields}: ImportKind): void {
  const missing = missingFields(
    colunas.map(({campo}) => campo),
    fields,
  );
  if (missing.length > 0) throw ColumnsMissing({erro: `${missingColumns(missing)}.`});
}

/** @throws ImportacaoNotChecked, ImportacaoHasErrors, NothingToWrite */
export function requireWritable({estado, validas, erros}: StoredImport, modo: ImportacaoMode): void {
  if (!IMPORTACAO_WORKFLOW.next(estado, 'gravar')) throw ImportacaoNotChecked();
  if (modo === 'tudo' && (erros ?? 0) > 0) throw ImportacaoHasErrors();
  if ((validas ?? 0) === 0) throw NothingToWrite();
}

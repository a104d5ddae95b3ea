import {importacaoAberta, type ModoImportacao} from '@clube/domain';
import type {ImportKind} from './kind';
import {missingColumns, missingFields} from './reading/columns';
import {
  ColunasFaltando,
  ImportacaoComErros,
  ImportacaoNaoAberta,
  ImportacaoNaoConferida,
  NadaAGravar,
} from './refusals';
import type {StoredImport} from './stored';

/** @throws ImportacaoNaoAberta */
export function requireOpen({estado}: StoredImport): void {
  if (!importacaoAberta(estado)) throw ImportacaoNaoAberta();
}

/** @throws ColunasFaltando */
export function requireColumns({colunas}: StoredImport, {fields}: ImportKind): void {
  const missing = missingFields(
    colunas.map(({campo}) => campo),
    fields,
  );
  if (missing.length > 0) throw ColunasFaltando({erro: `${missingColumns(missing)}.`});
}

/** @throws ImportacaoNaoConferida, ImportacaoComErros, NadaAGravar */
export function requireWritable({estado, validas, erros}: StoredImport, modo: ModoImportacao): void {
  if (estado !== 'conferida') throw ImportacaoNaoConferida();
  if (modo === 'tudo' && (erros ?? 0) > 0) throw ImportacaoComErros();
  if ((validas ?? 0) === 0) throw NadaAGravar();
}

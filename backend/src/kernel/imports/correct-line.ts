import {cellText} from '@clube/domain';
import {audit} from '../audit/audit';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {NotFound, fieldRefusal} from '../refusals/refusals';
import {LineChecker} from './check-line';
import {countLines, reportRepeated} from './checking';
import {MAX_CORRECTED_LINES} from './corrections';
import type {ImportKind} from './kind';
import {CheckExpired, ImportacaoNotChecked, LineNotCorrectable, TooManyCorrections} from './refusals';
import {countStoredLines, stagedLine} from './staging';
import {scopeOf, type StoredImport} from './stored';

/** No file has as many lines. */
const LAST_LINE = 2 ** 31 - 1;

interface Correction {
  linha: number;
  /** Cell texts by field, as the file would have them. */
  valores: Readonly<Record<string, string>>;
}

interface StoredLine {
  linha: number;
  chave: string;
  valores: Record<string, unknown>;
}

/**
 * Replaces cells of one line and checks it again as the check of the file does; so are the lines that have its former
 * or its new key, as they may repeat it, or no longer do. To be called with the locked import, in its transaction.
 * @throws ImportacaoNotChecked, LineNotCorrectable for kinds whose groups are not corrected, NotFound, TooManyCorrections, CheckExpired
 */
export async function correctLine(
  db: Database,
  kind: ImportKind,
  stored: StoredImport,
  {linha, valores}: Correction,
): Promise<void> {
  const {id} = stored;
  if (stored.estado !== 'conferida') throw ImportacaoNotChecked({erro: 'Confira as linhas antes de corrigi-las.'});
  if (kind.groupOf && !kind.correctable) throw LineNotCorrectable();
  const scope = scopeOf(stored);
  const unknown = Object.keys(valores).filter(campo => !scope.campos.includes(campo));
  if (unknown.length > 0)
    throw fieldRefusal(Object.fromEntries(unknown.map(campo => [campo, 'Esta coluna não está no arquivo.'])));
  const line = await db.one(
    sql<StoredLine>`SELECT linha, chave, valores FROM importacao_linha WHERE importacao_id = ${id} AND linha = ${linha}`,
  );
  if (!line) throw (await countStoredLines(db, id)) === stored.linhas ? NotFound() : CheckExpired();
  const correcoes = {...stored.correcoes, [linha]: {...stored.correcoes[linha], ...valores}};
  if (Object.keys(correcoes).length > MAX_CORRECTED_LINES) throw TooManyCorrections();
  const {chave} = await checkAgain(db, kind, stored, line, valores);
  await db.query(sql`UPDATE importacao SET correcoes = ${JSON.stringify(correcoes)}::jsonb WHERE id = ${id}`);
  const keys = [line.chave, chave].filter(key => key !== '');
  if (keys.length > 0) await checkKeys(db, kind, stored, keys);
  await countLines(db, id);
  await audit(db, {
    action: 'corrigir',
    entity: 'importacao',
    entityId: id,
    after: {linha, campos: Object.keys(valores)},
  });
}

/** Repeats the checks that need other lines or the database for the lines with these keys. */
async function checkKeys(db: Database, kind: ImportKind, stored: StoredImport, keys: readonly string[]): Promise<void> {
  const {id} = stored;
  const lines = kind.groupOf
    ? await checkGroupsAgain(db, kind, stored, keys)
    : await db.query(sql<{linha: number}>`
        UPDATE importacao_linha SET situacao = 'nova', erros = NULL, antes = NULL
         WHERE importacao_id = ${id} AND chave = ANY(${keys}::text[]) RETURNING linha`);
  const only = lines.map(({linha}) => linha);
  const range = {after: 0, upTo: LAST_LINE, only};
  const scope = scopeOf(stored);
  for (const rule of kind.refuse ?? []) await db.query(rule(scope, range));
  if (kind.keyOf) await reportRepeated(db, id, {campo: kind.keyField ?? '', keys});
  if (kind.compare) await db.query(kind.compare(scope, range));
}

/** Reads a stored line again as the check of the file does, with these cells in place of its own. */
async function checkAgain(
  db: Database,
  kind: ImportKind,
  {id, colunas, decimal}: StoredImport,
  {linha, valores: stored}: StoredLine,
  valores: Correction['valores'] = {},
): Promise<{chave: string}> {
  const campos = colunas.map(({campo}) => campo);
  const textOf = (campo: string | null) => (campo === null ? '' : (valores[campo] ?? cellText(stored[campo], decimal)));
  const read = new LineChecker(kind, campos, decimal).read({linha, cells: campos.map(textOf)});
  const staged = stagedLine(kind, read);
  await db.query(sql`
    UPDATE importacao_linha SET situacao = ${staged.situacao}, chave = ${staged.chave}, valores = ${staged.valores}::jsonb,
           erros = ${staged.erros}::jsonb, antes = NULL WHERE importacao_id = ${id} AND linha = ${linha}`);
  return staged;
}

/** A line of a group may be wrong by itself or because of another one, so each is read again. */
async function checkGroupsAgain(
  db: Database,
  kind: ImportKind,
  stored: StoredImport,
  keys: readonly string[],
): Promise<StoredLine[]> {
  const lines = await db.query(sql<StoredLine>`
    SELECT linha, chave, valores FROM importacao_linha
     WHERE importacao_id = ${stored.id} AND chave = ANY(${keys}::text[]) ORDER BY linha LIMIT ${MAX_CORRECTED_LINES + 1}`);
  if (lines.length > MAX_CORRECTED_LINES) throw TooManyCorrections();
  for (const line of lines) await checkAgain(db, kind, stored, line);
  return lines;
}

import {SEPARADORES, decimalOf, type Codificacao, type Separador} from '@clube/domain';
import {ArquivoNaoAceito, ArquivoVazio} from '../refusals';
import type {ImportKind} from '../kind';
import {fieldsOf, missingColumns, missingFields} from './columns';
import {detect} from './detect';
import {MAX_COLUMNS, type FileOfLines, type Manner, type SheetRow} from './file';
import {tableOf, type Table} from './rows';
import {sheetNames} from './xlsx';

/** One column of the file, and the field that it is for. */
export interface FileColumn {
  nome: string;
  exemplo: string;
  campo: string | null;
}

/** A file as it will be read, with its beginning. */
export interface Preview extends Manner {
  planilhas: string[];
  colunas: FileColumn[];
  amostra: string[][];
  problemas: string[];
  estimativa: number;
}

/** What a person has chosen instead of what was recognised. */
export type Chosen = Partial<Omit<Manner, 'formato'>> & {campos?: readonly (string | null)[] | undefined};

const SHOWN_LINES = 20;
const SHOWN_CELL = 200;
/** So many lines tell the decimal sign. */
const LOOKED_AT = 500;
/** Of a thousand signs at a text's beginning, so many may be none of a text's. */
const FOREIGN = 5;
const KNOWN = new Set(['xlsx', 'xlsm', 'zip']);

/** @param type what the content was recognised as, where it was */
export function formatOf(type: {ext: string} | undefined): 'csv' | 'xlsx' {
  if (type && KNOWN.has(type.ext)) return 'xlsx';
  if (type?.ext === 'cfb') throw ArquivoNaoAceito();
  return 'csv';
}

/**
 * Recognises how a file is written, as far as nobody chose it, and shows its beginning.
 * @throws what cannot be read at all
 */
export async function preview(
  file: FileOfLines,
  kind: ImportKind,
  {formato, ...chosen}: Chosen & {formato: 'csv' | 'xlsx'},
): Promise<Preview> {
  return formato === 'xlsx' ? ofWorkbook(file, kind, chosen) : ofText(file, kind, chosen);
}

async function ofWorkbook(file: FileOfLines, kind: ImportKind, chosen: Chosen): Promise<Preview> {
  const planilhas = await sheetNames(file);
  const planilha = chosen.planilha ?? planilhas[0] ?? null;
  const manner: Manner = {
    formato: 'xlsx',
    codificacao: null,
    separador: null,
    planilha,
    decimal: chosen.decimal ?? ',',
  };
  // Cells that are numbers are written with the comma; those that are text tell their own sign.
  return described(await headOf(file, manner), kind, chosen, {...manner, planilhas, estimativa: 0, problemas: []});
}

async function ofText(file: FileOfLines, kind: ImportKind, chosen: Chosen): Promise<Preview> {
  const found = await detect(file);
  if (found.foreign > FOREIGN && chosen.codificacao === undefined) throw ArquivoNaoAceito();
  const codificacao: Codificacao = chosen.codificacao ?? found.codificacao;
  const problemas = found.broken && codificacao === 'utf-8' ? [BROKEN] : [];
  const read = (separador: Separador) =>
    headOf(file, {formato: 'csv', codificacao, separador, planilha: null, decimal: ','});
  const separador = chosen.separador ?? (await separatorOf(read, kind));
  const head = await read(separador);
  const columns = fieldsOf(head.heading?.cells ?? [], kind.fields);
  const decimal = chosen.decimal ?? decimalIn(head.rows, columns, kind);
  const manner: Manner = {formato: 'csv', codificacao, separador, planilha: null, decimal};
  return described(head, kind, chosen, {...manner, planilhas: [], estimativa: found.breaks, problemas});
}

const BROKEN = 'O arquivo tem trechos que não estão em UTF-8. As linhas em que eles caem terão erro.';

interface Head {
  heading: SheetRow | undefined;
  rows: SheetRow[];
}

async function headOf(file: FileOfLines, manner: Manner): Promise<Head> {
  const {heading, batches}: Table = await tableOf(file, manner);
  const rows: SheetRow[] = [];
  try {
    for await (const batch of batches) {
      rows.push(...batch.slice(0, LOOKED_AT - rows.length));
      if (rows.length >= LOOKED_AT) break;
    }
  } finally {
    await batches.return(undefined);
  }
  return {heading, rows};
}

/** The one with which the heading names most fields; of those with as many, the one that makes most columns. */
async function separatorOf(read: (separador: Separador) => Promise<Head>, kind: ImportKind): Promise<Separador> {
  let [best, most]: [Separador, number] = [';', -1];
  for (const separador of SEPARADORES) {
    const cells = (await read(separador).catch(() => undefined))?.heading?.cells ?? [];
    const named = fieldsOf(cells, kind.fields).filter(field => field !== null).length;
    const points = named * (MAX_COLUMNS + 1) + (cells.length > 1 ? cells.length : 0);
    if (points > most) [best, most] = [separador, points];
  }
  return best;
}

function decimalIn(rows: readonly SheetRow[], columns: readonly (string | null)[], kind: ImportKind) {
  const numbers = columns.flatMap((name, at) =>
    name !== null && kind.fields[name]?.kind === 'number' ? rows.map(({cells}) => cells[at] ?? '') : [],
  );
  return decimalOf(numbers);
}

type Read = Manner & Pick<Preview, 'planilhas' | 'estimativa' | 'problemas'>;

function described({heading, rows}: Head, kind: ImportKind, chosen: Chosen, read: Read): Preview {
  if (!heading) throw ArquivoVazio();
  // Columns that were chosen for another reading of the file say nothing of this one.
  const same = chosen.campos?.length === heading.cells.length;
  const campos = (same && chosen.campos) || fieldsOf(heading.cells, kind.fields);
  const colunas = heading.cells.map((nome, at) => ({
    nome: shown(nome),
    exemplo: shown(rows.find(({cells}) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? ''),
    campo: campos[at] ?? null,
  }));
  return {
    ...read,
    colunas: colunas.slice(0, MAX_COLUMNS),
    amostra: rows.slice(0, SHOWN_LINES).map(({cells}) => heading.cells.map((_, at) => shown(cells[at] ?? ''))),
    problemas: [...read.problemas, ...problemsOf(colunas, rows, kind)],
  };
}

function problemsOf(colunas: readonly FileColumn[], rows: readonly SheetRow[], kind: ImportKind): string[] {
  const campos = colunas.map(({campo}) => campo);
  const missing = missingFields(campos, kind.fields);
  return [
    ...(colunas.length > MAX_COLUMNS ? [`O arquivo tem mais de ${MAX_COLUMNS} colunas.`] : []),
    ...(missing.length > 0 ? [`${missingColumns(missing)}.`] : []),
    ...(rows.length === 0 ? ['O arquivo não tem linhas abaixo do cabeçalho.'] : []),
  ];
}

/** As it may stand in an answer and in the database. */
const shown = (text: string): string =>
  text.replaceAll('\0', '\ufffd').toWellFormed().trim().slice(0, SHOWN_CELL).toWellFormed();

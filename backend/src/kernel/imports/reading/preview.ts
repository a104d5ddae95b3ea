import {IMPORTACAO_SEPARATORS, decimalOf, type Encoding, type Separator} from '@clube/domain';
import {FileNotAccepted, EmptyFile} from '../refusals';
import type {Chosen, FileColumn, Preview, PreviewRequest} from './preview-request';
import {fieldsOf, missingColumns, missingFields} from './columns';
import {detect} from './detect';
import {MAX_COLUMNS, type ImportFile, type FileDialect, type SheetRow} from './file';
import {tableOf, type Table} from './rows';
import {sheetNames} from './xlsx';

type Kind = Pick<PreviewRequest, 'fields'>;

const SHOWN_LINES = 20;
const SHOWN_CELL = 200;
/** Number of lines from which the decimal sign is detected. */
const PREVIEW_LINES = 500;
/** Maximum per thousand of characters at the beginning that do not occur in texts; with more the file is no text. */
const MAX_FOREIGN = 5;

/**
 * Detects the format options that were not chosen, and returns them with the first lines.
 * @throws the errors of an unreadable file
 */
export async function preview(
  file: ImportFile,
  {fields, chosen: {formato, ...chosen}}: PreviewRequest,
): Promise<Preview> {
  const kind = {fields};
  return formato === 'xlsx' ? ofWorkbook(file, kind, chosen) : ofText(file, kind, chosen);
}

async function ofWorkbook(file: ImportFile, kind: Kind, chosen: Chosen): Promise<Preview> {
  const planilhas = await sheetNames(file);
  const planilha = chosen.planilha ?? planilhas[0] ?? null;
  const dialect: FileDialect = {
    formato: 'xlsx',
    codificacao: null,
    separador: null,
    planilha,
    decimal: chosen.decimal ?? ',',
  };
  // Numeric cells are written with a comma; in text cells the decimal sign is detected.
  return described(await headOf(file, dialect), kind, chosen, {...dialect, planilhas, estimativa: 0, problemas: []});
}

async function ofText(file: ImportFile, kind: Kind, chosen: Chosen): Promise<Preview> {
  const found = await detect(file);
  if (found.foreign > MAX_FOREIGN && chosen.codificacao === undefined) throw FileNotAccepted();
  const codificacao: Encoding = chosen.codificacao ?? found.codificacao;
  const problemas = found.broken && codificacao === 'utf-8' ? [BROKEN] : [];
  const beginning = beginningOf(file);
  const read = (separador: Separator) =>
    headOf(beginning, {formato: 'csv', codificacao, separador, planilha: null, decimal: ','});
  const separador = chosen.separador ?? (await separatorOf(read, kind));
  const head = await read(separador);
  const columns = fieldsOf(head.heading?.cells ?? [], kind.fields);
  const decimal = chosen.decimal ?? decimalIn(head.rows, columns, kind);
  const dialect: FileDialect = {formato: 'csv', codificacao, separador, planilha: null, decimal};
  return described(head, kind, chosen, {...dialect, planilhas: [], estimativa: found.breaks, problemas});
}

/** Bytes of a text that are previewed: 500 lines of 4 kB, and more than one line may have. The check reads the rest. */
const PREVIEW_BYTES = 2 * 1024 * 1024;

function beginningOf(file: ImportFile): ImportFile {
  if (file.bytes <= PREVIEW_BYTES) return file;
  return {bytes: PREVIEW_BYTES, cut: true, read: () => file.read({start: 0, end: PREVIEW_BYTES - 1})};
}

const BROKEN = 'O arquivo tem trechos que não estão em UTF-8. As linhas em que eles caem terão erro.';

interface Head {
  heading: SheetRow | undefined;
  rows: SheetRow[];
}

async function headOf(file: ImportFile, dialect: FileDialect): Promise<Head> {
  const {heading, batches}: Table = await tableOf(file, dialect);
  const rows: SheetRow[] = [];
  try {
    for await (const batch of batches) {
      rows.push(...batch.slice(0, PREVIEW_LINES - rows.length));
      if (rows.length >= PREVIEW_LINES) break;
    }
  } finally {
    await batches.return(undefined);
  }
  return {heading, rows};
}

/** The separator by which the heading names most fields; of equal ones the one that yields most columns. */
async function separatorOf(read: (separador: Separator) => Promise<Head>, kind: Kind): Promise<Separator> {
  let [best, most]: [Separator, number] = [';', -1];
  for (const separador of IMPORTACAO_SEPARATORS) {
    const cells = (await read(separador).catch(() => undefined))?.heading?.cells ?? [];
    const named = fieldsOf(cells, kind.fields).filter(field => field !== null).length;
    const points = named * (MAX_COLUMNS + 1) + (cells.length > 1 ? cells.length : 0);
    if (points > most) [best, most] = [separador, points];
  }
  return best;
}

function decimalIn(rows: readonly SheetRow[], columns: readonly (string | null)[], kind: Kind) {
  const numbers = columns.flatMap((name, at) =>
    name !== null && kind.fields[name]?.kind === 'number' ? rows.map(({cells}) => cells[at] ?? '') : [],
  );
  return decimalOf(numbers);
}

type Read = FileDialect & Pick<Preview, 'planilhas' | 'estimativa' | 'problemas'>;

function described({heading, rows}: Head, kind: Kind, chosen: Chosen, read: Read): Preview {
  if (!heading) throw EmptyFile();
  // Chosen columns do not apply if the file is now read with another number of columns.
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

function problemsOf(colunas: readonly FileColumn[], rows: readonly SheetRow[], kind: Kind): string[] {
  const campos = colunas.map(({campo}) => campo);
  const missing = missingFields(campos, kind.fields);
  return [
    ...(colunas.length > MAX_COLUMNS ? [`O arquivo tem mais de ${MAX_COLUMNS} colunas.`] : []),
    ...(missing.length > 0 ? [`${missingColumns(missing)}.`] : []),
    ...(rows.length === 0 ? ['O arquivo não tem linhas abaixo do cabeçalho.'] : []),
  ];
}

/** A cell's text for the preview: trimmed, cut, and without characters that JSON or the database cannot hold. */
const shown = (text: string): string =>
  text.replaceAll('\0', '\ufffd').toWellFormed().trim().slice(0, SHOWN_CELL).toWellFormed();

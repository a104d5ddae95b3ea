import {IMPORTACAO_SEPARATORS, decimalOf, type Encoding, type Separator} from '@clube/domain';
import {FileNotAccepted, EmptyFile} from '../refusals';
import type {Chosen, FileColumn, Preview, PreviewRequest} from './preview-request';
import {fieldsOf, missingColumns, missingFields} from './columns';
import {detect} from './detect';
import {MAX_COLUMNS, type FileOfLines, type FileDialect, type SheetRow} from './file';
import {tableOf, type Table} from './rows';
import {sheetNames} from './xlsx';

type Kind = Pick<PreviewRequest, 'fields'>;

const SHOWN_LINES = 20;
const SHOWN_CELL = 200;
/** So many lines tell the decimal sign. */
const LOOKED_AT = 500;
/** Of a thousand signs at a text's beginning, so many may be none of a text's. */
const FOREIGN = 5;

/**
 * Recognises how a file is written, as far as nobody chose it, and shows its beginning.
 * @throws what cannot be read at all
 */
export async function preview(
  file: FileOfLines,
  {fields, chosen: {formato, ...chosen}}: PreviewRequest,
): Promise<Preview> {
  const kind = {fields};
  return formato === 'xlsx' ? ofWorkbook(file, kind, chosen) : ofText(file, kind, chosen);
}

async function ofWorkbook(file: FileOfLines, kind: Kind, chosen: Chosen): Promise<Preview> {
  const planilhas = await sheetNames(file);
  const planilha = chosen.planilha ?? planilhas[0] ?? null;
  const dialect: FileDialect = {
    formato: 'xlsx',
    codificacao: null,
    separador: null,
    planilha,
    decimal: chosen.decimal ?? ',',
  };
  // Cells that are numbers are written with the comma; those that are text tell their own sign.
  return described(await headOf(file, dialect), kind, chosen, {...dialect, planilhas, estimativa: 0, problemas: []});
}

async function ofText(file: FileOfLines, kind: Kind, chosen: Chosen): Promise<Preview> {
  const found = await detect(file);
  if (found.foreign > FOREIGN && chosen.codificacao === undefined) throw FileNotAccepted();
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

/** So much of a text is looked at: 500 lines of 4 kB, and more than one line may have. The rest is read by the check. */
const BEGINNING = 2 * 1024 * 1024;

function beginningOf(file: FileOfLines): FileOfLines {
  if (file.bytes <= BEGINNING) return file;
  return {bytes: BEGINNING, cut: true, read: () => file.read({start: 0, end: BEGINNING - 1})};
}

const BROKEN = 'O arquivo tem trechos que não estão em UTF-8. As linhas em que eles caem terão erro.';

interface Head {
  heading: SheetRow | undefined;
  rows: SheetRow[];
}

async function headOf(file: FileOfLines, dialect: FileDialect): Promise<Head> {
  const {heading, batches}: Table = await tableOf(file, dialect);
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

function problemsOf(colunas: readonly FileColumn[], rows: readonly SheetRow[], kind: Kind): string[] {
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

import {truncate} from '@clube/domain';
import {InvalidRequest} from '../refusals/refusals';
import {parseJson} from '../http/input/json';
import type {ListDefinition} from './list';
import {jsonObject} from '../entities/wire';

interface Sort {
  field: string;
  descending: boolean;
}

/** The file formats of an export. */
interface Download {
  format: Format;
  fileName?: string;
  /** Exports only the requested page; default: all rows that match the filters. */
  pageOnly: boolean;
}

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

export interface ListQuery {
  dialect: 'contract' | 'simple-rest';
  /** The request has paging, in whichever dialect. */
  paged: boolean;
  offset: number;
  /** Maximum number of rows; undefined: all. */
  limit?: number;
  sort: Sort[];
  search?: string;
  filters: Record<string, unknown>;
  /** Fields to sum over all matching rows. */
  sums?: readonly string[];
  download?: Download;
}

/** A query made by our own code. */
export interface ListRequest<R extends object = object> {
  /** Filters by field, or by the name of a list parameter. */
  filters?: {readonly [K in keyof R]?: R[K] | readonly R[K][]} & Readonly<Record<string, unknown>>;
  search?: string;
  sort?: {field: keyof R & string; descending?: boolean}[];
  offset?: number;
  limit?: number;
}

/** Converts it to the query of a request. */
export const queryOfRequest = <R extends object>({
  filters,
  search,
  sort = [],
  offset = 0,
  limit,
}: ListRequest<R>): ListQuery => ({
  dialect: 'contract',
  paged: limit !== undefined,
  offset,
  limit,
  sort: sort.map(({field, descending = false}) => ({field, descending})),
  search,
  filters: {...filters},
});

export const MAX_PAGE = 500;
export const CONTRACT = [
  'pagina',
  'limite',
  'itensPorPagina',
  'ordenacao',
  'ordernar',
  'ordenar',
  'buscar',
  'busca',
  'filtros',
];
export const SIMPLE_REST = ['range', 'sort', 'filter'];
export const DOWNLOAD = ['download', 'fileName', 'colunas', 'soPagina'];
/** The fields whose sums over all matching rows are requested, in either dialect. */
export const SUMS = 'somas';
const KNOWN = new Set([...CONTRACT, ...SIMPLE_REST, ...DOWNLOAD, SUMS]);

/** Parses a list query in its dialect. Anything that is not declared is refused, never ignored. */
export function readListQuery(list: ListDefinition, raw: Record<string, string>): ListQuery {
  const simple = SIMPLE_REST.some(name => name in raw);
  // Parameters of two dialects in one request are refused: those of the other dialect, filters included, would be
  // ignored.
  const foreign = simple && CONTRACT.find(name => name in raw);
  if (foreign) throw InvalidRequest({erro: `O parâmetro ${foreign} não vai junto com range, sort ou filter.`});
  const own = new Set([
    ...Object.keys(list.params ?? {}),
    ...Object.keys(list.fields),
    ...(list.period ? ['dataInicial', 'dataFinal'] : []),
  ]);
  const filters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (KNOWN.has(name)) continue;
    if (!own.has(name)) throw InvalidRequest({erro: `Parâmetro desconhecido: ${name}`});
    if (value !== '') filters[name] = value;
  }
  return simple ? readSimpleRest(list, raw, filters) : readContract(list, raw, filters);
}

function readContract(list: ListDefinition, raw: Record<string, string>, filters: Record<string, unknown>): ListQuery {
  const limitText = raw.limite ?? raw.itensPorPagina;
  const limit = limitText === undefined ? undefined : whole(limitText, 'limite');
  const page = raw.pagina === undefined ? 0 : whole(raw.pagina, 'pagina');
  if (limit && limit > MAX_PAGE) throw InvalidRequest({erro: `O limite é de ${MAX_PAGE} linhas por página.`});
  const size = limit === undefined && raw.pagina !== undefined ? 10 : limit || undefined;
  const offset = size ? page * size : 0;
  if (offset > 2_000_000_000) throw InvalidRequest({erro: 'A página pedida não existe.'});
  return {
    dialect: 'contract',
    paged: raw.pagina !== undefined || limitText !== undefined,
    offset,
    limit: size,
    sort: contractSort(raw),
    search: readSearch(raw.buscar ?? raw.busca),
    filters: {...filters, ...(raw.filtros ? parse(raw.filtros, 'filtros') : {})},
    sums: readSums(list, raw[SUMS]),
    download: readDownload(raw),
  };
}

function contractSort(raw: Record<string, string>): Sort[] {
  const signed = raw.ordernar ?? raw.ordenar;
  if (signed) return [{field: signed.replace(/^[+\- ]/, ''), descending: signed.startsWith('-')}];
  if (!raw.ordenacao) return [];
  const {campo: field, direcao: askedDirection} = parse(raw.ordenacao, 'ordenacao');
  // DataTables sends both empty until a column is sorted.
  if (isBlank(field)) return [];
  const direction = isBlank(askedDirection) ? 'asc' : askedDirection;
  if (typeof field !== 'string' || !isDirection(direction))
    throw InvalidRequest({erro: 'A ordenação pedida é inválida.'});
  return [{field, descending: isDescending(direction)}];
}

const isDirection = (value: unknown): value is string => typeof value === 'string' && /^(asc|desc)$/i.test(value);
const isDescending = (direction: unknown): boolean => isDirection(direction) && direction.toLowerCase() === 'desc';

/** Cuts a search that is longer than people type. */
const readSearch = (text = ''): string | undefined => truncate(text.trim(), 200) || undefined;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

function readSimpleRest(
  list: ListDefinition,
  raw: Record<string, string>,
  filters: Record<string, unknown>,
): ListQuery {
  const range = array(raw.range, 'range');
  const [from = 0, to = 0] = range ?? [];
  const numbers = [from, to].every(n => Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) < 2_000_000_000);
  if (range && (range.length !== 2 || !numbers || (to as number) < (from as number)))
    throw InvalidRequest({erro: 'O intervalo pedido é inválido.'});
  const limit = range ? (to as number) - (from as number) + 1 : undefined;
  if (limit && limit > MAX_PAGE) throw InvalidRequest({erro: `O limite é de ${MAX_PAGE} linhas por página.`});
  const sort = array(raw.sort, 'sort');
  const [field, direction = 'ASC'] = sort ?? [];
  if (sort && (sort.length > 2 || typeof field !== 'string' || !isDirection(direction)))
    throw InvalidRequest({erro: 'A ordenação pedida é inválida.'});
  const {q, ...rest} = raw.filter ? parse(raw.filter, 'filter') : {};
  if (!isBlank(q) && typeof q !== 'string' && typeof q !== 'number')
    throw InvalidRequest({erro: 'A busca pedida é inválida.'});
  return {
    dialect: 'simple-rest',
    paged: range !== undefined,
    offset: from as number,
    limit,
    sort: typeof field === 'string' ? [{field, descending: isDescending(direction)}] : [],
    search: isBlank(q) ? undefined : readSearch(`${q as string | number}`),
    filters: {...filters, ...rest},
    sums: readSums(list, raw[SUMS]),
    download: readDownload(raw),
  };
}

/** Only declared fields with numbers can be summed. */
function readSums(list: ListDefinition, text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  const names = [...new Set(text.split(','))];
  for (const name of names) {
    const kind = Object.hasOwn(list.fields, name) ? list.fields[name]?.state.kind : undefined;
    if (kind !== 'int' && kind !== 'number') throw InvalidRequest({erro: `O campo ${name} não é somado nesta lista.`});
  }
  return names;
}

function readDownload(raw: Record<string, string>): ListQuery['download'] {
  if (!raw.download) return undefined;
  const requested = ['true', '1'].includes(raw.download) ? 'csv' : raw.download;
  const format = FORMATS.find(each => each === requested);
  if (!format) throw InvalidRequest({erro: 'Só há exportação em CSV e XLSX.'});
  const fileName = truncate((raw.fileName ?? '').replace(/[^\p{L}\p{N} ._-]/gu, ''), 80) || undefined;
  return {format, fileName, pageOnly: readPageOnly(raw.soPagina)};
}

/** DataTables always sends a page, so exporting only that page has to be requested explicitly. */
function readPageOnly(text = ''): boolean {
  if (!['', '0', '1', 'false', 'true'].includes(text)) throw InvalidRequest({erro: 'O parâmetro soPagina é 1 ou 0.'});
  return text === '1' || text === 'true';
}

function parse(text: string, name: string): Record<string, unknown> {
  const parsed = jsonObject('').safeParse(text);
  if (!parsed.success) throw InvalidRequest({erro: `O parâmetro ${name} não é um JSON válido.`});
  return parsed.data;
}

function array(text: string | undefined, name: string): unknown[] | undefined {
  if (text === undefined) return undefined;
  try {
    const value = parseJson(text);
    if (Array.isArray(value)) return value as unknown[];
  } catch {
    // falls through to the refusal
  }
  throw InvalidRequest({erro: `O parâmetro ${name} não é um JSON válido.`});
}

function whole(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw InvalidRequest({erro: `O parâmetro ${name} deve ser um número inteiro.`});
  return Number(text);
}

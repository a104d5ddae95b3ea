import {z, type ZodType} from 'zod';
import type {Actor} from '../context';
import type {ListDefinition} from './list';
import {CONTRACT, DOWNLOAD, MAX_PAGE, SIMPLE_REST, SUMS} from './list-query';

const lists = new WeakMap<ZodType, ListDefinition[]>();
const served = new WeakSet<ListDefinition>();

/** Whether the query schema of an endpoint was made for this list. */
export const isServed = (list: ListDefinition): boolean => served.has(list);

/** The query schema of a list's endpoint. The list engine parses the query itself; this schema documents it. */
export function queryOf(...offered: ListDefinition[]) {
  const schema = z.record(z.string(), z.string());
  lists.set(schema, offered);
  for (const list of offered) served.add(list);
  return schema;
}

/** The query parameters of a list's endpoint for the API document; undefined for any other query. */
export function parametersOf(query: ZodType): ZodType | undefined {
  const offered = lists.get(query);
  if (!offered) return undefined;
  const shape: Record<string, ZodType> = {};
  for (const name of [...CONTRACT, ...SIMPLE_REST, ...DOWNLOAD, SUMS]) shape[name] = described(WORDS[name] ?? '');
  for (const list of offered) {
    if (!list.search) for (const name of ['buscar', 'busca']) delete shape[name];
    if (list.period) for (const name of ['dataInicial', 'dataFinal']) shape[name] ??= described(WORDS[name] ?? '');
    for (const name of Object.keys(list.params ?? {})) shape[name] ??= described('Filtro');
    for (const [name, {state}] of Object.entries(list.fields))
      if (state.filter) shape[name] ??= described(state.filter === 'contains' ? 'Parte do texto' : 'Igual a');
  }
  return z.object(shape);
}

const described = (description: string) => z.string().optional().describe(description);

const WORDS: Record<string, string> = {
  pagina: 'Página, a partir de 0',
  limite: `Linhas por página, até ${MAX_PAGE}; 0 para todas`,
  itensPorPagina: 'O mesmo que limite',
  ordenacao: '{"campo":"…","direcao":"asc|desc"}',
  ordernar: '+campo ou -campo',
  ordenar: 'O mesmo que ordernar',
  buscar: 'Texto a achar, sem acentos nem maiúsculas',
  busca: 'O mesmo que buscar',
  filtros: 'Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte',
  range:
    '[primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado',
  sort: '["campo","ASC|DESC"], com range ou filter',
  filter: 'Objeto JSON de filtros; q é a busca',
  download: 'csv ou xlsx: a resposta é o endereço do arquivo',
  fileName: 'Nome do arquivo baixado',
  colunas: 'Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas',
  soPagina: '1: só a página pedida; sem ele, todas as linhas que os filtros deixam',
  somas: 'Campos cujas somas em todas as linhas encontradas vêm em metadata.somas, ou no cabeçalho X-Somas',
  dataInicial: 'Primeiro dia do período',
  dataFinal: 'Último dia do período',
};

const listMetadata = z
  .object({
    total: z.int(),
    estimado: z.literal(true).optional(),
    somas: z.record(z.string(), z.number()).optional(),
  })
  .meta({id: 'MetadadosDaLista'});
const exportAnswer = z.object({fileLink: z.string()}).meta({id: 'Exportacao'});

/** The response under the list's keys, with its totals. */
interface Named<Row> {
  [name: string]: Row[] | number | z.output<typeof listMetadata>;
  count: number;
  metadata: z.output<typeof listMetadata>;
}

/** The response of a list's endpoint: under the list's keys, as an array with a range, or the link of an export. */
export type ListAnswer<Row> = Row[] | z.output<typeof exportAnswer> | Named<Row>;

/**
 * The response schema of a list's endpoint. The keys are values known at run time only, so the type is stated
 * explicitly.
 */
export function listAnswer<Row>(list: ListDefinition, row: ZodType<Row>): ZodType<ListAnswer<Row>, ListAnswer<Row>> {
  const totals = {count: z.int(), metadata: listMetadata};
  const named = namings(list).map(names =>
    z.object({
      ...Object.fromEntries(names.map(name => [name, z.array(row)])),
      ...(list.total ? {[list.total]: z.int()} : {}),
      ...totals,
    }),
  );
  return z.union([z.array(row), exportAnswer, ...named]) as unknown as ZodType<ListAnswer<Row>, ListAnswer<Row>>;
}

const PEOPLE: Actor[] = [
  {kind: 'publico'},
  {kind: 'loja', id: 0, nome: '', session: '', aceitouRegulamento: true},
  {kind: 'painel', id: 0, nome: '', session: '', permissao: 1},
];

/** The distinct keys under which the rows are returned. */
function namings({as = 'rows', bare}: ListDefinition): string[][] {
  if (bare) return [];
  if (typeof as !== 'function') return [[as].flat()];
  const ways = PEOPLE.flatMap(actor => [true, false].map(paged => [as({paged, ator: actor})].flat()));
  return [...new Map(ways.map(way => [way.join(), way])).values()];
}

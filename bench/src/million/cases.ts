import type {ListDefinition} from '@clube/backend';

/** A request of a list. */
export interface Case {
  kind: 'first' | 'page' | 'search' | 'filter';
  list: string;
  path: string;
  /** Its name in the report's list of the slowest requests. */
  label: string;
}

const PATHS: Record<string, string> = {
  pintores: '/api/parceiros',
  resgates: '/api/resgates',
  pontuacoes: '/api/pontuacoes',
  pendentes: '/api/pontuacoes/pendentes',
  encerradas: '/api/pontuacoes/encerradas',
  historico: '/api/pontuacoes/historico',
  notas: '/api/notas',
  'codigos-promocionais': '/api/codigo-promocional',
  produtos: '/api/produtos',
  premios: '/api/premios',
  revendas: '/api/revendas',
};

export const LISTS = Object.keys(PATHS);

/** Common and rare words, words of all lengths, words without an index entry, a very common word with an unknown one. */
const SEARCHES = [
  'a',
  'm',
  'x',
  'ŵ',
  'ma',
  'zu',
  'qx',
  'silva',
  'maria',
  'zulmira',
  'xerfan',
  'maria silva',
  'jose xerfan quevedo',
  'silva inexistente',
  'mariasilva',
  'a a a a a a a a a a',
  'a b c d e f g h i j',
  'maria silva santos oliveira souza rodrigues ferreira alves pereira inexistente',
  '%',
  '_',
  '%%%',
  'ß_',
  'conceição',
  'ÁGUA',
  '123.456.789-09',
  '11980',
  '99',
  'sao paulo',
  'tintas',
  '@exemplo.com.br',
];

const FILTERS: Record<string, Record<string, unknown>[]> = {
  pintores: [{ativo: 1}, {ativo: 0}, {isCompany: 1}, {isCompany: 0, ativo: 1}, {nome: 'silva'}, {nome: 'xerfan'}],
  resgates: [
    {status: 0},
    {status: 2},
    {atrasado: true},
    {dataInicial: '2026-01-01', dataFinal: '2026-01-31'},
    {premio: 'escada'},
  ],
  pontuacoes: [{dataInicial: '2026-06-01', dataFinal: '2026-06-07'}, {dataInicial: '2031-01-01'}, {nome: 'zulmira'}],
  pendentes: [{certa: 1}, {leitura: 'lida', certa: 0}, {leitura: 'nao_lida'}, {leitura: 'em_leitura'}],
  encerradas: [{dataInicial: '2026-06-01', dataFinal: '2026-06-07'}],
  historico: [{dataInicial: '2026-06-01', dataFinal: '2026-06-07'}, {dataInicial: '2031-01-01'}],
  notas: [{estado: 'pendente'}, {estado: 'pontuada'}, {dataInicial: '2026-06-01', dataFinal: '2026-06-07'}],
  produtos: [{ativo: 1}, {ativo: 0}],
  premios: [{ativo: 1}, {tipo: 'geral'}, {tipo: 'credito'}],
  'codigos-promocionais': [{utilizado: 1}, {utilizado: 0}, {limitacao: 'Vendas'}, {codigo: 'ABCD'}],
};

const PAGE = 25;
/** Positions of the requested pages, as shares of the list. */
const PLACES = [0.1, 0.3, 0.49, 0.52, 0.75, 0.999];

export function casesOf(list: ListDefinition, total: number): Case[] {
  const path = PATHS[list.name] ?? '';
  const sorts = Object.entries(list.fields)
    .filter(([, {state}]) => state.sortable)
    .flatMap(([name]) => [
      [name, 'ASC'],
      [name, 'DESC'],
    ]);
  const call = (kind: Case['kind'], sort: string[], from: number, filter: Record<string, unknown>): Case => ({
    kind,
    list: list.name,
    path: `${path}?${new URLSearchParams({range: JSON.stringify([from, from + PAGE - 1]), sort: JSON.stringify(sort), filter: JSON.stringify(filter)}).toString()}`,
    label: `${sort.join(' ')}, from ${from}${Object.keys(filter).length > 0 ? `, ${JSON.stringify(filter)}` : ''}`,
  });
  return sorts.flatMap(sort => [
    call('first', sort, 0, {}),
    ...PLACES.map(place => call('page', sort, Math.max(0, Math.floor(total * place) - PAGE), {})),
    ...(FILTERS[list.name] ?? []).map(filter => call('filter', sort, 0, filter)),
    ...(list.search ? SEARCHES.map(q => call('search', sort, 0, {q})) : []),
  ]);
}

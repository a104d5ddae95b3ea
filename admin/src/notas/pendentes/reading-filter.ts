import type {ReadingState} from '@clube/domain';

interface FilterValues {
  leitura?: ReadingState;
  certa?: 0 | 1;
}

interface FilterOption {
  name: string;
  text: string;
  filter: FilterValues;
}

/** The filter options for pending receipts by the state of their reading. */
export const READING_FILTERS: readonly FilterOption[] = [
  {name: 'certas', text: 'Certas', filter: {certa: 1}},
  {name: 'conferir', text: 'A conferir', filter: {leitura: 'lida', certa: 0}},
  {name: 'nao_lidas', text: 'Não lidas', filter: {leitura: 'nao_lida'}},
  {name: 'em_leitura', text: 'Em leitura', filter: {leitura: 'em_leitura'}},
];

/** The option that equals these filters; empty if there is none. */
export function activeFilter({leitura, certa}: Readonly<Record<string, unknown>>): string {
  const option = READING_FILTERS.find(({filter}) => filter.leitura === leitura && filter.certa === certa);
  return option?.name ?? '';
}

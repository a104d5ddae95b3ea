import type {EstadoLeitura} from '@clube/domain';

interface Filtro {
  leitura?: EstadoLeitura;
  certa?: 0 | 1;
}

interface Opcao {
  nome: string;
  texto: string;
  filtro: Filtro;
}

/** What the list of pending receipts can be narrowed to, by how they were read. */
export const FILTROS_LEITURA: readonly Opcao[] = [
  {nome: 'certas', texto: 'Certas', filtro: {certa: 1}},
  {nome: 'conferir', texto: 'A conferir', filtro: {leitura: 'lida', certa: 0}},
  {nome: 'nao_lidas', texto: 'Não lidas', filtro: {leitura: 'nao_lida'}},
  {nome: 'em_leitura', texto: 'Em leitura', filtro: {leitura: 'em_leitura'}},
];

/** The name of the option that these filters make; empty where they make none. */
export function filtroEmVigor({leitura, certa}: Readonly<Record<string, unknown>>): string {
  const opcao = FILTROS_LEITURA.find(({filtro}) => filtro.leitura === leitura && filtro.certa === certa);
  return opcao?.nome ?? '';
}

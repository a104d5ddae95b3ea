import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from './sessoes.js';

interface ItemMenu {
  /** Relative to /painel. */
  readonly destino: string;
  readonly permissoes: readonly Permissao[];
  /** Columns that not everybody is shown who sees the screen: the field, and who sees it. */
  readonly columns?: Readonly<Record<string, readonly Permissao[]>>;
}

const s01 = [ADMINISTRADOR, SMART] as const;
const s012 = [ADMINISTRADOR, SMART, AUDITOR] as const;

/**
 * What the panel's menu shows, in its order: the screens that there are, and who sees them. What an entry is called is said
 * by the screen's own manifest; what a person may do there, by the table of calls.
 */
export const MENU = [
  {destino: '/dashboard', permissoes: s01},
  {destino: '/processar/pontuacoes', permissoes: s01},
  {destino: '/pontuacoes/pontuado', permissoes: s01},
  {destino: '/pontuacoes/nao-pontuavel', permissoes: s01},
  {destino: '/resgates', permissoes: s012},
  {destino: '/pintores', permissoes: s012},
  {destino: '/lojas', permissoes: s01},
  {destino: '/codigos/lista-codigo-cadastro', permissoes: s01},
  {destino: '/produtos', permissoes: s01},
  {destino: '/premios', permissoes: s01, columns: {ativo: [AUDITOR]}},
  {destino: '/banners', permissoes: s01},
] as const satisfies readonly ItemMenu[];

/** An entry's address, relative to /painel. */
export type Destino = (typeof MENU)[number]['destino'];

/** The entries that a staff user sees. */
export function menuDe(permissao: Permissao): (ItemMenu & {readonly destino: Destino})[] {
  const items: readonly (ItemMenu & {readonly destino: Destino})[] = MENU;
  return items.filter(item => item.permissoes.includes(permissao));
}

/** Whether a staff user is shown this column of the screen: everybody, unless the entry says who. */
export function seesColumn(destino: Destino, field: string, permissao: Permissao): boolean {
  const item: ItemMenu | undefined = MENU.find(entry => entry.destino === destino);
  return item?.columns?.[field]?.includes(permissao) ?? true;
}

/** Where the panel opens after login, relative to /painel: an Auditor works on redemptions. */
export function paginaInicial(permissao: Permissao): Destino {
  return permissao === AUDITOR ? '/resgates' : '/dashboard';
}

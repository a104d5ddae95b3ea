import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from './sessoes.js';

export interface ItemMenu {
  /** Relative to /painel. */
  readonly destino: string;
  readonly rotulo: string;
  readonly grupo: string;
  readonly permissoes: readonly Permissao[];
}

const s01 = [ADMINISTRADOR, SMART] as const;
const s012 = [ADMINISTRADOR, SMART, AUDITOR] as const;

/** What the panel's menu shows, in its order: the screens that there are, and who sees them. */
export const MENU: readonly ItemMenu[] = [
  {destino: '/dashboard', rotulo: 'Dashboard', grupo: 'Visão geral', permissoes: s01},
  {destino: '/processar/pontuacoes', rotulo: 'Pendentes', grupo: 'Pontuações', permissoes: s01},
  {destino: '/pontuacoes/pontuado', rotulo: 'Pontuado', grupo: 'Pontuações', permissoes: s01},
  {destino: '/pontuacoes/nao-pontuavel', rotulo: 'Não Pontuável', grupo: 'Pontuações', permissoes: s01},
  {destino: '/resgates', rotulo: 'Resgates', grupo: 'Programa', permissoes: s012},
  {destino: '/pintores', rotulo: 'Pintores', grupo: 'Programa', permissoes: s012},
  {destino: '/produtos', rotulo: 'Produtos', grupo: 'Catálogo', permissoes: s01},
  {destino: '/premios', rotulo: 'Prêmios', grupo: 'Catálogo', permissoes: s01},
];

/** The entries that a staff user sees. */
export function menuDe(permissao: Permissao): ItemMenu[] {
  return MENU.filter(item => item.permissoes.includes(permissao));
}

/** Where the panel opens after login, relative to /painel: an Auditor works on redemptions. */
export function paginaInicial(permissao: Permissao): string {
  return permissao === AUDITOR ? '/resgates' : '/dashboard';
}

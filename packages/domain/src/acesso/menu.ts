import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from './sessions.js';

interface MenuItem {
  /** Relative to /painel. */
  readonly destination: string;
  readonly permissoes: readonly Permissao[];
  /** Columns with restricted visibility: field → permissions that see it. */
  readonly columns?: Readonly<Record<string, readonly Permissao[]>>;
}

const s1 = [SMART] as const;
const s01 = [ADMINISTRADOR, SMART] as const;
const s012 = [ADMINISTRADOR, SMART, AUDITOR] as const;

/**
 * The entries of the panel's menu in order, and who sees them. Labels are in the screens' manifests; who may do what on a
 * screen is in the permission table.
 */
export const MENU = [
  {destination: '/dashboard', permissoes: s01},
  {destination: '/processar/pontuacoes', permissoes: s01},
  {destination: '/pontuacoes/notas', permissoes: s01},
  {destination: '/pontuacoes/pontuado', permissoes: s01},
  {destination: '/pontuacoes/nao-pontuavel', permissoes: s01},
  {destination: '/pontuacoes/expirados', permissoes: s01},
  {destination: '/pontuacoes/historico', permissoes: s01},
  {destination: '/resgates', permissoes: s012},
  {destination: '/fotos-videos', permissoes: s01},
  {destination: '/notificacoes-push', permissoes: s01},
  {destination: '/pintores', permissoes: s012},
  {destination: '/empresas', permissoes: s01},
  {destination: '/indicacoes', permissoes: s01},
  {destination: '/lojas', permissoes: s01},
  {destination: '/revendas', permissoes: s01},
  {destination: '/redes', permissoes: s01},
  {destination: '/produtos-revenda', permissoes: s01},
  {destination: '/antifraude', permissoes: s01},
  {destination: '/mensuracao', permissoes: s1},
  {destination: '/taxa-sucesso', permissoes: s1},
  {destination: '/relatorios', permissoes: s1},
  {destination: '/relatorio/resgate', permissoes: s1},
  {destination: '/historico', permissoes: s1},
  {destination: '/produtos-vendidos', permissoes: s1},
  {destination: '/pesquisa-de-mercado', permissoes: s01},
  {destination: '/administradores', permissoes: s01},
  {destination: '/logins-relatorio', permissoes: s1},
  {destination: '/codigos/codigo', permissoes: s01},
  {destination: '/codigos/lista-codigo-cadastro', permissoes: s01},
  {destination: '/codigos-promocionais', permissoes: s1},
  {destination: '/vouchers', permissoes: s1},
  {destination: '/cluster', permissoes: s01},
  {destination: '/valor-ponto', permissoes: s01},
  {destination: '/produtos', permissoes: s01},
  {destination: '/premios', permissoes: s01, columns: {ativo: [AUDITOR]}},
  {destination: '/avaliacoes', permissoes: s01},
  {destination: '/ache-seu-pintor', permissoes: s01},
  {destination: '/categorias', permissoes: s01},
  {destination: '/cursos', permissoes: s01},
  {destination: '/inscricoes', permissoes: s01},
  {destination: '/banners', permissoes: s01},
  {destination: '/cartoes', permissoes: s1},
  {destination: '/cartoes/pedidos', permissoes: s1},
  {destination: '/verba-mensal', permissoes: s01},
  {destination: '/aprovacoes', permissoes: s01},
  {destination: '/configuracoes', permissoes: s01},
  {destination: '/pedidos-privacidade', permissoes: s01},
  // Their calls are open to an Administrador, who reaches the same screens from their lists (0-rules, 2).
  {destination: '/cadastrar/administrador', permissoes: s1},
  {destination: '/cadastrar/revenda', permissoes: s1},
  {destination: '/cadastrar/premio', permissoes: s1},
  {destination: '/cadastrar/produto', permissoes: s1},
  {destination: '/cadastrar/codigo-promocional', permissoes: s1},
  {destination: '/cadastrar/codigo-cadastro', permissoes: s1},
  {destination: '/cadastrar/voucher', permissoes: s1},
  {destination: '/cadastrar/banner', permissoes: s1},
  {destination: '/processar/produtos', permissoes: s1},
  {destination: '/processar/produtos-revenda', permissoes: s1},
  {destination: '/processar/correcao-pontuacao', permissoes: s1},
  {destination: '/processar/vendas', permissoes: s1},
  {destination: '/processar/saldo-cartao', permissoes: s1},
  {destination: '/processar/historico', permissoes: s1},
  {destination: '/processar/pontos', permissoes: s1},
  {destination: '/processar/foto-video', permissoes: s1},
] as const satisfies readonly MenuItem[];

/** Address of an entry, relative to /painel. */
export type MenuDestination = (typeof MENU)[number]['destination'];

/** The entries that a staff user sees. */
export function menuEntriesOf(permissao: Permissao): (MenuItem & {readonly destination: MenuDestination})[] {
  const items: readonly (MenuItem & {readonly destination: MenuDestination})[] = MENU;
  return items.filter(item => item.permissoes.includes(permissao));
}

/** Whether a staff user sees this column; everybody does unless the entry restricts it. */
export function seesColumn(destination: MenuDestination, field: string, permissao: Permissao): boolean {
  const item: MenuItem | undefined = MENU.find(entry => entry.destination === destination);
  return item?.columns?.[field]?.includes(permissao) ?? true;
}

/** Where the panel opens after login, relative to /painel: redemptions for an Auditor. */
export function startPage(permissao: Permissao): MenuDestination {
  return permissao === AUDITOR ? '/resgates' : '/dashboard';
}

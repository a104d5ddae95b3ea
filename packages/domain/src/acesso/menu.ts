import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from './sessions.js';

interface MenuItem {
  /** Relative to /painel. */
  readonly destination: string;
  readonly permissoes: readonly Permissao[];
  /** Columns with restricted visibility: field → permissions that see it. */
  readonly columns?: Readonly<Record<string, readonly Permissao[]>>;
}

// Like SMART_ONLY, STAFF_WRITE and STAFF_READ in the permission table.
const ONLY_SMART = [SMART] as const;
const WRITERS = [ADMINISTRADOR, SMART] as const;
const ALL_STAFF = [ADMINISTRADOR, SMART, AUDITOR] as const;

/**
 * The entries of the panel's menu in order, and who sees them. Labels are in the screens' manifests; who may do what on a
 * screen is in the permission table.
 */
export const MENU = [
  {destination: '/dashboard', permissoes: WRITERS},
  {destination: '/processar/pontuacoes', permissoes: WRITERS},
  {destination: '/pontuacoes/notas', permissoes: WRITERS},
  {destination: '/pontuacoes/pontuado', permissoes: WRITERS},
  {destination: '/pontuacoes/nao-pontuavel', permissoes: WRITERS},
  {destination: '/pontuacoes/expirados', permissoes: WRITERS},
  {destination: '/pontuacoes/historico', permissoes: WRITERS},
  {destination: '/resgates', permissoes: ALL_STAFF},
  {destination: '/fotos-videos', permissoes: WRITERS},
  {destination: '/notificacoes-push', permissoes: WRITERS},
  {destination: '/pintores', permissoes: ALL_STAFF},
  {destination: '/empresas', permissoes: WRITERS},
  {destination: '/indicacoes', permissoes: WRITERS},
  {destination: '/lojas', permissoes: WRITERS},
  {destination: '/revendas', permissoes: WRITERS},
  {destination: '/redes', permissoes: WRITERS},
  {destination: '/produtos-revenda', permissoes: WRITERS},
  {destination: '/antifraude', permissoes: WRITERS},
  {destination: '/mensuracao', permissoes: ONLY_SMART},
  {destination: '/taxa-sucesso', permissoes: ONLY_SMART},
  {destination: '/relatorios', permissoes: ONLY_SMART},
  {destination: '/relatorio/resgate', permissoes: ONLY_SMART},
  {destination: '/historico', permissoes: ONLY_SMART},
  {destination: '/produtos-vendidos', permissoes: ONLY_SMART},
  {destination: '/pesquisa-de-mercado', permissoes: WRITERS},
  {destination: '/administradores', permissoes: WRITERS},
  {destination: '/logins-relatorio', permissoes: ONLY_SMART},
  {destination: '/codigos/codigo', permissoes: WRITERS},
  {destination: '/codigos/lista-codigo-cadastro', permissoes: WRITERS},
  {destination: '/codigos-promocionais', permissoes: ONLY_SMART},
  {destination: '/vouchers', permissoes: ONLY_SMART},
  {destination: '/cluster', permissoes: WRITERS},
  {destination: '/valor-ponto', permissoes: WRITERS},
  {destination: '/produtos', permissoes: WRITERS},
  {destination: '/premios', permissoes: WRITERS, columns: {ativo: [AUDITOR]}},
  {destination: '/avaliacoes', permissoes: WRITERS},
  {destination: '/ache-seu-pintor', permissoes: WRITERS},
  {destination: '/categorias', permissoes: WRITERS},
  {destination: '/cursos', permissoes: WRITERS},
  {destination: '/inscricoes', permissoes: WRITERS},
  {destination: '/banners', permissoes: WRITERS},
  {destination: '/cartoes', permissoes: ONLY_SMART},
  {destination: '/cartoes/pedidos', permissoes: ONLY_SMART},
  {destination: '/verba-mensal', permissoes: WRITERS},
  {destination: '/aprovacoes', permissoes: WRITERS},
  {destination: '/configuracoes', permissoes: WRITERS},
  {destination: '/pedidos-privacidade', permissoes: WRITERS},
  // Their calls are open to an Administrador, who reaches the same screens from their lists (0-rules, 2).
  {destination: '/cadastrar/administrador', permissoes: ONLY_SMART},
  {destination: '/cadastrar/revenda', permissoes: ONLY_SMART},
  {destination: '/cadastrar/premio', permissoes: ONLY_SMART},
  {destination: '/cadastrar/produto', permissoes: ONLY_SMART},
  {destination: '/cadastrar/codigo-promocional', permissoes: ONLY_SMART},
  {destination: '/cadastrar/codigo-cadastro', permissoes: ONLY_SMART},
  {destination: '/cadastrar/voucher', permissoes: ONLY_SMART},
  {destination: '/cadastrar/banner', permissoes: ONLY_SMART},
  {destination: '/processar/produtos', permissoes: ONLY_SMART},
  {destination: '/processar/produtos-revenda', permissoes: ONLY_SMART},
  {destination: '/processar/correcao-pontuacao', permissoes: ONLY_SMART},
  {destination: '/processar/vendas', permissoes: ONLY_SMART},
  {destination: '/processar/saldo-cartao', permissoes: ONLY_SMART},
  {destination: '/processar/historico', permissoes: ONLY_SMART},
  {destination: '/processar/pontos', permissoes: ONLY_SMART},
  {destination: '/processar/foto-video', permissoes: ONLY_SMART},
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

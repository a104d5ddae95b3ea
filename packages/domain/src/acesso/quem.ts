import {TIPOS_SESSAO, tipoDaPagina, type Permissao, type TipoSessao, type TokensSessao} from './sessoes.js';

/** What a right may end at: one painter's rows at a time; sales that are still open to review. */
export type Limit = 'onePainter' | 'reviewPeriod';

/** Who may call a route; what is absent may not. */
export interface Quem {
  /** No session is needed. */
  readonly publico?: true;
  /** A painter. */
  readonly loja?: true;
  /** Staff with one of these permissions. */
  readonly painel?: readonly Permissao[];
  /** Those among `painel` whose right has a limit. The door lets them in; the code that knows the rows keeps the limit. */
  readonly limited?: Readonly<Partial<Record<Limit, readonly Permissao[]>>>;
  /** A reporting user. */
  readonly relatorio?: true;
}

/** The session a call is made in, as far as rights go. */
export type SessaoChamada =
  {readonly tipo: 'loja'} | {readonly tipo: 'painel'; readonly permissao: Permissao} | {readonly tipo: 'relatorio'};

/** Whether this session, by itself, gives the right: public access is not considered. */
export function temDireito(quem: Quem, sessao: SessaoChamada): boolean {
  if (sessao.tipo === 'painel') return quem.painel?.includes(sessao.permissao) ?? false;
  return quem[sessao.tipo] === true;
}

/** Whether a call is allowed; on a public route always, and a session without a further right gets the public answer. */
export function permite(quem: Quem, sessao: SessaoChamada | undefined): boolean {
  return quem.publico === true || (sessao !== undefined && temDireito(quem, sessao));
}

/** Whether the session's right ends at the limit. */
export function isLimited({limited}: Quem, limit: Limit, sessao: SessaoChamada): boolean {
  return sessao.tipo === 'painel' && (limited?.[limit]?.includes(sessao.permissao) ?? false);
}

/** The kinds of session that a route serves. */
export function tiposServidos(quem: Quem): TipoSessao[] {
  return TIPOS_SESSAO.filter(tipo => quem[tipo] !== undefined);
}

/**
 * Which of the tokens a call speaks with. A route that serves one kind reads only that one. A route that serves several
 * takes the kind from the page the call was made on; without a page (or from the page of a kind it does not serve), the
 * only token present, or else the first served, which is the storefront's wherever painters may call.
 * Undefined when the route serves no session. Chooses only: it gives no right that the token does not have.
 */
export function tipoDaChamada(quem: Quem, tokens: TokensSessao, pagina?: string): TipoSessao | undefined {
  const servidos = tiposServidos(quem);
  if (servidos.length < 2) return servidos[0];
  const daPagina = pagina ? tipoDaPagina(pagina) : undefined;
  if (daPagina && servidos.includes(daPagina)) return daPagina;
  const presentes = servidos.filter(tipo => tokens[tipo]);
  return presentes.length === 1 ? presentes[0] : servidos[0];
}

import {TIPOS_SESSAO, formatarTokens, tipoDaPagina, type TipoSessao, type TokensSessao} from '@clube/domain';

/** What is kept of a session: its token and who it belongs to. */
export interface SessaoGuardada<Dono = unknown> {
  token: string;
  dono: Dono;
}

const chave = (tipo: TipoSessao): string => `clube.sessao.${tipo}`;
const ouvintes = new Set<() => void>();

function avisarOuvintes(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

/** The session of one face as it was kept, or undefined. The text is the value of the state: compare it, not the object. */
export function textoSessao(tipo: TipoSessao): string | null {
  return localStorage.getItem(chave(tipo));
}

export function lerSessao<Dono>(tipo: TipoSessao): SessaoGuardada<Dono> | undefined {
  const texto = textoSessao(tipo);
  if (!texto) return undefined;
  try {
    return JSON.parse(texto) as SessaoGuardada<Dono>;
  } catch {
    // Whatever stands there was not written by us; a new login mends it.
    return undefined;
  }
}

export function guardarSessao<Dono>(tipo: TipoSessao, sessao: SessaoGuardada<Dono>): void {
  localStorage.setItem(chave(tipo), JSON.stringify(sessao));
  avisarOuvintes();
}

/** Forgets one face's session on this device. */
export function esquecerSessao(tipo: TipoSessao): void {
  localStorage.removeItem(chave(tipo));
  avisarOuvintes();
}

/** Forgets all three sessions and whatever the tab kept: what a refused session and a logout have in common. */
export function esquecerTudo(): void {
  for (const tipo of TIPOS_SESSAO) localStorage.removeItem(chave(tipo));
  sessionStorage.clear();
  avisarOuvintes();
}

/** Calls back when a session comes or goes, in this tab or in another. Returns the way to stop. */
export function assinarSessoes(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  window.addEventListener('storage', ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
    window.removeEventListener('storage', ouvinte);
  };
}

/** The value of the Authorization header: the three tokens, an absent one left empty. */
export function cabecalhoSessoes(): string {
  const tokens: TokensSessao = {};
  for (const tipo of TIPOS_SESSAO) {
    const token = lerSessao(tipo)?.token;
    if (token) tokens[tipo] = token;
  }
  return formatarTokens(tokens);
}

const ENTRADAS: Readonly<Record<TipoSessao, string>> = {loja: '/', painel: '/painel', relatorio: '/relatorio'};

/** Out of everything, and to the entrance of the face that the page belongs to. */
export function sairDeTudo(): void {
  esquecerTudo();
  window.location.assign(ENTRADAS[tipoDaPagina(window.location.pathname)]);
}

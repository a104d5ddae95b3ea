/** The three independent sessions: the painter's, the staff's, the reseller's reports. */
export type TipoSessao = 'loja' | 'painel' | 'relatorio';

export const TIPOS_SESSAO: readonly TipoSessao[] = ['loja', 'painel', 'relatorio'];

/** What a staff user is. */
export const ADMINISTRADOR = 0;
export const SMART = 1;
export const AUDITOR = 2;
export type Permissao = 0 | 1 | 2;

export const NOMES_PERMISSAO: Readonly<Record<Permissao, string>> = {
  [ADMINISTRADOR]: 'Administrador',
  [SMART]: 'Smart',
  [AUDITOR]: 'Auditor',
};

export function permissaoValida(valor: unknown): valor is Permissao {
  return valor === ADMINISTRADOR || valor === SMART || valor === AUDITOR;
}

/** A token per kind of session; an absent one has no key. */
export type TokensSessao = Partial<Record<TipoSessao, string>>;

/** The value of the `Authorization` header: `<loja>|<painel>|<relatorio>`, an absent token left empty. */
export function formatarTokens(tokens: TokensSessao): string {
  return TIPOS_SESSAO.map(tipo => tokens[tipo] ?? '').join('|');
}

/** Reads the header. Anything but up to three parts carries no token at all. */
export function lerTokens(cabecalho: string | undefined): TokensSessao {
  const partes = (cabecalho ?? '').split('|').map(parte => parte.trim());
  if (partes.length > TIPOS_SESSAO.length) return {};
  const tokens: TokensSessao = {};
  TIPOS_SESSAO.forEach((tipo, i) => {
    if (partes[i]) tokens[tipo] = partes[i];
  });
  return tokens;
}

/** The face that a page address (absolute or not) belongs to: /painel…, /relatorio…, or else the storefront. */
export function tipoDaPagina(pagina: string): TipoSessao {
  const caminho = pagina.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const inicio = /^\/?(painel|relatorio)(?![\w-])/i.exec(caminho)?.[1];
  return inicio ? (inicio.toLowerCase() as TipoSessao) : 'loja';
}

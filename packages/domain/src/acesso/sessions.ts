/** The three independent sessions: the painter's, the staff's, the reseller's reports. */
export type SessionKind = 'loja' | 'painel' | 'relatorio';

export const SESSION_KINDS: readonly SessionKind[] = ['loja', 'painel', 'relatorio'];

/** The permissions of staff. */
export const ADMINISTRADOR = 0;
export const SMART = 1;
export const AUDITOR = 2;
export type Permissao = 0 | 1 | 2;

export const PERMISSAO_NAMES: Readonly<Record<Permissao, string>> = {
  [ADMINISTRADOR]: 'Administrador',
  [SMART]: 'Smart',
  [AUDITOR]: 'Auditor',
};

export function isPermissao(value: unknown): value is Permissao {
  return value === ADMINISTRADOR || value === SMART || value === AUDITOR;
}

/** The session tokens by kind. */
export type SessionTokens = Partial<Record<SessionKind, string>>;

/** The value of the `Authorization` header: `<loja>|<painel>|<relatorio>`, an absent token left empty. */
export function formatTokens(tokens: SessionTokens): string {
  return SESSION_KINDS.map(kind => tokens[kind] ?? '').join('|');
}

/** Reads the header. Anything but up to three parts carries no token at all. */
export function readTokens(header: string | undefined): SessionTokens {
  const parts = (header ?? '').split('|').map(part => part.trim());
  if (parts.length > SESSION_KINDS.length) return {};
  const tokens: SessionTokens = {};
  SESSION_KINDS.forEach((kind, i) => {
    if (parts[i]) tokens[kind] = parts[i];
  });
  return tokens;
}

/** The app that a page address (absolute or not) belongs to: /painel…, /relatorio…, or else the storefront. */
export function kindOfPage(page: string): SessionKind {
  const path = page.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const start = /^\/?(painel|relatorio)(?![\w-])/i.exec(path)?.[1];
  return start ? (start.toLowerCase() as SessionKind) : 'loja';
}

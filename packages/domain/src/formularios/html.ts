/** What a text with formatting may be made of: no scripts, no styles, no pictures. Server and screens clean by this list. */
export const MARCAS_DE_TEXTO = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4'] as const;

/** Blanks, controls, signs that cannot be seen and halves of characters hide where an address leads. */
const ESCONDE = /[\s\\\p{Cc}\p{Cf}\p{Z}\p{Cs}]/u;
const CORREIO = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i;
const TELEFONE = /^tel:\+?[\d().-]{3,20}$/i;

/**
 * Where a link of such a text may lead: a whole https address, a mail address or a telephone. Undefined for anything
 * else: what is relative (`//x` and `/\x` among it) would take another's address for one of ours.
 */
export function destinoDoLink(href: string | null | undefined): string | undefined {
  const texto = (href ?? '').trim();
  if (texto.length > 2000 || ESCONDE.test(texto)) return undefined;
  if (CORREIO.test(texto) || TELEFONE.test(texto)) return texto;
  if (!/^https:\/\/[^/]/i.test(texto) || !URL.canParse(texto)) return undefined;
  const {hostname, username, password, href: inteiro} = new URL(texto);
  // A name before the host ("https://clube.com.br@evil.com") is there to mislead.
  return hostname.includes('.') && !username && !password ? inteiro : undefined;
}

/** The whole of what a link carries; undefined when it may lead nowhere and only its text is to stay. */
export function atributosDoLink(href: string | null | undefined): {href: string; rel: string} | undefined {
  const destino = destinoDoLink(href);
  return destino === undefined ? undefined : {href: destino, rel: 'noopener noreferrer nofollow'};
}

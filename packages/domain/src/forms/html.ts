/** What a text with formatting may be made of: no scripts, no styles, no pictures. Server and screens clean by this list. */
export const TEXT_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4'] as const;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** What a person reads of such a text where there is no formatting: a line for each paragraph and each point of a list. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h3|h4)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (full, name: string) => ENTITIES[name.toLowerCase()] ?? full)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** Blanks, controls, signs that cannot be seen and halves of characters hide where an address leads. */
const HIDES = /[\s\\\p{Cc}\p{Cf}\p{Z}\p{Cs}]/u;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i;
const PHONE = /^tel:\+?[\d().-]{3,20}$/i;

/**
 * Where a link of such a text may lead: a whole https address, a mail address or a telephone. Undefined for anything
 * else: what is relative (`//x` and `/\x` among it) would take another's address for one of ours.
 */
export function linkDestination(href: string | null | undefined): string | undefined {
  const text = (href ?? '').trim();
  if (text.length > 2000 || HIDES.test(text)) return undefined;
  if (MAIL.test(text) || PHONE.test(text)) return text;
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined;
  const {hostname, username, password, href: whole} = new URL(text);
  // A name before the host ("https://clube.com.br@evil.com") is there to mislead.
  return hostname.includes('.') && !username && !password ? whole : undefined;
}

export const INVALID_WEB_ADDRESS = 'Endereço inválido: ele começa com https://';

/** Whether staff may name it as a site that the storefront leads to: https alone. */
export const isWebAddress = (address: string): boolean => linkDestination(address)?.startsWith('https:') ?? false;

/** The whole of what a link carries; undefined when it may lead nowhere and only its text is to stay. */
export function linkAttributes(href: string | null | undefined): {href: string; rel: string} | undefined {
  const destination = linkDestination(href);
  return destination === undefined ? undefined : {href: destination, rel: 'noopener noreferrer nofollow'};
}

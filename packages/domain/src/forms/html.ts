/** The tags of formatted texts: no scripts, styles or images. Server and screens sanitise by this list. */
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

/** The plain text of a formatted text: a line per paragraph and list item. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h3|h4)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (full, name: string) => ENTITIES[name.toLowerCase()] ?? full)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/**
 * Whether a formatted text has more characters than this: those that people read and type, without tags. The one rule of a
 * maximum length, on the server and in forms.
 */
export const isHtmlTooLong = (html: string, max: number): boolean => textOfHtml(html).length > max;

/** Characters that can hide where an address leads: blanks, control and invisible characters, lone surrogates. */
const HIDES = /[\s\\\p{Cc}\p{Cf}\p{Z}\p{Cs}]/u;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i;
const PHONE = /^tel:\+?[\d().-]{3,20}$/i;

/**
 * The permitted target of a link in formatted text: an absolute https address, mailto or tel. Undefined for anything else;
 * relative addresses (also `//x` and `/\x`) would make another site's address look like ours.
 */
export function linkDestination(href: string | null | undefined): string | undefined {
  const text = (href ?? '').trim();
  if (text.length > 2000 || HIDES.test(text)) return undefined;
  if (MAIL.test(text) || PHONE.test(text)) return text;
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined;
  const {hostname, username, password, href: whole} = new URL(text);
  // Credentials in an address ("https://clube.com.br@evil.com") mislead people about the site.
  return hostname.includes('.') && !username && !password ? whole : undefined;
}

export const INVALID_WEB_ADDRESS = 'Endereço inválido: ele começa com https://';

/** Whether staff may enter this address as an external link of the storefront: https only. */
export const isWebAddress = (address: string): boolean => linkDestination(address)?.startsWith('https:') ?? false;

/** The attributes of a link; undefined when its target is not permitted and only its text is kept. */
export function linkAttributes(href: string | null | undefined): {href: string; rel: string} | undefined {
  const destination = linkDestination(href);
  return destination === undefined ? undefined : {href: destination, rel: 'noopener noreferrer nofollow'};
}

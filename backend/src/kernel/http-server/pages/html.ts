const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** A text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign);

/** HTML that was put together by `html`: what came in from outside is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** A template whose parts are escaped, unless they are templates themselves; lists are joined, what is absent is nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((all, text, i) => all + written(parts[i - 1]) + text));

function written(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}

/** Structured data for search engines: it is read, never run, and cannot end its own element. */
export const jsonLd = (data: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);

const PARAGRAPHS = /^\s*(<p>[^<>]*(<br\s*\/?>[^<>]*)*<\/p>\s*)+$/i;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, char => ENTITIES[char] ?? char);
const unescapeHtml = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

/** Converts a description for the input: plain paragraphs without their tags, anything richer as HTML. */
export function descriptionAsTyped(html: string): string {
  if (!PARAGRAPHS.test(html)) return html;
  return unescapeHtml(
    html
      .trim()
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/p>\s*<p>/gi, '\n\n')
      .replace(/<\/?p>/gi, ''),
  );
}

/** Converts the typed text to the stored HTML: lines of plain text become paragraphs, HTML is unchanged. */
export function descriptionToSend(text: string): string {
  const clean = text.trim();
  if (clean === '' || /<\/?[a-z][^>]*>/i.test(clean)) return clean;
  return clean
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

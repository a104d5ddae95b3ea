const PARAGRAPHS = /^\s*(<p>[^<>]*(<br\s*\/?>[^<>]*)*<\/p>\s*)+$/i;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, char => ENTITIES[char] ?? char);
const unescapeHtml = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

/** A description as it is typed: plain paragraphs without their tags; anything richer as the HTML that it is. */
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

/** What was typed as the HTML that is stored: lines of plain text become paragraphs, HTML stays as it is. */
export function descriptionToSend(text: string): string {
  const clean = text.trim();
  if (clean === '' || /<\/?[a-z][^>]*>/i.test(clean)) return clean;
  return clean
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

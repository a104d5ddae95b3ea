const PARAGRAFOS = /^\s*(<p>[^<>]*(<br\s*\/?>[^<>]*)*<\/p>\s*)+$/i;

const ENTIDADES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapar = (texto: string): string => texto.replace(/[&<>]/g, letra => ENTIDADES[letra] ?? letra);
const desescapar = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

/** A description as it is typed: plain paragraphs without their tags; anything richer as the HTML that it is. */
export function descricaoDigitada(html: string): string {
  if (!PARAGRAFOS.test(html)) return html;
  return desescapar(
    html
      .trim()
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/p>\s*<p>/gi, '\n\n')
      .replace(/<\/?p>/gi, ''),
  );
}

/** What was typed as the HTML that is stored: lines of plain text become paragraphs, HTML stays as it is. */
export function descricaoEnviada(texto: string): string {
  const limpo = texto.trim();
  if (limpo === '' || /<\/?[a-z][^>]*>/i.test(limpo)) return limpo;
  return limpo
    .split(/\n{2,}/)
    .map(paragrafo => `<p>${escapar(paragrafo.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

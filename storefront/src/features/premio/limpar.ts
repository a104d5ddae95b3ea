import DOMPurify from 'dompurify';
import {MARCAS_DE_TEXTO, atributosDoLink} from '@clube/domain';

const purificador = DOMPurify(window);

purificador.addHook('afterSanitizeAttributes', no => {
  if (no.nodeName !== 'A') return;
  const atributos = atributosDoLink(no.getAttribute('href'));
  for (const nome of no.getAttributeNames()) no.removeAttribute(nome);
  for (const [nome, valor] of Object.entries(atributos ?? {})) no.setAttribute(nome, valor);
});

/** The text with its formatting and nothing else, by the rule that the server cleans by too. */
export const limpar = (html: string): string =>
  purificador.sanitize(html, {ALLOWED_TAGS: [...MARCAS_DE_TEXTO], ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false});

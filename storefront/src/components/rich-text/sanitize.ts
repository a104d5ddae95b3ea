import DOMPurify from 'dompurify';
import {TEXT_TAGS, linkAttributes} from '@clube/domain';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', node => {
  if (node.nodeName !== 'A') return;
  const attributes = linkAttributes(node.getAttribute('href'));
  for (const name of node.getAttributeNames()) node.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes ?? {})) node.setAttribute(name, value);
});

/** Sanitizes the HTML by the same rule as the server, which keeps only formatting. */
export const sanitize = (html: string): string =>
  purifier.sanitize(html, {ALLOWED_TAGS: [...TEXT_TAGS], ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false});

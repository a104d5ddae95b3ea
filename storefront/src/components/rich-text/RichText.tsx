import {useMemo} from 'react';
import DOMPurify from 'dompurify';
import {TEXT_TAGS, linkAttributes} from '@clube/domain';
import {classes} from '@clube/ui';
import styles from './RichText.module.css';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', node => {
  if (node.nodeName !== 'A') return;
  const attributes = linkAttributes(node.getAttribute('href'));
  for (const name of node.getAttributeNames()) node.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes ?? {})) node.setAttribute(name, value);
});

/** The text with its formatting and nothing else, by the rule that the server cleans by too. */
const sanitize = (html: string): string =>
  purifier.sanitize(html, {ALLOWED_TAGS: [...TEXT_TAGS], ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false});

/** A text that staff wrote as HTML, a prize's or an announcement's: cleaned again here, whatever the server let through. */
export function RichText({html, className}: {html: string | null | undefined; className?: string | undefined}) {
  const clean = useMemo(() => sanitize(html ?? ''), [html]);
  return clean ? <div className={classes(styles.text, className)} dangerouslySetInnerHTML={{__html: clean}} /> : null;
}

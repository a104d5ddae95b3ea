import {useMemo} from 'react';
import {sanitize} from './sanitize';
import styles from './Premio.module.css';

/** The prize's description, written by staff as HTML: cleaned again here, whatever the server let through. */
export function Description({html}: {html: string | null | undefined}) {
  const clean = useMemo(() => sanitize(html ?? ''), [html]);
  return clean ? <div className={styles.descricao} dangerouslySetInnerHTML={{__html: clean}} /> : null;
}

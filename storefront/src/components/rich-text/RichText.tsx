import {textOfHtml} from '@clube/domain';
import {classes} from '@clube/ui';
import {useEffect, useMemo, useState} from 'react';
import {useIdle} from '../render-later';
import styles from './RichText.module.css';

type Sanitize = (html: string) => string;

/** What cleans, once it has been fetched. */
let fetched: Sanitize | undefined;

/** Cleaning is as long as a screen, and what is read first is read without it: it comes once the page stands. */
function useSanitize(): Sanitize | undefined {
  const idle = useIdle();
  const [sanitize, setSanitize] = useState(() => fetched);
  useEffect(() => {
    if (sanitize || !idle) return;
    let here = true;
    import('./sanitize').then(
      file => {
        fetched = file.sanitize;
        if (here) setSanitize(() => file.sanitize);
      },
      // Without it the words stand there all the same.
      () => undefined,
    );
    return () => void (here = false);
  }, [sanitize, idle]);
  return sanitize;
}

/**
 * A text that staff wrote as HTML, a prize's or an announcement's: cleaned again here, whatever the server let through. Its
 * words alone until they can be cleaned.
 */
export function RichText({html, className}: {html: string | null | undefined; className?: string | undefined}) {
  const sanitize = useSanitize();
  const clean = useMemo(() => sanitize?.(html ?? ''), [sanitize, html]);
  const text = classes(styles.text, className);
  if (clean) return <div className={text} dangerouslySetInnerHTML={{__html: clean}} />;
  const words = textOfHtml(html ?? '');
  if (clean === '' || !words) return null;
  return (
    <div className={text}>
      {words.split('\n').map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

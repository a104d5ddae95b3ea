import {textOfHtml} from '@clube/domain';
import {classes} from '@clube/ui';
import {useEffect, useMemo, useState} from 'react';
import {useIdle} from '../render-later';
import styles from './RichText.module.css';

type Sanitize = (html: string) => string;

/** The sanitizer, once it is loaded. */
let fetched: Sanitize | undefined;

/** Loads the sanitizer after the page is rendered, as it is as large as a screen. */
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
      // Without it the plain text is still shown.
      () => undefined,
    );
    return () => void (here = false);
  }, [sanitize, idle]);
  return sanitize;
}

/**
 * HTML written by staff, for a prize or an announcement: sanitized here again, whatever the server let through. Plain
 * text until the sanitizer is loaded.
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

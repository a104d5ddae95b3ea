import {IconButton, scrollBehavior} from '@clube/ui';
import {useEffect, useState} from 'react';
import styles from './PremioStore.module.css';

const APPEARS_AFTER_PX = 900;

/** A button that appears after scrolling down far enough. */
export function BackToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const measure = (): void => setFar(window.scrollY > APPEARS_AFTER_PX);
    window.addEventListener('scroll', measure, {passive: true});
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (!far) return null;
  return (
    <IconButton
      className={styles.toTop ?? ''}
      icon="chevronUp"
      label="Voltar ao topo"
      onClick={() => {
        window.scrollTo({top: 0, behavior: scrollBehavior()});
        // The button disappears, so the focus moves to the top.
        document.querySelector('main')?.focus({preventScroll: true});
      }}
    />
  );
}

import {IconButton, classes, prefersReducedMotion} from '@clube/ui';
import {useEffect, useEffectEvent, useId, useState, type ReactNode} from 'react';
import styles from './Carousel.module.css';
import {useEmbla} from './useEmbla';

interface Props {
  title: string;
  items: readonly {key: string | number; content: ReactNode}[];
  /** How long one card is shown, milliseconds. */
  interval?: number;
  /** One card at a time, as wide as the page. */
  fullWidth?: boolean;
}

const EIGHT_SECONDS = 8000;

/**
 * A row of cards that advances automatically until the user pauses, touches or hovers over it; its buttons do the same
 * as dragging.
 */
export function Carousel({title, items, interval = EIGHT_SECONDS, fullWidth}: Props) {
  const {ref, waiting, move} = useEmbla();
  const [paused, setPaused] = useState(prefersReducedMotion);
  const [busy, setBusy] = useState(false);
  const titleId = useId();
  const moveOn = useEffectEvent(() => move(1));
  useEffect(() => {
    if (waiting || paused || busy) return;
    const timer = setInterval(() => moveOn(), interval);
    return () => clearInterval(timer);
  }, [waiting, paused, busy, interval]);
  if (items.length === 0) return null;
  return (
    <section
      className={classes(fullWidth && styles.fullWidth)}
      aria-labelledby={titleId}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      <div className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.controls}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? 'Mover sozinho' : 'Pausar'}
            size={18}
            onClick={() => setPaused(previous => !previous)}
          />
          <IconButton icon="chevronLeft" label="Anterior" onClick={() => move(-1)} />
          <IconButton icon="chevronRight" label="Próximo" onClick={() => move(1)} />
        </div>
      </div>
      <div
        className={classes(styles.window, waiting && styles.waiting)}
        // A scrollable element must be focusable, so that the keyboard can scroll it.
        role="group"
        aria-labelledby={titleId}
        tabIndex={waiting ? 0 : undefined}
        ref={ref}
      >
        <ul className={styles.track}>
          {items.map(item => (
            <li key={item.key} className={styles.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

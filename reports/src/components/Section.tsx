import {IconButton} from '@clube/ui';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import styles from './Section.module.css';

interface Props {
  /** The anchor that the figures link to. */
  id: string;
  title: string;
  /** The period of the rows, and what they count. */
  hint: string;
  /** The section's actions: search, export. */
  actions?: ReactNode;
  /** On a phone the section is initially open; elsewhere and in print every section is. */
  open?: boolean;
  children: ReactNode;
}

/** A section of the report: linkable heading, period, contents. */
export function Section({id, title, hint, actions, open: openAtFirst = false, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(openAtFirst);
  const {hash, key} = useLocation();
  const named = hash === `#${id}`;
  useEffect(() => {
    if (named) setOpen(true);
  }, [named, key]);
  // Scrolls to the section and focuses it each time a link to it is followed.
  useEffect(() => {
    if (!named || !open) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, [named, key, open]);
  return (
    <section className={styles.section} aria-labelledby={id} data-closed={open ? undefined : ''}>
      <div className={styles.top}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        <span className={styles.toggle}>
          <IconButton
            icon={open ? 'chevronUp' : 'chevronDown'}
            label={`${open ? 'Recolher' : 'Mostrar'} ${title}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

import type {ReactNode} from 'react';
import styles from './Section.module.css';

interface Props {
  /** The anchor that figures lead to. */
  id: string;
  title: string;
  /** Of what period the rows are, and what they count. */
  hint: string;
  /** What can be done with the whole section: search, export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the report: a heading that can be jumped to, the period it covers, then its contents. */
export function Section({id, title, hint, actions, children}: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.top}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

import type {ReactNode} from 'react';
import styles from './Facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

interface Props {
  /** The accessible name of the facts. */
  label: string;
  /** The most important figures. */
  figures?: readonly Fact[];
  facts: readonly Fact[];
  /** What is asked for less often, as a second block. */
  more?: readonly Fact[];
  /** Shown above the facts. */
  children?: ReactNode;
}

/** The facts about a record, figures first, in as many columns as fit. */
export function Facts({label, figures, facts, more, children}: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
      {figures && <List className={styles.figures} facts={figures} />}
      <List className={styles.facts} facts={facts} />
      {more && <List className={styles.facts} facts={more} />}
    </section>
  );
}

function List({facts, className}: {facts: readonly Fact[]; className: string | undefined}) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

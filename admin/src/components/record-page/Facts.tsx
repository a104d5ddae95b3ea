import type {ReactNode} from 'react';
import styles from './Facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

interface Props {
  /** What the facts are of, for who hears them. */
  label: string;
  /** The few figures that one looks for first. */
  figures?: readonly Fact[];
  facts: readonly Fact[];
  /** Above all of them. */
  children?: ReactNode;
}

/** What is known about one thing, figures first, in as many columns as there is room for. */
export function Facts({label, figures, facts, children}: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
      {figures && <List className={styles.figures} facts={figures} />}
      <List className={styles.facts} facts={facts} />
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

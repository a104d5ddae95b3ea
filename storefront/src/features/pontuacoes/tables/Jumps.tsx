import {scrollBehavior} from '@clube/ui';
import styles from './Tables.module.css';

interface Jump {
  /** Of the heading that it leads to. */
  id: string;
  text: string;
  /** Rows that are there; undefined as long as nobody knows. */
  count: number | undefined;
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({preventScroll: true});
  heading?.scrollIntoView({behavior: scrollBehavior()});
}

/** What there is below, on a phone, where one table is as long as several screens. */
export function Jumps({to}: {to: readonly Jump[]}) {
  return (
    <nav className={styles.jumps} aria-label="Tabelas desta página">
      {to.map(({id, text, count}) => (
        <button key={id} type="button" onClick={() => goTo(id)}>
          {text} {count !== undefined && <b className="num">{count.toLocaleString('pt-BR')}</b>}
        </button>
      ))}
    </nav>
  );
}

import {scrollBehavior} from '@clube/ui';
import styles from './Tables.module.css';

interface Jump {
  /** The id of the heading that it links to. */
  id: string;
  text: string;
  /** The number of rows; undefined while loading. */
  count: number | undefined;
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({preventScroll: true});
  heading?.scrollIntoView({behavior: scrollBehavior()});
}

/** Links to the tables below, for phones, where one table is several screens long. */
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

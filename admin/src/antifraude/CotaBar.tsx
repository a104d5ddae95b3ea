import {cotaUse} from '@clube/domain';
import styles from './Antifraude.module.css';
import type {Cota} from './types';

/** The quota ends at four fifths of the bar, so that what goes beyond it is seen. */
const MARK = 80;

/** How much of a quota was scored. */
export function CotaBar({cota}: {cota: Cota}) {
  const {share, state} = cotaUse(cota);
  const text = `${Math.round(100 * share)}% da cota`;
  return (
    <span className={styles.bar} data-state={state} title={text} role="img" aria-label={text}>
      <i style={{width: `${Math.min(100, MARK * share)}%`}} />
    </span>
  );
}

import {cotaUse} from '@clube/domain';
import styles from './Antifraude.module.css';
import type {Cota} from './types';

/** The quota is at 80% of the bar, so that an excess is visible. */
const MARK = 80;

/** The share of a quota that was scored. */
export function CotaBar({cota}: {cota: Cota}) {
  const {share, state} = cotaUse(cota);
  const text = `${Math.round(100 * share)}% da cota`;
  return (
    <span className={styles.bar} data-state={state} title={text} role="img" aria-label={text}>
      <i style={{width: `${Math.min(100, MARK * share)}%`}} />
    </span>
  );
}

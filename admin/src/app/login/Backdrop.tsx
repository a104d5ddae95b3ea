import {Scene} from '@clube/ui';
import styles from './Login.module.css';

/** The drawing on the entrance's wall. */
export function Backdrop() {
  return (
    <div className={styles.cena} aria-hidden>
      <Scene seed="entrada-do-painel" />
    </div>
  );
}

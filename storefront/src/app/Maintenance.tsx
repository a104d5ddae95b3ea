import {Scene, Brand} from '@clube/ui';
import {SUPPORT} from '../base/support';
import styles from './Maintenance.module.css';

/** What every address shows while the site is closed. */
export function Maintenance() {
  return (
    <main className={styles.manutencao}>
      <title>Em reformulação · Clube do Pintor</title>
      <Brand size={22} />
      <Scene seed="manutencao" kind="escada" className={styles.desenho} />
      <h1>Estamos dando uma nova demão</h1>
      <p>O site está sendo reformulado e volta em breve. Seus pontos e pedidos estão guardados.</p>
      <p>
        Dúvidas? <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a> · {SUPPORT.phone}
      </p>
    </main>
  );
}

import {Button, Drawing} from '@clube/ui';
import {useInstall} from '../../base/device/install';
import styles from './Settings.module.css';

/** Offers to install the app, if the browser supports that. */
export function InstallApp() {
  const install = useInstall();
  if (!install) return null;
  return (
    <section className={styles.section} aria-labelledby="na-tela-inicial">
      <h2 id="na-tela-inicial">Na tela inicial</h2>
      <div className={styles.card}>
        <Drawing name="phone" color="ocre" size={64} />
        <p>O Clube abre como um aplicativo, também sem internet, com o último saldo e as últimas listas.</p>
        <Button variant="secondary" onClick={install}>
          Instalar o Clube
        </Button>
      </div>
    </section>
  );
}

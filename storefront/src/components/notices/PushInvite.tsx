import {Button, Drawing, notify} from '@clube/ui';
import {useState} from 'react';
import {usePush} from './usePush';
import styles from './Notices.module.css';

/** How long the offer stays hidden after "not now"; it returns after another receipt. Milliseconds. */
const TIMEOUT_MS = 30 * 86_400_000;
const KEY = 'clube.push-depois';

const wasPutOff = (): boolean => Date.now() - Number(localStorage.getItem(KEY) ?? 0) < TIMEOUT_MS;

/**
 * Offers push notifications about a receipt after one was sent. The browser's permission request follows only after the
 * tap.
 */
export function PushInvite() {
  const {state, change} = usePush();
  const [putOff, setPutOff] = useState(wasPutOff);
  if (state !== 'off' || putOff) return null;
  const later = (): void => {
    localStorage.setItem(KEY, String(Date.now()));
    setPutOff(true);
  };
  const turnOn = (): void =>
    change.mutate(true, {
      onSuccess: next => {
        if (next === 'on') notify.success('Pronto: avisamos você neste aparelho.');
        else later();
      },
    });
  return (
    <section className={styles.invite} aria-labelledby="convite-de-avisos">
      <Drawing name="phone" color="folha" size={72} />
      <div>
        <h2 id="convite-de-avisos">Quer saber assim que pontuar?</h2>
        <p>Avisamos neste aparelho quando a nota virar pontos e quando um prêmio sair para entrega.</p>
        <div className={styles.answers}>
          <Button small busy={change.isPending && 'LIGANDO...'} onClick={turnOn}>
            Avisar neste aparelho
          </Button>
          <Button small variant="text" onClick={later}>
            Agora não
          </Button>
        </div>
      </div>
    </section>
  );
}

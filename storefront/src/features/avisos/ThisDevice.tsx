import {Button} from '@clube/ui';
import type {PushState} from '../../base/device/push';
import {usePush} from '../../components/notices/usePush';
import styles from './Settings.module.css';

const WORDS: Readonly<Record<PushState, string>> = {
  on: 'Você recebe avisos neste aparelho, mesmo com o Clube fechado. Entre 21h e 8h esperamos até de manhã.',
  off: 'Saiba na hora quando uma nota virar pontos, mesmo com o Clube fechado. O navegador vai pedir a sua permissão.',
  denied:
    'Os avisos do Clube estão bloqueados neste navegador. Para liberar, abra as configurações do site (o cadeado ao lado do endereço) e permita as notificações.',
  installFirst:
    'No iPhone, coloque antes o Clube na tela de início: toque em Compartilhar e em “Adicionar à Tela de Início”. Depois abra o Clube por lá e volte aqui.',
  unsupported: 'Este navegador não recebe avisos com o Clube fechado. Eles ficam na lista de avisos.',
};

/** Whether this device gets push notifications while the app is closed. */
export function ThisDevice() {
  const {state, change} = usePush();
  return (
    <section className={styles.section} aria-labelledby="neste-aparelho">
      <h2 id="neste-aparelho">Neste aparelho</h2>
      <div className={styles.card} aria-live="polite">
        <p>{state ? WORDS[state] : 'Vendo como está este aparelho...'}</p>
        {state === 'off' && (
          <Button busy={change.isPending && 'LIGANDO...'} onClick={() => change.mutate(true)}>
            Ligar avisos
          </Button>
        )}
        {state === 'on' && (
          <Button variant="secondary" busy={change.isPending && 'DESLIGANDO...'} onClick={() => change.mutate(false)}>
            Desligar avisos
          </Button>
        )}
      </div>
    </section>
  );
}

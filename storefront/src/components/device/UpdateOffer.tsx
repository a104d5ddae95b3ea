import {Button, IconButton} from '@clube/ui';
import {useState} from 'react';
import {useUpdate} from '../../base/device/worker';
import {useVisit} from '../../base/session/visit';
import styles from './Device.module.css';

/** Offers a new version, which the user can activate later. */
export function UpdateOffer() {
  const update = useUpdate();
  const visit = useVisit();
  const [putOff, setPutOff] = useState(false);
  if (!update || putOff || visit === 'quiet') return null;
  return (
    <section className={styles.update} aria-label="Nova versão">
      <p>
        <b>O Clube tem uma versão nova.</b> Termine o que está fazendo e atualize quando quiser.
      </p>
      <Button small variant="secondary" onClick={update}>
        Atualizar
      </Button>
      <IconButton icon="close" label="Depois" onClick={() => setPutOff(true)} />
    </section>
  );
}

import {Icon, buttonClass} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import styles from './SendNota.module.css';
import {receivedText} from './sending/received-text';
import type {SendStatus} from './sending/useSending';

const STORED_ON_SCREEN = 'Suas notas estão guardadas nesta tela e vão sozinhas quando a conexão voltar.';
const STORED_ON_DEVICE =
  'Suas notas estão guardadas neste aparelho e vão sozinhas quando a conexão voltar, ou quando você abrir o Clube de novo.';

interface SendProgressProps {
  status: SendStatus;
  share: number | null;
  /** The files are stored on the device and survive closing the tab. */
  stored: boolean;
}

/** The progress of sending, or what it waits for. */
export function SendProgress({status, share, stored}: SendProgressProps) {
  if (status === 'idle') return null;
  if (status === 'offline')
    return (
      <p className={styles.notice} role="status">
        <Icon name="alert" size={20} />
        <span>
          <b>Sem internet.</b> {stored ? STORED_ON_DEVICE : STORED_ON_SCREEN}
        </span>
      </p>
    );
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress max={100} value={percent} aria-label="Envio das notas" />
      <span>{percent === undefined ? 'Preparando...' : percent < 100 ? `${percent}%` : 'Conferindo...'}</span>
    </div>
  );
}

/** The notice that files were chosen before the app was closed. */
export function ResumedNotice() {
  return (
    <p className={styles.notice} role="status">
      <Icon name="info" size={20} />
      <span>
        <b>Guardamos o que você já tinha escolhido.</b> Confira e envie.
      </span>
    </p>
  );
}

/** The result after sending, with links to continue. */
export function AcceptedNotas({count}: {count: number}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.scrollIntoView({block: 'center'});
  }, [count]);
  return (
    <div ref={box} role="status" className={styles.announcement}>
      {count > 0 && (
        <div className={styles.accepted}>
          <Icon name="check" size={28} />
          <p>
            <b>{receivedText(count)}</b> Agora vamos ler e conferir.
          </p>
          <Link className={buttonClass({variant: 'secondary', small: true})} to={PATHS.pontuacoes}>
            Acompanhar
          </Link>
        </div>
      )}
    </div>
  );
}

import type {ReadingState, NotaState} from '@clube/domain';
import {classes} from '@clube/ui';
import {STATE_APPEARANCE} from '../../base/notas/states';
import styles from './Timeline.module.css';

interface Props {
  state: NotaState;
  /** While it waits: whether the system reads it, or has read it. */
  reading?: ReadingState | undefined;
}

type StepState = 'feito' | 'agora' | 'depois';

function StepItem({state, children}: {state: StepState; children: string}) {
  return (
    <li
      className={state === 'depois' ? undefined : styles[state]}
      aria-current={state === 'agora' ? 'step' : undefined}
    >
      {children}
    </li>
  );
}

/** How far a receipt has come, at a glance: sent, read, looked at, decided. */
export function NotaSteps({state, reading}: Props) {
  const waiting = state === 'pendente';
  const beingRead = waiting && reading === 'em_leitura';
  return (
    <ol className={styles.passos} aria-label="Andamento">
      <StepItem state="feito">Enviada</StepItem>
      {waiting && reading && reading !== 'nao_lida' && (
        <StepItem state={beingRead ? 'agora' : 'feito'}>{beingRead ? 'Em leitura' : 'Lida'}</StepItem>
      )}
      <StepItem state={beingRead ? 'depois' : waiting ? 'agora' : 'feito'}>Em análise</StepItem>
      {waiting ? (
        <StepItem state="depois">Pontuada</StepItem>
      ) : (
        <li className={classes(styles.feito, state !== 'pontuada' && styles.falhou)} aria-current="step">
          {STATE_APPEARANCE[state].text}
        </li>
      )}
    </ol>
  );
}

import type {ReadingState, NotaState} from '@clube/domain';
import {classes} from '@clube/ui';
import {STATE_APPEARANCE} from '../../base/notas/states';
import styles from './Timeline.module.css';

interface Props {
  state: NotaState;
  /** While it waits: whether the system reads it, or has read it. */
  reading?: ReadingState | undefined;
}

type StepState = 'done' | 'now' | 'later';

function StepItem({state, children}: {state: StepState; children: string}) {
  return (
    <li className={state === 'later' ? undefined : styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      {children}
      {/* Its word says what will be, in the form of what has been. */}
      {state === 'later' && <span className="visually-hidden"> (ainda não)</span>}
    </li>
  );
}

/** How far a receipt has come, at a glance: sent, read, looked at, decided. */
export function NotaSteps({state, reading}: Props) {
  const waiting = state === 'pendente';
  const beingRead = waiting && reading === 'em_leitura';
  return (
    <ol className={styles.steps} aria-label="Andamento">
      <StepItem state="done">Enviada</StepItem>
      {waiting && reading && reading !== 'nao_lida' && (
        <StepItem state={beingRead ? 'now' : 'done'}>{beingRead ? 'Em leitura' : 'Lida'}</StepItem>
      )}
      <StepItem state={beingRead ? 'later' : waiting ? 'now' : 'done'}>Em análise</StepItem>
      {waiting ? (
        <StepItem state="later">Pontuada</StepItem>
      ) : (
        <li className={classes(styles.done, state !== 'pontuada' && styles.failed)} aria-current="step">
          {STATE_APPEARANCE[state].text}
        </li>
      )}
    </ol>
  );
}

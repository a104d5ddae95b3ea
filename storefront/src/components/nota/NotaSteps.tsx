import type {ReadingState, NotaState} from '@clube/domain';
import {classes} from '@clube/ui';
import {STATE_APPEARANCE} from '../../base/notas/states';
import styles from './Timeline.module.css';

interface Props {
  state: NotaState;
  /** For a pending receipt: whether it is being read, or was read. */
  reading?: ReadingState | undefined;
}

type StepState = 'done' | 'now' | 'later';

function StepItem({state, children}: {state: StepState; children: string}) {
  return (
    <li className={state === 'later' ? undefined : styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      {children}
      {/* The label is a past participle, so screen readers also hear that the step is not done yet. */}
      {state === 'later' && <span className="visually-hidden"> (ainda não)</span>}
    </li>
  );
}

/** The progress of a receipt: sent, read, checked, decided. */
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

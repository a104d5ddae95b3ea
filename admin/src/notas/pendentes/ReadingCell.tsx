import {SENDING_TERM_DAYS} from '@clube/domain';
import {StateChip} from '../../components/StateChip';
import {firstName} from '../../components/format/text';
import {readingState} from './reading-state';
import styles from './Readings.module.css';
import type {Pendente} from '../types';

/** A summary of a pending receipt: the confidence of its reading, who works on it, its warnings. */
export function ReadingCell({nota}: {nota: Pendente}) {
  const {text, tone, icon, percent} = readingState(nota);
  return (
    <div className={styles.cell}>
      <StateChip tone={tone} icon={icon}>
        {text}
        {percent !== undefined && (
          <span className={styles.meter} title="Confiança da leitura">
            <span className="visually-hidden">, confiança </span>
            {percent}%
          </span>
        )}
      </StateChip>
      {nota.analisePor && (
        <StateChip tone="info" icon="person">
          Em análise por {firstName(nota.analisePor)}
        </StateChip>
      )}
      {nota.segundaConferencia && (
        <StateChip tone="waiting" icon="clock">
          Aguarda segunda conferência
        </StateChip>
      )}
      {nota.possivelDuplicata && (
        <StateChip tone="error" icon="alert">
          Duplicata?
        </StateChip>
      )}
      {nota.atrasada && (
        <StateChip tone="waiting" icon="calendar">
          Mais de {SENDING_TERM_DAYS} dias
        </StateChip>
      )}
    </div>
  );
}

import type {Schema} from '@clube/api-client';
import {trabalhoProgress} from '@clube/domain';
import {Icon, LoadingState} from '@clube/ui';
import type {ReactNode} from 'react';
import {BatchJobProgress} from '../batch-jobs/BatchJobProgress';
import styles from './Wizard.module.css';

interface Props {
  /** The batch job of the step; undefined while loading. */
  batchJob: Schema<'Trabalho'> | undefined;
  /** The current activity, such as "Conferindo as linhas". */
  doing: string;
  /** The last progress request failed. */
  lost?: boolean;
  /** What the user can do meanwhile. */
  children?: ReactNode;
}

/** The progress for screen readers, in quarters only: announcing every percent would interrupt everything else. */
function spokenProgress(doing: string, percent: number | undefined): string {
  const quarter = Math.floor((percent ?? 0) / 25) * 25;
  return quarter > 0 && quarter < 100 ? `${doing}: ${quarter}%` : doing;
}

/**
 * A step that waits for a batch job: its progress, announced to screen readers at every quarter, and a note that the
 * user may leave.
 */
export function BatchJobStep({batchJob, doing, lost, children}: Props) {
  return (
    <div className={styles.long}>
      {batchJob ? <BatchJobProgress batchJob={batchJob} /> : <LoadingState rows={1} />}
      <span role="status" className="visually-hidden">
        {spokenProgress(doing, batchJob && trabalhoProgress(batchJob.feitos, batchJob.total))}
      </span>
      {batchJob?.cancelar && (
        <p className={styles.stale} role="status">
          <Icon name="clock" size={18} /> Cancelando: termina assim que o que está em andamento parar.
        </p>
      )}
      <p>Isto continua no servidor: você pode sair desta página e voltar depois.</p>
      {lost && (
        <p className={styles.stale} role="status">
          <Icon name="alert" size={18} /> Sem resposta do servidor agora. O trabalho não se perde; o andamento volta a
          ser mostrado assim que houver conexão.
        </p>
      )}
      {children}
    </div>
  );
}

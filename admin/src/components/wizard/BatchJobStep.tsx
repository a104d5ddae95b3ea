import type {Schema} from '@clube/api-client';
import {trabalhoProgress} from '@clube/domain';
import {Icon, LoadingState} from '@clube/ui';
import type {ReactNode} from 'react';
import {BatchJobProgress} from '../batch-jobs/BatchJobProgress';
import styles from './Wizard.module.css';

interface Props {
  /** The batch job that the step waits for; undefined until it is loaded. */
  batchJob: Schema<'Trabalho'> | undefined;
  /** What it does, as in "Conferindo as linhas". */
  doing: string;
  /** The last question to the server failed. */
  lost?: boolean;
  /** What one may do meanwhile. */
  children?: ReactNode;
}

/** Quarters alone are said: a figure for every percent would not let a reader speak of anything else. */
function spokenProgress(doing: string, percent: number | undefined): string {
  const quarter = Math.floor((percent ?? 0) / 25) * 25;
  return quarter > 0 && quarter < 100 ? `${doing}: ${quarter}%` : doing;
}

/** A step that takes its time: how far it is, said to screen readers at every quarter, and that one need not wait for it. */
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

import type {Schema} from '@clube/api-client';
import {trabalhoProgress, isTrabalhoOpen} from '@clube/domain';
import LinearProgress from '@mui/material/LinearProgress';
import {numberOrDash} from '../format/values';
import styles from './BatchJobs.module.css';

/** The progress of a batch job: a bar, and the same in numbers. */
export function BatchJobProgress({
  batchJob: {titulo: title, estado, feitos: doneCount, total},
}: {
  batchJob: Schema<'Trabalho'>;
}) {
  const percent = trabalhoProgress(doneCount, total);
  const unknown = percent === undefined && estado === 'rodando';
  const text = total === null ? numberOrDash(doneCount) : `${numberOrDash(doneCount)} de ${numberOrDash(total)}`;
  return (
    <span className={styles.progress}>
      <LinearProgress
        aria-label={`Andamento de ${title}`}
        {...(unknown ? {variant: 'indeterminate'} : {variant: 'determinate', value: percent ?? 0})}
        color={isTrabalhoOpen(estado) ? 'primary' : estado === 'concluido' ? 'success' : 'inherit'}
      />
      <span>
        {text}
        {percent !== undefined && total !== 0 && ` (${percent}%)`}
      </span>
    </span>
  );
}

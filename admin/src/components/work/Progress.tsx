import type {Schema} from '@clube/api-client';
import {andamentoTrabalho, trabalhoAberto} from '@clube/domain';
import LinearProgress from '@mui/material/LinearProgress';
import {numberOrNothing} from '../format/values';
import styles from './Work.module.css';

/** How far a work is: a bar, and the same in numbers. */
export function Progress({work: {titulo: title, estado, feitos: doneCount, total}}: {work: Schema<'Trabalho'>}) {
  const percent = andamentoTrabalho(doneCount, total);
  const unknown = percent === undefined && estado === 'rodando';
  const said =
    total === null ? numberOrNothing(doneCount) : `${numberOrNothing(doneCount)} de ${numberOrNothing(total)}`;
  return (
    <span className={styles.progress}>
      <LinearProgress
        aria-label={`Andamento de ${title}`}
        {...(unknown ? {variant: 'indeterminate'} : {variant: 'determinate', value: percent ?? 0})}
        color={trabalhoAberto(estado) ? 'primary' : estado === 'concluido' ? 'success' : 'inherit'}
      />
      <span>
        {said}
        {percent !== undefined && total !== 0 && ` (${percent}%)`}
      </span>
    </span>
  );
}

import type {Schema} from '@clube/api-client';
import {andamentoTrabalho, trabalhoAberto} from '@clube/domain';
import LinearProgress from '@mui/material/LinearProgress';
import {numeroOuNada} from '../formatos';
import styles from './Work.module.css';

/** How far a work is: a bar, and the same in numbers. */
export function Progress({work: {titulo, estado, feitos, total}}: {work: Schema<'Trabalho'>}) {
  const percent = andamentoTrabalho(feitos, total);
  const unknown = percent === undefined && estado === 'rodando';
  const said = total === null ? numeroOuNada(feitos) : `${numeroOuNada(feitos)} de ${numeroOuNada(total)}`;
  return (
    <span className={styles.progress}>
      <LinearProgress
        aria-label={`Andamento de ${titulo}`}
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

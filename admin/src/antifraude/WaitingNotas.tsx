import {client} from '@clube/api-client';
import {countOf, countFittingNotas} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {numberOrDash} from '../components/format/values';
import styles from './Antifraude.module.css';

/**
 * The product's quantity in each pending receipt of the network, by arrival; empty while loading and after an error.
 */
export function useWaitingNotas(id: number): readonly number[] {
  const {data} = useQuery({
    queryKey: ['antifraude', 'esperando', id],
    queryFn: ({signal}) => client.get('/api/antifraude/{id}/esperando', {path: {id}, signal}),
  });
  return data?.notas.map(({qtde}) => qtde) ?? [];
}

/** How many of the pending receipts fit into the remaining quota, as text. */
export function fittingNotasMessage(qtdAf: number, qtdes: readonly number[]): string {
  const fits = countFittingNotas(qtdAf, qtdes);
  if (fits === qtdes.length) return qtdes.length === 1 ? 'A nota que espera cabe.' : 'Cabem todas as que esperam.';
  if (fits === 0) return qtdes.length === 1 ? 'A nota que espera não cabe.' : 'Não cabe nenhuma das que esperam.';
  return `${fits === 1 ? 'Cabe 1' : `Cabem ${fits}`} das ${qtdes.length} que esperam.`;
}

/** The pending receipts in which the product was read. */
export function WaitingNotas({qtdAf, qtdes}: {qtdAf: number; qtdes: readonly number[]}) {
  const sum = Math.round(qtdes.reduce((total, qtde) => total + qtde, 0) * 1000) / 1000;
  return (
    <p className={styles.waiting}>
      <strong>{countOf(qtdes.length, 'nota espera', 'notas esperam')} por esta cota</strong>, {numberOrDash(sum)}{' '}
      {sum === 1 ? 'unidade' : 'unidades'} ao todo. {fittingNotasMessage(qtdAf, qtdes)}
    </p>
  );
}

import {formatPontosInWords, notasInWords, notasToReach} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {recentPontosQuery} from '../../base/queries/premios';
import {useIdle} from '../render-later';

/** "Faltam 320 pontos", `of` something, and how many receipts that is at the average of the last ones. */
export function MissingPontos({missing, of = ''}: {missing: number; of?: string}) {
  // The number of receipts is added when its data are loaded; the missing points are shown at once.
  const {data: recent = []} = useQuery({...recentPontosQuery, enabled: useIdle()});
  const notas = notasToReach(missing, recent);
  const faltam = `${missing === 1 ? 'Falta' : 'Faltam'} ${formatPontosInWords(missing)}`;
  return (
    <>
      {faltam}
      {of}
      {notas !== undefined && `: ${notasInWords(notas, recent.length)}`}.
    </>
  );
}

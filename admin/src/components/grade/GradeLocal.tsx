import {ListContextProvider, useList, type RaRecord, type SortPayload} from 'react-admin';
import type {Coluna} from './colunas';
import {Grade} from './Grade';
import {Paginas} from './Paginas';

interface Props<L extends RaRecord> {
  legenda: string;
  colunas: readonly Coluna<L>[];
  linhas: L[] | undefined;
  erro?: Error | null;
  onRetry?: () => void;
  ordem?: SortPayload;
  vazio?: string;
  /** All rows at once: they are few. */
  semPaginas?: boolean;
}

/** The same table over rows that are all here already: sorted and paged on the spot. */
export function GradeLocal<L extends RaRecord>({linhas, erro, onRetry, ordem, semPaginas, ...resto}: Props<L>) {
  const lista = useList<L>({
    data: linhas ?? [],
    isPending: linhas === undefined && !erro,
    perPage: semPaginas ? Math.max(1, linhas?.length ?? 1) : 10,
    ...(ordem && {sort: ordem}),
    ...(erro && {error: erro}),
  });
  const refetch = (() => onRetry?.()) as unknown as typeof lista.refetch;
  return (
    <ListContextProvider value={{...lista, refetch} as typeof lista}>
      <Grade {...resto} />
      {!semPaginas && <Paginas legenda={resto.legenda} />}
    </ListContextProvider>
  );
}

import {ListContextProvider, useList, type RaRecord, type SortPayload} from 'react-admin';
import type {Coluna} from './colunas';
import {Grade} from './Grade';
import {Paginas} from './Paginas';

interface Props<L extends RaRecord> {
  legenda: string;
  colunas: readonly Coluna<L>[];
  linhas: L[] | undefined;
  erro?: Error | null;
  aoTentar?: () => void;
  ordem?: SortPayload;
  porPagina?: number;
  vazio?: string;
}

/** The same table over rows that are all here already: sorted and paged on the spot. */
export function GradeLocal<L extends RaRecord>({linhas, erro, aoTentar, ordem, porPagina = 10, ...resto}: Props<L>) {
  const lista = useList<L>({
    data: linhas ?? [],
    isPending: linhas === undefined && !erro,
    perPage: porPagina,
    ...(ordem && {sort: ordem}),
    ...(erro && {error: erro}),
  });
  const refetch = (() => aoTentar?.()) as unknown as typeof lista.refetch;
  return (
    <ListContextProvider value={{...lista, refetch} as typeof lista}>
      <Grade {...resto} />
      <Paginas legenda={resto.legenda} />
    </ListContextProvider>
  );
}

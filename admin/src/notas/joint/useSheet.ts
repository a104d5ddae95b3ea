import {client, type AnswerOf} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {ADDRESS_LIFETIME} from '../../components/notas/FileButton';

export type JointNota = AnswerOf<'/api/pontuacoes/juntas'>['notas'][number];

/** Under the queue's query key, so that invalidating the queue invalidates the sheet too. */
const SHEET_KEY = ['pendentes', 'juntas'] as const;

const A_MINUTE = 60_000;

/** The receipts that can be scored together. Refetched only as often as the addresses of their files need it. */
export const useSheet = () =>
  useQuery({
    queryKey: SHEET_KEY,
    queryFn: async ({signal}) => (await client.get('/api/pontuacoes/juntas', {signal})).notas,
    staleTime: A_MINUTE,
    refetchInterval: ADDRESS_LIFETIME,
    refetchOnWindowFocus: false,
  });

/**
 * The sheet as it was when it was opened, as it must not change while a person looks at it: only the addresses of the
 * files are renewed. Another `round` opens the next sheet.
 */
export function useFixedSheet(round: number) {
  const {data, isFetching, error, refetch} = useSheet();
  const [fixed, setFixed] = useState<{round: number; notas: readonly JointNota[]}>();
  const isFixed = fixed?.round === round;
  if (data && !isFetching && !isFixed) setFixed({round, notas: data});
  const addresses = new Map(data?.map(({id, arquivoUrl}) => [id, arquivoUrl]));
  const renewed = (nota: JointNota) => ({...nota, arquivoUrl: addresses.get(nota.id) ?? nota.arquivoUrl});
  return {notas: isFixed ? fixed.notas.map(renewed) : data, error, refetch};
}

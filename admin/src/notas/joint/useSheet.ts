import {client, type AnswerOf} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

export type JointNota = AnswerOf<'/api/pontuacoes/juntas'>['notas'][number];

/** Under the queue's query key, so that invalidating the queue invalidates the sheet too. */
const SHEET_KEY = ['pendentes', 'juntas'] as const;

const A_MINUTE = 60_000;

/**
 * The receipts that can be scored together. Not refetched automatically, as it must not change while a person looks at
 * it.
 */
export const useSheet = () =>
  useQuery({
    queryKey: SHEET_KEY,
    queryFn: async ({signal}) => (await client.get('/api/pontuacoes/juntas', {signal})).notas,
    staleTime: A_MINUTE,
    refetchOnWindowFocus: false,
  });

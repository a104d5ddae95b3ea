import {client, type AnswerOf} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

export type JointNota = AnswerOf<'/api/pontuacoes/juntas'>['notas'][number];

/** Under the queue's key: what changes it makes this one old too. */
const SHEET_KEY = ['pendentes', 'juntas'] as const;

const A_MINUTE = 60_000;

/** The receipts that may be scored together. It does not change by itself under the eyes of who looks at it. */
export const useSheet = () =>
  useQuery({
    queryKey: SHEET_KEY,
    queryFn: async ({signal}) => (await client.get('/api/pontuacoes/juntas', {signal})).notas,
    staleTime: A_MINUTE,
    refetchOnWindowFocus: false,
  });

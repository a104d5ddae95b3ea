import {client, type BodyOf, type Row} from '@clube/api-client';
import type {QueryClient} from '@tanstack/react-query';
import {infoQuery} from '../session/info';

/** A painter's notice. */
export type Aviso = Row<'/api/avisos'>;

/** Marks these notices, or all up to one, as read, and updates the unread count. */
export async function markRead(queryClient: QueryClient, which: BodyOf<'/api/avisos/lidos'>): Promise<void> {
  const {avisosNaoLidos} = await client.post('/api/avisos/lidos', {body: which});
  queryClient.setQueryData(infoQuery.queryKey, info => info && {...info, avisosNaoLidos});
  if ('clearAppBadge' in navigator && avisosNaoLidos === 0) await navigator.clearAppBadge().catch(() => undefined);
}

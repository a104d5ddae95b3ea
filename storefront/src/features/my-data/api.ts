import {client, type BodyOf} from '@clube/api-client';
import {queryOptions, useMutation, useQueryClient} from '@tanstack/react-query';
import {infoQuery} from '../../base/session/info';

export const privacyQuery = queryOptions({
  queryKey: ['privacidade'],
  queryFn: ({signal}) => client.get('/api/privacidade', {signal}),
});

export const personalDataQuery = queryOptions({
  queryKey: ['privacidade', 'dados'],
  queryFn: ({signal}) => client.get('/api/privacidade/dados', {signal}),
});

/** Gives an optional consent, or takes it back. */
export function useSetConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'/api/privacidade/consentimentos'>) =>
      client.post('/api/privacidade/consentimentos', {body}),
    onSettled: () => {
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      return queryClient.invalidateQueries({queryKey: privacyQuery.queryKey, exact: true});
    },
  });
}

/** Fetches the personal data export, and has the browser save it as a file. */
export async function downloadPersonalData(): Promise<void> {
  const copy = await client.post('/api/privacidade/copia');
  const url = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'meus-dados-clube-do-pintor.json';
  link.click();
  // The browser has to have begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

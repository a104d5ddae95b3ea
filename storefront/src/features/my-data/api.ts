import {client, type BodyOf} from '@clube/api-client';
import {queryOptions, useMutation, useQueryClient} from '@tanstack/react-query';
import {infoQuery} from '../../base/session/info';
import {saveFile} from '../../base/save-file';

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
  const file = new Blob([JSON.stringify(copy, null, 2)], {type: 'application/json'});
  saveFile(file, 'meus-dados-clube-do-pintor.json');
}

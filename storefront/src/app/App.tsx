import {client} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {QueryClientProvider, useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {RouterProvider} from 'react-router-dom';
import {createQueryClient} from './query-client';
import {Maintenance} from './Maintenance';
import {router} from './routes';

const ONE_MINUTE = 60_000;

/** While the site is closed every address shows the maintenance page. A check that fails closes nothing. */
function SiteGate() {
  const {data: closed} = useQuery({
    queryKey: ['site-bloqueado'],
    queryFn: async ({signal}) => (await client.get('/api/configuracoes/site-bloqueado', {signal})).bloquearSite,
    retry: false,
    staleTime: ONE_MINUTE,
    refetchInterval: ONE_MINUTE,
  });
  return closed ? <Maintenance /> : <RouterProvider router={router} />;
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteGate />
      <Toasts />
    </QueryClientProvider>
  );
}

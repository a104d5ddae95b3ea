import {client} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {QueryClientProvider, useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {RouterProvider} from 'react-router-dom';
import {criarConsultas} from './consultas';
import {Manutencao} from './Manutencao';
import {roteador} from './rotas';

const UM_MINUTO = 60_000;

/** While the site is closed every address shows the maintenance page. A check that fails closes nothing. */
function PortaDoSite() {
  const {data: fechado} = useQuery({
    queryKey: ['site-bloqueado'],
    queryFn: async ({signal}) => (await client.get('/api/configuracoes/site-bloqueado', {signal})).bloquearSite,
    retry: false,
    staleTime: UM_MINUTO,
    refetchInterval: UM_MINUTO,
  });
  return fechado ? <Manutencao /> : <RouterProvider router={roteador} />;
}

export function App() {
  const [consultas] = useState(criarConsultas);
  return (
    <QueryClientProvider client={consultas}>
      <PortaDoSite />
      <Toasts />
    </QueryClientProvider>
  );
}

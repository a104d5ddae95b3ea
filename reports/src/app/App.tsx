import {Toasts} from '@clube/ui';
import {QueryClientProvider} from '@tanstack/react-query';
import {useState} from 'react';
import {RouterProvider} from 'react-router-dom';
import {criarConsultas} from './consultas';
import {roteador} from './rotas';

export function App() {
  const [consultas] = useState(criarConsultas);
  return (
    <QueryClientProvider client={consultas}>
      <RouterProvider router={roteador} />
      <Toasts />
    </QueryClientProvider>
  );
}

import {Toasts} from '@clube/ui';
import {QueryClientProvider} from '@tanstack/react-query';
import {useState} from 'react';
import {RouterProvider} from 'react-router-dom';
import {createQueryClient} from './query-client';
import {router} from './routes';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  );
}

import '@clube/ui/styles.css';
import './app/print.css';
import {StrictMode, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {Toasts} from '@clube/ui';
import {QueryClientProvider} from '@tanstack/react-query';
import {RouterProvider} from 'react-router-dom';
import {createQueryClient} from './app/query-client';
import {router} from './app/routes';

function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import {createBrowserRouter} from 'react-router-dom';
import {BASE} from '../base/caminhos';
import {Espera, SoRevenda, SoVisitante} from './guardas';
import {PaginaErro} from './PaginaErro';
import {PaginaNaoEncontrada} from './PaginaNaoEncontrada';

export const roteador = createBrowserRouter(
  [
    {
      errorElement: <PaginaErro />,
      hydrateFallbackElement: <Espera />,
      children: [
        {
          element: <SoVisitante />,
          children: [{index: true, lazy: async () => ({Component: (await import('../features/login/Login')).default})}],
        },
        {
          element: <SoRevenda />,
          children: [
            {
              path: 'dashboard',
              lazy: async () => ({Component: (await import('../features/dashboard/Dashboard')).default}),
            },
          ],
        },
        {path: '*', element: <PaginaNaoEncontrada />},
      ],
    },
  ],
  {basename: BASE},
);

import {createBrowserRouter} from 'react-router-dom';
import {BASE} from '../base/paths';
import {PageLoading, RevendaOnly, VisitorOnly} from './guards';
import {ErrorPage} from './ErrorPage';
import {NotFoundPage} from './NotFoundPage';

export const router = createBrowserRouter(
  [
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          element: <VisitorOnly />,
          children: [{index: true, lazy: async () => ({Component: (await import('../features/login/Login')).default})}],
        },
        {
          element: <RevendaOnly />,
          children: [
            {
              path: 'dashboard',
              lazy: async () => ({Component: (await import('../features/dashboard/Dashboard')).default}),
            },
          ],
        },
        {path: '*', element: <NotFoundPage />},
      ],
    },
  ],
  {basename: BASE},
);

import {Outlet, createBrowserRouter, useLocation, useRouteError} from 'react-router-dom';
import {FailureState, useFocusOnArrival} from '@clube/ui';
import {useEffect} from 'react';
import {BASE} from '../base/paths';
import {PageLoading, RevendaOnly, VisitorOnly} from './guards';
import {NotFoundPage} from './NotFoundPage';

/**
 * The error page of a screen that fails, or whose file could not be loaded (an old tab after a deployment): a message
 * with a way to continue.
 */
function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main>
      <FailureState
        message="Esta página não pôde ser mostrada. Recarregue; se continuar assim, fale com o suporte."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

/** Around every page. */
function Frame() {
  useFocusOnArrival(useLocation().pathname);
  return <Outlet />;
}

export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          element: <VisitorOnly />,
          children: [
            {index: true, lazy: async () => ({Component: (await import('../features/login/Login')).default})},
            {
              path: 'esqueceu-senha',
              lazy: async () => ({Component: (await import('../features/login/Esqueci')).default}),
            },
          ],
        },
        {
          element: <RevendaOnly />,
          children: [
            {
              path: 'dashboard',
              lazy: async () => ({Component: (await import('../features/dashboard/Dashboard')).default}),
            },
            {
              path: 'perfil',
              lazy: async () => ({Component: (await import('../features/perfil/Perfil')).default}),
            },
          ],
        },
        {
          path: 'convite',
          lazy: async () => ({Component: (await import('../features/login/Convite')).default}),
        },
        {path: '*', element: <NotFoundPage />},
      ],
    },
  ],
  {basename: BASE},
);

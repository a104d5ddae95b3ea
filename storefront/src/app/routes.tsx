import {type ComponentType, useEffect} from 'react';
import {createBrowserRouter, type RouteObject, useRouteError} from 'react-router-dom';
import {FailureState} from '@clube/ui';
import {Layout} from './Layout';
import {PageLoading, PintorOnly, PintorOrVisitor, VisitorOnly} from './guards';

/** A screen that broke, or whose file could not be fetched (an old tab after an update): said plainly, with a way on. */
function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <FailureState
      message="Esta página não pôde ser mostrada. Recarregue; se continuar assim, fale com o suporte."
      onRetry={() => window.location.reload()}
    />
  );
}

/** A screen of its own file, fetched when somebody goes there. */
const lazyScreen =
  (load: () => Promise<{default: ComponentType}>): NonNullable<RouteObject['lazy']> =>
  async () => ({Component: (await load()).default});

const visitorRoutes: RouteObject[] = [
  {index: true, lazy: lazyScreen(() => import('../features/landing/Landing'))},
  {path: 'login', lazy: lazyScreen(() => import('../features/login/Login'))},
  {path: 'cadastrar', lazy: lazyScreen(() => import('../features/cadastro/Cadastro'))},
  {
    path: 'cadastrar-ache-seu-pintor',
    lazy: async () => ({Component: (await import('../features/cadastro/Cadastro')).CadastroAcheSeuPintor}),
  },
  {path: 'pos-cadastro', lazy: lazyScreen(() => import('../features/cadastro/AfterCadastro'))},
];

const storeRoutes: RouteObject[] = [
  {path: 'loja', lazy: lazyScreen(() => import('../features/loja/Loja'))},
  {path: 'loja/credito', lazy: lazyScreen(() => import('../features/loja/LojaCredito'))},
];

const publicRoutes: RouteObject[] = [
  {path: 'confirmar-email', lazy: lazyScreen(() => import('../features/confirm-email/ConfirmEmail'))},
  {path: 'esqueceu-senha', lazy: lazyScreen(() => import('../features/recovery/RequestLink'))},
  {path: 'esqueceu-senha/:uuid', lazy: lazyScreen(() => import('../features/recovery/NewPassword'))},
  {path: 'entrada-social', lazy: lazyScreen(() => import('../features/social/SocialReturn'))},
  {path: 'regulamento', lazy: lazyScreen(() => import('../features/regulamento/Regulamento'))},
  {path: 'compartilhado/:token', lazy: lazyScreen(() => import('../features/shared-midia/SharedMidia'))},
  {path: 'politica-privacidade', lazy: lazyScreen(() => import('../features/privacy/Privacy'))},
];

const pintorRoutes: RouteObject[] = [
  {path: 'home', lazy: lazyScreen(() => import('../features/home/Home'))},
  {path: 'premio/:codigo', lazy: lazyScreen(() => import('../features/premio/PremioPage'))},
  {path: 'enviar-nf', lazy: lazyScreen(() => import('../features/send-nota/SendNota'))},
  {path: 'pontuacoes', lazy: lazyScreen(() => import('../features/pontuacoes/Pontuacoes'))},
  {path: 'perfil', lazy: lazyScreen(() => import('../features/profile/Profile'))},
  {path: 'avisos', lazy: lazyScreen(() => import('../features/avisos/Avisos'))},
  {path: 'avisos/preferencias', lazy: lazyScreen(() => import('../features/avisos/AvisoSettings'))},
  {path: 'cartao', lazy: lazyScreen(() => import('../features/cartao/Cartao'))},
  {path: 'contato', lazy: lazyScreen(() => import('../features/contato/Contato'))},
  {path: 'quanto-vou-ganhar', lazy: lazyScreen(() => import('../features/simulator/Simulator'))},
  {path: 'pontos-produtos', lazy: lazyScreen(() => import('../features/produtos/Produtos'))},
  {path: 'privacidade', lazy: lazyScreen(() => import('../features/my-data/MyData'))},
  {path: 'resgates', lazy: lazyScreen(() => import('../features/resgates/Resgates'))},
  {path: 'indicacao', lazy: lazyScreen(() => import('../features/indicacao/Indicacao'))},
  {path: 'cluster', lazy: lazyScreen(() => import('../features/cluster/Cluster'))},
  {path: 'treinamentos', lazy: lazyScreen(() => import('../features/treinamentos/Treinamentos'))},
  {path: 'fotos-videos', lazy: lazyScreen(() => import('../features/fotos-videos/FotosVideos'))},
];

export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          {element: <VisitorOnly />, children: visitorRoutes},
          {element: <PintorOrVisitor />, children: storeRoutes},
          ...publicRoutes,
          {element: <PintorOnly />, children: pintorRoutes},
          {path: '*', lazy: lazyScreen(() => import('./NotFoundPage'))},
        ],
      },
    ],
  },
]);

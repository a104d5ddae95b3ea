import {lazy, useState, type ComponentType} from 'react';
import {matchRoutes, type RouteObject, useRoutes} from 'react-router-dom';
import type {Preload} from '../base/types';
import {Layout} from './Layout';
import {PintorOnly, PintorOrVisitor, VisitorOnly} from './guards';

interface ScreenFile {
  default: ComponentType;
  preload?: Preload;
}

/** The function that loads each screen's file. */
const fetching = new Map<unknown, () => Promise<ScreenFile>>();

/** A screen loaded on demand; rendered at once if it is loaded already. */
function screen(load: () => Promise<ScreenFile>) {
  let loaded: ComponentType | undefined;
  const fetchIt = async () => {
    const file = await load();
    loaded = file.default;
    return file;
  };
  const Fetched = lazy(fetchIt);
  function Screen() {
    const [Shown] = useState(() => loaded ?? Fetched);
    return <Shown />;
  }
  const element = <Screen />;
  fetching.set(element, fetchIt);
  return element;
}

const visitorRoutes: RouteObject[] = [
  {index: true, element: screen(() => import('../features/landing/Landing'))},
  {path: 'login', element: screen(() => import('../features/login/Login'))},
  {path: 'cadastrar', element: screen(() => import('../features/cadastro/Cadastro'))},
  {
    path: 'cadastrar-ache-seu-pintor',
    element: screen(async () => ({default: (await import('../features/cadastro/Cadastro')).CadastroAcheSeuPintor})),
  },
  {path: 'pos-cadastro', element: screen(() => import('../features/cadastro/AfterCadastro'))},
];

const storeRoutes: RouteObject[] = [
  {path: 'loja', element: screen(() => import('../features/premio-store/PremioStore'))},
  {path: 'loja/credito', element: screen(() => import('../features/premio-store/PremioStoreCredito'))},
];

const publicRoutes: RouteObject[] = [
  {path: 'confirmar-email', element: screen(() => import('../features/confirm-email/ConfirmEmail'))},
  {path: 'esqueceu-senha', element: screen(() => import('../features/recovery/RequestLink'))},
  {path: 'esqueceu-senha/:uuid', element: screen(() => import('../features/recovery/NewPassword'))},
  {path: 'entrada-social', element: screen(() => import('../features/social/SocialReturn'))},
  {path: 'regulamento', element: screen(() => import('../features/regulamento/Regulamento'))},
  {path: 'compartilhado/:token', element: screen(() => import('../features/shared-midia/SharedMidia'))},
  {path: 'certificado', element: screen(() => import('../features/certificado/ConfirmCertificado'))},
  {path: 'certificado/:codigo', element: screen(() => import('../features/certificado/ConfirmCertificado'))},
  {path: 'avaliar/:token', element: screen(() => import('../features/rate-painter/RatePainter'))},
  {path: 'denunciar/:tipo/:id', element: screen(() => import('../features/report/Report'))},
  {path: 'politica-privacidade', element: screen(() => import('../features/privacy/Privacy'))},
];

const pintorRoutes: RouteObject[] = [
  {path: 'home', element: screen(() => import('../features/home/Home'))},
  {path: 'premio/:codigo', element: screen(() => import('../features/premio/PremioPage'))},
  {path: 'enviar-nf', element: screen(() => import('../features/send-nota/SendNota'))},
  {path: 'pontuacoes', element: screen(() => import('../features/pontuacoes/Pontuacoes'))},
  {path: 'perfil', element: screen(() => import('../features/profile/Profile'))},
  {path: 'avisos', element: screen(() => import('../features/avisos/Avisos'))},
  {path: 'avisos/preferencias', element: screen(() => import('../features/avisos/AvisoSettings'))},
  {path: 'cartao', element: screen(() => import('../features/cartao/Cartao'))},
  {path: 'contato', element: screen(() => import('../features/contato/Contato'))},
  {path: 'quanto-vou-ganhar', element: screen(() => import('../features/simulator/Simulator'))},
  {path: 'pontos-produtos', element: screen(() => import('../features/produtos/Produtos'))},
  {path: 'privacidade', element: screen(() => import('../features/my-data/MyData'))},
  {path: 'resgates', element: screen(() => import('../features/resgates/Resgates'))},
  {path: 'indicacao', element: screen(() => import('../features/indicacao/Indicacao'))},
  {path: 'cluster', element: screen(() => import('../features/cluster/Cluster'))},
  {path: 'treinamentos', element: screen(() => import('../features/treinamentos/Treinamentos'))},
  {path: 'cursos', element: screen(() => import('../features/cursos/list/Cursos'))},
  {path: 'cursos/:idCurso', element: screen(() => import('../features/cursos/detail/CursoPage'))},
  {path: 'cursos/:idCurso/assistir', element: screen(() => import('../features/cursos/aula/AulaPage'))},
  {path: 'ache-seu-pintor', element: screen(() => import('../features/directory/AcheSeuPintor'))},
  {path: 'ache-seu-pintor/pedidos', element: screen(() => import('../features/directory/pedidos/Pedidos'))},
  {path: 'fotos-videos', element: screen(() => import('../features/fotos-videos/FotosVideos'))},
];

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {element: <VisitorOnly />, children: visitorRoutes},
      {element: <PintorOrVisitor />, children: storeRoutes},
      ...publicRoutes,
      {element: <PintorOnly />, children: pintorRoutes},
      {path: '*', element: screen(() => import('./NotFoundPage'))},
    ],
  },
];

/** Loads the file of a path's screen. */
export const screenFileOf = (location: Pick<Location, 'pathname'>) => {
  const match = matchRoutes(routes, location)?.at(-1);
  return {params: match?.params ?? {}, file: fetching.get(match?.route.element)?.()};
};

/** The screen of the current path, in the common layout. */
export const Screens = () => useRoutes(routes);

import type {ComponentType} from 'react';
import {createBrowserRouter, type RouteObject} from 'react-router-dom';
import {Estrutura} from './Estrutura';
import {EsperaPagina, SoPintor, SoVisitante} from './guardas';
import {PaginaErro} from './PaginaErro';
import {PaginaNaoEncontrada} from './PaginaNaoEncontrada';

/** A screen of its own file, fetched when somebody goes there. */
const tela =
  (importar: () => Promise<{default: ComponentType}>): NonNullable<RouteObject['lazy']> =>
  async () => ({Component: (await importar()).default});

const doVisitante: RouteObject[] = [
  {index: true, lazy: tela(() => import('../features/landing/Landing'))},
  {path: 'login', lazy: tela(() => import('../features/login/Login'))},
  {path: 'cadastrar', lazy: tela(() => import('../features/cadastro/Cadastro'))},
  {path: 'pos-cadastro', lazy: tela(() => import('../features/cadastro/PosCadastro'))},
];

const deTodos: RouteObject[] = [
  {path: 'loja', lazy: tela(() => import('../features/loja/Loja'))},
  {path: 'loja/credito', lazy: tela(() => import('../features/loja/LojaCredito'))},
  {path: 'confirmar-email', lazy: tela(() => import('../features/confirmar-email/ConfirmarEmail'))},
  {path: 'regulamento', lazy: tela(() => import('../features/regulamento/Regulamento'))},
  {path: 'politica-privacidade', lazy: tela(() => import('../features/privacidade/Privacidade'))},
];

const doPintor: RouteObject[] = [
  {path: 'home', lazy: tela(() => import('../features/home/Home'))},
  {path: 'premio/:codigo', lazy: tela(() => import('../features/premio/PaginaPremio'))},
  {path: 'enviar-nf', lazy: tela(() => import('../features/enviar-nota/EnviarNota'))},
  {path: 'pontuacoes', lazy: tela(() => import('../features/pontuacoes/Pontuacoes'))},
  {path: 'resgates', lazy: tela(() => import('../features/resgates/Resgates'))},
];

export const roteador = createBrowserRouter([
  {
    element: <Estrutura />,
    errorElement: <PaginaErro />,
    hydrateFallbackElement: <EsperaPagina />,
    children: [
      {
        errorElement: <PaginaErro />,
        children: [
          {element: <SoVisitante />, children: doVisitante},
          ...deTodos,
          {element: <SoPintor />, children: doPintor},
          {path: '*', element: <PaginaNaoEncontrada />},
        ],
      },
    ],
  },
]);

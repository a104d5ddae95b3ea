import {lazy, type ComponentType, type ReactNode} from 'react';
import {SemAcesso} from './components/Avisos';
import {podeFazer} from './providers/acesso';
import {sessaoChamada} from './providers/sessao';

interface TelaDoPainel {
  /** Relative to /painel. */
  readonly caminho: string;
  /** Resource and action that the screen is about: who may not do it does not see it. */
  readonly acesso: readonly [recurso: string, acao: string];
  readonly Tela: ComponentType;
}

const tela = (carregar: () => Promise<ComponentType>): ComponentType => lazy(async () => ({default: await carregar()}));

/** Every screen behind the entrance; each comes with its first visit. */
export const TELAS: readonly TelaDoPainel[] = [
  {
    caminho: '/dashboard',
    acesso: ['dashboard', 'list'],
    Tela: tela(() => import('./dashboard').then(m => m.Dashboard)),
  },
  {
    caminho: '/pintores',
    acesso: ['pintores', 'list'],
    Tela: tela(() => import('./pintores').then(m => m.PintoresList)),
  },
  {
    caminho: '/pintor/:cpf',
    acesso: ['pintores', 'list'],
    Tela: tela(() => import('./pintores').then(m => m.PintorShow)),
  },
  {
    caminho: '/processar/pontuacoes',
    acesso: ['pendentes', 'list'],
    Tela: tela(() => import('./notas').then(m => m.PendentesList)),
  },
  {
    caminho: '/processar/nova-venda',
    acesso: ['pendentes', 'pontuar'],
    Tela: tela(() => import('./notas/nova-venda').then(m => m.NovaVenda)),
  },
  {
    caminho: '/pontuacoes/pontuado',
    acesso: ['pontuado', 'list'],
    Tela: tela(() => import('./notas').then(m => m.PontuadoList)),
  },
  {
    caminho: '/pontuacoes/nao-pontuavel',
    acesso: ['nao-pontuavel', 'list'],
    Tela: tela(() => import('./notas').then(m => m.NaoPontuavelList)),
  },
  {
    caminho: '/resgates',
    acesso: ['resgates', 'list'],
    Tela: tela(() => import('./resgates').then(m => m.ResgatesList)),
  },
  {
    caminho: '/produtos',
    acesso: ['produtos', 'list'],
    Tela: tela(() => import('./produtos').then(m => m.ProdutosList)),
  },
  {
    caminho: '/produtos/:id',
    acesso: ['produtos', 'edit'],
    Tela: tela(() => import('./produtos').then(m => m.ProdutoEdit)),
  },
  {
    caminho: '/cadastrar/produto',
    acesso: ['produtos', 'create'],
    Tela: tela(() => import('./produtos').then(m => m.ProdutoCreate)),
  },
  {caminho: '/premios', acesso: ['premios', 'list'], Tela: tela(() => import('./premios').then(m => m.PremiosList))},
  {caminho: '/premios/:id', acesso: ['premios', 'edit'], Tela: tela(() => import('./premios').then(m => m.PremioEdit))},
  {
    caminho: '/cadastrar/premio',
    acesso: ['premios', 'create'],
    Tela: tela(() => import('./premios').then(m => m.PremioCreate)),
  },
  {caminho: '/perfil', acesso: ['perfil', 'edit'], Tela: tela(() => import('./perfil').then(m => m.Perfil))},
];

/** Custom routes are not guarded by react-admin itself. */
export function Guarda({acesso: [recurso, acao], children}: {acesso: TelaDoPainel['acesso']; children: ReactNode}) {
  return podeFazer(recurso, acao, sessaoChamada()) ? children : <SemAcesso />;
}

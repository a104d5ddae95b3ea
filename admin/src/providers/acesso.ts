import {podeChamar, type Metodo, type SessaoChamada} from '@clube/domain';

type Chamada = readonly [metodo: Metodo, caminho: string];

/** The calls behind what the panel lets people do: who may make the call may see the button. */
export const CHAMADAS: Readonly<Record<string, Chamada>> = {
  'dashboard.list': ['GET', '/api/dashboard'],
  'pintores.list': ['GET', '/api/parceiros'],
  'pendentes.list': ['GET', '/api/pontuacoes/pendentes'],
  'pendentes.pontuar': ['POST', '/api/pontuacoes/pontuar'],
  'pontuado.list': ['GET', '/api/pontuacoes/pendentes'],
  'pontuado.cancelar': ['POST', '/api/pontuacoes/cancelar'],
  'nao-pontuavel.list': ['GET', '/api/pontuacoes/encerradas'],
  'resgates.list': ['GET', '/api/resgates'],
  'produtos.list': ['GET', '/api/produtos'],
  'produtos.create': ['POST', '/api/produtos'],
  'produtos.edit': ['PUT', '/api/produtos/{id}'],
  'produtos.delete': ['DELETE', '/api/produtos/{id}'],
  'premios.list': ['PUT', '/api/premios/bulk-activate'],
  'premios.create': ['POST', '/api/premios'],
  'premios.edit': ['PUT', '/api/premios/{id}'],
  'premios.delete': ['DELETE', '/api/premios/{id}'],
  'perfil.edit': ['PUT', '/api/usuarios'],
};

/** Whether this session may do this: what is not in the table may not be done by anybody. */
export function podeFazer(recurso: string, acao: string, sessao: SessaoChamada | undefined): boolean {
  const chamada = CHAMADAS[`${recurso}.${acao === 'show' ? 'list' : acao}`];
  return chamada !== undefined && sessao !== undefined && podeChamar(...chamada, sessao);
}

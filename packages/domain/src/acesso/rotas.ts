import {permite, type Quem, type SessaoChamada} from './quem.js';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from './sessoes.js';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Rota = readonly [metodo: Metodo, caminho: string, quem: Quem];

const s = (...painel: Permissao[]): Quem => ({painel});
const [s1, s01, s12, s012] = [
  s(SMART),
  s(ADMINISTRADOR, SMART),
  s(SMART, AUDITOR),
  s(ADMINISTRADOR, SMART, AUDITOR),
] as const;
const p: Quem = {loja: true};
const r: Quem = {relatorio: true};
const publico: Quem = {publico: true};

/**
 * Who may call what: the one table that the server enforces and the screens read. A route without a row is open to
 * nobody. Parameters keep their braces.
 */
export const ROTAS: readonly Rota[] = [
  ['POST', '/api/sessoes/parceiro', publico],
  ['POST', '/api/sessoes/parceiro/confirmar-email', publico],
  ['POST', '/api/sessoes/usuario', publico],
  ['POST', '/api/sessoes/usuario/relatorio', publico],
  ['POST', '/api/sessoes/sair', {...p, ...s012, ...r}],
  ['GET', '/api/sessoes/parceiro/info', p],

  ['PUT', '/api/usuarios', s012],

  ['POST', '/api/parceiros', publico],
  ['GET', '/api/parceiros', {...publico, ...s012}],
  ['PUT', '/api/parceiros', p],
  ['POST', '/api/parceiros/reenviar-confirmacao', p],
  ['POST', '/api/indique-ganhe/validate', publico],
  ['GET', '/api/cep/{cep}', publico],

  ['GET', '/api/configuracoes/site-bloqueado', publico],
  ['GET', '/api/configuracoes', s01],
  ['POST', '/api/configuracoes', s01],
  ['PUT', '/api/configuracoes/{id}', s01],

  ['GET', '/api/revendas', {...publico, ...s01}],
  ['GET', '/api/lojas', s012],
  ['PUT', '/api/lojas/{cnpj}', s12],

  ['GET', '/api/banners/intervalo', p],
  ['GET', '/api/banners', s01],
  ['POST', '/api/banners', s01],
  ['POST', '/api/upload/banner', s01],
  ['PUT', '/api/banners/{id}', s01],
  ['PATCH', '/api/banners/bulk', s01],
  ['DELETE', '/api/banners/{id}', s01],

  ['GET', '/api/premios', {...publico, ...p, ...s012}],
  ['GET', '/api/premios/{id}', {...publico, ...p, ...s012}],
  ['POST', '/api/premios', s01],
  ['PUT', '/api/premios/{id}', s12],
  ['PUT', '/api/premios/bulk-activate', s012],
  ['DELETE', '/api/premios/{id}', s12],
  ['GET', '/api/tags', publico],

  ['POST', '/api/resgatar', p],
  ['GET', '/api/resgates', {...p, ...s012}],
  ['GET', '/api/resgates/export', s012],
  ['GET', '/api/resgates/{id}', {...p, ...s012}],
  ['PATCH', '/api/resgates/bulk', s12],
  ['PUT', '/api/resgates/{id}/alterar-observacao', s012],
  ['POST', '/api/alterarStatusResgate', s012],
  ['POST', '/api/cancelarResgate', s01],
  ['PUT', '/api/data-resgate', s012],
  ['PUT', '/api/previsao-entrega', s012],

  ['POST', '/api/upload/venda_foto', p],
  ['GET', '/api/pontuacoes', {...p, ...s012}],
  ['GET', '/api/pontuacoes/codigo/{id}', p],
  ['GET', '/api/pontuacoes/nao-processadas', p],
  ['GET', '/api/pontuacoes/pendentes', s01],
  ['GET', '/api/pontuacoes/encerradas', s01],
  ['GET', '/api/pontuacoes/{id}/linha-do-tempo', {...p, ...s01}],
  ['POST', '/api/pontuacoes/pontuar', s01],
  ['POST', '/api/pontuacoes/reprovar', s01],
  ['POST', '/api/pontuacoes/encerrar', s01],
  ['POST', '/api/pontuacoes/cancelar', s01],
  ['POST', '/api/pontuacoes/retornar-pendente', s01],
  ['GET', '/api/vendas', s01],
  ['GET', '/api/nota/{idFoto}', s01],
  ['POST', '/api/nota/{idFoto}/reler', s01],
  ['POST', '/api/nota/{idFoto}/analise', s01],
  ['DELETE', '/api/nota/{idFoto}/analise', s01],
  ['POST', '/api/nota/{idFoto}/juntar', s01],
  ['POST', '/api/nota/{idFoto}/dividir', s01],
  ['GET', '/api/notas/leituras', s01],
  ['GET', '/api/notas/conferir', p],

  ['GET', '/api/codigo-promocional', {...p, ...s1}],
  ['GET', '/api/codigo-promocional/validar', {...p, ...s01}],
  ['POST', '/api/codigo-promocional/validar', p],

  ['GET', '/api/produtos', {...p, ...s01}],
  ['POST', '/api/produtos', s01],
  ['PUT', '/api/produtos/{id}', s01],
  ['POST', '/api/produtos/status/{id}', s01],
  ['DELETE', '/api/produtos/{id}', s01],

  // The signed address is what gives the right to a download; it was handed out by the list's own route.
  ['GET', '/api/exportar/{lista}', publico],

  ['GET', '/api/dashboard', s01],
  ['GET', '/api/relatorio/dashboard', r],
];

const porChave = new Map(ROTAS.map(([metodo, caminho, quem]) => [`${metodo} ${caminho}`, quem]));

/** Who may call the route, its path as declared (with braces); undefined when the table has no such row. */
export function quemPodeChamar(metodo: string, caminho: string): Quem | undefined {
  return porChave.get(`${metodo.toUpperCase()} ${caminho}`);
}

/** Whether the call is allowed. Denied by default: a route that is not in the table may be called by nobody. */
export function podeChamar(metodo: string, caminho: string, sessao?: SessaoChamada): boolean {
  const quem = quemPodeChamar(metodo, caminho);
  return quem !== undefined && permite(quem, sessao);
}

import {tiposServidos, type Quem} from '@clube/domain';
import {
  CamposInvalidos,
  GrandeDemais,
  Indisponivel,
  ListaLonga,
  MuitasTentativas,
  PedidoInvalido,
  RegulamentoNaoAceito,
  SemEspaco,
  SemPermissao,
  SessaoInvalida,
  SiteBloqueado,
  TipoNaoAceito,
  type TipoRecusa,
} from '../errors';
import {parametersOf} from '../resources/list-docs';
import {STOREFRONT_ONLY} from '../security/door';
import type {Verb} from './route';

/** Everything that a route refuses: what it declares itself, and what is refused before it gets to see the call. */
export const refusalsOf = (verb: Verb, quem: Quem): TipoRecusa[] => [
  ...(verb.refuses ?? []),
  ...refusedByKernel(verb, quem),
];

function refusedByKernel(verb: Verb, quem: Quem): TipoRecusa[] {
  const list = verb.query && parametersOf(verb.query);
  const closes = quem.loja || STOREFRONT_ONLY.has(`${verb.method} ${verb.path}`);
  return [
    PedidoInvalido,
    ...(verb.body || (verb.query && !list) ? [CamposInvalidos] : []),
    ...(verb.body || verb.files ? [GrandeDemais, TipoNaoAceito] : []),
    // A public list's export is for sessions too: its address is bound to one.
    ...(list ? [ListaLonga, SessaoInvalida] : []),
    ...(quem.publico ? [] : [SessaoInvalida, SemPermissao]),
    ...(quem.loja && !quem.publico ? [RegulamentoNaoAceito] : []),
    ...(closes ? [SiteBloqueado] : []),
    ...(tiposServidos(quem).length > 0 ? [MuitasTentativas] : []),
    Indisponivel,
    SemEspaco,
  ];
}

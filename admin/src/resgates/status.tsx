import {
  CANCELADO,
  EM_TRANSITO,
  ENTREGUE,
  EXCLUIDO,
  NAO_ENTREGUE,
  ROTULOS_STATUS_PAINEL,
  STATUS_ALTERAVEIS,
  STATUS_RESGATE,
  type StatusResgate,
} from '@clube/domain';
import type {NomeIcone} from '@clube/ui';
import {Estado, type Tom} from '../components/Estado';

const APARENCIA: Readonly<Record<StatusResgate, {tom: Tom; icone: NomeIcone}>> = {
  [NAO_ENTREGUE]: {tom: 'espera', icone: 'relogio'},
  [ENTREGUE]: {tom: 'ok', icone: 'certo'},
  [EM_TRANSITO]: {tom: 'info', icone: 'caminhao'},
  [CANCELADO]: {tom: 'erro', icone: 'reprovado'},
  [EXCLUIDO]: {tom: 'neutro', icone: 'lixeira'},
};

export function StatusDoResgate({status}: {status: StatusResgate}) {
  return <Estado {...APARENCIA[status]}>{ROTULOS_STATUS_PAINEL[status]}</Estado>;
}

const opcoes = (lista: readonly StatusResgate[]) =>
  lista.map(valor => ({valor: String(valor), texto: ROTULOS_STATUS_PAINEL[valor]}));

export const OPCOES_STATUS = opcoes(STATUS_RESGATE);
/** What staff may set; the others are reached by cancelling. */
export const OPCOES_ALTERAVEIS = opcoes(STATUS_ALTERAVEIS);

import {client} from '@clube/api-client';
import type {AtivacaoAction, Call} from '@clube/domain';
import {mayCall} from '../../providers/access';
import type {Pintor} from '../types';

/** Staff actions on a painter other than editing the profile. */
export type PintorAction = AtivacaoAction | 'email' | 'historico';

export const ACTION_LABELS: Readonly<Record<PintorAction, string>> = {
  email: 'Trocar e-mail',
  ativado: 'Ativar',
  desativado: 'Inativar',
  empresa: 'Tornar empresa',
  pessoa: 'Tornar pessoa física',
  historico: 'Histórico de ativação',
};

const CALLS: Readonly<Record<PintorAction, Call>> = {
  email: 'PUT /api/parceiros/atualizar-email',
  ativado: 'PUT /api/parceiros/atualizar-atividade',
  desativado: 'PUT /api/parceiros/atualizar-atividade',
  empresa: 'PUT /api/parceiros/atualizar-iscompany',
  pessoa: 'PUT /api/parceiros/atualizar-iscompany',
  historico: 'GET /api/parceiros/{cpf}/historico-ativacao',
};

/** The actions on this painter that are possible now and allowed for the current user. */
export function actionsFor({ativo, isCompany}: Pintor): PintorAction[] {
  const actions: PintorAction[] = [
    'email',
    ativo === 1 ? 'desativado' : 'ativado',
    isCompany === 1 ? 'pessoa' : 'empresa',
    'historico',
  ];
  return actions.filter(action => mayCall(CALLS[action]));
}

/** Sends the action with its justification. */
export function sendAtivacao(cpf: string, action: AtivacaoAction, justificativa: string): Promise<{mensagem: string}> {
  return action === 'ativado' || action === 'desativado'
    ? client.put('/api/parceiros/atualizar-atividade', {
        body: {cpf, atividade: action === 'ativado' ? 1 : 0, justificativa},
      })
    : client.put('/api/parceiros/atualizar-iscompany', {
        body: {cpf, justificativa, isCompany: action === 'empresa' ? 1 : 0},
      });
}

import {countOf} from '../values/index.js';

/** Characters that phones show of a notification: the collapsed one on Android, a little less than on iOS. */
export const NOTIFICACAO_LIMITS = {titulo: 60, texto: 180} as const;

/** States of a push message to many: scheduled, being sent, sent, cancelled, failed. */
export const NOTIFICACAO_STATES = ['agendada', 'enviando', 'enviada', 'cancelada', 'falhou'] as const;
export type NotificacaoState = (typeof NOTIFICACAO_STATES)[number];
export const NOTIFICACAO_STATE_LABELS: Readonly<Record<NotificacaoState, string>> = {
  agendada: 'Agendado',
  enviando: 'Enviando',
  enviada: 'Enviado',
  cancelada: 'Cancelado',
  falhou: 'Interrompido',
};

/** Whether it can still be cancelled; messages already sent cannot be recalled. */
export const isNotificacaoOpen = (estado: NotificacaoState): boolean => estado === 'agendada' || estado === 'enviando';

/** Range of "days without a scored receipt" in an audience. */
export const NOTIFICACAO_INACTIVITY = {min: 1, max: 3650} as const;
/** Maximum days ahead for scheduling a push. */
export const NOTIFICACAO_SCHEDULE_DAYS = 90;

/** The audience of a push message; without filters, everybody. */
export interface NotificacaoAudience {
  nivel?: string | undefined;
  estado?: string | undefined;
  diasSemPontuar?: number | undefined;
  isCompany?: boolean | undefined;
}

/** "Nível Ouro, SP, há 90 dias ou mais sem pontuar", as the history says it; `nivel` is the level's name. */
export function describeAudience({nivel, estado, diasSemPontuar, isCompany}: NotificacaoAudience): string {
  const parts = [
    nivel !== undefined && `Nível ${nivel}`,
    estado,
    diasSemPontuar !== undefined && `${countOf(diasSemPontuar, 'dia', 'dias')} ou mais sem pontuar`,
    isCompany !== undefined && (isCompany ? 'empresas' : 'pessoas'),
  ].filter(part => typeof part === 'string');
  const text = parts.join(', ');
  return text === '' ? 'Todos os pintores' : text.charAt(0).toUpperCase() + text.slice(1);
}

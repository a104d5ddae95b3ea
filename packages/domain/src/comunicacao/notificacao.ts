import {countOf} from '../values/index.js';

/** What a phone shows of a notification without cutting it, in signs: Android's fold, a little less than iOS. */
export const NOTIFICACAO_LIMITS = {titulo: 60, texto: 180} as const;

/** A push to many: waits for its time, is being sent, was sent, was called off, broke off. */
export const NOTIFICACAO_STATES = ['agendada', 'enviando', 'enviada', 'cancelada', 'falhou'] as const;
export type NotificacaoState = (typeof NOTIFICACAO_STATES)[number];
export const NOTIFICACAO_STATE_LABELS: Readonly<Record<NotificacaoState, string>> = {
  agendada: 'Agendado',
  enviando: 'Enviando',
  enviada: 'Enviado',
  cancelada: 'Cancelado',
  falhou: 'Interrompido',
};

/** Whether it can still be called off; what was sent stays sent. */
export const isNotificacaoOpen = (estado: NotificacaoState): boolean => estado === 'agendada' || estado === 'enviando';

/** Days without a scored receipt that the audience may ask for. */
export const NOTIFICACAO_INACTIVITY = {min: 1, max: 3650} as const;
/** So far ahead a push may be scheduled, in days. */
export const NOTIFICACAO_SCHEDULE_DAYS = 90;

/** Whom a push is for; absent: everybody. */
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

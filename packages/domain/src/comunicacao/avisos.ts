import {HOUR_MS, addDays, civilDateOf, formatDateTime, startOfDay} from '../values/index.js';

/** Kinds of notices to painters. Each can be switched off per channel. */
export const AVISO_KINDS = [
  'nota_pontuada',
  'nota_reprovada',
  'codigo_conferido',
  'premio_a_caminho',
  'pontos_a_vencer',
  'nivel_alcancado',
  'cartao',
  'pedido_orcamento',
  'avaliacao_cliente',
  'conteudo_retirado',
  'bonus_diretorio',
  'email_trocado',
  'comunicado',
] as const;
export type AvisoKind = (typeof AVISO_KINDS)[number];

/** Channels of notices: list in the app, push message to a device, email. */
export const AVISO_CHANNELS = ['app', 'push', 'email'] as const;
export type AvisoChannel = (typeof AVISO_CHANNELS)[number];

/** Reminders of expiring points, in days before the expiry; each is sent once. */
export const EXPIRY_REMINDERS = [30, 7] as const;

export const AVISO_DESCRIPTIONS: Readonly<
  Record<AvisoKind, {titulo: string; explicacao: string; channels?: readonly AvisoChannel[]}>
> = {
  nota_pontuada: {titulo: 'Nota pontuada', explicacao: 'Quando uma nota sua vira pontos.'},
  nota_reprovada: {titulo: 'Nota sem pontos', explicacao: 'Quando uma nota é reprovada, com o motivo.'},
  codigo_conferido: {titulo: 'Código conferido', explicacao: 'Quando a equipe confere um código seu.'},
  premio_a_caminho: {titulo: 'Prêmio a caminho', explicacao: 'Quando um prêmio seu sai para entrega.'},
  pontos_a_vencer: {
    titulo: 'Pontos perto de vencer',
    explicacao: `${EXPIRY_REMINDERS[0]} e ${EXPIRY_REMINDERS[1]} dias antes de pontos seus vencerem.`,
  },
  nivel_alcancado: {titulo: 'Nível novo', explicacao: 'Quando você chega a um nível do Clube.'},
  cartao: {titulo: 'Seu cartão', explicacao: 'Quando ele é pedido, chega, é bloqueado ou desbloqueado.'},
  pedido_orcamento: {
    titulo: 'Cliente quer orçamento',
    explicacao: 'Quando um cliente do Ache Seu Pintor pede que você ligue.',
  },
  avaliacao_cliente: {titulo: 'Cliente avaliou', explicacao: 'Quando um cliente avalia um trabalho seu.'},
  conteudo_retirado: {
    titulo: 'Fora do Ache Seu Pintor',
    explicacao: 'Quando a equipe tira do ar algo da sua página, com o motivo.',
  },
  bonus_diretorio: {
    titulo: 'Bônus do Ache Seu Pintor',
    explicacao: 'Quando os elogios dos seus clientes viram pontos.',
  },
  email_trocado: {
    titulo: 'E-mail trocado',
    explicacao: 'Quando a equipe troca o e-mail do seu cadastro.',
    channels: ['app', 'push'],
  },
  comunicado: {
    titulo: 'Recados do Clube',
    explicacao: 'Novidades e campanhas que o Clube conta aos pintores.',
    channels: ['app', 'push'],
  },
};

/** The possible channels of a kind of notice. */
export const channelsOf = (kind: AvisoKind): readonly AvisoChannel[] =>
  AVISO_DESCRIPTIONS[kind].channels ?? AVISO_CHANNELS;

export const AVISO_CHANNEL_LABELS: Readonly<Record<AvisoChannel, string>> = {
  app: 'Clube',
  push: 'Celular',
  email: 'E-mail',
};

/** The reminder that is due `daysLeft` whole days before the first points expire; undefined if none. */
export function expiryReminder(daysLeft: number): (typeof EXPIRY_REMINDERS)[number] | undefined {
  return EXPIRY_REMINDERS.findLast(days => daysLeft <= days);
}

const QUIET_FROM = 21;
const QUIET_UNTIL = 8;
/** The delay of a push in ms, as none is sent from 21:00 to 8:00 in São Paulo. */
export function quietMs(now: Date): number {
  const hour = Number(formatDateTime(now).slice(11, 13));
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return 0;
  const today = civilDateOf(now);
  const morning = startOfDay(hour < QUIET_UNTIL ? today : addDays(today, 1)).getTime() + QUIET_UNTIL * HOUR_MS;
  return Math.max(0, morning - now.getTime());
}

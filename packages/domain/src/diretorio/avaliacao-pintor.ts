import {DIRECTORY_BONUS_RATINGS} from '../pontos/constants.js';

/** A rating that a customer was asked for, and one that was given. */
export const AVALIACAO_PINTOR_STATUSES = ['PENDENTE', 'AVALIADO'] as const;
export type AvaliacaoPintorStatus = (typeof AVALIACAO_PINTOR_STATUSES)[number];

export const AVALIACAO_PINTOR_LABELS: Readonly<Record<AvaliacaoPintorStatus, string>> = {
  PENDENTE: 'Aguardando o cliente',
  AVALIADO: 'Avaliado',
};

/** Stars of who is "satisfeito", which the bonus counts. */
export const SATISFIED = 5;

/** Ratings on one page of the painter's list. */
export const RATINGS_PAGE = 5;

/** Whether so many ratings with five stars earn the directory's bonus. */
export const earnsDirectoryBonus = (satisfied: number): boolean => satisfied >= DIRECTORY_BONUS_RATINGS;

/** How long a link to rate is good, in days, and how many a painter may make on one day. */
export const RATING_LINK_DAYS = 30;
export const RATING_LINKS_A_DAY = 20;

/** Characters of what the job is called, of the customer's name, of the customer's words, of the painter's answer. */
export const MAX_TRABALHO = 80;
export const MAX_CLIENTE = 60;
export const MAX_AVALIACAO = 1000;
export const MAX_RESPOSTA = 600;

/** What every mean begins with, so that a few ratings do not decide: five of four stars. */
export const RATING_PRIOR = {total: 5, nota: 4} as const;
export const RATING_PRIOR_EXPLAINED = `Toda média começa com ${RATING_PRIOR.total} notas ${RATING_PRIOR.nota}, para poucas notas não decidirem.`;

/** The mean that the directory shows and sorts by, with one decimal; undefined without ratings. */
export function directoryMean({sum, total}: {sum: number; total: number}): number | undefined {
  if (total === 0) return undefined;
  const {total: before, nota} = RATING_PRIOR;
  return Math.round(((before * nota + sum) / (before + total)) * 10) / 10;
}

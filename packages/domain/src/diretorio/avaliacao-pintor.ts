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

import {DIRECTORY_BONUS_RATINGS} from '../pontos/constants.js';

/** States of a rating: requested from a customer, or given. */
export const AVALIACAO_PINTOR_STATUSES = ['PENDENTE', 'AVALIADO'] as const;
export type AvaliacaoPintorStatus = (typeof AVALIACAO_PINTOR_STATUSES)[number];

export const AVALIACAO_PINTOR_LABELS: Readonly<Record<AvaliacaoPintorStatus, string>> = {
  PENDENTE: 'Aguardando o cliente',
  AVALIADO: 'Avaliado',
};

/** Stars of the answer "satisfeito", which counts for the bonus. */
export const SATISFIED = 5;

/** Ratings per page of the painter's list. */
export const RATINGS_PAGE = 5;

/** Whether this number of five-star ratings earns the directory's bonus. */
export const earnsDirectoryBonus = (satisfied: number): boolean => satisfied >= DIRECTORY_BONUS_RATINGS;

/** Days for which a rating link is valid, and maximum number of links per painter and day. */
export const RATING_LINK_DAYS = 30;
export const RATING_LINKS_A_DAY = 20;

/** Maximum lengths in characters: job title, customer's name, customer's text, painter's reply. */
export const MAX_TRABALHO = 80;
export const MAX_CLIENTE = 60;
export const MAX_AVALIACAO = 1000;
export const MAX_RESPOSTA = 600;

/** Every mean starts with five ratings of four stars, so that a few ratings do not dominate it. */
export const RATING_PRIOR = {total: 5, nota: 4} as const;
export const RATING_PRIOR_EXPLAINED = `Na média entram também ${RATING_PRIOR.total} avaliações de ${RATING_PRIOR.nota} estrelas, iguais para todos, para que uma ou duas opiniões não decidam sozinhas.`;

/** The mean that the directory shows and sorts by, with one decimal; undefined without ratings. */
export function directoryMean({sum, total}: {sum: number; total: number}): number | undefined {
  if (total === 0) return undefined;
  const {total: before, nota} = RATING_PRIOR;
  return Math.round(((before * nota + sum) / (before + total)) * 10) / 10;
}

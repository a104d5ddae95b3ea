/** The limits of a review: stars, text and photos. The photo limit also applies to reviews of painters. */
export const AVALIACAO = {
  minRating: 1,
  maxRating: 5,
  /** Selected when the form opens. */
  initialRating: 5,
  /** Characters. */
  maxDescricao: 1000,
  maxFotos: 5,
} as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** The label of each number of stars. */
export const RATING_LABELS: Readonly<Record<number, string>> = {
  1: 'Péssimo',
  2: 'Ruim',
  3: 'Regular',
  4: 'Bom',
  5: 'Ótimo',
};

export const AVALIACAO_POSTED = 'Avaliação postada com sucesso.';
export const NO_RATING = 'Informe uma nota de 1 a 5';

/** The summary of ratings: mean with one decimal, count, and count per number of stars from five to one. */
export function summariseRatings(ratings: readonly number[]) {
  const total = ratings.length;
  const sum = ratings.reduce((soFar, rating) => soFar + rating, 0);
  const counts = [...RATINGS].reverse().map(nota => ({nota, total: ratings.filter(each => each === nota).length}));
  return {total, media: total === 0 ? undefined : Math.round((sum / total) * 10) / 10, counts};
}

/** Formats a mean of stars: `4.6` → `4,6`, `5` → `5,0`. */
export const formatMedia = (media: number): string => media.toFixed(1).replace('.', ',');

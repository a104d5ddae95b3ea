/** Points to the referrer for each referred painter whose first receipt is scored. */
export const INDICACAO_PONTOS = 100;

/** One-time bonus points for a painter with enough five-star ratings in the directory. */
export const DIRECTORY_BONUS_PONTOS = 500;

/** Ratings with five stars ("satisfeito") that earn the directory bonus. */
export const DIRECTORY_BONUS_RATINGS = 10;

/** Default limits of codes that a painter may use, per day and per calendar month. */
export const CODIGOS_PER_DAY = 5;
export const CODIGOS_PER_MONTH = 20;

/** The value of a point prices redemptions and what networks pay: with zero all of it would be free. */
export const VALOR_PONTO = {
  field: 'valorPonto',
  holds: (valor: number): boolean => valor > 0,
  message: 'O valor do ponto deve ser maior que zero',
} as const;

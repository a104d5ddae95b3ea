/** Points to the referrer for each referred painter whose first receipt is scored. */
export const INDICACAO_PONTOS = 100;

/** Points, once, to a painter whom the directory's customers praise. */
export const DIRECTORY_BONUS_PONTOS = 500;

/** Ratings with five stars ("satisfeito") that earn the directory bonus. */
export const DIRECTORY_BONUS_RATINGS = 10;

/** Codes a painter may use when the settings say nothing else: in a day, and in a calendar month. */
export const CODIGOS_PER_DAY = 5;
export const CODIGOS_PER_MONTH = 20;

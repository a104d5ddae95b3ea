/** Points to the referrer for each referred painter whose first receipt is scored. */
export const PONTOS_INDICACAO = 100;

/** Points, once, to a painter whom the directory's customers praise. */
export const PONTOS_BONUS_DIRETORIO = 500;

/** Ratings with five stars ("satisfeito") that earn the directory bonus. */
export const AVALIACOES_BONUS_DIRETORIO = 10;

/** Codes a painter may use when the settings say nothing else: in a day, and in a calendar month. */
export const CODIGOS_POR_DIA = 5;
export const CODIGOS_POR_MES = 20;

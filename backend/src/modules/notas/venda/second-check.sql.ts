/** SQL: a row of segunda_conferencia that neither a second person has confirmed nor anything else has closed. */
export const OPEN_SECOND_CHECK = 'confirmada_em IS NULL AND encerrada_em IS NULL';

/** SQL: the open check `c` of receipt `n`. */
const OPEN_CHECK_OF_N = `segunda_conferencia c WHERE c.nota_id = n.id AND ${OPEN_SECOND_CHECK}`;

/** SQL: whether receipt `n` awaits a second person, whoever asks. */
export const AWAITS_SECOND_CHECK = `EXISTS (SELECT 1 FROM ${OPEN_CHECK_OF_N})`;

/** SQL: whether receipt `n` awaits a second person who is not the caller `usuarioId`, a parameter. */
export const awaitsSecondCheckBy = (usuarioId: string): string =>
  `EXISTS (SELECT 1 FROM ${OPEN_CHECK_OF_N} AND c.pedida_por IS DISTINCT FROM ${usuarioId}::int)`;

/** SQL: the first person who checked receipt `n`, while a second check is open. */
export const SECOND_CHECK_AWAITED = `(SELECT coalesce((SELECT u.nome FROM usuario u WHERE u.id = c.pedida_por), 'Sistema') FROM ${OPEN_CHECK_OF_N})`;

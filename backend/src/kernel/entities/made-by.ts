import {f} from './fields';

/** The name of the staff user whose id the SQL expression is; null for a row that no user made. */
export const madeBy = (usuarioId: string) =>
  f
    .text()
    .title('Criado por')
    .computed(`(SELECT u.nome FROM usuario u WHERE u.id = ${usuarioId})`)
    .optional()
    .unsorted()
    .unfiltered();

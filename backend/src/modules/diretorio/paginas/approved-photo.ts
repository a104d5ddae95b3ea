import {sql} from '../../../kernel/persistence/sql';

/** SQL: the renditions of the painter's (alias p) profile photo, once staff approved it; else none. */
export const APPROVED_PHOTO = sql`coalesce((
  SELECT a.imagens FROM arquivo a JOIN moderacao f ON f.tipo = 'perfil' AND f.alvo_id = p.id AND f.estado = 'aprovada'
   WHERE a.id = p.foto_id), '[]')`;

import {sql, type Sql} from '../persistence/sql';

/** SQL: a text names the painter by CPF, e-mail, cell phone or whole name: what staff search for and save. */
export const mentions = (text: Sql, pintorId: number): Sql =>
  sql`EXISTS (SELECT 1 FROM pintor p, unnest(ARRAY[p.cpf, p.email, p.celular, p.nome]) AS w(word)
    WHERE p.id = ${pintorId} AND length(w.word) > 3 AND strpos(lower(${text}), lower(w.word)) > 0)`;

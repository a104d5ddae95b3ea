import {sql, type Sql} from '../persistence/sql';
import {cpfText, phoneText} from './readable-sql';

/**
 * SQL: a text names the painter by CPF, e-mail, a telephone or the whole name, with or without masks and accents: what
 * staff search for and save. Of who was forgotten nothing is left to be known by.
 */
export const mentions = (text: Sql, pintorId: number): Sql =>
  sql`EXISTS (SELECT 1 FROM pintor p, (SELECT para_busca(${text}) AS said) s, unnest(ARRAY[p.cpf, ${cpfText('p.cpf')}, p.email, p.celular,
      ${phoneText('p.celular')}, p.telefone, ${phoneText('p.telefone')}, p.nome]) AS w(word)
    WHERE p.id = ${pintorId} AND p.anonimizado_em IS NULL AND length(w.word) > 3 AND strpos(s.said, para_busca(w.word)) > 0)`;

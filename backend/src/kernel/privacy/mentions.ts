import {sql, type Sql} from '../persistence/sql';
import {cpfText, phoneText} from './readable-sql';

/**
 * SQL condition: a text mentions the painter by CPF, e-mail, phone number or full name, with or without masks and accents, as in
 * searches and saved views of staff. Erasure must remove such texts, too.
 */
export const mentions = (text: Sql, pintorId: number): Sql =>
  sql`EXISTS (SELECT 1 FROM pintor p, (SELECT para_busca(${text}) AS searched) s,
      unnest(ARRAY[p.cpf, ${cpfText('p.cpf')}, p.email, p.celular, ${phoneText('p.celular')}, p.telefone,
        ${phoneText('p.telefone')}, p.nome]) AS x(term)
    WHERE p.id = ${pintorId} AND p.anonimizado_em IS NULL AND length(x.term) > 3
      AND strpos(s.searched, para_busca(x.term)) > 0)`;

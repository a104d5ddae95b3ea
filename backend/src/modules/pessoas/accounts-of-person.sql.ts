import {sql, type Sql} from '../../kernel/persistence/sql';

/**
 * SQL, an array of painter ids: the painter and earlier erased accounts that are certainly the same person's (by CPF).
 */
export const accountsOfPerson = (pintorId: number): Sql =>
  sql`ARRAY(SELECT ${pintorId}::int UNION ALL
    SELECT pa.anterior_id FROM participacao_anterior pa WHERE pa.pintor_id = ${pintorId} AND pa.por = 'cpf')`;

/**
 * SQL, an array of painter ids: as `accountsOfPerson`, and accounts that may be the same person's (by confirmed e-mail
 * or phone).
 */
export const likelyAccountsOfPerson = (pintorId: number): Sql =>
  sql`ARRAY(SELECT ${pintorId}::int UNION ALL
    SELECT pa.anterior_id FROM participacao_anterior pa WHERE pa.pintor_id = ${pintorId})`;

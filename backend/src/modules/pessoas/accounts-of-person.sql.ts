import {sql, type Sql} from '../../kernel/persistence/sql';

/** SQL, an array of painters: the painter and those erased before who are certainly the same person (by CPF). */
export const accountsOfPerson = (pintorId: number): Sql =>
  sql`ARRAY(SELECT ${pintorId}::int UNION ALL
    SELECT pa.anterior_id FROM participacao_anterior pa WHERE pa.pintor_id = ${pintorId} AND pa.por = 'cpf')`;

/** SQL, an array of painters: as `accountsOfPerson`, and those who may be the same person (by confirmed e-mail or telephone). */
export const likelyAccountsOfPerson = (pintorId: number): Sql =>
  sql`ARRAY(SELECT ${pintorId}::int UNION ALL
    SELECT pa.anterior_id FROM participacao_anterior pa WHERE pa.pintor_id = ${pintorId})`;

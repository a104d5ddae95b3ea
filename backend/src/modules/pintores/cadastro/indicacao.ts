import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** The painter behind a referral code, however it was typed; one who left refers nobody. */
export const acharIndicador = (db: Database, codigo: string): Promise<{id: number; nome: string} | undefined> =>
  db.one(
    sql`SELECT id, nome FROM pintor WHERE id_indicacao = ${codigo.trim().toUpperCase()} AND ativo AND anonimizado_em IS NULL`,
  );

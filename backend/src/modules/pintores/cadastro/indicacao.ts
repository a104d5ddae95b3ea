import type {Database} from '../../../kernel/persistence/database';

/** The painter behind a referral code, however it was typed; one who left refers nobody. */
export const acharIndicador = (db: Database, codigo: string): Promise<{id: number; nome: string} | undefined> =>
  db.one(`SELECT id, nome FROM pintor WHERE id_indicacao = $1 AND ativo AND anonimizado_em IS NULL`, [
    codigo.trim().toUpperCase(),
  ]);

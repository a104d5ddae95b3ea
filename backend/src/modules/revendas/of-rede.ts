import {sql, type Sql} from '../../kernel/persistence/sql';

/** SQL: the network (alias r) of this name, as lists answer it, or of this number. */
export const isRede = (rede: string): Sql =>
  /^\d{1,9}$/.test(rede.trim()) ? sql`r.id = ${Number(rede)}` : sql`lower(r.nome) = lower(${rede.trim()})`;

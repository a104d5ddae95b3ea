import {audit, type AuditEntry} from '../../kernel/audit/audit';
import type {Database} from '../../kernel/persistence/database';

/** Records what people changed of their own profile: the name before and after, and that there is another password. */
export async function auditProfile(
  db: Database,
  of: Pick<AuditEntry, 'entity' | 'entityId'>,
  before: string,
  {nome = before, senha}: {nome?: string | undefined; senha: boolean},
): Promise<void> {
  const renamed = nome !== before;
  if (!renamed && !senha) return;
  await audit(db, {
    action: 'alterar-perfil',
    ...of,
    ...(renamed && {before: {nome: before}}),
    after: {...(renamed && {nome}), ...(senha && {senha})},
  });
}

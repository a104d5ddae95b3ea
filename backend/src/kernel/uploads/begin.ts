import {civilDateOf, shownFileName} from '@clube/domain';
import {currentContext} from '../context';
import {sql} from '../persistence/sql';
import {fieldRefusal} from '../refusals/refusals';
import {requireRight} from '../security/require-right';
import {nameOf} from '../security/session-strategy';
import type {UploadKind} from './kind';
import type {UploadParts} from './parts';
import * as refusals from './refusals';

const MB = 1024 * 1024;

export interface NewUpload {
  id: string;
  size: number;
  /** The metadata from the client: `tipo` (the purpose) and `nome`. */
  metadata: Readonly<Record<string, string | null>>;
}

/**
 * Starts an upload. Everything is checked before a byte is accepted: permission, size, number of open uploads, bytes uploaded
 * today, and disk space beside what other uploads have announced.
 */
export async function beginUpload(
  {db, space}: UploadParts,
  kindOf: (name: string) => UploadKind | undefined,
  {id, size, metadata}: NewUpload,
  expires: Date,
): Promise<void> {
  const {actor, now} = currentContext();
  const kind = kindOf(metadata.tipo ?? '');
  if (!kind) throw fieldRefusal({tipo: 'Informe para que é o arquivo'});
  requireRight(kind.right);
  if (size === 0) throw refusals.EnvioEmpty();
  if (size > kind.bytes)
    throw refusals.EnvioTooLarge({erro: `O arquivo deve ter até ${Math.floor(kind.bytes / MB)} MB`});
  const [ator, day] = [nameOf(actor), civilDateOf(now)];
  await db.tx(async () => {
    const used = await db.one(sql<{arquivos: number; bytes: number}>`
      INSERT INTO consumo_envio (quem, dia, arquivos, bytes) VALUES (${ator}, ${day}, 1, ${size})
      ON CONFLICT (quem, dia) DO UPDATE SET arquivos = consumo_envio.arquivos + 1, bytes = consumo_envio.bytes + excluded.bytes
      RETURNING arquivos, bytes`);
    // The person's row is locked from here on, so that two uploads started at once count each other.
    const {arquivos = 0, bytes = 0} = used ?? {};
    if (arquivos > refusals.DAY_QUOTA.arquivos || bytes > refusals.DAY_QUOTA.bytes) throw refusals.EnvioQuota();
    const open = await db.one(sql<{meus: number; faltam: number}>`
      SELECT count(*) FILTER (WHERE ator = ${ator})::int AS meus, coalesce(sum(bytes - recebidos), 0)::bigint AS faltam
        FROM envio WHERE usado_em IS NULL AND expira_em > ${now}`);
    if (open && open.meus >= refusals.OPEN_EACH) throw refusals.TooManyEnvios();
    await space.require(size + (open?.faltam ?? 0));
    const nome = shownFileName(metadata.nome ?? '') || 'arquivo';
    await db.query(sql`INSERT INTO envio (id, tipo, ator, nome, bytes, criado_em, expira_em)
      VALUES (${id}, ${kind.name}, ${ator}, ${nome}, ${size}, ${now}, ${expires})`);
  });
}

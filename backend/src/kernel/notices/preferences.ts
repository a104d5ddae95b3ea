import {AVISO_KINDS, AVISO_CHANNELS, type AvisoKind, type AvisoChannel} from '@clube/domain';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

/** Whether a painter wants notices of this kind by this channel: what was chosen, else yes. As part of a statement. */
export const isAllowed = (pintorId: number, kind: AvisoKind, way: AvisoChannel) =>
  sql`coalesce((SELECT p.ligado FROM aviso_preferencia p
        WHERE p.pintor_id = ${pintorId} AND p.tipo = ${kind} AND p.canal = ${way}), true)`;

export type AvisoChoices = {tipo: AvisoKind} & Record<AvisoChannel, boolean>;

/** Which notices a painter wants, kind by kind. */
export async function readChoices(db: Database, pintorId: number): Promise<AvisoChoices[]> {
  const off = await db.query(
    sql<{tipo: string; canal: string}>`
      SELECT tipo, canal FROM aviso_preferencia WHERE pintor_id = ${pintorId} AND NOT ligado`,
  );
  const allowed = (kind: AvisoKind, way: AvisoChannel) => !off.some(({tipo, canal}) => tipo === kind && canal === way);
  return AVISO_KINDS.map(tipo => {
    const [app, push, email] = AVISO_CHANNELS.map(way => allowed(tipo, way));
    return {tipo, app: app ?? true, push: push ?? true, email: email ?? true};
  });
}

export async function choose(
  db: Database,
  pintorId: number,
  {tipo, canal, ligado}: {tipo: AvisoKind; canal: AvisoChannel; ligado: boolean},
): Promise<void> {
  await db.tx(() =>
    db.query(sql`INSERT INTO aviso_preferencia (pintor_id, tipo, canal, ligado)
      VALUES (${pintorId}, ${tipo}, ${canal}, ${ligado})
      ON CONFLICT (pintor_id, tipo, canal) DO UPDATE SET ligado = excluded.ligado`),
  );
}

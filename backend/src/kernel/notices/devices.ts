import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {PushDevice} from './push-sender';

/** Maximum number of devices per painter; the oldest makes room. */
const MOST_DEVICES = 10;
/** After so many consecutive failures a device is deleted. */
const MOST_FAILURES = 5;

export interface NewDevice extends PushDevice {
  nome: string;
}

interface Owner {
  id: number;
  session: string;
}

/** Registers the device of the session. It is taken from its previous owner, as one browser belongs to one person. */
export function saveDevice(db: Database, {id, session}: Owner, device: NewDevice): Promise<number> {
  const {endereco, chavePublica, segredo, nome} = device;
  return db.tx(async () => {
    // Locked: two concurrent registrations would both count ten devices.
    await db.query(sql`SELECT 1 FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`);
    const [saved] = await db.query(sql<{id: number}>`
      INSERT INTO aparelho_push (pintor_id, sessao_hash, endereco, chave_publica, segredo, nome, criado_em)
      VALUES (${id}, ${session}, ${endereco}, ${chavePublica}, ${segredo}, ${nome}, ${currentContext().now})
      ON CONFLICT (endereco) DO UPDATE SET pintor_id = excluded.pintor_id, sessao_hash = excluded.sessao_hash,
        chave_publica = excluded.chave_publica, segredo = excluded.segredo, nome = excluded.nome, falhas = 0
      RETURNING id`);
    if (!saved) throw new Error('an insert that updates answers a row');
    await db.query(sql`DELETE FROM aparelho_push WHERE pintor_id = ${id} AND id <> ${saved.id} AND id NOT IN (
      SELECT o.id FROM aparelho_push o WHERE o.pintor_id = ${id} AND o.id <> ${saved.id}
       ORDER BY o.id DESC LIMIT ${MOST_DEVICES - 1})`);
    return saved.id;
  });
}

export interface KnownDevice {
  id: number;
  nome: string;
  criadoEm: string;
  /** It was registered in this very session. */
  este: boolean;
}

export function devicesOf(db: Database, {id, session}: Owner): Promise<KnownDevice[]> {
  return db.query(sql<KnownDevice>`
    SELECT id, nome, to_char(criado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "criadoEm", sessao_hash = ${session} AS este
      FROM aparelho_push WHERE pintor_id = ${id} ORDER BY id DESC`);
}

/** Returns whether it was one of the painter's. */
export async function deleteDevice(db: Database, pintorId: number, id: number): Promise<boolean> {
  const gone = await db.tx(() =>
    db.query(sql<{id: number}>`DELETE FROM aparelho_push WHERE id = ${id} AND pintor_id = ${pintorId} RETURNING id`),
  );
  return gone.length > 0;
}

/** Deletes a device that no longer exists. */
export async function deleteGoneDevice(db: Database, id: number): Promise<void> {
  await db.query(sql`DELETE FROM aparelho_push WHERE id = ${id}`);
}

/** Records the result of the last push; deletes a device that keeps failing. */
export async function recordPushAnswer(db: Database, id: number, taken: boolean): Promise<void> {
  if (taken)
    await db.query(sql`UPDATE aparelho_push SET falhas = 0, entregue_em = ${currentContext().now} WHERE id = ${id}`);
  else {
    await db.query(sql`UPDATE aparelho_push SET falhas = falhas + 1 WHERE id = ${id}`);
    await db.query(sql`DELETE FROM aparelho_push WHERE id = ${id} AND falhas >= ${MOST_FAILURES}`);
  }
}

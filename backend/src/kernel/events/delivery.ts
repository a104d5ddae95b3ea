import {currentContext} from '../context';
import {errorMessage} from '../logging/logged-error';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Subscription} from './event';

/** SQL: an attempt more, which goes on for as long as a subscriber fails. */
const ONE_MORE = sql`least(tentativas + 1, 32767)`;

interface Head {
  id: number;
  assinante: string;
}

type Subscribers = ReadonlyMap<string, Subscription>;

/** How long events of an unknown subscriber are left to other copies of the server, which may run a newer version. */
const UNKNOWN_SECONDS = 3600;

interface Dependencies {
  db: Database;
  log: Logger;
  subscribers: Subscribers;
}

/**
 * Delivers the waiting events of one painter, per subscriber in their order. A failing subscriber is retried later and delays no
 * other one.
 * @throws the first fault, when everything else was delivered: the job is tried again
 */
export async function deliverTo(deps: Dependencies, pintorId: number): Promise<void> {
  const faults: unknown[] = [];
  const names = new Set(await waitingSubscribers(deps.db, pintorId));
  while (names.size > 0)
    for (const name of [...names])
      try {
        if (!(await deliverNext(deps, {pintorId, name}))) names.delete(name);
      } catch (error) {
        faults.push(error);
        names.delete(name);
      }
  if (faults.length > 0) throw new Error(errorMessage(faults[0]), {cause: faults[0]});
}

async function waitingSubscribers(db: Database, pintorId: number): Promise<string[]> {
  const rows = await db.query(sql<{assinante: string}>`
    SELECT assinante FROM evento_entrega WHERE pintor_id = ${pintorId} AND entregue_em IS NULL
     GROUP BY 1 ORDER BY min(evento_id)`);
  return rows.map(({assinante}) => assinante);
}

/**
 * Delivers the next event; false when there is none. An event that another worker is delivering is left to it, and that worker
 * continues with the next one.
 */
async function deliverNext(deps: Dependencies, {pintorId, name}: {pintorId: number; name: string}): Promise<boolean> {
  const {db, subscribers} = deps;
  const {afterSeconds = 0} = subscribers.get(name) ?? {afterSeconds: UNKNOWN_SECONDS};
  let taken: Head | undefined;
  try {
    return await db.tx(async () => {
      taken = await lockHead(db, {pintorId, name, afterSeconds});
      if (!taken) return false;
      await handle(deps, taken);
      await db.query(sql`UPDATE evento_entrega SET entregue_em = ${currentContext().now}, tentativas = ${ONE_MORE}, erro = NULL
        WHERE evento_id = ${taken.id} AND assinante = ${name}`);
      return true;
    });
  } catch (error) {
    if (taken)
      await db.tx(() =>
        db.query(sql`UPDATE evento_entrega SET tentativas = ${ONE_MORE}, erro = ${errorMessage(error)}
          WHERE evento_id = ${taken?.id ?? 0} AND assinante = ${name} AND entregue_em IS NULL`),
      );
    throw error;
  }
}

/** Finds the first event, then locks it if it is due: SKIP LOCKED would deliver later events before it. */
async function lockHead(
  db: Database,
  {pintorId, name, afterSeconds}: {pintorId: number; name: string; afterSeconds: number},
): Promise<Head | undefined> {
  const due = new Date(currentContext().now.getTime() - afterSeconds * 1000);
  // Without a wait nothing is compared, as the clocks of two copies of the server differ by moments.
  const isDue =
    afterSeconds > 0
      ? sql`AND EXISTS (SELECT 1 FROM evento e WHERE e.id = evento_id AND e.ocorrido_em <= ${due})`
      : sql``;
  return db.one(sql<Head>`
    SELECT evento_id AS id, assinante FROM evento_entrega
     WHERE assinante = ${name} AND entregue_em IS NULL AND evento_id = (
       SELECT min(evento_id) FROM evento_entrega WHERE pintor_id = ${pintorId} AND assinante = ${name} AND entregue_em IS NULL)
       ${isDue}
       FOR NO KEY UPDATE SKIP LOCKED`);
}

async function handle({db, log, subscribers}: Dependencies, {id, assinante}: Head): Promise<void> {
  const subscription = subscribers.get(assinante);
  // A subscriber that an update has removed.
  if (!subscription) return log.warn({evento: id, assinante}, 'an event of an unknown subscriber is given up');
  const event = await db.one(sql<{pintorId: number; dados: object; em: Date}>`
    SELECT pintor_id AS "pintorId", dados, ocorrido_em AS em FROM evento WHERE id = ${id}`);
  if (!event) return;
  await subscription.handle({
    id,
    pintorId: event.pintorId,
    occurredAt: event.em,
    data: subscription.event.data.parse(event.dados),
  });
}

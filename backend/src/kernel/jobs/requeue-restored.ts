import type {Client} from 'pg';
import type {Logger} from '../logging/logger';
import {connectWithoutTimeouts} from '../persistence/locks';
import {rowsOf, sql} from '../persistence/sql';

const BATCH = 500;

export interface Restored {
  nome: string;
  dados: object;
  prioridade: number;
}

type Send = (client: Client, job: Restored) => Promise<unknown>;

/** Puts the jobs that were waiting when a backup was made back into the queues, each once. Jobs of an unknown kind stay stored. */
export async function requeueRestored(databaseUrl: string, names: string[], send: Send, log: Logger): Promise<void> {
  const client = await connectWithoutTimeouts(databaseUrl, 'clube-jobs');
  try {
    for (let taken = 0; ;) {
      await client.query('BEGIN');
      const rows = await rowsOf(
        client,
        sql<Restored>`DELETE FROM tarefa_restaurada WHERE id IN (
           SELECT id FROM tarefa_restaurada WHERE nome = ANY(${names}) ORDER BY id LIMIT ${BATCH} FOR UPDATE)
         RETURNING nome, dados, prioridade`,
      );
      for (const job of rows) await send(client, job);
      await client.query('COMMIT');
      taken += rows.length;
      if (rows.length === BATCH) continue;
      if (taken > 0) log.info({jobs: taken}, 'jobs of a backup taken up');
      return;
    }
  } finally {
    await client.end();
  }
}

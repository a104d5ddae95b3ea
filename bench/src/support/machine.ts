import {rowsOf, sql} from '@clube/backend';
import {cpus, totalmem, type, release} from 'node:os';
import type {Client} from 'pg';

/** Describes the machine and database of the measurements. */
export async function describeMachine(db: Client): Promise<string[]> {
  const [server] = await rowsOf(db, sql<{version: string}>`SELECT split_part(version(), ' on ', 1) AS version`);
  const [cpu] = cpus();
  return [
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}, Node ${process.version}, ${server?.version}, durable (fsync and synchronous_commit on)`,
  ];
}

/** Identifies the kind of machine; only runs of the same kind are comparable. */
export const machineKind = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version.split('.', 1)[0]}`;

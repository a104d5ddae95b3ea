import type {Client} from 'pg';
import {to as copyTo} from 'pg-copy-streams';
import type {ArchiveWriter} from '../archive/archive-writer';
import {copyOf} from '../catalog';
import {DATA, type Table} from '../archive/format';
import {rowsOf, sql} from '../../persistence/sql';

/** In a tar a member's size precedes its content, so rows are buffered in pieces of about this size. */
const PIECE_BYTES = 4 * 1024 * 1024;

const WAITING_JOBS = `COPY (SELECT name, coalesce(data, '{}'), priority FROM pgboss.job
  WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss%' ORDER BY created_on) TO STDOUT`;
/** Not a table of the schema: pending jobs on their way from the queues to `tarefa_restaurada`. */
export const WAITING: Table = {nome: 'tarefas_da_copia', colunas: ['nome', 'dados', 'prioridade']};

/** Writes a table's rows and returns how many there were. */
export function dumpTable(client: Client, writer: ArchiveWriter, table: Table): Promise<number> {
  return dump(client, writer, table.nome, copyOf(table, 'TO STDOUT'));
}

/** Writes the queued and running jobs, such as emails to send and receipts to read. */
export async function dumpJobs(client: Client, writer: ArchiveWriter): Promise<number> {
  const [found] = await rowsOf(client, sql<{there: boolean}>`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`);
  return found?.there ? dump(client, writer, WAITING.nome, WAITING_JOBS) : 0;
}

async function dump(client: Client, writer: ArchiveWriter, name: string, copy: string): Promise<number> {
  const rows = client.query(copyTo(copy));
  let piece: Buffer[] = [];
  let size = 0;
  let n = 0;
  const flush = async () => {
    if (size === 0) return;
    await writer.add(`${DATA}${name}/${String(++n).padStart(6, '0')}.copy`, Buffer.concat(piece));
    piece = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await flush();
  }
  await flush();
  return rows.rowCount;
}

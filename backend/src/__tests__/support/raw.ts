import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdirSync, readlinkSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import type {TestApp} from './app';

/** Polls every 10 ms until the condition is true; fails with `what` after `timeoutMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string | (() => string),
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `it did not come about: ${typeof what === 'string' ? what : what()}`);
    await wait(10);
  }
}

/** Whether a statement of the application's database waits for a lock. A transaction would read one snapshot of that. */
export async function waitsForLock({db}: TestApp): Promise<boolean> {
  const {rowCount} = await db.writes.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
}

/** Opens a TCP connection to the server, for requests that no correct client sends. */
export async function openSocket(t: TestApp): Promise<Socket> {
  const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
  // The server may reset the connection, which must not fail the test.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The text of a request without a body. */
export const callText = (method: string, path: string, headers: Record<string, string> = {}): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: clube', ...Object.entries(headers).map(([n, v]) => `${n}: ${v}`), '', ''].join(
    '\r\n',
  );

/** Reads until the other side ends or closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  if (!socket.closed && !socket.readableEnded)
    await new Promise<void>(resolve => socket.once('end', () => resolve()).once('close', () => resolve()));
  return Buffer.concat(parts).toString();
}

/** Waits until this process has no open file in the folder, as a client gets the last byte before the file is closed. */
export const allClosed = (folder: string): Promise<void> =>
  until(
    () => openFiles(folder).length === 0,
    () => `open: ${openFiles(folder).join(', ')}`,
  );

/** The open files of this process below the folder (Linux only; otherwise empty). */
export function openFiles(folder: string): string[] {
  const numbers = process.platform === 'linux' ? readdirSync('/proc/self/fd') : [];
  return numbers.flatMap(number => {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return [];
    }
  });
}

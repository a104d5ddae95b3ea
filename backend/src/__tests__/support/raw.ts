import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdirSync, readlinkSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import type {TestApp} from './app';

/** Waits for what is to come about by itself. */
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

/** A connection for what no decent client would do. */
export async function openSocket(t: TestApp): Promise<Socket> {
  const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
  // What the server breaks off is no fault of the test's.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** A whole call, as text. */
export const callText = (method: string, path: string, headers: Record<string, string> = {}): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: clube', ...Object.entries(headers).map(([n, v]) => `${n}: ${v}`), '', ''].join(
    '\r\n',
  );

/** Everything that comes until the other side has said all or is gone. */
export async function readToEnd(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  if (!socket.closed && !socket.readableEnded)
    await new Promise<void>(resolve => socket.once('end', () => resolve()).once('close', () => resolve()));
  return Buffer.concat(parts).toString();
}

/** Waits until this process has none of the folder's files open: who reads knows the last byte before its reader is closed. */
export const allClosed = (folder: string): Promise<void> =>
  until(
    () => openFiles(folder).length === 0,
    () => `open: ${openFiles(folder).join(', ')}`,
  );

/** Files below the folder that this process has open. Where the system does not show them, none. */
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

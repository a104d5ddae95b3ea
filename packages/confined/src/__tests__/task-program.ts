// A confined program for tests; the names of its tasks say what they do to the process.
import {writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {TaskRefusal, serveTasks, type Task} from '../program';

const eaten: Buffer[] = [];

const TASKS: Record<string, Task> = {
  bytes: async () => Uint8Array.of(0, 255, 7),
  pid: async () => process.pid,
  echo: async (request: unknown) => request,
  environment: async () => Object.keys(process.env).sort(),
  throws: async () => {
    throw new Error('quotes the document');
  },
  refuses: async (why: string) => {
    throw new TaskRefusal({why});
  },
  leaves: async () => process.exit(3),
  spins: async () => {
    for (;;) Math.random();
  },
  never: () => new Promise(() => undefined),
  eats: async () => {
    for (;;) eaten.push(Buffer.alloc(32 * 1024 * 1024, 1));
  },
  fillsHeap: async () => {
    const texts: string[] = [];
    for (let i = 0; ; i++) texts.push(`${i}`.repeat(1000).split('').join('-'));
  },
  writes: async () => writeFileSync(join(tmpdir(), 'clube-nao-deve-existir'), ''),
  size: async (_: unknown, {files}) => {
    let bytes = 0;
    for (const file of files) for await (const piece of file.pieces()) bytes += piece.length;
    return bytes;
  },
  part: async ({from, to}: {from: number; to: number}, {files}) => files[0]?.read(from, to),
  /** Requests bytes with sizes and positions that are not permitted. */
  greedy: async (_: unknown, {files}) => {
    for (const [file, from, to] of [
      [7, 0, 1],
      [0, -1, 3],
      [0, 0, 1e9],
    ])
      process.send?.({kind: 'want', id: 1, want: 99, file, from, to});
    return files[0]?.read(0, 1);
  },
  counts: async (upTo: number, {emit}) => {
    for (let i = 1; i <= upTo; i++) await emit(i);
  },
  countsThenSpins: async (upTo: number, {emit}) => {
    for (let i = 1; i <= upTo; i++) await emit(i);
    for (;;) Math.random();
  },
};

serveTasks(TASKS);

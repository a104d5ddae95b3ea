// A process for one task, which says by its name what is to become of it.
import {writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {doOnce} from '../../process/child/do-once';

const eaten: Buffer[] = [];

const TASKS: Record<string, () => Promise<unknown>> = {
  bytes: async () => Uint8Array.of(0, 255, 7),
  pid: async () => process.pid,
  lanca: async () => {
    throw new Error('quotes the document');
  },
  sai: async () => process.exit(3),
  gira: async () => {
    for (;;) Math.random();
  },
  nunca: () => new Promise(() => undefined),
  come: async () => {
    for (;;) eaten.push(Buffer.alloc(32 * 1024 * 1024, 1));
  },
  escreve: async () => writeFileSync(join(tmpdir(), 'clube-nao-deve-existir'), ''),
};

doOnce(async (nome: string) => TASKS[nome]?.(), Number(process.argv[2]));

// A reading process for tests; the type of a "document" decides what the process does.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {FileToRead, DocumentReading} from '../../document/types';
import {serve, type Read} from '../../process/child/serve';
import type {ChildAnswer} from '../../process/protocol';

/** A request id that the reading process itself never uses. */
const FOREIGN_ID = 99;
let readCount = 0;
const eaten: Buffer[] = [];

const document = (loja: string, pages = 1): DocumentReading => ({
  estado: 'lida',
  loja,
  itens: [],
  campos: {},
  avisos: [],
  confianca: 1,
  certa: true,
  medidas: {vias: ['xml'], paginas: pages, duracaoMs: 1},
});

function spinForever(): never {
  for (;;) Math.random();
}

function eat(): never {
  for (;;) eaten.push(Buffer.alloc(32 * 1024 * 1024, 1));
}

function tryIt(work: () => unknown): string {
  try {
    work();
    return 'conseguiu';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'erro';
  }
}

type Behaviour = (onProgress: (partial: DocumentReading) => void, file: FileToRead) => Promise<DocumentReading>;

const BEHAVIOURS: Record<string, Behaviour> = {
  pid: async () => document(String(process.pid)),
  gira: async () => spinForever(),
  come: async () => eat(),
  sai: async () => process.exit(3),
  // Like the system when memory is short.
  morto: async () => {
    process.kill(process.pid, 'SIGKILL');
    return spinForever();
  },
  lanca: async () => {
    throw new Error('broken');
  },
  nunca: () => new Promise(() => undefined),
  // Like on a busy machine: works from time to time, for longer than the test permits per page.
  devagar: async () => {
    for (const start = performance.now(); performance.now() - start < 1500;) {
      const before = process.cpuUsage().user;
      while (process.cpuUsage().user - before < 15_000) Math.random();
      await sleep(160);
    }
    return document('devagar');
  },
  quebraSeUsado: async () => (readCount > 1 ? process.exit(3) : document('fresco')),
  ambiente: async () => document(Object.keys(process.env).sort().join(' ')),
  pasta: async () => document(process.cwd()),
  escreve: async () => document(tryIt(() => writeFileSync(join(tmpdir(), 'clube-nao-deve-existir'), ''))),
  pede: async (_, {content}) => document(Buffer.concat([await content(), await content()]).toString()),
  // Its own request is answered after those before.
  pedeAlheios: async (_, {content}) => {
    let foreignCount = 0;
    process.on('message', ({fetchId}: {fetchId?: number}) => (foreignCount += fetchId === FOREIGN_ID ? 1 : 0));
    const send = (answer: ChildAnswer) => process.send?.(answer);
    for (const file of [1, 7, -1]) for (let id = 0; id < 5; id++) send({kind: 'buscar', id, file, fetchId: FOREIGN_ID});
    await content();
    return document(`${foreignCount} alheios`);
  },
  inicia: async () => document(tryIt(() => spawnSync('true'))),
  parcialEGira: async onProgress => {
    onProgress(document('parcial', 1));
    await new Promise(setImmediate);
    return spinForever();
  },
};

const read: Read = async ([file], {onProgress}) => {
  readCount++;
  const behaviour = file && BEHAVIOURS[file.mime];
  return behaviour ? behaviour(onProgress, file) : document('nada');
};

serve(read, Number(process.argv[2]));

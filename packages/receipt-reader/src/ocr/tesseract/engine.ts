import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {createWorker, OEM, type PSM, type RecognizeResult, type Worker, type WorkerParams} from 'tesseract.js';
import type {ImagemCinza} from '../../image';

const IDIOMA = 'por';

let operario: Promise<Worker> | undefined;
/** The engine reads one picture at a time, and its parameters belong to one reading. */
let fila: Promise<unknown> = Promise.resolve();

function ligar(): Promise<Worker> {
  const dados = dirname(createRequire(__filename).resolve('@tesseract.js-data/por/package.json'));
  operario ??= createWorker(IDIOMA, OEM.LSTM_ONLY, {
    langPath: join(dados, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without one the library throws where nobody can catch it; the reading itself is refused as well.
    errorHandler: () => undefined,
  });
  return operario;
}

/** Portable grey map: the one format that costs nothing to write. */
function comoPgm({largura, altura, dados}: ImagemCinza): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${largura} ${altura} 255\n`, 'latin1'), dados]);
}

/** What the engine reads in a picture, one reading after another. */
export async function ler(imagem: ImagemCinza, modo: PSM): Promise<RecognizeResult['data']> {
  const trabalho = fila.then(async () => {
    const worker = await ligar();
    const parametros: Partial<WorkerParams> = {
      tessedit_pageseg_mode: modo,
      user_defined_dpi: '300',
    };
    await worker.setParameters(parametros);
    return (await worker.recognize(comoPgm(imagem), {}, {blocks: true, text: false})).data;
  });
  fila = trabalho.catch(() => undefined);
  return trabalho;
}

/** Ends the engine's thread; the next reading starts a new one. */
export async function fecharTesseract(): Promise<void> {
  const worker = operario;
  operario = undefined;
  await fila;
  await (await worker)?.terminate();
}

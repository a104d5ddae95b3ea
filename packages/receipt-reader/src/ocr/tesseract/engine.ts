import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {createWorker, OEM, type PSM, type RecognizeResult, type Worker, type WorkerParams} from 'tesseract.js';
import type {PageImage} from '../../image';

const LANGUAGE = 'por';

let startedWorker: Promise<Worker> | undefined;
/** The engine reads one picture at a time, and its parameters belong to one reading. */
let queue: Promise<unknown> = Promise.resolve();

function startWorker(): Promise<Worker> {
  const languageData = dirname(createRequire(__filename).resolve('@tesseract.js-data/por/package.json'));
  startedWorker ??= createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: join(languageData, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without one the library throws where nobody can catch it; the reading itself is refused as well.
    errorHandler: () => undefined,
  });
  return startedWorker;
}

/** Portable grey map: the one format that costs nothing to write. */
function asPgm({width, height, data: languageData}: PageImage): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), languageData]);
}

/** What the engine reads in a picture, one reading after another. */
export async function recogniseWith(image: PageImage, mode: PSM): Promise<RecognizeResult['data']> {
  const work = queue.then(async () => {
    const worker = await startWorker();
    const parameters: Partial<WorkerParams> = {
      tessedit_pageseg_mode: mode,
      user_defined_dpi: '300',
    };
    await worker.setParameters(parameters);
    return (await worker.recognize(asPgm(image), {}, {blocks: true, text: false})).data;
  });
  queue = work.catch(() => undefined);
  return work;
}

/** Ends the engine's thread; the next reading starts a new one. */
export async function closeTesseract(): Promise<void> {
  const worker = startedWorker;
  startedWorker = undefined;
  await queue;
  await (await worker)?.terminate();
}

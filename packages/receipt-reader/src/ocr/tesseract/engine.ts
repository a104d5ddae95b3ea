import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {createWorker, OEM, type PSM, type RecognizeResult, type Worker, type WorkerParams} from 'tesseract.js';
import type {PageImage} from '../../image';

const LANGUAGE = 'por';

let startedWorker: Promise<Worker> | undefined;
/** The pending readings, which run one after the other, as the engine has one picture and one set of parameters. */
let queue: Promise<unknown> = Promise.resolve();

function startWorker(): Promise<Worker> {
  const languageData = dirname(createRequire(__filename).resolve('@tesseract.js-data/por/package.json'));
  startedWorker ??= createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: join(languageData, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without a handler the library throws an uncatchable error; the reading itself is rejected, too.
    errorHandler: () => undefined,
  });
  return startedWorker;
}

/** Encodes a picture as a portable grey map (PGM), which takes no time to write. */
function asPgm({width, height, data: languageData}: PageImage): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), languageData]);
}

/** Reads a picture by the engine, after the pending readings. */
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

/** Stops the engine's thread; the next reading starts a new one. */
export async function closeTesseract(): Promise<void> {
  const worker = startedWorker;
  startedWorker = undefined;
  await queue;
  await (await worker)?.terminate();
}

import {randomBytes} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {Worker} from 'node:worker_threads';
import {join} from 'node:path';

/** Pictures that browsers cannot show, whatever the painter's phone likes to make. */
export const PRECISA_DE_VISTA = new Set(['image/heic']);
const PATIENCE_MS = 30_000;

/** A JPEG of a HEIC picture, in a thread of its own with bounds of memory and time. Answers its temporary path. */
export async function fazerVista(source: string, tempDir: string): Promise<string> {
  const target = join(tempDir, `${randomBytes(12).toString('hex')}.jpg`);
  const bytes = await readFile(source);
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'vista.worker.js'), {
      workerData: {bytes, target},
      resourceLimits: {maxOldGenerationSizeMb: 512},
    });
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.once('error', reject);
    worker.once('exit', code => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`the picture could not be decoded (${code})`));
    });
  });
  return target;
}

import {createHash} from 'node:crypto';
import {Kernel, type ClubeApplication} from '@clube/backend';
import {SEED_DEMO} from '..';
import {loadDemoData} from '../demo/load';
import {givenDemo} from './given-demo';

type Pictures = Awaited<ReturnType<typeof picturesOf>>;
const picturesOf = (app: ClubeApplication) => app.get(Kernel.PICTURES);

/** Resized pictures of earlier loads, as all have the same pictures, and resizing takes half the time of a small load. */
const resized = new Map<string, ReturnType<Pictures['resize']>>();

async function resizeOnce(app: ClubeApplication): Promise<void> {
  const pictures = await picturesOf(app);
  const resize = pictures.resize.bind(pictures);
  pictures.resize = async (file, widths) => {
    const hash = createHash('sha256').update(widths.join());
    for await (const part of file.read()) hash.update(part as Buffer);
    const key = hash.digest('hex');
    if (!resized.has(key)) resized.set(key, resize(file, widths));
    return resized.get(key) as ReturnType<Pictures['resize']>;
  };
}

/** Loads the demo data as on this day; fails when an expectation is not met. */
export const givenDay = (now: Date, scale: number) =>
  givenDemo(now, async app => {
    await resizeOnce(app);
    await loadDemoData(app, {seed: SEED_DEMO, now, scale});
  });

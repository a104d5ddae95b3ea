import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Premio} from '../../catalogue';
import {renderPremioImage} from '../../images';
import {SYSTEM, runAs, type Services} from '../services';

/** Two at a time, as drawing one picture keeps one core busy. */
const CONCURRENCY = 2;

/**
 * Creates the prizes with their pictures; a combo's stock is its first movement. `folder`: for temporary
 * pictures.
 */
export async function registerPremios(
  {premios}: Pick<Services, 'premios'>,
  catalogue: readonly Premio[],
  {start, folder}: {start: Date; folder: string},
): Promise<void> {
  await mkdir(folder, {recursive: true});
  const rest = catalogue.values();
  const lane = async () => {
    for (const {drawing, codigo, custo, ...premio} of rest) {
      const path = join(folder, `premio-${codigo}.png`);
      await writeFile(path, await renderPremioImage(drawing));
      const data = {...premio, codigo, custo: custo / 100};
      await runAs(start, SYSTEM, () => premios.create(data, {path, originalName: `${codigo}.png`}));
      await rm(path);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, lane));
}

import type {ClubeApplication} from '@clube/backend';
import type {LoadOptions} from './demo/load';
import {accountsText} from './demo/accounts-text';
import {SYSTEM, runAs} from './demo/services';
import {recordEnd, recordStart, startOver, databaseState} from './demo/load-state';

/** The seed of the demo, so that every load creates the same shops and products. */
export const SEED_DEMO = 'clube-do-pintor';

/**
 * Loads the demo into a database without users, or again if the last load was interrupted. Existing data is left
 * unchanged. Returns the demo accounts as text. Only for the process that prepares the database exclusively. `scale`:
 * see `LoadOptions`.
 */
export async function prepareDemo(
  app: ClubeApplication,
  log: (text: string) => void,
  {scale}: Pick<LoadOptions, 'scale'> = {},
): Promise<string> {
  const state = await databaseState(app.db);
  if (state === 'ocupado') return accountsText();
  // Imported dynamically, as only a first start needs the code that draws receipts and simulates the past.
  const {loadDemoData} = await import('./demo/load.js');
  const now = (await app.get<() => Date>('kernel.clock'))();
  await runAs(now, SYSTEM, async () => {
    if (state === 'interrompido') await startOver(app.db);
    log('Carregando os dados de demonstração (só na primeira vez)…');
    await recordStart(app.db, now);
    await loadDemoData(app, {seed: SEED_DEMO, now, log, scale});
    await recordEnd(app.db);
  });
  return accountsText();
}

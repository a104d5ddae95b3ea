import type {ClubeApplication} from '@clube/backend';
import type {LoadOptions} from './demo/load';
import {accountsText} from './demo/accounts-text';
import {SYSTEM, runAs} from './demo/services';
import {recordEnd, recordStart, startOver, databaseState} from './demo/load-state';

/** What the demo grows from: who sows it again has the same shops and products. */
export const SEED_DEMO = 'clube-do-pintor';

/**
 * Makes sure that a database without anybody in it holds the demo: fills it, or fills it anew when the last attempt was
 * cut off. Data that is there is left alone. Answers the demo accounts, as text to be shown. Only for the copy of the
 * server that prepares the database alone. `scale` is `LoadOptions`'s.
 */
export async function prepareDemo(
  app: ClubeApplication,
  log: (text: string) => void,
  {scale}: Pick<LoadOptions, 'scale'> = {},
): Promise<string> {
  const state = await databaseState(app.db);
  if (state === 'ocupado') return accountsText();
  // Only a first start has any use for what draws receipts and makes the programme's past.
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

import type {ClubeApplication} from '@clube/backend';
import {loadDemoData, type OpcoesCarga} from './demo/carga';
import {textoDasContas} from './demo/contas';
import {SISTEMA, como} from './demo/mundo';
import {anotarFim, anotarInicio, recomecar, situacaoDoBanco} from './demo/vazio';

export {loadDemoData, type OpcoesCarga} from './demo/carga';
export {textoDasContas} from './demo/contas';
export {createAleatorio} from './aleatorio';
export {createCatalogo} from './catalogo';
export {createCompra} from './compras';
export {renderDocumento} from './documentos';
export * from './catalogo/contas';

/** What the demo grows from: who sows it again has the same shops and products. */
export const SEED_DEMO = 'clube-do-pintor';

/**
 * Makes sure that a database without anybody in it holds the demo: fills it, or fills it anew when the last attempt was
 * cut off. Data that is there is left alone. Answers the demo accounts, as text to be shown. Only for the copy of the
 * server that prepares the database alone. `escala` is `OpcoesCarga`'s.
 */
export async function prepareDemo(
  app: ClubeApplication,
  say: (text: string) => void,
  {escala}: Pick<OpcoesCarga, 'escala'> = {},
): Promise<string> {
  const situacao = await situacaoDoBanco(app.db);
  if (situacao === 'ocupado') return textoDasContas();
  const agora = (await app.get<() => Date>('kernel.clock'))();
  await como(agora, SISTEMA, async () => {
    if (situacao === 'interrompido') await recomecar(app.db);
    say('Carregando os dados de demonstração (só na primeira vez)…');
    await anotarInicio(app.db, agora);
    await loadDemoData(app, {seed: SEED_DEMO, agora, say, escala});
    await anotarFim(app.db);
  });
  return textoDasContas();
}

import {parseArgs} from 'node:util';
import {countOf, formatPontosInWords, readDate, startOfDay} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import type {PontosService} from '../modules/pontos';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run devolver -- --desde DD/MM/AAAA [--previa]

Devolve o que expirou nesse dia ou depois e ainda não foi devolvido, por 90 dias. Pode ser repetido.
  --previa  só diz quanto seria devolvido, e a quantos pintores`;

/** @throws UsageError when it is no date */
export function readOptions(args: string[]): {since: Date; preview: boolean} {
  const {values} = parseArgs({
    args,
    options: {desde: {type: 'string', default: ''}, previa: {type: 'boolean', default: false}},
    strict: true,
  });
  const day = readDate(values.desde);
  if (!day) throw new UsageError('Informe desde quando, como em 24/11/2026.');
  return {since: startOfDay(day), preview: values.previa};
}

async function main(): Promise<number> {
  const {since, preview} = readOptions(process.argv.slice(2));
  const {pintores, pontos} = await withApplication(async app => {
    const service = await app.get<PontosService>('services.PontosService');
    return withContext(systemContext(new Date(), 'comando'), () =>
      preview ? service.previewGiveBack(since) : service.giveBack(since),
    );
  });
  const moved = `${formatPontosInWords(pontos)}, a ${countOf(pintores, 'pintor', 'pintores')}`;
  log(preview ? `Seriam devolvidos: ${moved}. Nada foi mudado.` : `Devolvidos: ${moved}.`);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);

import {parseArgs} from 'node:util';
import {countOf, formatPontosInWords, readDate, startOfDay} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import type {PontosService} from '../modules/pontos';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run devolver-pontos -- --desde DD/MM/AAAA

Devolve o que expirou nesse dia ou depois e ainda não foi devolvido, por 90 dias. Pode ser repetido.`;

/** @throws UsageError when it is no date */
export function readSince(args: string[]): Date {
  const {values} = parseArgs({args, options: {desde: {type: 'string', default: ''}}, strict: true});
  const day = readDate(values.desde);
  if (!day) throw new UsageError('Informe desde quando, como em 24/11/2026.');
  return startOfDay(day);
}

async function main(): Promise<number> {
  const since = readSince(process.argv.slice(2));
  const {pintores, pontos} = await withApplication(async app => {
    const service = await app.get<PontosService>('services.PontosService');
    return withContext(systemContext(new Date(), 'comando'), () => service.giveBack(since));
  });
  log(`Devolvidos: ${formatPontosInWords(pontos)}, a ${countOf(pintores, 'pintor', 'pintores')}.`);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);

import {parseArgs} from 'node:util';
import {countOf, formatPontosInWords, readDate, type CivilDate} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import type {GiveBackService} from '../modules/pontos';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run devolver -- --desde DD/MM/AAAA [--previa]

Devolve o que expirou nesse dia ou depois e ainda não foi devolvido, por 90 dias. Pode ser repetido.
  --previa  só diz quanto seria devolvido, e a quantos pintores`;

/** @throws UsageError when it is no date */
export function readOptions(args: string[]): {since: CivilDate; preview: boolean} {
  const {values} = parseArgs({
    args,
    options: {desde: {type: 'string', default: ''}, previa: {type: 'boolean', default: false}},
    strict: true,
  });
  const day = readDate(values.desde);
  if (!day) throw new UsageError('Informe desde quando, como em 24/11/2026.');
  return {since: day, preview: values.previa};
}

async function main(): Promise<number> {
  const {since, preview} = readOptions(process.argv.slice(2));
  const message = await withApplication(async app => {
    const service = await app.get<GiveBackService>('services.GiveBackService');
    return withContext(systemContext(new Date(), 'comando'), async () => {
      if (!preview) return service.giveBack(since);
      const {pintores, pontos} = await service.preview(since);
      return `Seriam devolvidos: ${formatPontosInWords(pontos)}, a ${countOf(pintores, 'pintor', 'pintores')}. Nada foi mudado.`;
    });
  });
  log(message);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);

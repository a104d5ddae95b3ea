import {formatDateTime} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import {confirmClock} from '../modules/pontos';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run confirmar-relogio

O relógio desta máquina está certo: o que venceu por ele volta a expirar. Confira a hora antes.`;

async function main(): Promise<number> {
  if (process.argv.length > 2) throw new UsageError('Este comando não tem opções.');
  const now = new Date();
  await withApplication(({db}) => withContext(systemContext(now, 'comando'), () => confirmClock(db)));
  log(`Relógio confirmado: ${formatDateTime(now)}, em São Paulo.`);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);

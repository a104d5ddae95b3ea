import {parseArgs} from 'node:util';
import {countOf} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import {rebuildResumos} from '../modules/relatorios';
import {runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run refazer-resumos

Compara os resumos de que os relatórios são feitos, e as cotas das redes, com as vendas e o histórico e corrige o que difere. Pode ser feito enquanto o produto roda, e repetido.`;

async function main(): Promise<number> {
  parseArgs({args: process.argv.slice(2), options: {}, strict: true});
  const rebuilt = await withApplication(app =>
    withContext(systemContext(new Date(), 'comando'), () => rebuildResumos(app.db)),
  );
  for (const {resumo, corrigidos} of rebuilt)
    log(`${resumo}: ${corrigidos === 0 ? 'certo' : `corrigido em ${countOf(corrigidos, 'linha', 'linhas')}`}.`);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);

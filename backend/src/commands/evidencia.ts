import {userInfo} from 'node:os';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {systemContext, withContext} from '../kernel/context';
import type {EvidenceService} from '../modules/notas';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run evidencia -- --nota 123 --saida /caminho/da/pasta

Copia para a pasta os arquivos de uma nota como foram enviados, com a lista deles (evidencia.json).
O que se entrega fica na trilha de auditoria.`;

function readArguments(): {nota: number; saida: string} {
  const option = {type: 'string', default: ''} as const;
  const {values} = parseArgs({options: {nota: option, saida: option}, strict: true});
  if (!/^[1-9]\d{0,8}$/.test(values.nota)) throw new UsageError('Informe o número da nota.');
  if (!values.saida) throw new UsageError('Informe a pasta de saída.');
  return {nota: Number(values.nota), saida: resolve(process.env.INIT_CWD ?? '.', values.saida)};
}

/** Gives a receipt's files out as they were sent, for who has a right to demand them. */
async function main(): Promise<number> {
  const {nota, saida} = readArguments();
  await withApplication(async app => {
    const evidence = await app.get<EvidenceService>('services.EvidenceService');
    const context = systemContext(new Date(), 'evidencia');
    const files = await withContext(context, () => evidence.exportEvidence(nota, saida, userInfo().username));
    for (const {arquivo: file, sha256} of files) log(`${sha256}  ${file}`);
    log(`Entregue em ${saida}.`);
  });
  return 0;
}

runCommand(USAGE, main);

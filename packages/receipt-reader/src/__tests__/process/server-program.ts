// A server that reads a document without end, and tells the process that reads it: to be killed by the test.
import {join} from 'node:path';
import {Supervisor} from '../../process';

const supervisor = new Supervisor({entrada: join(__dirname, 'reading-program.js')});
const papel = (mime: string) => ({conteudo: async () => Buffer.alloc(0), mime});
const pid = async () => (await supervisor.ler([papel('pid')], '2026-09-15')).loja;

void pid().then(texto => {
  process.send?.(Number(texto));
  return supervisor.ler([papel('gira')], '2026-09-15');
});

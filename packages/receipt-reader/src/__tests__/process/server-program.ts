// A server that reads a document endlessly, and prints the id of the reading process; the test kills it.
import {join} from 'node:path';
import {Supervisor} from '../../process';

const supervisor = new Supervisor({entry: join(__dirname, 'reading-program.js')});
const paper = (mime: string) => ({content: async () => Buffer.alloc(0), mime});
const pid = async () => (await supervisor.read([paper('pid')], '2026-09-15')).loja;

void pid().then(text => {
  process.send?.(Number(text));
  return supervisor.read([paper('gira')], '2026-09-15');
});

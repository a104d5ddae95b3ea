import {once} from 'node:events';
import {createWriteStream} from 'node:fs';
import {finished} from 'node:stream/promises';

const LINES_A_WRITE = 1000;
/** Step between codes, for an unsorted order in which an index does not only grow at its end. */
const STEP = 7919;
const COLOURS = [
  'Branco Neve',
  'Azul Sereno',
  'Areia',
  'Verde Kiwi',
  'Marfim',
  'Palha',
  'Gelo',
  'Terracota',
  'Cinza Médio',
];
const KINDS = [
  'Tinta Acrílica Premium Fosca',
  'Esmalte Sintético Brilhante',
  'Massa Corrida',
  'Verniz Marítimo',
  'Selador',
];

/** Writes products as CSV that COPY also reads: commas, decimal points, UTF-8. `price` is added to all prices. */
export async function writeProdutos(path: string, count: number, price = 0): Promise<void> {
  const out = createWriteStream(path);
  out.write('codigo,nome,valorUnitario,valorPontos,gtin\n');
  for (let from = 0; from < count; from += LINES_A_WRITE) {
    let text = '';
    for (let i = from; i < Math.min(count, from + LINES_A_WRITE); i++) text += line(i, price);
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

function line(i: number, price: number): string {
  const code = `P${String((i * STEP) % 10_000_019).padStart(8, '0')}`;
  const name = `${KINDS[i % KINDS.length]} ${COLOURS[(i >> 3) % COLOURS.length]} ${1 + (i % 20)} L ${i}`;
  return `${code},${name},${price + 10 + (i % 900)}.${String(i % 100).padStart(2, '0')},${i % 5000},\n`;
}

import type {Random} from '../../random';
import {plainCapitals} from '../../documents/format';
import type {Produto, ProdutoRevenda, Revenda} from '../types';

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bTINTA\b/, 'TTA'],
  [/\bACRILICA\b/, 'ACR'],
  [/\bPREMIUM\b/, 'PREM'],
  [/\bSTANDARD\b/, 'STD'],
  [/\bECONOMICA\b/, 'ECON'],
  [/\bFOSCA\b/, 'FSC'],
  [/\bSEMIBRILHO\b/, 'SB'],
  [/\bESMALTE\b/, 'ESM'],
  [/\bSINTETICO\b/, 'SINT'],
  [/\bBRILHANTE\b/, 'BRILH'],
  [/\bBRANCO\b/, 'BCO'],
  [/ (\d[\d,]*) (L|ML|KG)$/, ' $1$2'],
];

/** A product's name as in a shop's system: capitals, no accents, abbreviated words. */
const abbreviate = (nome: string): string =>
  ABBREVIATIONS.reduce((text, [from, to]) => text.replace(from, to), plainCapitals(nome));

/** Every third reseller prints its own codes, which this table maps to products. */
export function createProdutosRevenda(
  revendas: readonly Revenda[],
  produtos: readonly Produto[],
  random: Random,
): ProdutoRevenda[] {
  return revendas
    .filter((_, i) => i % 3 === 0)
    .flatMap(({cnpj}) => {
      const stream = random.fork(cnpj);
      const start = stream.int(1000, 60_000);
      return stream.sample(produtos, 45).map((produto, i) => ({
        cnpjRevenda: cnpj,
        codigoPadrao: produto.codigo,
        codigo: String(start + i * 7).padStart(9, '0'),
        nome: abbreviate(produto.nome),
        valorUnitario: Math.round((produto.valorUnitario * stream.float(0.94, 1.1)) / 10) * 10,
      }));
    });
}

import type {ModeloFiscal} from '@clube/domain';
import type {Clue} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {foldedOf} from '../lines/lines';
import type {Sheet} from '../types';

/** Names of each kind of document, with chosen certainties; `DANFE` is also a heading of consumer receipts. */
const PHRASES: readonly {modelo: ModeloFiscal; pattern: RegExp; certainty: number}[] = [
  {modelo: '65', pattern: /\bNFC[- ]?E\b|CONSUMIDOR ELETR|NFCE\b/, certainty: 0.98},
  {modelo: '59', pattern: /CUPOM FISCAL ELETRONICO|\bCF[- ]E\b|CUPOM FISCAL ELETR.*SAT|\bSAT N/, certainty: 0.98},
  {
    modelo: '55',
    pattern: /\bNF-E\b|NOTA FISCAL ELETRONICA|\bDANFE\b|RECEBEMOS DE .* PRODUTOS|NFE\.FAZENDA/,
    certainty: 0.95,
  },
];

/** The kind of document by its name. Consumer receipts may mention the NF-e's site, so their names have priority. */
export function readModel(sheets: readonly Sheet[]): Clue<ModeloFiscal>[] {
  for (const {modelo, pattern, certainty} of PHRASES) {
    for (const line of sheets.flatMap(({lines}) => lines)) {
      if (!pattern.test(foldedOf(line.terms))) continue;
      const target = line.terms.filter(({folded}) => /NF|CF|SAT|CUPOM|NOTA|ELETR|CONSUM/.test(folded));
      return bestFirst([clue(modelo, target.length > 0 ? target : line.terms, {certainty})]);
    }
  }
  return [];
}

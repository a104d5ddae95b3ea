import type {ModeloFiscal} from '@clube/domain';
import type {Clue} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {foldedOf} from '../lines/lines';
import type {Sheet} from '../types';

/** What each kind of document calls itself, and how plainly: chosen; `DANFE` heads consumers' receipts too. */
const PHRASES: readonly {modelo: ModeloFiscal; pattern: RegExp; certainty: number}[] = [
  {modelo: '65', pattern: /\bNFC[- ]?E\b|CONSUMIDOR ELETR|NFCE\b/, certainty: 0.98},
  {modelo: '59', pattern: /CUPOM FISCAL ELETRONICO|\bCF[- ]E\b|CUPOM FISCAL ELETR.*SAT|\bSAT N/, certainty: 0.98},
  {
    modelo: '55',
    pattern: /\bNF-E\b|NOTA FISCAL ELETRONICA|\bDANFE\b|RECEBEMOS DE .* PRODUTOS|NFE\.FAZENDA/,
    certainty: 0.95,
  },
];

/** Which kind of document it calls itself. A consumer's receipt may name the NF-e's site too, so its own name goes first. */
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

import type {ModeloFiscal} from '@clube/domain';
import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {dobradoDe} from '../lines/lines';
import type {Folha} from '../types';

const DIZERES: readonly {modelo: ModeloFiscal; padrao: RegExp; firmeza: number}[] = [
  {modelo: '65', padrao: /\bNFC[- ]?E\b|CONSUMIDOR ELETR|NFCE\b/, firmeza: 0.98},
  {modelo: '59', padrao: /CUPOM FISCAL ELETRONICO|\bCF[- ]E\b|CUPOM FISCAL ELETR.*SAT|\bSAT N/, firmeza: 0.98},
  {
    modelo: '55',
    padrao: /\bNF-E\b|NOTA FISCAL ELETRONICA|\bDANFE\b|RECEBEMOS DE .* PRODUTOS|NFE\.FAZENDA/,
    firmeza: 0.95,
  },
];

/** Which kind of document it calls itself. A consumer's receipt may name the NF-e's site too, so its own name goes first. */
export function lerModelo(folhas: readonly Folha[]): Indicio<ModeloFiscal>[] {
  for (const {modelo, padrao, firmeza} of DIZERES) {
    for (const linha of folhas.flatMap(({linhas}) => linhas)) {
      if (!padrao.test(dobradoDe(linha.termos))) continue;
      const alvo = linha.termos.filter(({dobrado}) => /NF|CF|SAT|CUPOM|NOTA|ELETR|CONSUM/.test(dobrado));
      return melhores([indicio(modelo, alvo.length > 0 ? alvo : linha.termos, {firmeza})]);
    }
  }
  return [];
}

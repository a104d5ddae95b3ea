import type {ReadingFieldName} from '@clube/domain';
import type {DocumentReading} from '../document/types';
import {toThousandths} from './fields';

/** How much each part weighs in the figure that lists show; a choice, together 1. */
const WEIGHTS: readonly (readonly [ReadingFieldName | 'itens', number])[] = [
  ['chave', 0.25],
  ['cpfCnpj', 0.1],
  ['numero', 0.1],
  ['dataEmissao', 0.15],
  ['total', 0.15],
  ['itens', 0.25],
];
const REQUIRED = ['chave', 'cpfCnpj', 'numero', 'dataEmissao', 'total'] as const;

/** The whole of a reading in one figure, and whether all that a sale needs can be taken over as it is. */
export function overallConfidence(
  fields: DocumentReading['campos'],
  itens: readonly {confianca: number; certa: boolean}[],
  notices: DocumentReading['avisos'],
): Pick<DocumentReading, 'confianca' | 'certa'> {
  const ofItems =
    itens.length > 0 ? itens.reduce((sum, {confianca: confidence}) => sum + confidence, 0) / itens.length : 0;
  const sum = WEIGHTS.reduce(
    (rest, [name, weight]) => rest + weight * (name === 'itens' ? ofItems : (fields[name]?.confianca ?? 0)),
    0,
  );
  const certa =
    REQUIRED.every(name => fields[name]?.certa) &&
    itens.length > 0 &&
    itens.every(item => item.certa) &&
    !notices.some(({gravidade}) => gravidade === 'erro');
  return {confianca: toThousandths(sum), certa};
}

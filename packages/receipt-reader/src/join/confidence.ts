import type {ReadingFieldName} from '@clube/domain';
import type {DocumentReading} from '../document/types';
import {toThousandths} from './fields';

/** The weights of the parts in the confidence that lists show; chosen, with a sum of 1. */
const WEIGHTS: readonly (readonly [ReadingFieldName | 'itens', number])[] = [
  ['chave', 0.25],
  ['cpfCnpj', 0.1],
  ['numero', 0.1],
  ['dataEmissao', 0.15],
  ['total', 0.15],
  ['itens', 0.25],
];
const REQUIRED = ['chave', 'cpfCnpj', 'numero', 'dataEmissao', 'total'] as const;

/** The overall confidence of a reading, and whether everything that a sale needs is certain. */
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

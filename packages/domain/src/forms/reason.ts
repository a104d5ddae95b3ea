import {tooLong} from './rules.js';

/** How long a text has to be in which staff say why, in characters without the spaces around it. */
export interface ReasonRule {
  min: number;
  max: number;
  /** Said of one that is shorter. */
  tooShort: string;
}

/** What staff write to the painter about an order (document 3, "observation"); none takes it away. */
export const OBSERVACAO_RULE: ReasonRule = {min: 0, max: 1000, tooShort: ''};

/** Why staff correct a stock (rules, §6). */
export const STOCK_REASON_RULE: ReasonRule = {
  min: 1,
  max: 200,
  tooShort: 'Informe o motivo da correção do estoque',
};

/** What is wrong with such a text; undefined when nothing is. */
export function reasonError({min, max, tooShort}: ReasonRule, text: string): string | undefined {
  const {length} = text.trim();
  if (length < min) return tooShort;
  return length > max ? tooLong(max) : undefined;
}

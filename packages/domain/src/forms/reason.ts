import {tooLong} from './rules.js';

/** Length limits of a reason that staff give, in characters without surrounding blanks. */
export interface ReasonRule {
  min: number;
  max: number;
  /** Message when it is shorter. */
  tooShort: string;
  /** Message when it is empty; default: `tooShort`. */
  empty?: string;
}

/** The remark to the painter about an order (document 3, "observation"). It cannot be removed. */
export const OBSERVACAO_RULE: ReasonRule = {min: 0, max: 1000, tooShort: ''};

/** The reason for a stock correction (rules, §6). */
export const STOCK_REASON_RULE: ReasonRule = {
  min: 1,
  max: 200,
  tooShort: 'Informe o motivo da correção do estoque',
};

/** A reason that has to say something: at least five characters. */
export const explainedReason = (max: number): ReasonRule => ({
  min: 5,
  max,
  tooShort: 'Escreva o motivo com pelo menos 5 caracteres',
  empty: 'Informe o motivo',
});

/** The error of a reason; undefined when it is valid. */
export function reasonError({min, max, tooShort, empty = tooShort}: ReasonRule, text: string): string | undefined {
  const {length} = text.trim();
  if (length < min) return length === 0 ? empty : tooShort;
  return length > max ? tooLong(max) : undefined;
}

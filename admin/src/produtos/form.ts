import {
  INVALID_GTIN,
  INVALID_INTEGER,
  REQUIRED_OF_PRODUTO,
  INVALID_AMOUNT,
  missing,
  normaliseGtin,
  digitsOnly,
  textOf,
  type FieldErrors,
} from '@clube/domain';
import {centsOf, integerOf, reaisToSend} from '../components/inputs/validate.ts';

type Values = Readonly<Record<string, unknown>>;

export function validateProduto(values: Values): FieldErrors {
  const {codigo, ...errors} = missing(values, REQUIRED_OF_PRODUTO);
  if (!errors.valorUnitario && centsOf(values.valorUnitario) === undefined) errors.valorUnitario = INVALID_AMOUNT;
  if (!errors.valorPontos && integerOf(values.valorPontos) === undefined) errors.valorPontos = INVALID_INTEGER;
  const gtin = textOf(values.gtin);
  // In the order of the form: the first one is what the message says and where the focus goes.
  return {
    ...(codigo && {codigo}),
    ...(gtin && !normaliseGtin(gtin) && {gtin: INVALID_GTIN}),
    ...errors,
  };
}

export function produtoToSend(values: Values): Record<string, unknown> {
  return {
    ...values,
    gtin: digitsOnly(textOf(values.gtin)),
    valorUnitario: reaisToSend(values.valorUnitario),
    valorPontos: Number(values.valorPontos),
  };
}

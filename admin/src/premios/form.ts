import {
  ZERO_CUSTO,
  INVALID_INTEGER,
  REQUIRED_OF_PREMIO,
  NO_PREMIO_PHOTO,
  INVALID_AMOUNT,
  missing,
  minimumOf,
  textOf,
  type FieldErrors,
} from '@clube/domain';
import {centsOf, integerOf, reaisAsTyped, reaisToSend} from '../components/inputs/validate.ts';
import {descriptionAsTyped, descriptionToSend} from '../components/inputs/description.ts';
import type {Premio} from './types';

type Values = Readonly<Record<string, unknown>>;

/** Validates a prize; a new one needs its photo. */
export function validatePremio(values: Values, isNew: boolean): FieldErrors {
  const errors = missing(values, REQUIRED_OF_PREMIO);
  if (!errors.custo && !centsOf(values.custo)) errors.custo = ZERO_CUSTO;
  if (values.custoReal && centsOf(values.custoReal) === undefined) errors.custoReal = INVALID_AMOUNT;
  if (values.pontosAlternativo && integerOf(values.pontosAlternativo, 1) === undefined)
    errors.pontosAlternativo = integerOf(values.pontosAlternativo) === undefined ? INVALID_INTEGER : minimumOf(1);
  if (values.isCombo && integerOf(values.quantidade) === undefined) errors.quantidade = INVALID_INTEGER;
  if (isNew && !(values.foto instanceof Blob)) errors.foto = NO_PREMIO_PHOTO;
  return errors;
}

/**
 * Converts the form values for the request. The 220V price is only sent for prizes with two voltages, the stock only
 * for combos.
 */
export function premioToSend(values: Values): Record<string, unknown> {
  const bivolt = values.tipo === 'bivolt';
  return {
    ...values,
    descricao: descriptionToSend(textOf(values.descricao)),
    custo: reaisToSend(values.custo),
    custoReal: reaisToSend(values.custoReal),
    pontosAlternativo: bivolt ? (integerOf(values.pontosAlternativo, 1) ?? null) : null,
    isCombo: values.isCombo ? 1 : 0,
    quantidade: integerOf(values.quantidade) ?? 0,
  };
}

/** The form values of a prize. */
export function premioAsTyped(premio: Premio): Record<string, unknown> {
  return {
    ...premio,
    descricao: descriptionAsTyped(premio.descricao),
    custo: reaisAsTyped(premio.custo),
    custoReal: reaisAsTyped(premio.custoReal),
  };
}

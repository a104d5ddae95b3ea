import {INVALID_AMOUNT, INVALID_INTEGER, textOf, type FieldErrors} from '@clube/domain';
import {centsOf, integerOf, reaisAsTyped, reaisToSend} from '../components/inputs/validate.ts';
import type {Curso} from './types';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => textOf(value).trim() === '';

/** Validates a course beyond the rules of its single fields. */
export function validateCurso({cargaHoraria, preco}: Values): FieldErrors {
  return {
    ...(!isEmpty(cargaHoraria) && integerOf(cargaHoraria) === undefined && {cargaHoraria: INVALID_INTEGER}),
    ...(!isEmpty(preco) && centsOf(preco) === undefined && {preco: INVALID_AMOUNT}),
  };
}

/** Converts the form values for the request: empty hours and price are 0. */
export const cursoToSend = (values: Values): Record<string, unknown> => ({
  ...values,
  cargaHoraria: isEmpty(values.cargaHoraria) ? 0 : (integerOf(values.cargaHoraria) ?? values.cargaHoraria),
  preco: reaisToSend(values.preco) ?? 0,
});

/** The form values of a course. */
export const cursoAsTyped = (curso: Curso): Record<string, unknown> => ({
  ...curso,
  cargaHoraria: curso.cargaHoraria === 0 ? '' : curso.cargaHoraria,
  preco: curso.preco === 0 ? '' : reaisAsTyped(curso.preco),
});

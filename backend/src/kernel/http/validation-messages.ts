import {countOf} from '@clube/domain';
import type {z} from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const EMPTY = 'Preencha este campo';
const INVALID = 'Valor inválido';

/** What the message asks for when the value is missing or of the wrong type. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Informe um texto',
  number: 'Informe um número',
  int: 'Informe um número inteiro',
  bigint: 'Informe um número inteiro',
  boolean: 'Informe sim ou não',
  array: 'Informe uma lista',
  object: 'Informe os dados',
  record: 'Informe os dados',
  date: 'Informe uma data',
  file: 'Envie um arquivo',
};
const COMPOSED = ['array', 'object', 'record', 'file'];

const FORMATS: Readonly<Record<string, string>> = {
  email: 'E-mail inválido',
  url: 'Endereço inválido',
  date: 'Data inválida',
  datetime: 'Data e hora inválidas',
  time: 'Hora inválida',
};

/** The message of a rule that declares none, in words for people who know nothing of types. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) && !COMPOSED.includes(issue.expected)
        ? EMPTY
        : (EXPECTED[issue.expected] ?? INVALID);
    case 'invalid_value':
      return isNothing(issue.input) ? EMPTY : 'Escolha uma das opções';
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Formato inválido';
    case 'not_multiple_of':
      return `Use múltiplos de ${written(issue.divisor)}`;
    case 'unrecognized_keys':
      return 'Campo desconhecido';
    default:
      return isNothing(issue.input) ? EMPTY : INVALID;
  }
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;
const written = (number: number): string => number.toLocaleString('pt-BR');

function tooBig(origin: string, most: number, inclusive: boolean): string {
  if (origin === 'string') return `Use no máximo ${countOf(most, 'caractere', 'caracteres')}`;
  if (isMany(origin)) return `Informe no máximo ${countOf(most, 'item', 'itens')}`;
  return inclusive ? `O valor máximo é ${written(most)}` : `O valor deve ser menor que ${written(most)}`;
}

function tooSmall(origin: string, least: number, inclusive: boolean): string {
  if (origin === 'string') return least === 1 ? EMPTY : `Use pelo menos ${countOf(least, 'caractere', 'caracteres')}`;
  if (isMany(origin)) return `Informe pelo menos ${countOf(least, 'item', 'itens')}`;
  return inclusive ? `O valor mínimo é ${written(least)}` : `O valor deve ser maior que ${written(least)}`;
}

const isMany = (origin: string): boolean => ['array', 'set', 'map'].includes(origin);

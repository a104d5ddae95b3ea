import {rulesOf, type EntityName} from '@clube/api-client';
import {INVALID_AMOUNT, INVALID_INTEGER, errorsOfRules, textOf} from '@clube/domain';
import {centsOf, integerOf, reaisAsTyped} from '../../inputs/validate.ts';

type FigureKind = 'money' | 'points' | 'number';
type Read<V> = {value: V} | {error: string};

/** The declared entity field that a cell edits. */
interface Target {
  entity: EntityName;
  field: string;
}

/** Formats a value for its cell's input. */
export function asTyped(kind: FigureKind | 'text', value: unknown): string {
  return kind === 'money' && typeof value === 'number' ? reaisAsTyped(value) : textOf(value);
}

/** The trimmed text, or the error of the field's validation rule. */
export function readText({entity, field}: Target, typed: string): Read<string> {
  const rule = rulesOf(entity)[field];
  const broken = rule && errorsOfRules({[field]: rule}, {[field]: typed})[field];
  return broken ? {error: broken} : {value: typed.trim()};
}

/** Parses a typed amount in BRL or whole number; returns the number or an error. */
export function parseNumber(kind: FigureKind, target: Target, typed: string): Read<number> {
  const text = readText(target, typed);
  if ('error' in text) return text;
  if (kind === 'money') {
    const cents = centsOf(text.value);
    return cents === undefined ? {error: INVALID_AMOUNT} : {value: cents / 100};
  }
  const number = integerOf(text.value);
  return number === undefined ? {error: INVALID_INTEGER} : {value: number};
}

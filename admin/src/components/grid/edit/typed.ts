import {rulesOf, type EntityName} from '@clube/api-client';
import {INVALID_AMOUNT, INVALID_INTEGER, errorsOfRules, textOf} from '@clube/domain';
import {centsOf, integerOf, reaisAsTyped} from '../../inputs/validate.ts';

type FigureKind = 'money' | 'points' | 'number';
type Read<V> = {value: V} | {error: string};

/** The field of a declaration that a cell writes. */
interface Target {
  entity: EntityName;
  field: string;
}

/** A value as it stands in the field of its cell. */
export function asTyped(kind: FigureKind | 'text', value: unknown): string {
  return kind === 'money' && typeof value === 'number' ? reaisAsTyped(value) : textOf(value);
}

/** What was typed, without the spaces around it, or what its declaration says against it. */
export function readText({entity, field}: Target, typed: string): Read<string> {
  const rule = rulesOf(entity)[field];
  const broken = rule && errorsOfRules({[field]: rule}, {[field]: typed})[field];
  return broken ? {error: broken} : {value: typed.trim()};
}

/** Spreadsheets copy whole numbers as they show them: `1.500`. */
const ungrouped = (typed: string): string =>
  /^\d{1,3}(\.\d{3})+$/.test(typed.trim()) ? typed.replaceAll('.', '') : typed;

/** An amount in BRL or a whole number as it was typed, or what is wrong with it. */
export function parseNumber(kind: FigureKind, target: Target, typed: string): Read<number> {
  const text = readText(target, kind === 'money' ? typed : ungrouped(typed));
  if ('error' in text) return text;
  if (kind === 'money') {
    const cents = centsOf(text.value);
    return cents === undefined ? {error: INVALID_AMOUNT} : {value: cents / 100};
  }
  const number = integerOf(text.value);
  return number === undefined ? {error: INVALID_INTEGER} : {value: number};
}

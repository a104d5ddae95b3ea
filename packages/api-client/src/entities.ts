import type {FieldRule} from '@clube/domain';
import {RULES} from './generated/rules.js';

type Written = keyof typeof RULES & `${string}${'Mudanca' | 'Novo'}`;

/** A registration of the API's, by its name in the document: what a form sends of it is declared there. */
export type EntityName = Written extends `${infer Name}${'Mudanca' | 'Novo'}` ? Name : never;

/** The fields that a call may send of a new row, or of one that is there. */
export function writableFields(entity: EntityName, of: 'Novo' | 'Mudanca'): string[] {
  const rules: Readonly<Record<string, object>> = RULES;
  return Object.keys(rules[`${entity}${of}`] ?? rulesOf(entity));
}

/** What the server asks of each field that a call may write, of one that is there or, where none is changed, of a new row. */
export function rulesOf(entity: EntityName): Readonly<Record<string, FieldRule>> {
  const rules: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = RULES;
  return {...rules[`${entity}Novo`], ...rules[`${entity}Mudanca`]};
}

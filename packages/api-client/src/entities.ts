import type {FieldRule} from '@clube/domain';
import {RULES} from './generated/rules.js';

type Written = keyof typeof RULES & `${string}${'Mudanca' | 'Novo'}`;

/** Name of an entity in the API document that can be created or changed. */
export type EntityName = Written extends `${infer Name}${'Mudanca' | 'Novo'}` ? Name : never;

/** The writable fields of a new row (`Novo`) or of an existing one (`Mudanca`). */
export function writableFields(entity: EntityName, of: 'Novo' | 'Mudanca'): string[] {
  const rules: Readonly<Record<string, object>> = RULES;
  return Object.keys(rules[`${entity}${of}`] ?? rulesOf(entity));
}

/** The server's validation rules by writable field, of existing rows or, if the entity has no changes, of new rows. */
export function rulesOf(entity: EntityName): Readonly<Record<string, FieldRule>> {
  const rules: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = RULES;
  return {...rules[`${entity}Novo`], ...rules[`${entity}Mudanca`]};
}

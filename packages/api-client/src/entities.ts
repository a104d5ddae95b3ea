import type {FieldRule} from '@clube/domain';
import {RULES} from './generated/rules.js';

type Written = keyof typeof RULES & `${string}${'Mudanca' | 'Novo'}`;

/** Name of an entity in the API document that can be created or changed. */
export type EntityName = Written extends `${infer Name}${'Mudanca' | 'Novo'}` ? Name : never;

/** The writable fields of a new row (`Novo`) or of an existing one (`Mudanca`). */
export function writableFields(entity: EntityName, of: 'Novo' | 'Mudanca'): string[] {
  return Object.keys(rulesOf(entity, of));
}

/**
 * The server's validation rules by writable field: those of new rows (`Novo`) or of changes (`Mudanca`), if the entity
 * has both; by default all.
 */
export function rulesOf(entity: EntityName, of?: 'Novo' | 'Mudanca'): Readonly<Record<string, FieldRule>> {
  const rules: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = RULES;
  return (of && rules[`${entity}${of}`]) ?? {...rules[`${entity}Novo`], ...rules[`${entity}Mudanca`]};
}

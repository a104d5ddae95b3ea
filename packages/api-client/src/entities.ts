import type {FieldRule} from '@clube/domain';
import {RULES} from './generated/rules.js';

type Changed = keyof typeof RULES & `${string}Mudanca`;

/** A registration of the API's, by its name in the document: what a form sends of it is declared there. */
export type EntityName = Changed extends `${infer Name}Mudanca` ? Name : never;

/** What the server asks of each field that a call may write, of a new row or of one that is there. */
export function rulesOf(entity: EntityName): Readonly<Record<string, FieldRule>> {
  return RULES[`${entity}Mudanca`];
}

import {currentContext} from '../../context';
import {violatedReference, violatedUnique} from '../../persistence/constraint-violations';
import {Conflict, fieldRefusal} from '../../refusals/refusals';
import type {Entity} from '../entity';
import {columnOf} from '../field';

/** @throws for a field that the entity does not declare: the types of its options name declared ones alone */
export function columnIn({table, fields}: Entity, name: string): string {
  const field = fields[name];
  if (!field) throw new Error(`${table} has no field ${name}`);
  return columnOf(name, field);
}

/** Creation times are the `now` of the request, like everything else that it writes. */
export const timestampsOf = ({fields}: Entity) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, {state}]) => state.kind === 'timestamp' && state.hasDefault)
      .map(([name]) => [name, currentContext().now]),
  );

/** Drops undefined properties, which LoopBack would write as NULL. */
export const definedValues = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** Throws for the rules over several fields that a row violates. */
export function violatedRules({options}: Entity, row: object): {field: string; message: string}[] {
  return (options.rules ?? []).filter(({holds}) => !holds(row));
}

export function assertRules(entity: Entity, row: object): void {
  for (const {field, message} of violatedRules(entity, row)) throw fieldRefusal({[field]: message});
}

/** Reports a violated unique or foreign key constraint with the message of the field that declares it. */
export async function withUniqueMessages<T>({fields}: Entity, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const missing = violatedReference(error);
    for (const [name, field] of Object.entries(fields)) {
      const {reference} = field.state;
      if (missing && reference && missing.endsWith(`_${columnOf(name, field)}_fkey`))
        throw fieldRefusal({[name]: reference.missing});
    }
    const constraint = violatedUnique(error);
    if (constraint === undefined) throw error;
    for (const [name, field] of Object.entries(fields)) {
      const {unique, uniqueAt = name} = field.state;
      if (unique && constraint.replace(/_key$/, '').endsWith(`_${columnOf(name, field)}`))
        throw Conflict({erro: unique, campos: {[uniqueAt]: unique}});
    }
    throw error;
  }
}

/** @throws Conflict when other rows still name the one that is to go */
export async function unlessInUse<T>({options}: Entity, remove: () => Promise<T>): Promise<T> {
  try {
    return await remove();
  } catch (error) {
    throw violatedReference(error) ? Conflict({erro: `${options.label} ainda está em uso.`}) : error;
  }
}

import {escapeLiteral} from 'pg';
import {canCall, partsOf, type Call} from '@clube/domain';
import type {Actor} from '../context';

/**
 * SQL condition: `column` names no kind whose call the actor may not make. Whoever sees other people's rows sees those of
 * kinds of their own. undefined: nothing is forbidden.
 */
export function notForbidden(column: string, rights: ReadonlyMap<string, Call>, actor: Actor): string | undefined {
  const forbidden = [...rights].filter(([, right]) => !('session' in actor && canCall(...partsOf(right), actor)));
  if (forbidden.length === 0) return undefined;
  return `${column} NOT IN (${forbidden.map(([name]) => escapeLiteral(name)).join(', ')})`;
}

import type {Workflow} from '@clube/domain';
import {audit} from '../audit/audit';
import type {Database} from '../persistence/database';
import {fieldRefusal, type RefusalKind} from '../refusals/refusals';

/** The table of a workflow. */
export interface StatefulTable<State extends string, Move extends string> {
  workflow: Workflow<State, Move>;
  /** The entity in the audit: the table's name. */
  entity: string;
  /** The refusal for a transition that the current state does not allow. */
  refusal: RefusalKind;
}

interface Change<State extends string> {
  /** Writes the new state and what else the transition sets. */
  write(to: State): Promise<unknown>;
  /** The reason, if the workflow requires one. */
  motivo?: string | null | undefined;
  /** The action in the audit; default: the name of the transition. */
  action?: string;
  /** Further values for the audit. Technical values only, never texts that people wrote about a painter. */
  audited?: object;
}

/**
 * Changes the state of a row that the caller's transaction has locked, and audits it. Returns the new state.
 * @throws the table's refusal; 422 under `motivo` for a reason that the workflow does not take
 */
export async function changeState<State extends string, Move extends string>(
  db: Database,
  {workflow, entity, refusal}: StatefulTable<State, Move>,
  {id, estado}: {id: number; estado: State},
  move: Move,
  {write, motivo, action = move, audited}: Change<State>,
): Promise<State> {
  const to = workflow.next(estado, move);
  if (to === undefined) throw refusal();
  const fault = workflow.reasonError(move, motivo ?? '');
  if (fault) throw fieldRefusal({motivo: fault});
  await write(to);
  await audit(db, {action, entity, entityId: id, before: {estado}, after: {...audited, estado: to}});
  return to;
}

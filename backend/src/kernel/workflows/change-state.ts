import type {Workflow} from '@clube/domain';
import {audit} from '../audit/audit';
import type {Database} from '../persistence/database';
import {fieldRefusal, type RefusalKind} from '../refusals/refusals';

/** Where the rows of a workflow lie. */
export interface StatefulTable<State extends string, Move extends string> {
  workflow: Workflow<State, Move>;
  /** The audit's entity: its table. */
  entity: string;
  /** What a move is refused with that the row's state does not allow. */
  refusal: RefusalKind;
}

interface Change<State extends string> {
  /** Writes the new state, and what else the move sets. */
  write(to: State): Promise<unknown>;
  /** Why, where the workflow asks for it. */
  motivo?: string | null | undefined;
  /** The audit's action; the move's name, unless it says something else. */
  action?: string;
  /** What the audit says of the change besides the states: technical values, never what people wrote of a painter. */
  audited?: object;
}

/**
 * Moves a row that the caller's transaction has locked, with an audit; answers its new state.
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

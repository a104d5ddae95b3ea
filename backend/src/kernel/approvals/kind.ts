import type {ZodType} from 'zod';
import type {Call, Excess} from '@clube/domain';
import type {RefusalKind} from '../refusals/refusals';

/** A kind of action that one person requests and another one has to approve. Registered by `approvals.define`. */
export interface ApprovalKind<P extends object = object> {
  /** `codigos-cadastro.gravar` */
  name: string;
  /** Its title in the panel: "Código de cadastro". */
  titulo: string;
  /** The call whose permission is required to decide. */
  right: Call;
  /** The parameters of the action, stored as JSON. */
  pedido: ZodType<P>;
  /** The refusal for a requester who is not staff. */
  pendingRefusal?: RefusalKind;
  /**
   * Performs the action in the transaction of the decision, as the approver. Returns the message for the approver. If it refuses,
   * the request stays open; if it throws `approvalNeeded`, the request is renewed by it.
   */
  apply(pedido: P, requester: Requester): Promise<string>;
  /** Locks what `apply` locks first, where somebody who holds that lock may withdraw the request. */
  lock?(pedido: P): Promise<unknown>;
  /** Notifies the persons concerned that the request was declined, in the same transaction. */
  refuse?(pedido: P, motivo: string): Promise<void>;
}

/** Who made a request, and when. */
interface Requester {
  /** The id of a member of staff; null for others. */
  by: number | null;
  at: Date;
}

/** A request: its description for people, why it needs approval, and the parameters. */
export interface ApprovalRequest<P extends object> {
  resumo: string;
  excessos: readonly Excess[];
  pedido: P;
}

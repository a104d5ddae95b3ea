import type {ZodType} from 'zod';
import type {Call, Excess} from '@clube/domain';
import type {RefusalKind} from '../refusals/refusals';

/** Something that one person asks for and another one has to agree to. Registered by `approvals.define`. */
export interface ApprovalKind<P extends object = object> {
  /** `codigos-cadastro.gravar` */
  name: string;
  /** What people read: "Código de cadastro". */
  titulo: string;
  /** Who may make this call may decide. */
  right: Call;
  /** What was asked for, as it is kept (JSON) and read again. */
  pedido: ZodType<P>;
  /** The refusal that the requester gets instead, where that is nobody of staff. */
  pendingRefusal?: RefusalKind;
  /**
   * Does it, in the transaction of the decision and as who approved it; answers the message for that person. What it refuses leaves
   * the request open.
   */
  apply(pedido: P): Promise<string>;
  /** Tells whom it concerns that it will not be done; in the same transaction. */
  refuse?(pedido: P, motivo: string): Promise<void>;
}

/** What is asked for: what people read of it, why one person does not decide it, and the thing itself. */
export interface ApprovalRequest<P extends object> {
  resumo: string;
  excessos: readonly Excess[];
  pedido: P;
}

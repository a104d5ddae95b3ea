import {APPROVAL_WORKFLOW, type ApprovalState, type Excess} from '@clube/domain';
import {audit} from '../audit/audit';
import {currentContext, requireActor} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {NotFound, Refusal} from '../refusals/refusals';
import {requireRight} from '../security/require-right';
import {changeState} from '../workflows/change-state';
import type {ApprovalKind, ApprovalRequest} from './kind';
import {AlreadyDecided, CannotBeDone, OwnRequest, RequestRenewed, SecondPersonRequired} from './refusals';

/** For `changeState`. */
export const APPROVALS = {workflow: APPROVAL_WORKFLOW, entity: 'aprovacao', refusal: AlreadyDecided};

interface Stored {
  id: number;
  tipo: string;
  pedido: unknown;
  estado: ApprovalState;
  pedida_por: number | null;
  pedida_em: Date;
}

/** Thrown by an action that one person may not perform alone: `runOrRequest` then stores a request. */
class NeedsSecondPerson extends Error {
  constructor(
    readonly kind: ApprovalKind,
    readonly request: ApprovalRequest<object>,
  ) {
    super(`${kind.name} is for two people`);
  }
}

/** Four-eyes principle: an action requested by one person is stored, and performed when another person approves it. */
export class Approvals {
  private readonly kinds = new Map<string, ApprovalKind>();

  constructor(private readonly db: Database) {}

  /** @throws when there is a kind of this name already */
  define<P extends object>(kind: ApprovalKind<P>): ApprovalKind<P> {
    if (this.kinds.has(kind.name)) throw new Error(`the approval ${kind.name} is defined twice`);
    this.kinds.set(kind.name, kind);
    return kind;
  }

  /**
   * Runs `work` in a transaction. If it throws `approvalNeeded`, the transaction is rolled back and a request is stored instead.
   * The same request is not stored twice.
   * @throws SecondPersonRequired once the request is stored
   */
  async runOrRequest<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.db.tx(work);
    } catch (error) {
      if (!(error instanceof NeedsSecondPerson)) throw error;
      const {kind, request} = error;
      await this.db.tx(() => this.insert(kind, request));
      throw kind.pendingRefusal?.() ?? SecondPersonRequired({excessos: textsOf(request.excessos)});
    }
  }

  /** Stores a request once, in the caller's transaction, which goes on without the requested action. */
  async request<P extends object>(kind: ApprovalKind<P>, request: ApprovalRequest<P>): Promise<void> {
    await this.insert(this.known(kind), request);
  }

  /** To be thrown inside `runOrRequest`, before anything is written. */
  approvalNeeded<P extends object>(kind: ApprovalKind<P>, request: ApprovalRequest<P>): Error {
    return new NeedsSecondPerson(this.known(kind), request);
  }

  private known<P extends object>(kind: ApprovalKind<P>): ApprovalKind {
    const known = this.kinds.get(kind.name);
    if (known !== (kind as unknown)) throw new Error(`unknown approval: ${kind.name}`);
    return known as ApprovalKind;
  }

  private async insert(kind: ApprovalKind, {resumo, excessos, pedido}: ApprovalRequest<object>): Promise<void> {
    const {now, actor} = currentContext();
    const who = actor.kind === 'painel' ? actor.id : null;
    const made = await this.db.one(sql<{id: number}>`
      INSERT INTO aprovacao (tipo, titulo, resumo, excessos, pedido, pedida_por, pedida_em)
      VALUES (${kind.name}, ${kind.titulo}, ${resumo}, ${JSON.stringify(textsOf(excessos))}, ${JSON.stringify(pedido)}, ${who}, ${now})
      ON CONFLICT (tipo, md5(pedido::text), coalesce(pedida_por, 0)) WHERE estado = 'aberta' DO NOTHING
      RETURNING id`);
    if (made)
      await audit(this.db, {
        action: 'pedir-aprovacao',
        entity: 'aprovacao',
        entityId: made.id,
        after: {tipo: kind.name},
      });
  }

  /**
   * Performs the requested action as the approver. Returns the message for the approver.
   * @throws NotFound, AlreadyDecided, OwnRequest, NotPermitted; CannotBeDone with what the thing itself refuses: then the request
   * stays open; RequestRenewed when it would do more than was shown
   */
  async approve(id: number): Promise<string> {
    try {
      return await this.db.tx(async () => {
        const {stored, kind} = await this.open(id);
        if (stored.pedida_por === requireActor('painel').id) throw OwnRequest();
        await this.decide(stored, 'aprovar');
        return await doneOrOpen(
          kind.apply(kind.pedido.parse(stored.pedido), {by: stored.pedida_por, at: stored.pedida_em}),
        );
      });
    } catch (error) {
      if (!(error instanceof NeedsSecondPerson)) throw error;
      const {resumo, excessos} = error.request;
      await this.db.tx(() => this.renew(id, error.request));
      throw RequestRenewed({
        erro: `O pedido mudou desde que foi feito. Agora é: ${resumo}. Confira e aprove de novo.`,
        excessos: textsOf(excessos),
      });
    }
  }

  /** Where the same person has asked for just that meanwhile, that request is the one to decide, and this one is withdrawn. */
  private async renew(id: number, {resumo, excessos, pedido}: ApprovalRequest<object>): Promise<void> {
    const {stored} = await this.open(id);
    const why = JSON.stringify(textsOf(excessos));
    const wanted = JSON.stringify(pedido);
    const twin = await this.db.one(sql<{id: number}>`
      SELECT id FROM aprovacao WHERE estado = 'aberta' AND tipo = ${stored.tipo} AND pedido = ${wanted}::jsonb
         AND coalesce(pedida_por, 0) = ${stored.pedida_por ?? 0} AND id <> ${id}`);
    if (twin) return this.decide(stored, 'retirar', `O mesmo está no pedido nº ${twin.id}`);
    await this.db.query(sql`
      UPDATE aprovacao SET resumo = ${resumo}, excessos = ${why}::jsonb, pedido = ${wanted}::jsonb WHERE id = ${id}`);
    await audit(this.db, {action: 'renovar', entity: 'aprovacao', entityId: id, after: {tipo: stored.tipo}});
  }

  /**
   * Declines a request; the requester withdraws it the same way. Returns the message for the caller.
   * @throws CannotBeDone with what the thing itself refuses: then it stays open
   */
  refuse(id: number, motivo: string): Promise<string> {
    return this.db.tx(async () => {
      const {stored, kind} = await this.open(id);
      await this.decide(stored, 'recusar', motivo);
      await doneOrOpen(kind.refuse?.(kind.pedido.parse(stored.pedido), motivo));
      return stored.pedida_por === requireActor('painel').id ? 'Pedido retirado' : 'Pedido recusado';
    });
  }

  private async open(id: number): Promise<{stored: Stored; kind: ApprovalKind}> {
    const asked = await this.db.one(
      sql<Pick<Stored, 'tipo' | 'pedido'>>`SELECT tipo, pedido FROM aprovacao WHERE id = ${id}`,
    );
    if (!asked) throw NotFound();
    const kind = this.kinds.get(asked.tipo);
    if (!kind) throw new Error(`unknown approval: ${asked.tipo}`);
    requireRight(kind.right);
    await kind.lock?.(kind.pedido.parse(asked.pedido));
    const stored = await this.db.one(
      sql<Stored>`SELECT id, tipo, pedido, estado, pedida_por, pedida_em FROM aprovacao WHERE id = ${id} FOR UPDATE`,
    );
    if (stored?.estado !== 'aberta') throw AlreadyDecided();
    return {stored, kind};
  }

  private async decide(
    stored: Stored,
    move: 'aprovar' | 'recusar' | 'retirar',
    motivo: string | null = null,
  ): Promise<void> {
    const {now} = currentContext();
    const by = requireActor('painel').id;
    await changeState(this.db, APPROVALS, stored, move, {
      motivo,
      audited: {tipo: stored.tipo},
      write: to =>
        this.db.query(sql`
          UPDATE aprovacao SET estado = ${to}, decidida_por = ${by}, decidida_em = ${now}, motivo = ${motivo} WHERE id = ${stored.id}`),
    });
  }
}

const textsOf = (excessos: readonly Excess[]): string[] => excessos.map(({texto}) => texto);

/** A refusal of the thing itself leaves the request open. */
async function doneOrOpen<T>(work: T): Promise<Awaited<T>> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal ? CannotBeDone({erro: error.body.erro}) : error;
  }
}

import {BindingScope, inject, injectable} from '@loopback/core';
import {BLOCK, CHANGE_REQUESTED, changeRefusal, isSameCartao, numberRefusal, type CartaoChange} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {idempotent, type IdempotentAnswer} from '../../kernel/idempotency';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import type {Throttle} from '../../kernel/security/throttle';
import {markDelivered} from './changes';
import * as refusals from './refusals';

interface LockedCartao {
  numero: string;
  bloqueado: boolean;
  emBloqueio: boolean;
  emDesbloqueio: boolean;
}

export interface RequestedChange {
  sucesso: true;
  mensagem: string;
}

/** The contract's response fields for a refusal. */
const unsuccessful = (mensagem: string) => ({sucesso: false, mensagem});
const refused = (kind: (typeof refusals)[keyof typeof refusals], erro: string = kind.erro) =>
  kind({erro, ...unsuccessful(erro)});

/** Painters request that their card be blocked or unblocked; the operator does it. */
@injectable({scope: BindingScope.SINGLETON})
export class CartaoStatusService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  /**
   * @throws 422 for an invalid number, 404 without a card, 422 for another card's number, 409 while another change
   * waits or the card is already in the requested state, 429 after ten wrong numbers in a quarter of an hour.
   */
  async request(pintorId: number, numero: string, change: CartaoChange): Promise<IdempotentAnswer<RequestedChange>> {
    const malformed = numberRefusal(numero, change);
    if (malformed) throw fieldRefusal({numero: malformed}, unsuccessful(malformed));
    const right = await this.throttle.cardNumber(pintorId);
    const tried = {wrong: false};
    try {
      return await idempotent(this.db, 'POST /api/cartoes/status', {numero, change}, async () => {
        const cartao = await this.lock(pintorId);
        if (!cartao) throw refused(refusals.NoCartao);
        tried.wrong = !isSameCartao(numero, cartao.numero);
        if (tried.wrong) throw refused(refusals.WrongNumber);
        const refusal = changeRefusal(cartao, change);
        if (refusal) throw refused(refusals.ChangeNotPossible, refusal);
        return this.execute(pintorId, change);
      });
    } finally {
      if (!tried.wrong) await right();
    }
  }

  private async execute(pintorId: number, change: CartaoChange): Promise<RequestedChange> {
    const {now} = currentContext();
    await this.db.query(sql`
      INSERT INTO pedido_cartao (pintor_id, tipo, pedido_em, mudado_em)
      VALUES (${pintorId}, ${change === BLOCK ? 'bloqueio' : 'desbloqueio'}, ${now}, ${now})`);
    // A painter who types the full number must have received the card.
    if (change !== BLOCK) await markDelivered(this.db, pintorId);
    return {sucesso: true, mensagem: CHANGE_REQUESTED[change]};
  }

  /** Locks the painter's card, so that concurrent requests wait; pending changes are read after the lock. */
  private async lock(pintorId: number): Promise<LockedCartao | undefined> {
    const cartao = await this.db.one(sql<{numero: string; bloqueado: boolean}>`
      SELECT numero, bloqueado FROM cartao WHERE pintor_id = ${pintorId} FOR NO KEY UPDATE`);
    if (!cartao) return undefined;
    const open = await this.db.one(sql<{tipo: string}>`
      SELECT tipo FROM pedido_cartao WHERE pintor_id = ${pintorId} AND tipo IN ('bloqueio', 'desbloqueio') AND estado IN ('pedido', 'enviado')`);
    return {...cartao, emBloqueio: open?.tipo === 'bloqueio', emDesbloqueio: open?.tipo === 'desbloqueio'};
  }
}

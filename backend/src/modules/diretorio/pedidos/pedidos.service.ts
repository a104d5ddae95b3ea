import {randomBytes} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  HOUR_MS,
  DAY_MS,
  ORCAMENTO_CONFIRM_HOURS,
  ORCAMENTO_CONSENT_VERSION,
  ORCAMENTO_DAYS,
  describeQuestion,
  withoutContacts,
  type EstimateQuestion,
  type OrcamentoOutcome,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Throttle} from '../../../kernel/security/throttle';
import {tokenHash} from '../../../kernel/security/token-hash';
import {CONFIRM_PEDIDO} from './jobs';
import {EstimateService} from './estimate.service';
import {PainterNotListed, PedidoLinkInvalid, PedidoNotFound, type NewPedido} from './pedidos.endpoints';

/** A request found by the link of its e-mail. */
interface OpenedPedido {
  id: number;
  pintorId: number;
  /** The painter's name. */
  pintor: string;
  confirmed: boolean;
}

/**
 * Customers' requests to be called back: submitted, confirmed by e-mail, shown to the painter, closed, and finally
 * deleted.
 */
@injectable({scope: BindingScope.SINGLETON})
export class PedidosOrcamentoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(EstimateService) private readonly estimates: EstimateService,
  ) {}

  /**
   * Stores a request and queues the e-mail that asks to confirm it; replaces an earlier unconfirmed one with the same
   * phone number and e-mail: a phone number alone proves nothing.
   * @throws PainterNotListed, 429
   */
  async create(pintorId: number, pedido: NewPedido, question: EstimateQuestion | undefined): Promise<void> {
    const {nome, celular, email, mensagem} = pedido;
    const estimativa = question && {pergunta: question, resposta: await this.estimates.of(question)};
    const giveBack = await this.throttle.callBack({pintorId, celular, email});
    try {
      await this.db.tx(async () => {
        await this.requireListed(pintorId);
        await this.db.query(sql`
          DELETE FROM pedido_orcamento WHERE pintor_id = ${pintorId} AND celular = ${celular} AND lower(email) = lower(${email}) AND estado = 'a_confirmar'`);
        const made = await this.db.one(sql<{id: number}>`
          INSERT INTO pedido_orcamento (pintor_id, nome, celular, email, mensagem, estimativa, consentimento, criado_em)
          VALUES (${pintorId}, ${nome}, ${celular}, ${email}, ${sql.bound(mensagem)},
                  ${sql.bound(estimativa ? JSON.stringify(estimativa) : null)}::jsonb, ${ORCAMENTO_CONSENT_VERSION}, ${currentContext().now})
          RETURNING id`);
        await this.jobs.enqueue(CONFIRM_PEDIDO, {pedidoId: made?.id, pintorId});
      });
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /** Creates the link's token, of which only the hash is stored. Undefined if the request was deleted or confirmed. */
  async newToken(id: number): Promise<{token: string; nome: string; email: string; pintor: string} | undefined> {
    const token = randomBytes(24).toString('base64url');
    const found = await this.db.tx(() =>
      this.db.one(sql<{nome: string; email: string; pintor: string}>`
        UPDATE pedido_orcamento t SET token_hash = ${tokenHash(token)} FROM pintor p
         WHERE t.id = ${id} AND t.estado = 'a_confirmar' AND p.id = t.pintor_id RETURNING t.nome, t.email, p.nome AS pintor`),
    );
    return found && {token, ...found, pintor: withoutContacts(found.pintor)};
  }

  /** The request of an e-mail's link. @throws PedidoLinkInvalid, 429 */
  async opened(token: string): Promise<OpenedPedido> {
    await this.throttle.lookup();
    const found = await this.db.one(sql<OpenedPedido & {criadoEm: Date}>`
      SELECT t.id, t.pintor_id AS "pintorId", p.nome AS pintor, t.estado <> 'a_confirmar' AS confirmed, t.criado_em AS "criadoEm"
        FROM pedido_orcamento t JOIN pintor p ON p.id = t.pintor_id WHERE t.token_hash = ${tokenHash(token)}`);
    if (!found || (!found.confirmed && found.criadoEm <= confirmableSince())) throw PedidoLinkInvalid();
    return {...found, pintor: withoutContacts(found.pintor)};
  }

  /**
   * Confirms a request; the painter is notified once, however often the link is used. Replaces an open one with the
   * same phone number and e-mail.
   * @throws PainterNotListed, 429 if the painter got too many requests today
   */
  async confirm({id, pintorId, confirmed}: OpenedPedido): Promise<void> {
    if (confirmed) return;
    const giveBack = await this.throttle.callBackReaches(pintorId);
    const {now} = currentContext();
    const reached = await this.db
      .tx(async () => {
        await this.requireListed(pintorId);
        const pedido = await this.db.one(sql<{celular: string; email: string; pergunta: EstimateQuestion | null}>`
          UPDATE pedido_orcamento SET estado = 'aberto', confirmado_em = ${now}
           WHERE id = ${id} AND estado = 'a_confirmar' RETURNING celular, email, estimativa->'pergunta' AS pergunta`);
        if (!pedido) return false;
        await this.db.query(sql`
          DELETE FROM pedido_orcamento WHERE pintor_id = ${pintorId} AND celular = ${pedido.celular}
           AND lower(email) = lower(${pedido.email}) AND estado = 'aberto' AND id <> ${id}`);
        const what = pedido.pergunta ? `É para ${describeQuestion(pedido.pergunta)}. ` : '';
        return this.notices.notify({
          pintorId,
          tipo: 'pedido_orcamento',
          chave: `pedido:${id}`,
          titulo: 'Um cliente quer um orçamento',
          texto: `${what}Ligue logo: quem responde primeiro costuma fechar.`,
          destino: '/ache-seu-pintor/pedidos',
        });
      })
      .catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
    if (!reached) await giveBack();
  }

  /** Deletes a request for its customer, in any state. @throws PedidoLinkInvalid if it was deleted meanwhile */
  async withdraw({id}: OpenedPedido): Promise<void> {
    const gone = await this.db.tx(() =>
      this.db.one(sql<{id: number}>`DELETE FROM pedido_orcamento WHERE id = ${id} RETURNING id`),
    );
    if (!gone) throw PedidoLinkInvalid();
  }

  /**
   * Stores the outcome set by the painter.
   * @throws PedidoNotFound, also for another painter's or an unconfirmed request
   */
  async settle(pintorId: number, id: number, estado: OrcamentoOutcome): Promise<void> {
    const closed = estado === 'aberto' ? null : currentContext().now;
    const row = await this.db.tx(() =>
      this.db.one(sql<{id: number}>`
        UPDATE pedido_orcamento SET estado = ${estado}, fechado_em = ${sql.bound(closed)}
         WHERE id = ${id} AND pintor_id = ${pintorId} AND estado <> 'a_confirmar' RETURNING id`),
    );
    if (!row) throw PedidoNotFound();
  }

  /** Nightly: deletes requests that were not confirmed in time or are too old. */
  async sweep(): Promise<void> {
    const old = new Date(currentContext().now.getTime() - ORCAMENTO_DAYS * DAY_MS);
    await this.db.tx(() =>
      this.db.query(sql`
        DELETE FROM pedido_orcamento WHERE criado_em <= ${old} OR (estado = 'a_confirmar' AND criado_em <= ${confirmableSince()})`),
    );
  }

  /** Locks the painter, so that erasure and leaving the directory wait for this transaction. */
  private async requireListed(pintorId: number): Promise<void> {
    const there = await this.db.one(sql`
      SELECT 1 AS there FROM pintor p JOIN pagina_diretorio d ON d.pintor_id = p.id
       WHERE p.id = ${pintorId} AND p.ativo AND d.listada AND NOT d.oculta FOR SHARE OF p`);
    if (!there) throw PainterNotListed();
  }
}

const confirmableSince = (): Date => new Date(currentContext().now.getTime() - ORCAMENTO_CONFIRM_HOURS * HOUR_MS);

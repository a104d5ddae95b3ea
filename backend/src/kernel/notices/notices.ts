import {quietMs} from '@clube/domain';
import {currentContext} from '../context';
import type {Jobs} from '../jobs/jobs';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Recipient, RecipientLoader, Notice} from './notice';
import {isAllowed} from './preferences';

export const DELIVER_EMAIL = 'avisos.email';
export const DELIVER_PUSH = 'avisos.push';

/**
 * Notifies one painter of something, by the channels that the painter allows: in the list of the app, by push to each device, by
 * email. Push and email are sent by jobs, and the outcome is recorded.
 */
export class Notices {
  private loader: RecipientLoader = () => Promise.resolve(undefined);

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {}

  register(loader: RecipientLoader): void {
    this.loader = loader;
  }

  recipient(pintorId: number): Promise<Recipient | undefined> {
    return this.loader(pintorId);
  }

  /** Joins the open transaction. Of the same subject (`chave`) a painter is notified once: answers whether this was it. */
  async notify(notice: Notice): Promise<boolean> {
    const recipient = await this.recipient(notice.pintorId);
    if (!recipient) return false;
    return this.db.tx(async () => {
      const id = await this.insert(notice);
      if (id === undefined) return false;
      await this.send(id, notice, recipient);
      return true;
    });
  }

  /** How many notices of the painter's list nobody has looked at yet. */
  async unread(pintorId: number): Promise<number> {
    const row = await this.db.one(
      sql<{n: number}>`
        SELECT count(*)::int AS n FROM aviso WHERE pintor_id = ${pintorId} AND no_app AND lido_em IS NULL`,
    );
    return row?.n ?? 0;
  }

  /**
   * These of the painter's notices, or all of the list up to one, have been looked at; a push may be about one that is in no list.
   */
  async markRead(pintorId: number, {ids = [], ate: upTo = 0}: {ids?: number[] | undefined; ate?: number | undefined}) {
    await this.db.tx(() =>
      this.db.query(sql`UPDATE aviso SET lido_em = ${currentContext().now}
        WHERE pintor_id = ${pintorId} AND lido_em IS NULL
          AND (id = ANY(${ids}) OR (no_app AND id <= ${upTo}))`),
    );
  }

  private async insert({pintorId, tipo, chave, titulo, texto, detalhe, destino}: Notice): Promise<number | undefined> {
    const [made] = await this.db.query(sql<{id: number}>`
      INSERT INTO aviso (pintor_id, tipo, chave, titulo, texto, detalhe, destino, no_app, criado_em)
      VALUES (${pintorId}, ${tipo}, ${chave}, ${titulo}, ${texto}, ${detalhe ?? null}, ${destino},
              ${isAllowed(pintorId, tipo, 'app')}, ${currentContext().now})
      ON CONFLICT (pintor_id, chave) DO NOTHING RETURNING id`);
    return made?.id;
  }

  private async send(
    id: number,
    {pintorId, tipo, email = true, many = false}: Notice,
    recipient: Recipient,
  ): Promise<void> {
    const {now} = currentContext();
    const deliveries = await this.db.query(sql<{id: number; canal: string}>`
      INSERT INTO aviso_entrega (aviso_id, canal, aparelho_id, criada_em)
      SELECT a.id, w.canal, w.aparelho_id, a.criado_em FROM aviso a, LATERAL (
        SELECT 'push' AS canal, d.id AS aparelho_id FROM aparelho_push d
         WHERE d.pintor_id = a.pintor_id AND ${isAllowed(pintorId, tipo, 'push')}
        UNION ALL SELECT 'email', NULL
         WHERE ${email && recipient.email !== null}::boolean AND ${isAllowed(pintorId, tipo, 'email')}) w
       WHERE a.id = ${id}
      RETURNING id, canal`);
    const wait = Math.ceil(quietMs(now) / 1000);
    for (const {id: entregaId, canal} of deliveries)
      if (canal === 'email') await this.jobs.enqueue(DELIVER_EMAIL, {entregaId});
      else
        await this.jobs.enqueue(
          DELIVER_PUSH,
          {entregaId},
          {...(many && {priority: -1}), ...(wait > 0 && {afterSeconds: wait})},
        );
  }
}

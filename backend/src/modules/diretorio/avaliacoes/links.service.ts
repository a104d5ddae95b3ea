import {randomBytes} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {DAY_MS, RATING_LINK_DAYS, withoutContacts} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import {KeyedSemaphore} from '../../../kernel/keyed-semaphore';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {TooManyAttempts, retryAfter} from '../../../kernel/refusals/refusals';
import {tokenHash} from '../../../kernel/security/token-hash';
import {requireActivePintor} from '../../../kernel/privacy/require-active-pintor';
import type {Throttle} from '../../../kernel/security/throttle';
import * as refusals from './avaliacoes.endpoints';
import {DirectoryBonusService} from './bonus.service';
import {ratingPhoto} from './declaration';
import {ratingLink, tokenOf} from './token';

export interface CustomerRating {
  nota: number;
  cliente: string;
  avaliacao?: string | null | undefined;
}

/** Ratings with photos that may be on their way to one painter at a time. */
const UNDER_WAY = 3;

/** Ratings by customers, whom painters ask by links that work once. */
@injectable({scope: BindingScope.SINGLETON})
export class RatingLinksService {
  private readonly underWay = new KeyedSemaphore(UNDER_WAY, 0);

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(DirectoryBonusService) private readonly bonus: DirectoryBonusService,
  ) {}

  /** One link per job: a repeated request makes the earlier link invalid. @throws TrabalhoRated, 429 after 20 a day */
  async ask(pintorId: number, trabalho: string) {
    const giveBack = await this.throttle.ratingLink(pintorId);
    const seed = randomBytes(24).toString('base64url');
    const token = tokenOf(this.config.secret, seed);
    const {now} = currentContext();
    const expiraEm = new Date(now.getTime() + RATING_LINK_DAYS * DAY_MS);
    const made = await this.db
      .tx(async () => {
        await requireActivePintor(this.db, pintorId);
        const link = await this.db.one(sql<{id: number; trabalho: string}>`
        INSERT INTO avaliacao_pintor AS a (pintor_id, trabalho, token_semente, token_hash, criado_em, expira_em)
        VALUES (${pintorId}, ${trabalho}, ${seed}, ${tokenHash(token)}, ${now}, ${expiraEm})
        ON CONFLICT (pintor_id, sem_acento(trabalho))
        DO UPDATE SET token_semente = excluded.token_semente, token_hash = excluded.token_hash, expira_em = excluded.expira_em WHERE a.status = 'PENDENTE'
        RETURNING a.id, coalesce(a.trabalho, '') AS trabalho`);
        if (!link) throw refusals.TrabalhoRated();
        return link;
      })
      .catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
    return {...made, link: ratingLink(this.config.publicUrl, token), expiraEm: expiraEm.toISOString()};
  }

  /** The job that the link rates. @throws RatingLinkInvalid, RatingLinkUsed, 429 */
  async opened(token: string) {
    await this.throttle.lookup();
    const {pintor, trabalho, expiraEm} = await this.find(token);
    return {pintor: withoutContacts(pintor), trabalho, expiraEm: expiraEm.toISOString()};
  }

  /**
   * Checks the link of a form with photos before its body is read; whoever has none could otherwise fill the disk. Returns
   * the function to call when the request is over.
   * @throws RatingLinkInvalid, RatingLinkUsed, 429
   */
  async admit(token: string): Promise<() => void> {
    await this.throttle.lookup();
    const {pintorId} = await this.find(token);
    const over = await this.underWay.acquire(String(pintorId));
    if (!over) throw retryAfter(TooManyAttempts, 30);
    return over;
  }

  /**
   * Stores the rating with its photos, once: of two concurrent requests the second is refused. The painter is notified
   * and gets the bonus if it is due.
   * @throws RatingLinkInvalid, RatingLinkUsed, OwnRating, 429, the declaration's Unreadable
   */
  async rate(
    token: string,
    {nota, cliente, avaliacao}: CustomerRating,
    photos: readonly PictureSource[],
  ): Promise<void> {
    await this.throttle.lookup();
    const {pintorId} = await this.find(token);
    const {actor, now} = currentContext();
    if (actor.kind === 'loja' && actor.id === pintorId) throw refusals.OwnRating();
    const giveBack = await this.throttle.rating(pintorId);
    try {
      await this.pictures.storeAll(ratingPhoto, photos, async stored => {
        await this.lock(pintorId);
        const given = await this.db.one(sql<{id: number; trabalho: string}>`
          UPDATE avaliacao_pintor SET status = 'AVALIADO', nota = ${nota}, cliente = ${cliente},
                 avaliacao = ${avaliacao || null}, avaliado_em = ${now}
           WHERE token_hash = ${tokenHash(token)} AND status = 'PENDENTE' AND expira_em > ${now} RETURNING id, coalesce(trabalho, '') AS trabalho`);
        if (!given) {
          // Throws if the link was revoked or used meanwhile.
          await this.find(token);
          throw refusals.RatingLinkUsed();
        }
        await this.db.query(sql`
          INSERT INTO avaliacao_pintor_foto (avaliacao_id, arquivo_id, ordem)
          SELECT ${given.id}, id, ordem FROM unnest(${stored.map(({id}) => id)}::int[]) WITH ORDINALITY AS x (id, ordem)`);
        await this.bonus.settle(pintorId);
        await this.notices.notify({
          pintorId,
          tipo: 'avaliacao_cliente',
          chave: `avaliacao-cliente:${given.id}`,
          titulo: `Um cliente deu ${nota} ${nota === 1 ? 'estrela' : 'estrelas'}`,
          texto: `É a avaliação de “${given.trabalho}”. Você pode responder uma vez.`,
          destino: '/ache-seu-pintor',
        });
      });
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /**
   * Stores the painter's only reply to a rating.
   * @throws RatingNotFound if it is another painter's, hidden or not submitted yet; AlreadyAnswered
   */
  async answer(pintorId: number, id: number, resposta: string): Promise<void> {
    await this.db.tx(async () => {
      await requireActivePintor(this.db, pintorId);
      const own = await this.db.one(sql<{resposta: string | null}>`
        SELECT resposta FROM avaliacao_pintor
         WHERE id = ${id} AND pintor_id = ${pintorId} AND status = 'AVALIADO' AND NOT oculta FOR UPDATE`);
      if (!own) throw refusals.RatingNotFound();
      if (own.resposta !== null) throw refusals.AlreadyAnswered();
      await this.db.query(
        sql`UPDATE avaliacao_pintor SET resposta = ${resposta}, respondida_em = ${currentContext().now} WHERE id = ${id}`,
      );
    });
  }

  /** Revokes an unused link. @throws RatingNotFound for another painter's, TrabalhoRated once it was used */
  async revoke(pintorId: number, id: number): Promise<void> {
    await this.db.tx(async () => {
      const own = await this.db.one(sql<{status: string}>`
        SELECT status FROM avaliacao_pintor WHERE id = ${id} AND pintor_id = ${pintorId} FOR UPDATE`);
      if (!own) throw refusals.RatingNotFound();
      if (own.status !== 'PENDENTE') throw refusals.TrabalhoRated();
      await this.db.query(sql`DELETE FROM avaliacao_pintor WHERE id = ${id}`);
    });
  }

  private async find(token: string) {
    const found = await this.db.one(sql<{
      pintorId: number;
      pintor: string;
      trabalho: string;
      expiraEm: Date;
      status: string;
    }>`
      SELECT a.pintor_id AS "pintorId", p.nome AS pintor, coalesce(a.trabalho, '') AS trabalho,
             coalesce(a.expira_em, a.criado_em) AS "expiraEm", a.status
        FROM avaliacao_pintor a JOIN pintor p ON p.id = a.pintor_id AND p.ativo WHERE a.token_hash = ${tokenHash(token)}`);
    if (!found) throw refusals.RatingLinkInvalid();
    if (found.status === 'AVALIADO') throw refusals.RatingLinkUsed();
    if (found.expiraEm <= currentContext().now) throw refusals.RatingLinkInvalid();
    return found;
  }

  /** Locks the account first, as everything that grants points does. Links of a painter who has left are invalid. */
  private async lock(pintorId: number): Promise<void> {
    await this.db.query(sql`SELECT 1 FROM conta WHERE pintor_id = ${pintorId} FOR NO KEY UPDATE`);
    const there = await this.db.one(
      sql`SELECT 1 AS there FROM pintor WHERE id = ${pintorId} AND ativo FOR NO KEY UPDATE`,
    );
    if (!there) throw refusals.RatingLinkInvalid();
  }
}

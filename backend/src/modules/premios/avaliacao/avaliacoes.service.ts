import {BindingScope, inject, injectable} from '@loopback/core';
import {DELIVERED} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {requireActivePintor} from '../../../kernel/privacy/require-active-pintor';
import type {Refusal} from '../../../kernel/refusals/refusals';
import {accountsOfPerson} from '../../pessoas';
import {avaliacaoPhoto} from './avaliacoes.resource';
import {AlreadyReviewed, NotReceived, PremioUnknown} from './avaliacoes.endpoints';

export interface NewAvaliacao {
  idPremio: number;
  nota: number;
  descricao?: string | null | undefined;
}

/** Painters' reviews of prizes that they received. */
@injectable({scope: BindingScope.SINGLETON})
export class AvaliacoesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
  ) {}

  async isPermitted(pintorId: number, premioId: number): Promise<boolean> {
    return (await this.refusal(pintorId, premioId)) === undefined;
  }

  /**
   * Stores a review with its pictures, all or nothing.
   * @throws PremioUnknown, NotReceived, AlreadyReviewed (also for the later of two concurrent requests)
   */
  async post(
    pintorId: number,
    {idPremio, nota, descricao}: NewAvaliacao,
    photos: readonly PictureSource[],
  ): Promise<void> {
    // Checked before pictures are re-encoded, which is expensive.
    const refused = await this.refusal(pintorId, idPremio);
    if (refused) throw refused;
    const {now} = currentContext();
    await this.pictures.storeAll(avaliacaoPhoto, photos, async stored => {
      await requireActivePintor(this.db, pintorId);
      const made = await this.db.one(sql<{id: number}>`
        INSERT INTO avaliacao_premio (premio_id, pintor_id, nota, descricao, criado_em)
        SELECT ${idPremio}, ${pintorId}, ${nota}, ${descricao?.trim() || null}, ${now}
         WHERE ${receivedSql(pintorId, idPremio)}
        ON CONFLICT (pintor_id, premio_id) DO NOTHING RETURNING id`);
      if (!made) throw (await this.refusal(pintorId, idPremio)) ?? AlreadyReviewed();
      await this.db.query(sql`
        INSERT INTO avaliacao_foto (avaliacao_id, arquivo_id, ordem)
        SELECT ${made.id}, id, ordem FROM unnest(${stored.map(({id}) => id)}::int[]) WITH ORDINALITY AS x (id, ordem)`);
    });
  }

  private async refusal(pintorId: number, premioId: number): Promise<Refusal | undefined> {
    const known = await this.db.one(sql<{recebido: boolean; avaliado: boolean}>`
      SELECT ${receivedSql(pintorId, premioId)} AS recebido,
             EXISTS (SELECT 1 FROM avaliacao_premio a WHERE a.premio_id = m.id AND a.pintor_id = ANY(${accountsOfPerson(pintorId)})) AS avaliado
        FROM premio m WHERE m.id = ${premioId}`);
    if (!known) return PremioUnknown();
    if (known.avaliado) return AlreadyReviewed();
    return known.recebido ? undefined : NotReceived();
  }
}

const receivedSql = (pintorId: number, premioId: number) =>
  sql`EXISTS (SELECT 1 FROM resgate r WHERE r.pintor_id = ${pintorId} AND r.premio_id = ${premioId} AND r.status = ${DELIVERED})`;

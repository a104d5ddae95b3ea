import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAX_GALERIA, canPair, galeriaRefusal, type Pairable} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import type {StoredPicture} from '../../../kernel/images/rows';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {InvalidSession} from '../../../kernel/refusals/refusals';
import type {Throttle} from '../../../kernel/security/throttle';
import {NiveisService, PhotoService, directoryProfilePhoto} from '../../pintores';
import {galeriaPhoto} from './declaration';
import {GaleriaFull, ImageNotFound, InvalidPair} from './galeria.endpoints';

export interface DirectoryPictures {
  photo?: PictureSource | undefined;
  images: readonly PictureSource[];
}

/** The painter's profile photo and the photos of their work. */
@injectable({scope: BindingScope.SINGLETON})
export class GaleriaService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(PhotoService) private readonly photos: PhotoService,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /**
   * Stores the profile photo and photos of work, all or none.
   * @throws GaleriaFull (also for the later of two concurrent requests), the declarations' Unreadable, 401 once the
   * painter has left, 429
   */
  async add(pintorId: number, {photo, images}: DirectoryPictures): Promise<void> {
    if (photo) await this.throttle.photo(pintorId);
    const sent = [
      ...(photo ? [{picture: directoryProfilePhoto, source: photo}] : []),
      ...images.map(source => ({picture: galeriaPhoto, source})),
    ];
    await this.pictures.storeEach(sent, async stored => {
      // A concurrent request waits here and then sees the photos of the first.
      await this.lockActive(pintorId);
      await this.requireRoom(pintorId, images.length);
      const [first, ...others] = stored;
      if (photo && first) await this.photos.put(pintorId, first.id);
      await this.insert(pintorId, photo ? others : stored);
      await this.niveis.reevaluate(pintorId);
    });
  }

  /** @throws ImageNotFound, also for another painter's image */
  remove(pintorId: number, id: number): Promise<void> {
    return this.db.tx(async () => {
      const gone = await this.db.one(sql<{arquivo: number}>`
        DELETE FROM midia_pintor WHERE id = ${id} AND pintor_id = ${pintorId} RETURNING arquivo_id AS arquivo`);
      if (!gone) throw ImageNotFound();
      await this.pictures.discard(gone.arquivo);
    });
  }

  /**
   * @throws ImageNotFound, also for another painter's image; InvalidPair if one of the two is already in another pair
   */
  pair(pintorId: number, id: number, antesDe: number | null): Promise<void> {
    return this.db.tx(async () => {
      await this.lockActive(pintorId);
      const gallery = await this.db.query(
        sql<Pairable>`SELECT id, antes_de AS "antesDe" FROM midia_pintor WHERE pintor_id = ${pintorId}`,
      );
      const [before, after] = [id, antesDe].map(imageId => gallery.find(each => each.id === imageId));
      if (!before || (antesDe !== null && !after)) throw ImageNotFound();
      if (after && !canPair(before, after, gallery)) throw InvalidPair();
      await this.db.query(sql`UPDATE midia_pintor SET antes_de = ${sql.bound(antesDe)} WHERE id = ${id}`);
    });
  }

  /** Inserts the photos at the free positions, in the order in which they were sent. */
  private async insert(pintorId: number, images: readonly StoredPicture[]): Promise<void> {
    const {now} = currentContext();
    await this.db.query(sql`
      INSERT INTO midia_pintor (pintor_id, arquivo_id, lugar, criada_em)
      SELECT ${pintorId}, a.id, l.lugar, ${now}
        FROM unnest(${images.map(({id}) => id)}::int[]) WITH ORDINALITY AS a (id, ordem)
        JOIN (SELECT lugar, row_number() OVER (ORDER BY lugar) AS ordem FROM generate_series(1, ${MAX_GALERIA}::int) lugar
               WHERE lugar NOT IN (SELECT m.lugar FROM midia_pintor m WHERE m.pintor_id = ${pintorId})) l USING (ordem)
       ORDER BY ordem`);
  }

  /** @throws GaleriaFull if `chosen` more photos do not fit */
  async requireRoom(pintorId: number, chosen: number): Promise<void> {
    const found = await this.db.one(
      sql<{stored: number}>`SELECT count(*)::int AS stored FROM midia_pintor WHERE pintor_id = ${pintorId}`,
    );
    const erro = galeriaRefusal({stored: found?.stored ?? 0, chosen});
    if (erro) throw GaleriaFull({erro, campos: {galeria: erro}});
  }

  private async lockActive(pintorId: number): Promise<void> {
    const there = await this.db.one(
      sql`SELECT 1 AS there FROM pintor WHERE id = ${pintorId} AND ativo FOR NO KEY UPDATE`,
    );
    if (!there) throw InvalidSession();
  }
}

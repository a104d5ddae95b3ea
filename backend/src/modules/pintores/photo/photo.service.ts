import {BindingScope, inject, injectable, service} from '@loopback/core';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import type {Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {InvalidSession} from '../../../kernel/refusals/refusals';
import {NiveisService} from '../niveis/niveis.service';
import {profilePhoto} from './declaration';

/** A painter's profile photo; at most one. */
@injectable({scope: BindingScope.SINGLETON})
export class PhotoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /**
   * Replaces the photo and deletes the files of the earlier one. Of two concurrent requests the later one wins, and the
   * other leaves no files. Call it outside of a transaction.
   * @throws the declaration's Unreadable, 401 once the painter has left.
   */
  async replace(pintorId: number, photo: Pick<ReceivedFile, 'path' | 'originalName'>): Promise<void> {
    await this.pictures.store(profilePhoto, photo, async ({id}) => {
      await this.put(pintorId, id);
      await this.niveis.reevaluate(pintorId);
    });
  }

  /**
   * References the stored photo; call it in the transaction that stored it. Locks the painter's row.
   * @throws 401 once the painter has left
   */
  async put(pintorId: number, fileId: number): Promise<void> {
    // The painter may have left while the picture was resized.
    const before = await this.db.one(
      sql<{
        fotoId: number | null;
      }>`SELECT foto_id AS "fotoId" FROM pintor WHERE id = ${pintorId} AND ativo FOR NO KEY UPDATE`,
    );
    if (!before) throw InvalidSession();
    await this.db.query(sql`UPDATE pintor SET foto_id = ${fileId} WHERE id = ${pintorId}`);
    if (before.fotoId) await this.pictures.discard(before.fotoId);
  }

  /** Whether the directory shows the photo: its painter is found there, and staff approved it. */
  async isListed(fileId: number): Promise<boolean> {
    const listed = await this.db.one(sql`SELECT 1 AS listed FROM pintor p JOIN pagina_diretorio d ON d.pintor_id = p.id
        JOIN moderacao m ON m.tipo = 'perfil' AND m.alvo_id = p.id AND m.estado = 'aprovada'
       WHERE p.foto_id = ${fileId} AND d.listada AND NOT d.oculta`);
    return listed !== undefined;
  }
}

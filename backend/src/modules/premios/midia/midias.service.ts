import {BindingScope, inject, injectable} from '@loopback/core';
import {MAX_MIDIAS, VIDEO_TYPES, isFinalResgate, type MidiaType, type ResgateStatus} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {uploadedPicture} from '../../../kernel/images/picture';
import type {Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Storage} from '../../../kernel/storage/storage';
import {Unclean} from '../../../kernel/uploads/kind';
import type {Uploads} from '../../../kernel/uploads/uploads';
import {insertFile, saveFormFile} from '../../../kernel/uploads/form-file';
import {ResgateClosed, ResgateNotFound} from '../resgate/refusals';
import {midiaPhoto, midiaVideo} from './declarations';
import * as refusals from './refusals';

const isVideo = (mime: string): mime is keyof typeof VIDEO_TYPES => Object.hasOwn(VIDEO_TYPES, mime);

/** Photos and videos of delivered prizes, attached by staff. */
@injectable({scope: BindingScope.SINGLETON})
export class MidiasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @inject(Kernel.RESUMABLE_UPLOADS) private readonly uploads: Uploads,
  ) {}

  /** Attaches a file from a form: a photo, or a small video. */
  async attach(resgateId: number, [file, ...others]: readonly ReceivedFile[]): Promise<void> {
    if (!file) throw refusals.NoMidia();
    if (others.length > 0) throw refusals.MidiaRepeated();
    // Checked before the file is processed, which is expensive.
    await this.requireOpen(resgateId);
    const mime = file.type?.mime ?? '';
    if (isVideo(mime)) return this.attachVideo(resgateId, file, mime);
    if (file.tooLarge || file.bytes > midiaPhoto.upload.bytes) throw midiaPhoto.refusals.TooLarge();
    if (!mime.startsWith('image/')) throw refusals.MidiaNotAccepted();
    const photo = uploadedPicture(midiaPhoto, [file]);
    if (!photo) throw refusals.NoMidia();
    await this.pictures.store(midiaPhoto, photo, ({id}) => this.insert(resgateId, id, 'foto'));
  }

  /** Attaches a video that was uploaded in parts, in one transaction. */
  attachUpload(resgateId: number, envio: string): Promise<void> {
    return this.uploads.take(midiaVideo, envio, ({id}) => this.insert(resgateId, id, 'video'));
  }

  /** @throws MidiaNotFound */
  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      const gone = await this.db.one(
        sql<{resgate: number; arquivo: number}>`DELETE FROM resgate_midia WHERE id = ${id}
          RETURNING resgate_id AS resgate, arquivo_id AS arquivo`,
      );
      if (!gone) throw refusals.MidiaNotFound();
      await audit(this.db, {action: 'excluir-midia', entity: 'resgate', entityId: gone.resgate, before: {midia: id}});
      await this.pictures.discard(gone.arquivo);
    });
  }

  private async attachVideo(resgateId: number, file: ReceivedFile, mime: keyof typeof VIDEO_TYPES): Promise<void> {
    if (file.tooLarge) throw refusals.FormVideoTooLarge();
    const stored = await saveFormFile(this.storage, midiaVideo, file, mime).catch((error: unknown) => {
      throw error instanceof Unclean ? refusals.MidiaNotAccepted({erro: error.message}) : error;
    });
    await this.db.tx(async () => this.insert(resgateId, await insertFile(this.db, stored), 'video'));
  }

  /** Call it in the transaction that stores the file. */
  private async insert(resgateId: number, arquivoId: number, tipo: MidiaType): Promise<void> {
    const {now} = currentContext();
    await this.db.query(sql`SELECT 1 FROM resgate WHERE id = ${resgateId} FOR NO KEY UPDATE`);
    await this.requireOpen(resgateId);
    await this.db.query(sql`INSERT INTO resgate_midia (resgate_id, arquivo_id, tipo, criada_em)
      VALUES (${resgateId}, ${arquivoId}, ${tipo}, ${now})`);
    await audit(this.db, {action: 'anexar-midia', entity: 'resgate', entityId: resgateId, after: {tipo}});
  }

  /** @throws ResgateNotFound, ResgateClosed, TooManyMidias */
  private async requireOpen(resgateId: number): Promise<void> {
    const order = await this.db.one(sql<{status: ResgateStatus; midias: number}>`
      SELECT r.status, (SELECT count(*)::int FROM resgate_midia m WHERE m.resgate_id = r.id) AS midias
        FROM resgate r WHERE r.id = ${resgateId}`);
    if (!order) throw ResgateNotFound();
    if (isFinalResgate(order.status)) throw ResgateClosed();
    if (order.midias >= MAX_MIDIAS) throw refusals.TooManyMidias();
  }
}

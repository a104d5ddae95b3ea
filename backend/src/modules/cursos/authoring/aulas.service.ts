import {BindingScope, inject, injectable, service} from '@loopback/core';
import type {TypesOf} from '../../../kernel/entities/entity';
import {withPicture} from '../../../kernel/entities/picture';
import type {Crud} from '../../../kernel/entities/writing/crud';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SavedFile} from '../../../kernel/uploads/form-file';
import {readContent} from '../content';
import {Aula} from '../entities';
import {CompletionService} from '../learning/completion.service';
import {lockCursoOfAula, lockCursoOfModulo} from '../lock';
import * as refusals from '../refusals';
import {readFigures} from './figures';
import {placeAula} from './places';
import {ReceivedService, type SentVideo} from './received.service';
import {ShownCursoService} from './shown.service';

type AulaTypes = TypesOf<typeof Aula>;

export interface AulaFiles {
  capa: PictureSource | undefined;
  video: SentVideo;
  legenda: SavedFile | undefined;
  dropVideo?: boolean | undefined;
  dropLegenda?: boolean | undefined;
}

/** The lessons of a course, in the order of their modules. */
@injectable({scope: BindingScope.SINGLETON})
export class AulasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @service(ReceivedService) private readonly received: ReceivedService,
    @service(ShownCursoService) private readonly shown: ShownCursoService,
    @service(CompletionService) private readonly completion: CompletionService,
  ) {}

  /** Without a position the lesson becomes the last of its module. @throws CursoNotFound, ModuloNotFound */
  create(cursoId: number, moduloId: number, body: AulaTypes['create'], files: AulaFiles) {
    return withPicture({db: this.db, pictures: this.pictures}, Aula, files.capa, async picture => {
      if ((await lockCursoOfModulo(this.db, moduloId)) !== cursoId) throw refusals.ModuloNotFound();
      const columns = {...picture, ...(await this.fileColumns(files)), moduloId};
      const {id} = await this.crud.create(Aula, body, {columns});
      await placeAula(this.db, moduloId, id, body.ordem);
      return this.get(cursoId, id);
    });
  }

  /**
   * May move the lesson to another module of the same course. Finished lessons stay finished.
   * @throws AulaNotFound, ModuloNotFound
   */
  update(id: number, {idModulo, ...body}: AulaTypes['change'] & {idModulo?: number | undefined}, files: AulaFiles) {
    return withPicture({db: this.db, pictures: this.pictures}, Aula, files.capa, async picture => {
      const {curso, modulo} = await lockCursoOfAula(this.db, id);
      const moves = idModulo !== undefined && idModulo !== modulo;
      if (moves && (await lockCursoOfModulo(this.db, idModulo)) !== curso) throw refusals.ModuloNotFound();
      const before = await this.filesOf(id);
      const columns = {...picture, ...(await this.fileColumns(files)), ...(moves && {moduloId: idModulo})};
      await this.crud.update(Aula, id, body, {columns});
      for (const [column, file] of Object.entries(before))
        if (column in columns && file !== null) await this.pictures.discard(file);
      if (moves || body.ordem !== undefined) await placeAula(this.db, idModulo ?? modulo, id, body.ordem);
      return this.get(curso, id);
    });
  }

  /** Painters who have finished all remaining lessons complete the course. @throws AulaNotFound */
  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      const {curso} = await lockCursoOfAula(this.db, id);
      await this.crud.remove(Aula, id);
      await this.completion.completeWhoHasAll(curso);
    });
  }

  private async get(cursoId: number, id: number) {
    const found = (await readContent(this.db, cursoId)).flatMap(({aulas}) => aulas).find(aula => aula.id === id);
    if (!found) throw refusals.AulaNotFound();
    return this.shown.aula(found, await readFigures(this.db, cursoId));
  }

  private async fileColumns({video, legenda, dropVideo, dropLegenda}: AulaFiles) {
    const sent = video && (await this.received.insertVideo(video));
    return {
      ...(dropVideo && {videoId: null, duracao: null}),
      ...(dropLegenda && {legendaId: null}),
      ...(sent && {videoId: sent.id, duracao: sent.duracao}),
      ...(legenda && {legendaId: await this.received.insert(legenda)}),
    };
  }

  private async filesOf(id: number): Promise<Record<string, number | null>> {
    const row = await this.db.one(sql<{videoId: number | null; capaId: number | null; legendaId: number | null}>`
      SELECT video_id AS "videoId", capa_id AS "capaId", legenda_id AS "legendaId" FROM aula WHERE id = ${id}`);
    return row ?? {};
  }
}

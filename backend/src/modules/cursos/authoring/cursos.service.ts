import {BindingScope, inject, injectable, service} from '@loopback/core';
import type {TypesOf} from '../../../kernel/entities/entity';
import {withPicture} from '../../../kernel/entities/picture';
import type {Crud} from '../../../kernel/entities/writing/crud';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readContent} from '../content';
import {Curso} from '../entities';
import {lockCurso} from '../lock';
import * as refusals from '../refusals';
import type {CursoSearch} from '../search';
import {queryOfSearch} from '../search';
import {cursos} from './cursos.list';
import {readFigures} from './figures';
import {ReceivedService, type SentVideo} from './received.service';
import {ShownCursoService} from './shown.service';

type CursoTypes = TypesOf<typeof Curso>;

/** Editing of courses: they are drafts until they are activated. */
@injectable({scope: BindingScope.SINGLETON})
export class CursosService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @service(ReceivedService) private readonly received: ReceivedService,
    @service(ShownCursoService) private readonly shown: ShownCursoService,
  ) {}

  search(body: CursoSearch, query: Record<string, string>) {
    return this.lists.answer(cursos, {...query, ...queryOfSearch(body)});
  }

  /** A course with its content and the progress of its participants. @throws CursoNotFound */
  async get(id: number) {
    const row = await this.lists.row(cursos, {id});
    const video = await this.db.one(
      sql<{caminho: string}>`SELECT a.caminho FROM curso c JOIN arquivo a ON a.id = c.video_id WHERE c.id = ${id}`,
    );
    if (!row) throw refusals.CursoNotFound();
    const [content, figures] = [await readContent(this.db, id), await readFigures(this.db, id)];
    return this.shown.ofStaff({row, video: video?.caminho ?? null, content, figures});
  }

  async create(body: CursoTypes['create'], capa: PictureSource | undefined, video: SentVideo) {
    if (body.ativo) throw refusals.CursoEmpty();
    const {id} = await withPicture({db: this.db, pictures: this.pictures}, Curso, capa, async picture =>
      this.crud.create(Curso, body, {columns: {...picture, ...(await this.videoColumn(video))}}),
    );
    return this.get(id);
  }

  /** @throws CursoNotFound; CursoEmpty when activating a course without lessons */
  async update(id: number, body: CursoTypes['change'], capa: PictureSource | undefined, video: SentVideo) {
    await withPicture({db: this.db, pictures: this.pictures}, Curso, capa, async picture => {
      await lockCurso(this.db, id);
      if (body.ativo && !(await this.hasAulas(id))) throw refusals.CursoEmpty();
      const columns = {...picture, ...(await this.videoColumn(video))};
      const before = await this.db.one(
        sql<{
          capa: number | null;
          video: number | null;
        }>`SELECT capa_id AS capa, video_id AS video FROM curso WHERE id = ${id}`,
      );
      await this.crud.update(Curso, id, body, {columns});
      if ('capaId' in columns && before?.capa) await this.pictures.discard(before.capa);
      if ('videoId' in columns && before?.video) await this.pictures.discard(before.video);
    });
    return this.get(id);
  }

  /** Removes the course from every list; certificates and progress stay. @throws CursoNotFound */
  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      await lockCurso(this.db, id);
      await this.crud.remove(Curso, id);
    });
  }

  private async videoColumn(video: SentVideo): Promise<{videoId?: number}> {
    return video ? {videoId: (await this.received.insertVideo(video)).id} : {};
  }

  private async hasAulas(id: number): Promise<boolean> {
    const found = await this.db.one(sql`SELECT 1 FROM aula a JOIN modulo m ON m.id = a.modulo_id
      WHERE m.curso_id = ${id} AND a.removido_em IS NULL AND m.removido_em IS NULL LIMIT 1`);
    return found !== undefined;
  }
}

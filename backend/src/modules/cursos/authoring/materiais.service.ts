import {BindingScope, inject, injectable, service} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {uploadedPicture} from '../../../kernel/images/picture';
import type {Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {MaterialRow} from '../content';
import {materialPicture} from '../files';
import {lockCursoOfAula} from '../lock';
import * as refusals from '../refusals';
import {ReceivedService} from './received.service';

export interface MaterialData {
  nome?: string | undefined;
  descricao?: string | undefined;
  /** An external page, instead of a file. */
  link?: string | undefined;
}

interface Source {
  arquivoId: number | null;
  endereco: string | null;
}

/** Support materials of lessons: PDF, picture or a link. */
@injectable({scope: BindingScope.SINGLETON})
export class MateriaisService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @service(ReceivedService) private readonly received: ReceivedService,
  ) {}

  /** @throws AulaNotFound, MaterialRequired and the errors of an unacceptable file */
  create(
    place: {id: number; idModulo: number; idAula: number},
    data: MaterialData & {nome: string},
    file?: ReceivedFile,
  ) {
    return this.withSource(data.link, file, async source => {
      if (!source) throw refusals.MaterialRequired();
      const {curso, modulo} = await lockCursoOfAula(this.db, place.idAula);
      if (curso !== place.id || modulo !== place.idModulo) throw refusals.AulaNotFound();
      const made = await this.db.one(sql<{id: number}>`
        INSERT INTO material (aula_id, nome, descricao, arquivo_id, endereco, criado_em)
        VALUES (${place.idAula}, ${data.nome}, ${data.descricao ?? ''}, ${source.arquivoId}, ${source.endereco}, ${currentContext().now})
        RETURNING id`);
      const row = await this.row(made?.id ?? 0);
      await audit(this.db, {action: 'criar', entity: 'material', entityId: row.id, after: data});
      return row;
    });
  }

  /** A new file or link replaces the earlier one. @throws MaterialNotFound */
  update(id: number, data: MaterialData, file?: ReceivedFile): Promise<MaterialRow> {
    return this.withSource(data.link, file, async source => {
      const before = await this.locked(id);
      await this.db
        .query(sql`UPDATE material SET nome = ${data.nome ?? before.nome}, descricao = ${data.descricao ?? before.descricao}
        WHERE id = ${id}`);
      if (source) {
        await this.db.query(
          sql`UPDATE material SET arquivo_id = ${source.arquivoId}, endereco = ${source.endereco} WHERE id = ${id}`,
        );
        if (before.arquivoId !== null) await this.pictures.discard(before.arquivoId);
      }
      const after = await this.row(id);
      const {nome, descricao} = before;
      await audit(this.db, {
        action: 'alterar',
        entity: 'material',
        entityId: id,
        before: {nome, descricao},
        after: data,
      });
      return after;
    });
  }

  /** @throws MaterialNotFound */
  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      const {arquivoId, nome} = await this.locked(id);
      await this.db.query(sql`DELETE FROM material WHERE id = ${id}`);
      await audit(this.db, {action: 'remover', entity: 'material', entityId: id, before: {nome}});
      if (arquivoId !== null) await this.pictures.discard(arquivoId);
    });
  }

  /**
   * Runs `work` in one transaction with the uploaded file, if any. Pictures are re-encoded; a PDF is stored unchanged.
   */
  private async withSource<T>(
    link: string | undefined,
    file: ReceivedFile | undefined,
    work: (source: Source | undefined) => Promise<T>,
  ): Promise<T> {
    if (!file) return this.db.tx(() => work(link ? {arquivoId: null, endereco: link} : undefined));
    const mime = file.type?.mime ?? '';
    if (mime === 'application/pdf') {
      const stored = await this.received.pdf(file);
      return this.db.tx(async () => work({arquivoId: await this.received.insert(stored), endereco: null}));
    }
    if (!mime.startsWith('image/')) throw refusals.MaterialNotAccepted();
    if (file.bytes > materialPicture.upload.bytes) throw refusals.MaterialTooLarge();
    const picture = uploadedPicture(materialPicture, [file]);
    if (!picture) throw refusals.MaterialRequired();
    return this.pictures.store(materialPicture, picture, ({id}) => work({arquivoId: id, endereco: null}));
  }

  private async locked(id: number): Promise<{nome: string; descricao: string; arquivoId: number | null}> {
    const aula = await this.db.one(sql<{aula: number}>`SELECT aula_id AS aula FROM material WHERE id = ${id}`);
    if (!aula) throw refusals.MaterialNotFound();
    await lockCursoOfAula(this.db, aula.aula, refusals.MaterialNotFound);
    const row = await this.db.one(sql<{nome: string; descricao: string; arquivoId: number | null}>`
      SELECT nome, descricao, arquivo_id AS "arquivoId" FROM material WHERE id = ${id}`);
    if (!row) throw refusals.MaterialNotFound();
    return row;
  }

  private async row(id: number): Promise<MaterialRow> {
    const row = await this.db.one(sql<MaterialRow>`
      SELECT m.id, m.aula_id AS "aulaId", m.nome, m.descricao, m.endereco, a.caminho, a.mime, a.bytes
        FROM material m LEFT JOIN arquivo a ON a.id = m.arquivo_id WHERE m.id = ${id}`);
    if (!row) throw new Error(`a material was not kept: ${id}`);
    return row;
  }
}

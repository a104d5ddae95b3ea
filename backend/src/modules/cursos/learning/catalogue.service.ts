import {BindingScope, inject, injectable, service} from '@loopback/core';
import {INSCRICAO_WORKFLOW, aulaStates, isInscrito, type InscricaoEvent} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {RenditionAnswer} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {CertificadosService} from '../certificado/certificados.service';
import {addressOf, readContent} from '../content';
import * as refusals from '../refusals';
import {CompletionService} from './completion.service';
import {findInscricao, lockInscricao, readProgress} from './enrolment';
import {shownAula} from './shown-aula';

interface CursoRow {
  id: number;
  nome: string;
  descricao: string;
  categoria: string | null;
  cargaHoraria: number;
  certificado: boolean;
  ativo: boolean;
  capa: string | null;
  capaImagens: RenditionAnswer[];
  video: string | null;
}

/** Courses for painters: active ones, and those in which the painter is enrolled. */
@injectable({scope: BindingScope.SINGLETON})
export class CatalogueService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(CertificadosService) private readonly certificados: CertificadosService,
    @service(CompletionService) private readonly completion: CompletionService,
  ) {}

  /** A course with the content that this painter may open. @throws CursoNotFound */
  async get(pintorId: number, id: number) {
    const row = await this.row(id);
    const inscricao = await findInscricao(this.db, pintorId, id);
    const inscrito = isInscrito(inscricao?.estado);
    if (!row || (!row.ativo && !inscrito)) throw refusals.CursoNotFound();
    const content = await readContent(this.db, id);
    const progress = inscricao ? await readProgress(this.db, inscricao.id) : new Map<number, never>();
    const inOrder = content
      .flatMap(({aulas}) => aulas)
      .map(aula => ({id: aula.id, concluida: Boolean(progress.get(aula.id)?.concluidaEm)}));
    const states = aulaStates(inOrder, inscricao?.concluidoEm != null);
    const sign = (path: string) => this.urls.sign(path);
    const {capa, video, ...shown} = row;
    return {
      ...shown,
      linkCapaCurso: addressOf(capa),
      linkVideo: video === null ? null : sign(`/arquivos/${video}`),
      inscrito,
      concluidoEm: inscricao?.concluidoEm?.toISOString() ?? null,
      Modulos: content.map(({id: idModulo, nome, descricao, aulas}) => ({
        id: idModulo,
        nome,
        descricao,
        Aulas: aulas.map(aula => {
          const state = inscrito ? (states.get(aula.id) ?? 'indisponivel') : 'indisponivel';
          return shownAula(aula, state, progress.get(aula.id), sign);
        }),
      })),
      CertificadoConclusaoCurso: inscricao?.concluidoEm ? await this.certificados.linkOf(inscricao.id) : null,
    };
  }

  /**
   * Idempotent; enrolling again continues with the earlier progress.
   * @throws CursoNotFound for one that is not active
   */
  enrol(pintorId: number, cursoId: number): Promise<void> {
    return this.move(pintorId, cursoId, 'inscrever');
  }

  /** Progress and certificate stay. Idempotent. @throws CursoNotFound */
  cancel(pintorId: number, cursoId: number): Promise<void> {
    return this.move(pintorId, cursoId, 'desinscrever');
  }

  private move(pintorId: number, cursoId: number, event: InscricaoEvent): Promise<void> {
    return this.db.tx(async () => {
      const {now} = currentContext();
      const curso = await this.db.one(sql<{ativo: boolean}>`
        SELECT ativo FROM curso WHERE id = ${cursoId} AND removido_em IS NULL FOR SHARE`);
      const before = await lockInscricao(this.db, pintorId, cursoId);
      const state = before?.estado ?? 'nao_inscrito';
      if (!curso || (!curso.ativo && !isInscrito(before?.estado))) throw refusals.CursoNotFound();
      const after = INSCRICAO_WORKFLOW.next(state, event);
      if (after === undefined || after === state || after === 'nao_inscrito') return;
      const left = isInscrito(after) ? null : now;
      // Of two concurrent first enrolments one is inserted: no row existed that could be locked.
      await this.db.query(sql`INSERT INTO inscricao AS i (pintor_id, curso_id, estado, inscrito_em)
        VALUES (${pintorId}, ${cursoId}, ${'inscrito'}, ${now})
        ON CONFLICT (pintor_id, curso_id) DO UPDATE SET estado = ${after}, cancelado_em = ${left}`);
      if (after === 'inscrito') await this.completion.completeWhoHasAll(cursoId, pintorId);
    });
  }

  private row(id: number): Promise<CursoRow | undefined> {
    return this.db.one(sql<CursoRow>`
      SELECT t.id, t.nome, t.descricao, t.categoria, t.carga_horaria AS "cargaHoraria", t.certificado, t.ativo, c.caminho AS capa,
             coalesce(c.imagens, '[]') AS "capaImagens", v.caminho AS video
        FROM curso t LEFT JOIN arquivo c ON c.id = t.capa_id LEFT JOIN arquivo v ON v.id = t.video_id
       WHERE t.id = ${id} AND t.removido_em IS NULL`);
  }
}

import {BindingScope, inject, injectable, service} from '@loopback/core';
import {INSCRICAO_WORKFLOW, type InscricaoState} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NiveisService} from '../../pintores';
import {CertificadosService} from '../certificado/certificados.service';

/** Completes a course once all lessons are finished: sets the moment, issues the certificate and updates the level. */
@injectable({scope: BindingScope.SINGLETON})
export class CompletionService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(CertificadosService) private readonly certificados: CertificadosService,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /** Requires a locked enrolment with all lessons finished. */
  async complete(inscricaoId: number): Promise<void> {
    const before = await this.db.one(sql<{estado: InscricaoState; pintor: number}>`
      SELECT estado, pintor_id AS pintor FROM inscricao WHERE id = ${inscricaoId}`);
    const after = before && INSCRICAO_WORKFLOW.next(before.estado, 'concluir');
    if (!after || after === before.estado) return;
    await this.db.query(sql`
      UPDATE inscricao SET estado = ${after}, concluido_em = ${currentContext().now} WHERE id = ${inscricaoId}`);
    await this.certificados.issue(inscricaoId);
    await this.niveis.reevaluate(before.pintor);
  }

  /**
   * Completes a locked course for painters, or this one, who have finished all of its lessons: after some were removed, and
   * for who enrols again after that.
   */
  async completeWhoHasAll(cursoId: number, pintorId?: number): Promise<void> {
    const done = await this.db.query(sql<{id: number}>`
      WITH restam AS MATERIALIZED (
        SELECT a.id FROM aula a JOIN modulo m ON m.id = a.modulo_id
         WHERE m.curso_id = ${cursoId} AND a.removido_em IS NULL AND m.removido_em IS NULL)
      SELECT i.id FROM inscricao i WHERE i.curso_id = ${cursoId} AND i.estado = 'inscrito' AND EXISTS (SELECT 1 FROM restam)
         AND NOT EXISTS (SELECT 1 FROM restam r WHERE NOT EXISTS (
             SELECT 1 FROM progresso_aula p WHERE p.inscricao_id = i.id AND p.aula_id = r.id AND p.concluida_em IS NOT NULL))
         ${pintorId === undefined ? sql`` : sql`AND i.pintor_id = ${pintorId}`}
       ORDER BY i.pintor_id FOR UPDATE OF i`);
    for (const {id} of done) await this.complete(id);
  }
}

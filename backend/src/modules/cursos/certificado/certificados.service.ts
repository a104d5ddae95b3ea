import {randomBytes} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CERTIFICADO_WORKFLOW, certificadoCode, readCertificadoCode, type ModuloPdfData} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {CertificadoNotFound} from '../refusals';
import {CertificadoPdfService} from './certificado-pdf.service';

/** Certificates: issued once per enrolment and revoked permanently. */
@injectable({scope: BindingScope.SINGLETON})
export class CertificadosService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(CertificadoPdfService) private readonly papers: CertificadoPdfService,
  ) {}

  /**
   * Issues a certificate for a completed enrolment in a course that gives one, and stores its texts as they are now.
   * Does nothing if one exists or the course gives none.
   */
  async issue(inscricaoId: number): Promise<void> {
    await this.db.query(sql`
      INSERT INTO certificado (inscricao_id, codigo, nome, curso, carga_horaria, modulos, concluido_em)
      SELECT i.id, ${certificadoCode(randomBytes(16))}, p.nome, c.nome, c.carga_horaria,
             coalesce((SELECT json_agg(json_build_object('nome', m.nome, 'aulas', m.aulas, 'avaliacoes', m.avaliacoes) ORDER BY m.ordem, m.id) FROM (
               SELECT m.id, m.nome, m.ordem, count(*)::int AS aulas,
                      (count(*) FILTER (WHERE v.perguntas <> '[]'))::int AS avaliacoes
                 FROM modulo m JOIN aula a ON a.modulo_id = m.id LEFT JOIN avaliacao_aula v ON v.aula_id = a.id
                WHERE m.curso_id = c.id AND m.removido_em IS NULL AND a.removido_em IS NULL GROUP BY m.id) m), '[]'), i.concluido_em
        FROM inscricao i JOIN pintor p ON p.id = i.pintor_id JOIN curso c ON c.id = i.curso_id
       WHERE i.id = ${inscricaoId} AND i.concluido_em IS NOT NULL AND c.certificado
      ON CONFLICT (inscricao_id) DO NOTHING`);
  }

  /**
   * The PDF's address signed for the painter's session, generated if needed; null without a certificate, or once it is
   * revoked.
   */
  async linkOf(inscricaoId: number): Promise<{link: string; codigo: string} | null> {
    if (!(await this.find(inscricaoId))) await this.db.tx(() => this.issue(inscricaoId));
    const row = await this.find(inscricaoId);
    if (!row || row.revogado) return null;
    const caminho = row.caminho ?? (await this.papers.make(row.id));
    return {link: this.urls.sign(`/arquivos/${caminho}`), codigo: row.codigo};
  }

  /**
   * Returns a certificate's data to anyone with its code; for a revoked one only that it is revoked.
   * @throws CertificadoNotFound
   */
  async confirm(typed: string) {
    const row = await this.byCode(typed);
    if (!row) throw CertificadoNotFound();
    const {codigo, revogadoEm} = row;
    if (revogadoEm)
      return {
        codigo,
        revogadoEm: revogadoEm.toISOString(),
        nome: null,
        curso: null,
        cargaHoraria: null,
        modulos: [],
        concluidoEm: null,
      };
    const {nome, curso, cargaHoraria, modulos, concluidoEm} = row;
    return {codigo, revogadoEm: null, nome, curso, cargaHoraria, modulos, concluidoEm: concluidoEm.toISOString()};
  }

  /** Permanent and idempotent. @throws CertificadoNotFound */
  revoke(typed: string, motivo: string): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.byCode(typed);
      if (!row) throw CertificadoNotFound();
      const state = row.revogadoEm ? 'revogado' : 'emitido';
      if (CERTIFICADO_WORKFLOW.next(state, 'revogar') === state) return;
      // Of two concurrent revocations the second updates no row.
      const done = await this.db
        .one(sql`UPDATE certificado SET revogado_em = ${currentContext().now}, motivo = ${motivo}
        WHERE id = ${row.id} AND revogado_em IS NULL RETURNING id`);
      // Without the reason, which may name the painter: the row has it, and goes with an erasure.
      if (done) await audit(this.db, {action: 'revogar', entity: 'certificado', entityId: row.id});
    });
  }

  private find(inscricaoId: number) {
    return this.db.one(sql<{id: number; codigo: string; caminho: string | null; revogado: boolean}>`
      SELECT t.id, t.codigo, a.caminho, t.revogado_em IS NOT NULL AS revogado
        FROM certificado t LEFT JOIN arquivo a ON a.id = t.arquivo_id WHERE t.inscricao_id = ${inscricaoId}`);
  }

  private async byCode(typed: string) {
    const codigo = readCertificadoCode(typed);
    if (!codigo) return undefined;
    return this.db.one(sql<{
      id: number;
      codigo: string;
      nome: string;
      curso: string;
      cargaHoraria: number;
      modulos: ModuloPdfData[];
      concluidoEm: Date;
      revogadoEm: Date | null;
    }>`SELECT id, codigo, nome, curso, carga_horaria AS "cargaHoraria", modulos, concluido_em AS "concluidoEm",
             revogado_em AS "revogadoEm" FROM certificado WHERE codigo = ${codigo}`);
  }
}

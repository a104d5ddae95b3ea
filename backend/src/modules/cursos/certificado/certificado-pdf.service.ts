import {createHash, randomBytes} from 'node:crypto';
import {join} from 'node:path';
import {BindingScope, inject, injectable} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import type {Documents} from '../../../kernel/documents/documents';
import type {Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {CERTIFICADOS} from '../files';
import type {CertificadoPdfData} from '@clube/domain';
import type {CertificadoPaper} from './draw';

/** The PDF of a certificate, generated once. */
@injectable({scope: BindingScope.SINGLETON})
export class CertificadoPdfService {
  /** PDFs in progress by certificate id; concurrent requests share one. */
  private readonly making = new Map<number, Promise<string>>();

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
    @inject(Kernel.DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** Returns the PDF's path and generates it if needed. Call it outside of a transaction. */
  make(certificadoId: number): Promise<string> {
    const open = this.making.get(certificadoId);
    if (open) return open;
    const made = this.draw(certificadoId).finally(() => this.making.delete(certificadoId));
    this.making.set(certificadoId, made);
    return made;
  }

  private async draw(certificadoId: number): Promise<string> {
    const row = await this.db.one(sql<CertificadoPdfData>`
      SELECT codigo, nome, curso, carga_horaria AS "cargaHoraria", modulos, concluido_em AS "concluidoEm"
        FROM certificado WHERE id = ${certificadoId}`);
    if (!row) throw new Error(`no certificate ${certificadoId}`);
    const drawing: CertificadoPaper = {certificado: row, publicUrl: this.config.publicUrl};
    const content = await this.documents.draw(join(__dirname, 'draw.js'), drawing);
    return this.db.tx(() => this.insert(certificadoId, row.codigo, content));
  }

  /** If another process was faster, its PDF stays. */
  private async insert(certificadoId: number, codigo: string, content: Buffer): Promise<string> {
    await this.db.query(sql`SELECT 1 FROM certificado WHERE id = ${certificadoId} FOR UPDATE`);
    const there = await this.db.one(sql<{caminho: string}>`
      SELECT a.caminho FROM certificado c JOIN arquivo a ON a.id = c.arquivo_id WHERE c.id = ${certificadoId}`);
    if (there) return there.caminho;
    const caminho = `${CERTIFICADOS}/${randomBytes(16).toString('hex')}.pdf`;
    await this.pictures.write(caminho, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.db.query(sql`WITH a AS (
        INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256)
        VALUES (${caminho}, ${`certificado-${codigo}.pdf`}, ${'application/pdf'}, ${content.length}, ${sha256}) RETURNING id)
      UPDATE certificado SET arquivo_id = a.id FROM a WHERE certificado.id = ${certificadoId}`);
    return caminho;
  }
}

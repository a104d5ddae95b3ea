import {BindingScope, inject, injectable} from '@loopback/core';
import {ANOTACAO_RULE, digitsOnly, mayDeleteAnotacao, reasonError} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext, requireActor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import {AnotacaoOfAnother, CpfNotFound} from '../refusals';

interface Stored {
  id: number;
  texto: string;
  criadoEm: Date;
  usuarioId: number;
  usuario: {nome: string};
}

/** Staff's internal notes about a painter. Erasure deletes them. */
@injectable({scope: BindingScope.SINGLETON})
export class AnotacoesService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Newest first. @throws CpfNotFound */
  async list(cpf: string) {
    const pintor = await this.db.one(sql<{id: number}>`SELECT id FROM pintor WHERE cpf = ${digitsOnly(cpf)}`);
    if (!pintor) throw CpfNotFound();
    const rows = await this.db.query(sql<Stored>`
      SELECT a.id, a.texto, a.criado_em AS "criadoEm", a.usuario_id AS "usuarioId", json_build_object('nome', u.nome) AS usuario
        FROM anotacao_pintor a JOIN usuario u ON u.id = a.usuario_id WHERE a.pintor_id = ${pintor.id} ORDER BY a.id DESC`);
    const [reader, {now}] = [requireActor('painel'), currentContext()];
    return rows.map(({usuarioId, criadoEm, ...row}) => ({
      ...row,
      criadoEm: criadoEm.toISOString(),
      podeExcluir: mayDeleteAnotacao({usuarioId, criadoEm}, reader, now),
    }));
  }

  /** @throws CpfNotFound; 422 without a text, or with one too long */
  async create(cpf: string, text: string): Promise<void> {
    const wrong = reasonError(ANOTACAO_RULE, text);
    if (wrong) throw fieldRefusal({texto: wrong});
    const [{id: usuarioId}, {now}] = [requireActor('painel'), currentContext()];
    // With the painter locked, a concurrent erasure either precedes (no painter is found) or deletes this note too.
    const row = await this.db.one(sql<{id: number}>`
      INSERT INTO anotacao_pintor (pintor_id, texto, usuario_id, criado_em)
      SELECT p.id, ${text.trim()}, ${usuarioId}, ${now} FROM pintor p WHERE p.cpf = ${digitsOnly(cpf)} FOR KEY SHARE RETURNING id`);
    if (!row) throw CpfNotFound();
  }

  /** @throws NotFound; AnotacaoOfAnother unless it is the caller's own of the last day, or the caller is a Smart */
  async remove(cpf: string, id: number): Promise<void> {
    await this.db.tx(async () => {
      const note = await this.db.one(sql<{usuarioId: number; criadoEm: Date}>`
        SELECT a.usuario_id AS "usuarioId", a.criado_em AS "criadoEm" FROM anotacao_pintor a JOIN pintor p ON p.id = a.pintor_id
         WHERE a.id = ${id} AND p.cpf = ${digitsOnly(cpf)} FOR UPDATE OF a`);
      if (!note) throw NotFound();
      if (!mayDeleteAnotacao(note, requireActor('painel'), currentContext().now)) throw AnotacaoOfAnother();
      await this.db.query(sql`DELETE FROM anotacao_pintor WHERE id = ${id}`);
      await audit(this.db, {action: 'remover', entity: 'anotacao_pintor', entityId: id});
    });
  }
}

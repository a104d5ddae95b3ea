import {BindingScope, inject, injectable, service} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {NaoEncontrado} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {AtorDeSessao} from '../../../kernel/security/sessions';
import {NiveisService} from '../niveis/niveis.service';
import {lerParceiro, type Parceiro} from './parceiro';

/** The painter's own record, as session and profile show it. */
@injectable({scope: BindingScope.SINGLETON})
export class PerfilService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /** @throws 404 when there is no such painter. */
  async ler(pintorId: number): Promise<Parceiro> {
    const row = await lerParceiro(this.db, pintorId);
    if (!row) throw NaoEncontrado();
    const {clusterId, ...dados} = row;
    return {...dados, ...(await this.niveis.mostrar(pintorId, clusterId))};
  }

  /** The last visit, to the hour: enough to count days without a visit, and seldom a write. */
  async anotarAcesso(pintorId: number): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`UPDATE pintor SET ultimo_acesso_em = ${currentContext().agora}
          WHERE id = ${pintorId} AND (ultimo_acesso_em IS NULL OR ultimo_acesso_em < ${currentContext().agora}::timestamptz - interval '1 hour')`),
    );
  }

  async ator(id: number, sessao: string): Promise<AtorDeSessao | undefined> {
    const row = await this.db.one(
      sql<{nome: string; aceitouRegulamento: boolean}>`
        SELECT nome, aceitou_regulamento AS "aceitouRegulamento" FROM pintor WHERE id = ${id} AND ativo AND anonimizado_em IS NULL`,
    );
    return row && {tipo: 'loja', id, sessao, ...row};
  }
}

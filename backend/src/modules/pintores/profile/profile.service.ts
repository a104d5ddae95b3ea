import {BindingScope, inject, injectable, service} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {NotFound} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {signRenditions} from '../../../kernel/images/answer';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import type {SessionActor} from '../../../kernel/security/sessions';
import type {Recipient} from '../../../kernel/notices/notice';
import {SQL_EMAIL} from './columns';
import {acceptedRules} from '../consents/accepted';
import {NiveisService} from '../niveis/niveis.service';
import {readParceiro, type Parceiro} from './parceiro';

/** The painter's own record, for session and profile. */
@injectable({scope: BindingScope.SINGLETON})
export class ProfileService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /** @throws 404 when there is no such painter. */
  async read(pintorId: number): Promise<Parceiro> {
    const row = await readParceiro(this.db, pintorId);
    if (!row) throw NotFound();
    const {clusterId, fotoImagens, ...data} = row;
    // During login there is no session yet to sign addresses for; the following request for the session returns them.
    const photo = 'session' in currentContext().actor ? signRenditions(this.urls, fotoImagens) : [];
    return {...data, fotoImagens: photo, ...(await this.niveis.show(pintorId, clusterId))};
  }

  /** Stores the last visit with the precision of an hour: enough to count days without a visit, with few writes. */
  async recordVisit(pintorId: number): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`UPDATE pintor SET ultimo_acesso_em = ${currentContext().now}
          WHERE id = ${pintorId} AND (ultimo_acesso_em IS NULL OR ultimo_acesso_em < ${currentContext().now}::timestamptz - interval '1 hour')`),
    );
  }

  /** The painter to notify, with the e-mail address, if confirmed; undefined once the painter has left. */
  recipient(id: number): Promise<Recipient | undefined> {
    return this.db.one(
      sql<Recipient>`
        SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email FROM pintor t WHERE t.id = ${id} AND t.ativo AND t.anonimizado_em IS NULL`,
    );
  }

  async actor(id: number, session: string): Promise<SessionActor | undefined> {
    const [row] = await this.db.prepared(
      sql<{nome: string; aceitouRegulamento: boolean}>`
        SELECT t.nome, ${acceptedRules()} AS "aceitouRegulamento" FROM pintor t WHERE t.id = ${id} AND t.ativo AND t.anonimizado_em IS NULL`,
    );
    return row && {kind: 'loja', id, session, ...row};
  }
}

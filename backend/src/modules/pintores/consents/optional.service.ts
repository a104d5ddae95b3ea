import {BindingScope, inject, injectable} from '@loopback/core';
import type {OptionalConsent} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {consentimento} from './consentimento';

/** Consents that painters may give and withdraw at any time. */
@injectable({scope: BindingScope.SINGLETON})
export class OptionalConsentService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Records the consent; returns false if it was given before. Idempotent, also for concurrent requests. `renew`: ends a
   * consent to an earlier version, which otherwise stays as it was given.
   */
  give(pintorId: number, documento: OptionalConsent, {renew = false} = {}): Promise<boolean> {
    return this.db.tx(async () => {
      const {versao, aceitoEm} = await consentimento(this.db, pintorId, documento);
      if (renew)
        await this.db.query(sql`
          UPDATE consentimento SET retirado_em = ${aceitoEm}
           WHERE pintor_id = ${pintorId} AND documento = ${documento} AND retirado_em IS NULL AND versao::int < ${versao}::int`);
      const given = await this.db.one(sql`
        INSERT INTO consentimento (pintor_id, documento, versao, aceito_em) VALUES (${pintorId}, ${documento}, ${versao}, ${aceitoEm})
        ON CONFLICT (pintor_id, documento) WHERE documento IN ('imagem', 'diretorio') AND retirado_em IS NULL DO NOTHING RETURNING 1 AS given`);
      if (!given) return false;
      await audit(this.db, {action: 'autorizar', entity: 'pintor', entityId: pintorId, after: {documento, versao}});
      return true;
    });
  }

  /** Records the withdrawal; returns false if the consent was not given. */
  withdraw(pintorId: number, documento: OptionalConsent): Promise<boolean> {
    return this.db.tx(async () => {
      const gone = await this.db.one(sql`
        UPDATE consentimento SET retirado_em = ${currentContext().now}
         WHERE pintor_id = ${pintorId} AND documento = ${documento} AND retirado_em IS NULL RETURNING 1 AS gone`);
      if (!gone) return false;
      await audit(this.db, {action: 'retirar-autorizacao', entity: 'pintor', entityId: pintorId, before: {documento}});
      return true;
    });
  }
}

import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  CONSENT_WHY,
  TERMO_TITLES,
  civilDateOf,
  imageUntil,
  isOptionalConsent,
  CONSENT_DOCUMENTS,
  type ConsentDocument,
  type OptionalConsent,
  type PrivacyRequest,
  type PrivacyRequestState,
} from '@clube/domain';
import {currentContext, requireActor} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {OptionalConsentService} from '../pintores';
import {recordWithdrawal} from './requests';

interface Given {
  documento: ConsentDocument;
  versao: number;
  aceitoEm: string;
  retiradoEm: string | null;
}
export interface OwnRequest {
  id: number;
  tipo: PrivacyRequest;
  documento: OptionalConsent | null;
  estado: PrivacyRequestState;
  pedidoEm: string;
  atendidoEm: string | null;
}

/** A painter's consents and privacy requests, and the losses that an erasure causes. */
@injectable({scope: BindingScope.SINGLETON})
export class PrivacyService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(OptionalConsentService) private readonly optional: OptionalConsentService,
  ) {}

  async overview() {
    const {id} = requireActor('loja');
    const [consentimentos, pedidos, aoApagar] = await Promise.all([
      this.consents(id),
      this.requests(id),
      this.losses(id),
    ]);
    return {consentimentos, pedidos, aoApagar};
  }

  /** Gives a consent to the current version, or withdraws it; idempotent. */
  async setConsent(documento: OptionalConsent, given: boolean): Promise<void> {
    const {id} = requireActor('loja');
    await this.db.tx(async () => {
      if (documento === 'diretorio')
        await this.db.query(sql`UPDATE pintor SET ache_seu_pintor = ${given} WHERE id = ${id}`);
      if (given) await this.optional.give(id, documento, {renew: true});
      else if (await this.optional.withdraw(id, documento))
        // Staff must take down what was already published; the directory hides the painter by itself. Repeated
        // withdrawals create only one open request.
        await recordWithdrawal(this.db, {pintorId: id, documento, done: documento === 'diretorio'});
    });
  }

  private async consents(id: number) {
    const {now} = currentContext();
    const rows = await this.db.query(sql<Given>`
      SELECT documento, versao::int AS versao, to_char(aceito_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "aceitoEm",
             to_char(retirado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "retiradoEm"
        FROM consentimento WHERE pintor_id = ${id} ORDER BY id DESC`);
    const current = await this.db.query(sql<{documento: ConsentDocument; versao: number}>`
      SELECT DISTINCT documento, greatest(termo_vigente(documento, ${now}), 1) AS versao FROM termo`);
    const person = await this.db.one(
      sql<{criadoEm: Date}>`SELECT criado_em AS "criadoEm" FROM pintor WHERE id = ${id}`,
    );
    return CONSENT_DOCUMENTS.map(documento => {
      const history = rows.filter(row => row.documento === documento);
      const last = history[0];
      const optional = isOptionalConsent(documento);
      return {
        documento,
        titulo: TERMO_TITLES[documento],
        porque: CONSENT_WHY[documento],
        opcional: optional,
        dado: last !== undefined && last.retiradoEm === null,
        versaoVigente: current.find(row => row.documento === documento)?.versao ?? 1,
        valeAte: documento === 'imagem' && person ? imageUntil(civilDateOf(person.criadoEm)) : null,
        historico: history.map(({versao, aceitoEm, retiradoEm}) => ({versao, aceitoEm, retiradoEm})),
      };
    });
  }

  private requests(id: number): Promise<OwnRequest[]> {
    return this.db.query(sql<OwnRequest>`
      SELECT id, tipo, documento, estado, to_char(pedido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "pedidoEm",
             to_char(atendido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "atendidoEm"
        FROM pedido_privacidade WHERE pintor_id = ${id} ORDER BY id DESC LIMIT 50`);
  }

  /** What an erasure loses: points, orders not yet shipped, pending receipts. */
  private async losses(id: number) {
    const row = await this.db.one(sql<{
      pontos: number;
      resgatesCancelados: number;
      resgatesACaminho: number;
      notasPendentes: number;
    }>`
      SELECT coalesce((SELECT saldo FROM conta WHERE pintor_id = ${id}), 0) AS pontos,
             (SELECT count(*)::int FROM resgate WHERE pintor_id = ${id} AND status = 0) AS "resgatesCancelados",
             (SELECT count(*)::int FROM resgate WHERE pintor_id = ${id} AND status = 2) AS "resgatesACaminho",
             (SELECT count(*)::int FROM nota WHERE pintor_id = ${id} AND estado = 'pendente') AS "notasPendentes"`);
    return row ?? {pontos: 0, resgatesCancelados: 0, resgatesACaminho: 0, notasPendentes: 0};
  }
}

import {BindingScope, inject, injectable, service} from '@loopback/core';
import {digitsOnly, type ConsentDocument} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NiveisService} from '../niveis/niveis.service';
import {CpfNotFound} from '../refusals';

interface Known {
  id: number;
  clusterId: number | null;
  emailConfirmado: boolean;
  indicadoPor: {nome: string; cpf: string} | null;
}

/** A painter's details that are in no list: requirements of the next level, referrer, sessions, consents. */
@injectable({scope: BindingScope.SINGLETON})
export class PintorDetailsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /** @throws 404 for an unknown CPF */
  async read(cpf: string) {
    const known = await this.db.one(sql<Known>`
      SELECT t.id, t.cluster_id AS "clusterId", t.email_confirmado_em IS NOT NULL AS "emailConfirmado",
             CASE WHEN i.id IS NOT NULL THEN json_build_object('nome', i.nome, 'cpf', i.cpf) END AS "indicadoPor"
        FROM pintor t LEFT JOIN pintor i ON i.id = t.indicado_por AND i.anonimizado_em IS NULL WHERE t.cpf = ${digitsOnly(cpf)}`);
    if (!known) throw CpfNotFound();
    const {id, clusterId, ...rest} = known;
    const {cluster, nextCluster, requisitos} = await this.niveis.show(id, clusterId);
    const aparelhos = await this.db.query(sql<{desde: string; usadoEm: string}>`
      SELECT to_char(criada_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS desde, to_char(usada_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "usadoEm"
        FROM sessao WHERE tipo_sessao = 'loja' AND sujeito_id = ${id} AND expira_em > ${currentContext().now} ORDER BY usada_em DESC`);
    const consentimentos = await this.db.query(sql<{
      documento: ConsentDocument;
      versao: string;
      aceitoEm: string;
      retiradoEm: string | null;
    }>`
      SELECT documento, versao, to_char(aceito_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "aceitoEm",
             to_char(retirado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "retiradoEm"
        FROM consentimento WHERE pintor_id = ${id} ORDER BY id DESC`);
    return {
      ...rest,
      nivel: cluster?.nome ?? null,
      proximoNivel: nextCluster?.nome ?? null,
      requisitos,
      aparelhos,
      consentimentos,
    };
  }
}

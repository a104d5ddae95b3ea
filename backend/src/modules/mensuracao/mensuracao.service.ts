import {BindingScope, inject, injectable} from '@loopback/core';
import {mensuracaoOf} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext, requireActor} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {findRede, isReportedRede} from '../revendas';

interface Sums {
  idRede: number;
  rede: string;
  dataCadastro: string;
  /** Cents. */
  antes: number;
  depois: number;
  mesesAtendidosAntes: number;
  mesesAtendidosPos: number;
  observacoes: {nome: string; criadoEm: string; parametros: {observacao: string}}[];
}

const reais = (cents: number): number => cents / 100;

/** The programme's gain per network: sales in the months before it joined compared with those since (0-rules, 8). */
@injectable({scope: BindingScope.SINGLETON})
export class MensuracaoService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Networks that have joined, largest gain first. */
  async read(rede = '') {
    const rows = await this.db.query(sql<Sums>`
      SELECT r.id AS "idRede", r.nome AS rede, r.data_cadastro::text AS "dataCadastro",
             (coalesce(sum(h.valor) FILTER (WHERE NOT since), 0) * 100)::float8 AS antes,
             (coalesce(sum(h.valor) FILTER (WHERE since), 0) * 100)::float8 AS depois,
             (count(DISTINCT h.mes) FILTER (WHERE NOT since))::int AS "mesesAtendidosAntes",
             (count(DISTINCT h.mes) FILTER (WHERE since))::int AS "mesesAtendidosPos",
             coalesce((SELECT json_agg(json_build_object('nome', u.nome, 'criadoEm', to_char(o.criada_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                                                         'parametros', json_build_object('observacao', o.observacao)) ORDER BY o.id DESC)
                         FROM observacao_rede o JOIN usuario u ON u.id = o.usuario_id WHERE o.rede_id = r.id), '[]') AS observacoes
        FROM rede r LEFT JOIN meses_da_rede h ON h.rede_id = r.id,
             LATERAL (SELECT h.mes >= date_trunc('month', r.data_cadastro) AS since) x
       WHERE ${isReportedRede(rede)}
       GROUP BY r.id`);
    return rows
      .map(({antes, depois, observacoes, ...row}) => {
        const figures = mensuracaoOf(
          {total: antes, meses: row.mesesAtendidosAntes},
          {total: depois, meses: row.mesesAtendidosPos},
        );
        return {
          ...row,
          mediaMensal: reais(figures.mediaMensal),
          mediaMensalPos: reais(figures.mediaMensalPos),
          resultadoMensal: reais(figures.resultadoMensal),
          mediaSemanal: reais(figures.mediaSemanal),
          mediaSemanalPos: reais(figures.mediaSemanalPos),
          resultadoSemanal: reais(figures.resultadoSemanal),
          totalVendidoPos: reais(depois),
          observacao: observacoes[0]?.parametros.observacao ?? null,
          observacoes,
        };
      })
      .sort((one, other) => other.resultadoMensal - one.resultadoMensal || one.rede.localeCompare(other.rede, 'pt-BR'));
  }

  /** @throws 422 for an unknown network */
  note(rede: string, observacao: string): Promise<void> {
    return this.db.tx(async () => {
      const found = await findRede(this.db, rede);
      await this.db.query(sql`
        INSERT INTO observacao_rede (rede_id, observacao, usuario_id, criada_em)
        VALUES (${found.id}, ${observacao}, ${requireActor('painel').id}, ${currentContext().now})`);
      await audit(this.db, {action: 'observar', entity: 'rede', entityId: found.id});
    });
  }
}

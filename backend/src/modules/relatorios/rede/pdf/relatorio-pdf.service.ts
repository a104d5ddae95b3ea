import {join} from 'node:path';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {civilDateOf, daysOfMonth, endOfDay, monthOf, relatorioOf, startOfDay, type CivilDate} from '@clube/domain';
import {currentContext} from '../../../../kernel/context';
import type {Documents} from '../../../../kernel/documents/documents';
import {Kernel} from '../../../../kernel/keys';
import type {Database} from '../../../../kernel/persistence/database';
import {sql} from '../../../../kernel/persistence/sql';
import {TaxaSucessoService} from '../../../mensuracao';
import {findRede, isReportedRede} from '../../../revendas';
import {RelatorioMesesService} from '../meses.service';
import {RelatorioRedeService} from '../relatorio-rede.service';
import type {MonthPdfData, RelatorioPdfData} from './relatorio-pdf-data';

interface Of {
  rede: {id: number; nome: string; dataCadastro: CivilDate} | null;
  first: CivilDate;
  last: CivilDate;
}

/** The report of a month as a PDF, for one network or all. */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioPdfService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.DOCUMENTS) private readonly documents: Documents,
    @service(RelatorioRedeService) private readonly relatorios: RelatorioRedeService,
    @service(RelatorioMesesService) private readonly meses: RelatorioMesesService,
    @service(TaxaSucessoService) private readonly taxas: TaxaSucessoService,
  ) {}

  /** @param named name or id of a network; empty: all @throws InvalidFields for an unknown network */
  async make(ano: number, mes: number, named: string): Promise<{content: Buffer; fileName: string}> {
    const {first, last} = daysOfMonth(ano, mes);
    const rede = named === '' ? null : await findRede(this.db, named);
    const data = await this.read({rede, first, last});
    const content = await this.documents.draw(join(__dirname, 'draw.js'), data, currentContext().abortSignal);
    return {content, fileName: `relatorio-${rede?.id ?? 'redes'}-${first.slice(0, 7)}.pdf`};
  }

  private async read(of: Of): Promise<RelatorioPdfData> {
    const {rede, first, last} = of;
    const [ano, mes] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
    const named = rede ? String(rede.id) : '';
    const {valorPonto, taxaSucesso} = await this.relatorios.termsOf(monthOf(first));
    const redes = await this.relatorios.read({rede: named, ano, mes});
    const today = civilDateOf(currentContext().now);
    return {
      rede: rede?.nome ?? null,
      dataCadastro: rede?.dataCadastro ?? null,
      mes: monthOf(first),
      until: today < last ? today : null,
      geradoEm: currentContext().now,
      valorPonto,
      percentualTaxa: taxaSucesso,
      ...(await this.lojasOf(named)),
      ...(await this.resgatesOf(of)),
      meses: await this.monthsOf(named, first),
      redes: rede ? [] : redes,
      lojas: rede ? await this.pontosByLoja(of, valorPonto) : [],
      produtos: rede ? await this.taxas.read({rede: named, ano, mes}, () => taxaSucesso) : [],
    };
  }

  /** The months of the chart, each with the total of the year before. */
  private async monthsOf(rede: string, first: CivilDate): Promise<MonthPdfData[]> {
    const all = await this.meses.read(rede, monthOf(first));
    return all.slice(12).map((month, i) => ({...month, yearBefore: all[i]?.valorTotal ?? 0}));
  }

  private async lojasOf(rede: string): Promise<{revendas: number; ufs: string[]}> {
    const found = await this.db.one(sql<{revendas: number; ufs: string[]}>`
      SELECT count(*)::int AS revendas, coalesce(array_agg(DISTINCT v.end_estado ORDER BY v.end_estado) FILTER (WHERE v.end_estado IS NOT NULL), '{}') AS ufs
        FROM revenda v JOIN rede r ON r.id = v.rede_id WHERE v.ativo AND ${isReportedRede(rede)}`);
    return found ?? {revendas: 0, ufs: []};
  }

  /** The number of the month's orders that used points of these networks, and of their painters. */
  private async resgatesOf({rede, first, last}: Of): Promise<{resgates: number; pintores: number}> {
    const found = await this.db.one(sql<{resgates: number; pintores: number}>`
      SELECT count(DISTINCT e.id)::int AS resgates, count(DISTINCT l.pintor_id)::int AS pintores
        FROM lancamento e JOIN alocacao a ON a.lancamento_id = e.id JOIN lote l ON l.id = a.lote_id
       WHERE e.tipo = 'resgate' AND e.ocorrido_em BETWEEN ${startOfDay(first)} AND ${endOfDay(last)}
         AND (${rede === null} OR l.rede_id = ${rede?.id ?? null})`);
    return found ?? {resgates: 0, pintores: 0};
  }

  /** Points by shop of origin, most first; the amounts add up to the month's total. */
  private async pontosByLoja({rede, first, last}: Of, valorPonto: number): Promise<RelatorioPdfData['lojas']> {
    const rows = await this.db.query(sql<{loja: string; cidade: string; pontos: number}>`
      SELECT coalesce(max(v.nome_fantasia), max(j.nome), 'Loja sem cadastro') AS loja,
             coalesce(max(v.end_cidade || '/' || v.end_estado), max(j.cidade || '/' || j.uf), '') AS cidade,
             coalesce(sum(c.pontos), 0)::float8 AS pontos
        FROM resumo_rede c
        LEFT JOIN revenda v ON v.cnpj = c.cnpj_loja LEFT JOIN loja j ON j.cnpj = c.cnpj_loja
       WHERE c.rede_id = ${rede?.id ?? null} AND c.mes BETWEEN ${first} AND ${last} GROUP BY c.cnpj_loja HAVING sum(c.pontos) <> 0 ORDER BY 3 DESC, 1`);
    let [before, pontos] = [0, 0];
    return rows.map(row => {
      pontos += row.pontos;
      const until = relatorioOf(pontos, valorPonto, 0).aPagar;
      const aPagar = (until - before) / 100;
      before = until;
      return {...row, aPagar};
    });
  }
}

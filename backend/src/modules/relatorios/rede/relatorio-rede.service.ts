import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  WITHOUT_REDE,
  addDays,
  addMonths,
  civilDateOf,
  monthOf,
  relatorioOf,
  reportDays,
  type CivilDate,
} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext, requireActor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ConfiguracaoService} from '../../configuracoes';
import {TaxaSucessoService, thisYear} from '../../mensuracao';
import {isReportedRede} from '../../revendas';
import {pontosUtilizados} from './pontos-utilizados';

export interface RelatorioQuery {
  rede?: string | undefined;
  /** Default: the current year. */
  ano?: number | undefined;
  /** 1 to 12; default: every month of the year that has begun. */
  mes?: number | undefined;
}

/** The value of a point in BRL and the rate of success in percent. */
interface Terms {
  valorPonto: number;
  taxaSucesso: number;
}

/** The amounts that each network owes, by month (0-rules, 8). */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioRedeService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(TaxaSucessoService) private readonly taxas: TaxaSucessoService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  /** Networks by name, points of no network last; months with a generated report use its terms. BRL. */
  async read({rede = '', ano = thisYear(), mes}: RelatorioQuery) {
    const [first, last] = spanOf(ano, mes);
    const [redes, used, terms] = await Promise.all([
      this.db.query(sql<{id: number; nome: string}>`
        SELECT r.id, r.nome FROM rede r WHERE ${isReportedRede(rede)} ORDER BY r.nome, r.id`),
      pontosUtilizados(this.db, first, last),
      this.terms(),
    ]);
    const wantsOthers = rede === '' || rede === WITHOUT_REDE;
    const taxas = await this.taxas.totals({rede, ano, mes}, month => terms.of(month).taxaSucesso);
    const pontosOf = new Map(used.map(({idRede, mes: month, pontos}) => [`${idRede ?? ''}/${month}`, pontos]));
    const rows = [];
    for (const month of monthsBetween(first, last)) {
      const of = terms.of(month);
      for (const {id, nome} of redes) {
        const key = `${id}/${month}`;
        rows.push(rowOf({idRede: id, rede: nome, month}, pontosOf.get(key) ?? 0, taxas.get(key) ?? 0, of));
      }
      const others = pontosOf.get(`/${month}`) ?? 0;
      if (wantsOthers && others !== 0) rows.push(rowOf({idRede: null, rede: WITHOUT_REDE, month}, others, 0, of));
    }
    return rows;
  }

  /** Stores the current terms for a month's report. */
  async generate(ano: number, mes: number): Promise<void> {
    const {valorPonto, taxaSucesso} = (await this.terms()).current;
    await this.db.tx(async () => {
      const id = ano * 100 + mes;
      await this.db.query(sql`
        INSERT INTO relatorio_periodo (id, valor_ponto, taxa_sucesso, gerado_em, usuario_id)
        VALUES (${id}, ${valorPonto}, ${taxaSucesso}, ${currentContext().now}, ${requireActor('painel').id})
        ON CONFLICT (id) DO UPDATE SET valor_ponto = EXCLUDED.valor_ponto, taxa_sucesso = EXCLUDED.taxa_sucesso,
               gerado_em = EXCLUDED.gerado_em, usuario_id = EXCLUDED.usuario_id`);
      await audit(this.db, {
        action: 'gerar',
        entity: 'relatorio_periodo',
        entityId: id,
        after: {valorPonto, taxaSucesso},
      });
    });
  }

  /** The terms of a month's report: stored when it was generated, else the current ones. */
  async termsOf(month: string): Promise<Terms> {
    return (await this.terms()).of(month);
  }

  private async terms(): Promise<{current: Terms; of: (month: string) => Terms}> {
    const [value, {taxaSucesso}, reported] = await Promise.all([
      this.db.one(sql<{valor: number}>`SELECT valor_ponto::float8 AS valor FROM valor_ponto WHERE tipo = 'REDE'`),
      this.configuracoes.current(),
      this.db.query(sql<Terms & {id: number}>`
        SELECT id, valor_ponto::float8 AS "valorPonto", taxa_sucesso::float8 AS "taxaSucesso" FROM relatorio_periodo`),
    ]);
    const current = {valorPonto: value?.valor ?? 0, taxaSucesso};
    const byMonth = new Map(reported.map(({id, ...of}) => [id, of]));
    return {current, of: month => byMonth.get(Number(month.replace('-', ''))) ?? current};
  }
}

function rowOf(of: {idRede: number | null; rede: string; month: string}, pontos: number, taxa: number, terms: Terms) {
  const {month, ...rede} = of;
  const [ano = 0, mes = 0] = month.split('-').map(Number);
  const {aPagar, valorTotal} = relatorioOf(pontos, terms.valorPonto, taxa);
  return {
    ...rede,
    mes,
    ano,
    pontosUtilizados: pontos,
    valorPonto: terms.valorPonto,
    aPagar: aPagar / 100,
    taxaSucesso: taxa / 100,
    valorTotal: valorTotal / 100,
  };
}

/** First and last day of the period; the current year ends with the current month. */
function spanOf(ano: number, mes: number | undefined): [first: CivilDate, last: CivilDate] {
  const {first, after} = reportDays({ano, mes});
  const end = addDays(after, -1);
  const today = civilDateOf(currentContext().now);
  return [first, mes === undefined && end > today ? today : end];
}

function monthsBetween(first: CivilDate, last: CivilDate): string[] {
  const months: string[] = [];
  for (let day = first; day <= last; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}

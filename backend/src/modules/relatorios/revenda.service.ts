import {BindingScope, inject, injectable} from '@loopback/core';
import {civilDateOf, informedValue, maskCpf} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {monthlySeries, type MonthPoint} from './months';
import {counted, type PintoresCounted} from './revenda.pintores';
import {
  REPORT_LISTS,
  daysOf,
  shopOf,
  type PeriodQuery,
  type ReportDays,
  type ReportList,
  type ReportQuery,
  type TableQuery,
} from './revenda.query';
import type {DashboardRevenda, NumerosRevenda} from './revenda.schema';
import * as queries from './revenda.sql';
import {page} from './revenda.tables';

type PintorRow = DashboardRevenda['usuariosTotais'][number];

/** The parameters with which a report is read. */
interface ReportScope {
  now: Date;
  days: ReportDays;
  lojas: NumerosRevenda['lojas'];
  scope: queries.Scope;
}

/** A reseller's report: sales at shops of its CNPJ root, and the painters who bought there or prefer them. */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioRevendaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The whole report. `cnpjRaiz`: the first 8 characters of the CNPJs of all its shops. */
  async dashboard(
    cnpjRaiz: string,
    {lista: mainList, pagina, limite, ordernar, ...query}: ReportQuery,
  ): Promise<DashboardRevenda> {
    const of = await this.of(cnpjRaiz, query);
    const lists = REPORT_LISTS.filter(lista => lista !== 'topProdutos' || lista === mainList);
    const [numeros, ...tables] = await Promise.all([
      this.figures(of),
      ...lists.map(lista => this.rows(lista, of, lista === mainList ? {pagina, limite, ordernar} : {})),
    ]);
    const rows = Object.fromEntries(lists.map((lista, i) => [lista, tables[i]?.rows])) as Pick<
      DashboardRevenda,
      ReportList
    >;
    return {...numeros, ...rows, metadata: {total: tables[lists.indexOf(mainList)]?.total ?? 0}};
  }

  async numeros(cnpjRaiz: string, query: PeriodQuery): Promise<NumerosRevenda> {
    return this.figures(await this.of(cnpjRaiz, query));
  }

  /** One table, under its name. */
  async table<L extends ReportList>(
    lista: L,
    cnpjRaiz: string,
    query: PeriodQuery & TableQuery,
  ): Promise<Pick<DashboardRevenda, L | 'metadata'>> {
    const {rows, total} = await this.rows(lista, await this.of(cnpjRaiz, query), query);
    return {[lista]: rows, metadata: {total}} as Pick<DashboardRevenda, L | 'metadata'>;
  }

  private async of(cnpjRaiz: string, query: PeriodQuery): Promise<ReportScope> {
    const {now} = currentContext();
    const days = daysOf(query, civilDateOf(now));
    const lojas = await this.db.query(queries.lojas(cnpjRaiz));
    const shop = shopOf(query, lojas);
    const [root, cnpjs] = shop === undefined ? [cnpjRaiz, lojas.map(({cnpj}) => cnpj)] : [undefined, [shop]];
    return {now, days, lojas, scope: queries.scopeOf(root, cnpjs, days)};
  }

  private async rows(lista: ReportList, {scope, now}: ReportScope, query: TableQuery) {
    const found = await this.db.one(page(lista, scope, now, query));
    const rows = found?.linhas ?? [];
    return {
      rows: lista === 'usuariosTotais' ? (rows as Parameters<typeof visible>[0][]).map(visible) : rows,
      total: found?.total ?? 0,
    };
  }

  private async figures({scope, now, days, lojas}: ReportScope): Promise<NumerosRevenda> {
    const [pintores, topProdutos, monthly] = await Promise.all([
      this.db.query(counted(scope, now)),
      this.db.query(queries.topProdutos(scope)),
      this.db.query(queries.series(scope)),
    ]);
    const {since, end} = days.chart;
    const chart = (points: MonthPoint[]) => monthlySeries(points, end, since);
    return {
      ...sums(pintores),
      topProdutos,
      novosParceiros: chart(pintores.flatMap(({mes, pintores: total}) => (mes === null ? [] : [{mes, total}]))),
      notasEnviadas: chart(monthly.map(({mes, enviadas}) => ({mes, total: enviadas}))),
      totalVendas: chart(monthly.map(({mes, vendido}) => ({mes, total: vendido}))),
      lojas,
    };
  }
}

function sums(rows: PintoresCounted[]) {
  const sum = (key: Exclude<keyof PintoresCounted, 'mes'>) => rows.reduce((total, row) => total + row[key], 0);
  const pintores = sum('pintores');
  const notas = sum('notas');
  // Summed in integer cents, as floating-point sums are inexact.
  const cents = Math.round(sum('vendido') * 100);
  return {
    parceirosCadastrados: pintores,
    parceirosPontuados: sum('pontuados'),
    valorMedioNf: notas === 0 ? 0 : Math.round(cents / notas) / 100,
    valorTotalNf: cents / 100,
    qtdeNotas: notas,
    pintoresCadastrados: pintores,
    pintoresAcheSeuPintor: sum('acheSeuPintor'),
    pintoresComCurso: sum('comCurso'),
    pintoresComResgate: sum('comResgate'),
    pintoresAtivos: sum('ativos'),
    pintoresInativos: sum('inativos'),
  };
}

/** Masks a painter's CPF, so that a reseller can only tell painters apart. */
const visible = ({
  mesCadastro: _,
  apagado: __,
  ...pintor
}: PintorRow & {mesCadastro: unknown; apagado: unknown}): PintorRow => ({
  ...pintor,
  cpf: maskCpf(pintor.cpf),
  cidade: informedValue('endCidade', pintor.cidade),
});

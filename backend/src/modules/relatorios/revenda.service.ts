import {BindingScope, inject, injectable} from '@loopback/core';
import {civilDateOf, maskCpf, informedValue} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {monthlySeries, type MonthPoint} from './months';
import {pageOf} from './revenda.page';
import {daysOf, shopOf, type ReportQuery} from './revenda.query';
import {SORTABLE, type DashboardRevenda, type PintorDaRevenda} from './revenda.schema';
import * as queries from './revenda.sql';
import type {PintorRow, ResgateRow} from './revenda.sql';

/** What a reseller sees: the sales at shops of its CNPJ root, and the painters who bought there or prefer them. */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioRevendaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** `cnpjRaiz`: the first 8 characters, which every shop that is read shares. */
  async dashboard(cnpjRaiz: string, query: ReportQuery): Promise<DashboardRevenda> {
    const {now} = currentContext();
    const days = daysOf(query, civilDateOf(now));
    const lojas = await this.db.query(queries.lojas(cnpjRaiz));
    const shop = shopOf(query, lojas);
    const scope =
      shop === undefined
        ? queries.scopeOf(
            cnpjRaiz,
            lojas.map(({cnpj}) => cnpj),
            days,
          )
        : queries.scopeOf(undefined, [shop], days);
    const [pintores, topProdutos, monthly, resgates] = await Promise.all([
      this.db.query(queries.pintores(scope, now)),
      this.db.query(queries.topProdutos(scope)),
      this.db.query(queries.series(scope)),
      this.db.query(queries.resgates(scope)),
    ]);
    const {since, end} = days.chart;
    const chart = (points: MonthPoint[]) => monthlySeries(points, end, since);
    const registered = new Map<string, number>();
    for (const {mesCadastro: mes} of pintores) if (mes !== null) registered.set(mes, (registered.get(mes) ?? 0) + 1);
    const lists = {
      usuariosTotais: pintores.map(visible),
      topProdutos,
      usuariosCursos: pintores
        .filter(({cursos}) => cursos.length > 0)
        .map(({nome, cursos}) => ({nome, qtdeCursos: cursos.length, cursos})),
      premiosResgatados: byPremio(resgates),
      resgates: resgates.map(({qtde: _, ...resgate}) => ({...resgate, resgatadoEm: resgate.resgatadoEm.toISOString()})),
    };
    const {rows, total} = pageOf<object>(lists[query.lista], SORTABLE[query.lista], query);
    return {
      ...figures(pintores),
      novosParceiros: chart([...registered].map(([mes, total]) => ({mes, total}))),
      notasEnviadas: chart(monthly.map(({mes, enviadas}) => ({mes, total: enviadas}))),
      totalVendas: chart(monthly.map(({mes, vendido}) => ({mes, total: vendido}))),
      ...lists,
      [query.lista]: rows,
      lojas,
      metadata: {total},
    };
  }
}

function figures(pintores: PintorRow[]) {
  const count = (test: (pintor: PintorRow) => boolean) => pintores.filter(test).length;
  const notas = pintores.reduce((sum, {qtdeVendas}) => sum + qtdeVendas, 0);
  // Summed in whole cents: thousands of decimals would drift.
  const cents = pintores.reduce((sum, {totalVendido}) => sum + Math.round(totalVendido * 100), 0);
  return {
    parceirosCadastrados: pintores.length,
    parceirosPontuados: count(({qtdeVendas}) => qtdeVendas > 0),
    valorMedioNf: notas === 0 ? 0 : Math.round(cents / notas) / 100,
    valorTotalNf: cents / 100,
    pintoresCadastrados: pintores.length,
    pintoresAcheSeuPintor: count(({acheSeuPintor}) => acheSeuPintor),
    pintoresComCurso: count(({cursos}) => cursos.length > 0),
    pintoresComResgate: count(({temResgate}) => temResgate),
    pintoresAtivos: count(({estaAtivo}) => estaAtivo),
    pintoresInativos: count(({estaAtivo}) => !estaAtivo),
  };
}

/** A reseller may tell painters apart, but does not learn their CPF. */
function visible({acheSeuPintor, mesCadastro: _, cursos, cidade, uf, cpf, ...pintor}: PintorRow): PintorDaRevenda {
  return {
    ...pintor,
    cpf: maskCpf(cpf),
    cidade: informedValue('endCidade', cidade),
    uf: uf ?? '',
    programa: acheSeuPintor ? 'Ache Seu Pintor' : 'Clube do Pintor',
    temCursos: cursos.length > 0,
  };
}

/** Units by prize, most redeemed first; cancelled orders do not count. */
function byPremio(resgates: ResgateRow[]): DashboardRevenda['premiosResgatados'] {
  const units = new Map<string, number>();
  for (const {premio, qtde, status} of resgates)
    if (status !== 3 && status !== 4) units.set(premio, (units.get(premio) ?? 0) + qtde);
  return [...units]
    .map(([premio, quantidade]) => ({premio, quantidade}))
    .sort((a, b) => b.quantidade - a.quantidade || a.premio.localeCompare(b.premio, 'pt-BR'));
}

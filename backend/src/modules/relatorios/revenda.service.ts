import {BindingScope, inject, injectable} from '@loopback/core';
import {dataCivil, mascararCpf, valorInformado} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {primeiroDia, serieMensal} from './meses';
import type {DashboardRevenda, PintorDaRevenda} from './revenda.esquema';
import * as consultas from './revenda.sql';
import type {LinhaPintor, LinhaResgate} from './revenda.sql';

/** What a reseller sees: the sales at shops of its CNPJ root, and the painters who bought there or prefer them. */
@injectable({scope: BindingScope.SINGLETON})
export class RelatorioRevendaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** `cnpjRaiz`: the first 8 characters. Figures and tables are of all time, charts and redemptions of twelve months. */
  async dashboard(cnpjRaiz: string): Promise<DashboardRevenda> {
    const {agora} = currentContext();
    const hoje = dataCivil(agora);
    const periodo = {raiz: sql.bound(cnpjRaiz), desde: sql.bound(primeiroDia(hoje))};
    const [pintores, topProdutos, mensais, resgates] = await Promise.all([
      this.db.query(consultas.pintores(periodo, agora)),
      this.db.query(consultas.topProdutos(periodo)),
      this.db.query(consultas.series(periodo)),
      this.db.query(consultas.resgates(periodo)),
    ]);
    const serie = (nome: string) =>
      serieMensal(
        mensais.filter(ponto => ponto.serie === nome),
        hoje,
      );
    return {
      ...figuras(pintores),
      usuariosTotais: pintores.map(visivel),
      topProdutos,
      novosParceiros: serie('novosParceiros'),
      notasEnviadas: serie('notasEnviadas'),
      totalVendas: serie('totalVendas'),
      ...cursos(),
      premiosResgatados: porPremio(resgates),
      resgates: resgates.map(({qtde: _, ...resgate}) => ({...resgate, resgatadoEm: resgate.resgatadoEm.toISOString()})),
    };
  }
}

function figuras(pintores: LinhaPintor[]) {
  const count = (test: (pintor: LinhaPintor) => boolean) => pintores.filter(test).length;
  const notas = pintores.reduce((sum, {qtdeVendas}) => sum + qtdeVendas, 0);
  // Summed in whole cents: thousands of decimals would drift.
  const centavos = pintores.reduce((sum, {totalVendido}) => sum + Math.round(totalVendido * 100), 0);
  return {
    parceirosCadastrados: pintores.length,
    parceirosPontuados: count(({qtdeVendas}) => qtdeVendas > 0),
    valorMedioNf: notas === 0 ? 0 : Math.round(centavos / notas) / 100,
    valorTotalNf: centavos / 100,
    pintoresCadastrados: pintores.length,
    pintoresAcheSeuPintor: count(({acheSeuPintor}) => acheSeuPintor),
    pintoresComResgate: count(({temResgate}) => temResgate),
    pintoresAtivos: count(({estaAtivo}) => estaAtivo),
    pintoresInativos: count(({estaAtivo}) => !estaAtivo),
  };
}

/** A reseller may tell painters apart, but does not learn their CPF. */
function visivel({acheSeuPintor, temResgate: _, cidade, uf, cpf, ...pintor}: LinhaPintor): PintorDaRevenda {
  return {
    ...pintor,
    cpf: mascararCpf(cpf),
    cidade: valorInformado('endCidade', cidade),
    uf: uf ?? '',
    programa: acheSeuPintor ? 'Ache Seu Pintor' : 'Clube do Pintor',
    temCursos: false,
  };
}

/** Courses are kept nowhere yet, so nobody has finished one; temCursos above says the same. */
const cursos = (): Pick<DashboardRevenda, 'usuariosCursos' | 'pintoresComCurso'> => ({
  usuariosCursos: [],
  pintoresComCurso: 0,
});

/** Units by prize, most redeemed first; cancelled orders do not count. */
function porPremio(resgates: LinhaResgate[]): DashboardRevenda['premiosResgatados'] {
  const units = new Map<string, number>();
  for (const {premio, qtde, status} of resgates)
    if (status !== 3 && status !== 4) units.set(premio, (units.get(premio) ?? 0) + qtde);
  return [...units]
    .map(([premio, quantidade]) => ({premio, quantidade}))
    .sort((a, b) => b.quantidade - a.quantidade || a.premio.localeCompare(b.premio, 'pt-BR'));
}

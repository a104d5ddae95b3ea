import {
  HISTORICO,
  HISTORICO_LINHAS,
  HISTORICO_MESES,
  MENSURACAO,
  PRODUTOS_VENDIDOS,
  TAXA_SUCESSO,
} from './mensuracao-reports.js';
import {defineReport} from './report.js';

/** Fields of the row that identify it in a link: the network's id (or WITHOUT_REDE) and the month. */
const OF_ROW = {rede: 'id', ano: 'ano', mes: 'mes'} as const;
const ITS_POINTS = {path: '/painel/relatorio/pontos', carries: OF_ROW};

const RELATORIO = defineReport({
  call: 'GET /api/relatorio',
  title: 'Relatório das redes',
  order: {field: 'valorTotal', order: 'DESC'},
  columns: {
    rede: {kind: 'text', title: 'Rede', main: true, width: 180},
    mes: {kind: 'number', title: 'Mês', width: 70, onlyInFiles: true},
    ano: {kind: 'number', title: 'Ano', width: 70, onlyInFiles: true},
    pontosUtilizados: {kind: 'points', title: 'Pontos utilizados', width: 134, total: true, leadsTo: ITS_POINTS},
    valorPonto: {kind: 'pointValue', title: 'Valor do ponto', width: 116},
    aPagar: {kind: 'money', title: 'A pagar', width: 112, total: true, leadsTo: ITS_POINTS},
    taxaSucesso: {
      kind: 'money',
      title: 'Taxa de sucesso',
      width: 128,
      total: true,
      leadsTo: {path: '/painel/taxa-sucesso', carries: {...OF_ROW, rede: 'idRede'}},
    },
    valorTotal: {kind: 'money', title: 'Valor total', width: 122, total: true},
  },
});

const ITS_ORDER = {path: '/painel/resgates/{resgate}', carries: {resgate: 'resgate'}};

const PONTOS_UTILIZADOS = defineReport({
  call: 'GET /api/relatorio/pontos',
  title: 'Pontos utilizados',
  order: {field: 'quando', order: 'DESC'},
  columns: {
    pintor: {kind: 'name', title: 'Pintor', main: true, width: 170},
    premio: {kind: 'text', title: 'Prêmio', width: 140},
    resgate: {kind: 'text', title: 'Resgate', width: 76, leadsTo: ITS_ORDER},
    movimento: {kind: 'text', title: 'Movimento', width: 112},
    quando: {kind: 'timestamp', title: 'Quando', width: 138},
    rede: {kind: 'text', title: 'Rede', width: 120},
    loja: {kind: 'text', title: 'Onde foram ganhos', width: 132},
    pontos: {kind: 'points', title: 'Pontos', width: 84, total: true},
  },
});

const RESGATES_DO_MES = defineReport({
  call: 'GET /api/relatorios/resgate/{mes}/{ano}',
  title: 'Relatório de resgates',
  order: {field: 'resgatadoEm', order: 'DESC'},
  chart: {title: 'Total a pagar por prêmio', values: ['totalPagar'], by: 'produtoNome'},
  columns: {
    id: {kind: 'text', title: 'Resgate', width: 90, leadsTo: {path: '/painel/resgates/{id}', carries: {id: 'id'}}},
    pintor: {kind: 'name', title: 'Pintor', main: true, width: 210},
    endCidade: {kind: 'text', title: 'Cidade', width: 150, onlyInFiles: true},
    endEstado: {kind: 'text', title: 'UF', width: 60, onlyInFiles: true},
    produtoNome: {kind: 'text', title: 'Prêmio', width: 220},
    qtde: {kind: 'number', title: 'Quantidade', width: 110, total: true},
    saldoAnterior: {kind: 'points', title: 'Saldo anterior', width: 130},
    pontosGastos: {kind: 'points', title: 'Pontos gastos', width: 130, total: true},
    valorPorPonto: {kind: 'pointValue', title: 'Valor do ponto', width: 130},
    totalPagar: {kind: 'money', title: 'Total a pagar', width: 140, total: true},
    resgatadoEm: {kind: 'timestamp', title: 'Resgatado em', width: 150},
  },
});

/** The tabular reports, by their name in the endpoint for files. */
export const REPORTS = {
  mensuracao: MENSURACAO,
  'taxa-sucesso': TAXA_SUCESSO,
  'produtos-vendidos': PRODUTOS_VENDIDOS,
  historico: HISTORICO,
  'historico-meses': HISTORICO_MESES,
  'historico-linhas': HISTORICO_LINHAS,
  relatorio: RELATORIO,
  'pontos-utilizados': PONTOS_UTILIZADOS,
  resgates: RESGATES_DO_MES,
} as const;
export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[];

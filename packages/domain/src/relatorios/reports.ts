import {defineReport} from './report.js';

const MENSURACAO = defineReport({
  call: 'GET /api/mensuracao',
  title: 'Mensuração das redes',
  order: {field: 'resultadoMensal', order: 'DESC'},
  columns: {
    rede: {
      kind: 'text',
      title: 'Rede',
      main: true,
      width: 166,
      leadsTo: {path: '/painel/historico', carries: {rede: 'idRede'}},
    },
    dataCadastro: {kind: 'date', title: 'Entrou em', width: 100},
    mediaMensal: {kind: 'money', title: 'Por mês, antes', width: 130},
    mediaMensalPos: {kind: 'money', title: 'Por mês, depois', width: 134},
    resultadoMensal: {kind: 'money', title: 'Resultado no mês', width: 152},
    resultadoSemanal: {kind: 'money', title: 'Resultado na semana', width: 160},
    mediaSemanal: {kind: 'money', title: 'Por semana, antes', width: 150},
    mediaSemanalPos: {kind: 'money', title: 'Por semana, depois', width: 150},
    mesesAtendidosAntes: {kind: 'number', title: 'Meses antes', width: 120},
    mesesAtendidosPos: {kind: 'number', title: 'Meses depois', width: 120},
    totalVendidoPos: {kind: 'money', title: 'Vendido desde então', width: 170, total: true},
    observacao: {kind: 'text', title: 'Observação', width: 180},
  },
});

const TAXA_SUCESSO = defineReport({
  call: 'GET /api/taxa_sucesso',
  title: 'Taxa de sucesso',
  order: {field: 'taxaSucesso', order: 'DESC'},
  columns: {
    produto: {kind: 'text', title: 'Produto', main: true, width: 216},
    codProduto: {kind: 'text', title: 'Código', width: 100, onlyInFiles: true},
    rede: {
      kind: 'text',
      title: 'Rede',
      width: 150,
      leadsTo: {path: '/painel/historico', carries: {rede: 'idRede'}},
    },
    mesRef: {kind: 'month', title: 'Mês', width: 86},
    mediaMensal: {kind: 'number', title: 'Média antes', width: 112},
    qtdVendida: {kind: 'number', title: 'Vendida', width: 92},
    aumentoVendasDinheiro: {kind: 'money', title: 'Aumento em reais', width: 132, total: true},
    taxaSucesso: {kind: 'money', title: 'Taxa de sucesso', width: 152, total: true},
    aumentoVendas: {kind: 'number', title: 'Aumento', width: 100},
    valorUnitarioProduto: {kind: 'money', title: 'Valor unitário', width: 124},
    qtdVendidaAntes: {kind: 'number', title: 'Vendida antes', width: 126},
    mesesAtendidoAntes: {kind: 'number', title: 'Meses antes', width: 116},
  },
});

const PRODUTOS_VENDIDOS = defineReport({
  call: 'GET /api/produtos_vendidos',
  title: 'Produtos vendidos',
  order: {field: 'valorTotal', order: 'DESC'},
  columns: {
    // Wide, as product names differ at their end: colour and size.
    produto: {kind: 'text', title: 'Produto', main: true, width: 420},
    codProduto: {kind: 'text', title: 'Código', width: 100, onlyInFiles: true},
    revenda: {kind: 'text', title: 'Revenda', width: 190},
    mes: {kind: 'month', title: 'Mês', width: 76},
    quantidade: {kind: 'number', title: 'Quantidade', width: 96, total: true},
    valorUnitarioMedio: {kind: 'money', title: 'Valor unitário médio', width: 150},
    valorTotal: {kind: 'money', title: 'Valor total', width: 114, total: true},
    totalPontuado: {kind: 'points', title: 'Total pontuado', width: 120, total: true},
  },
});

const monthOfYear = (title: string) => ({kind: 'money', title, width: 118}) as const;

const HISTORICO = defineReport({
  call: 'GET /api/historico',
  title: 'Histórico das redes',
  sheet: 'A3',
  order: {field: 'rede', order: 'ASC'},
  columns: {
    rede: {kind: 'text', title: 'Rede', main: true, width: 200},
    total: {kind: 'money', title: 'No ano', width: 130, total: true},
    janeiro: monthOfYear('Jan'),
    fevereiro: monthOfYear('Fev'),
    marco: monthOfYear('Mar'),
    abril: monthOfYear('Abr'),
    maio: monthOfYear('Mai'),
    junho: monthOfYear('Jun'),
    julho: monthOfYear('Jul'),
    agosto: monthOfYear('Ago'),
    setembro: monthOfYear('Set'),
    outubro: monthOfYear('Out'),
    novembro: monthOfYear('Nov'),
    dezembro: monthOfYear('Dez'),
  },
});

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
  relatorio: RELATORIO,
  'pontos-utilizados': PONTOS_UTILIZADOS,
  resgates: RESGATES_DO_MES,
} as const;
export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[];

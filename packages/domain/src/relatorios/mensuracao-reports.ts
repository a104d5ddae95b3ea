import type {Momento} from '../mensuracao/momento.js';
import {defineReport} from './report.js';

const ITS_YEAR = {path: '/painel/historico', carries: {rede: 'idRede'}};
/** What a network sold before it joined, or since, month by month. */
const monthsOf = (momento?: Momento) => ({
  path: '/painel/historico/meses',
  carries: {rede: 'idRede'},
  ...(momento && {fixed: {momento}}),
});
const [BEFORE, SINCE, EVER] = [monthsOf('antes'), monthsOf('depois'), monthsOf()];

export const MENSURACAO = defineReport({
  call: 'GET /api/mensuracao',
  title: 'Mensuração das redes',
  order: {field: 'resultadoMensal', order: 'DESC'},
  chart: {title: 'Vendas por mês, antes e depois de entrar', values: ['mediaMensalPos', 'mediaMensal'], by: 'rede'},
  columns: {
    rede: {
      kind: 'text',
      title: 'Rede',
      main: true,
      width: 166,
      leadsTo: ITS_YEAR,
    },
    dataCadastro: {kind: 'date', title: 'Entrou em', width: 100},
    mediaMensal: {kind: 'money', title: 'Por mês, antes', width: 130, leadsTo: BEFORE},
    mediaMensalPos: {kind: 'money', title: 'Por mês, depois', width: 134, leadsTo: SINCE},
    resultadoMensal: {kind: 'money', title: 'Resultado no mês', width: 152, leadsTo: EVER},
    resultadoSemanal: {kind: 'money', title: 'Resultado na semana', width: 160, leadsTo: EVER},
    mediaSemanal: {kind: 'money', title: 'Por semana, antes', width: 150, leadsTo: BEFORE},
    mediaSemanalPos: {kind: 'money', title: 'Por semana, depois', width: 150, leadsTo: SINCE},
    mesesAtendidosAntes: {kind: 'number', title: 'Meses antes', width: 120, leadsTo: BEFORE},
    mesesAtendidosPos: {kind: 'number', title: 'Meses depois', width: 120, leadsTo: SINCE},
    totalVendidoPos: {kind: 'money', title: 'Vendido desde então', width: 170, total: true, leadsTo: SINCE},
    observacao: {kind: 'text', title: 'Observação', width: 180},
  },
});

const OF_PRODUCT = {rede: 'idRede', codProduto: 'codProduto'} as const;
const LIMIT = {mesesLimite: 'mesesLimite'} as const;
const linesOf = (carries: Readonly<Record<string, string>>, fixed?: {momento: Momento}) => ({
  path: '/painel/historico/linhas',
  carries,
  ...(fixed && {fixed, optional: LIMIT}),
});
const SOLD_BEFORE = linesOf(OF_PRODUCT, {momento: 'antes'});
const SOLD_THEN = linesOf({...OF_PRODUCT, mes: 'mesRef'});
/** Both: what an increase was reckoned of. */
const COMPARED = linesOf({...OF_PRODUCT, mes: 'mesRef'}, {momento: 'antes'});
const MONTHS_BEFORE = {...BEFORE, optional: LIMIT};
const ITS_PRODUCT = {path: '/painel/produtos', filters: true, carries: {q: 'codProduto'}} as const;

export const TAXA_SUCESSO = defineReport({
  call: 'GET /api/taxa_sucesso',
  title: 'Taxa de sucesso',
  order: {field: 'taxaSucesso', order: 'DESC'},
  chart: {title: 'Taxa de sucesso', values: ['taxaSucesso'], by: 'rede', month: 'mesRef'},
  columns: {
    produto: {kind: 'text', title: 'Produto', main: true, width: 216},
    codProduto: {kind: 'text', title: 'Código', width: 100, onlyInFiles: true},
    rede: {
      kind: 'text',
      title: 'Rede',
      width: 150,
      leadsTo: ITS_YEAR,
    },
    mesRef: {kind: 'month', title: 'Mês', width: 86},
    mediaMensal: {kind: 'number', title: 'Média antes', width: 112, leadsTo: SOLD_BEFORE},
    qtdVendida: {kind: 'number', title: 'Vendida', width: 92, leadsTo: SOLD_THEN},
    aumentoVendasDinheiro: {kind: 'money', title: 'Aumento em reais', width: 132, total: true, leadsTo: COMPARED},
    taxaSucesso: {kind: 'money', title: 'Taxa de sucesso', width: 152, total: true, leadsTo: COMPARED},
    aumentoVendas: {kind: 'number', title: 'Aumento', width: 100, leadsTo: COMPARED},
    valorUnitarioProduto: {kind: 'money', title: 'Valor unitário', width: 124, leadsTo: ITS_PRODUCT},
    qtdVendidaAntes: {kind: 'number', title: 'Vendida antes', width: 126, leadsTo: SOLD_BEFORE},
    mesesAtendidoAntes: {kind: 'number', title: 'Meses antes', width: 116, leadsTo: MONTHS_BEFORE},
  },
});

/** The scored items of the product that were sold in the month, by one reseller or by all that are registered. */
const ITS_ITEMS = {
  path: '/painel/pontuacoes/historico',
  filters: true,
  carries: {idProduto: 'idProduto', mesDaVenda: 'mes'},
  optional: {vendaDa: 'cnpj'},
  fixed: {revendaCadastrada: 1},
} as const;

export const PRODUTOS_VENDIDOS = defineReport({
  call: 'GET /api/produtos_vendidos',
  title: 'Produtos vendidos',
  order: {field: 'valorTotal', order: 'DESC'},
  chart: {title: 'Valor vendido', values: ['valorTotal'], by: 'produto', month: 'mes'},
  columns: {
    // Wide, as product names differ at their end: colour and size.
    produto: {kind: 'text', title: 'Produto', main: true, width: 420},
    codProduto: {kind: 'text', title: 'Código', width: 100, onlyInFiles: true},
    revenda: {kind: 'text', title: 'Revenda', width: 190},
    mes: {kind: 'month', title: 'Mês', width: 76},
    quantidade: {kind: 'number', title: 'Quantidade', width: 96, total: true, leadsTo: ITS_ITEMS},
    valorUnitarioMedio: {kind: 'money', title: 'Valor unitário médio', width: 150, leadsTo: ITS_ITEMS},
    valorTotal: {kind: 'money', title: 'Valor total', width: 114, total: true, leadsTo: ITS_ITEMS},
    totalPontuado: {kind: 'points', title: 'Total pontuado', width: 120, total: true, leadsTo: ITS_ITEMS},
  },
});

/** What was told of a month of the year that the report is of. */
const monthOfYear = (title: string, month: string) =>
  ({
    kind: 'money',
    title,
    width: 118,
    leadsTo: {path: '/painel/historico/linhas', carries: {rede: 'idRede'}, fixed: {mes: `{ano}-${month}`}},
  }) as const;
const MONTHS_OF_YEAR = {path: '/painel/historico/meses', carries: {rede: 'idRede', ano: 'ano'}};

export const HISTORICO = defineReport({
  call: 'GET /api/historico',
  title: 'Histórico das redes',
  sheet: 'A3',
  order: {field: 'rede', order: 'ASC'},
  columns: {
    rede: {kind: 'text', title: 'Rede', main: true, width: 200},
    total: {kind: 'money', title: 'No ano', width: 130, total: true, leadsTo: MONTHS_OF_YEAR},
    janeiro: monthOfYear('Jan', '01'),
    fevereiro: monthOfYear('Fev', '02'),
    marco: monthOfYear('Mar', '03'),
    abril: monthOfYear('Abr', '04'),
    maio: monthOfYear('Mai', '05'),
    junho: monthOfYear('Jun', '06'),
    julho: monthOfYear('Jul', '07'),
    agosto: monthOfYear('Ago', '08'),
    setembro: monthOfYear('Set', '09'),
    outubro: monthOfYear('Out', '10'),
    novembro: monthOfYear('Nov', '11'),
    dezembro: monthOfYear('Dez', '12'),
  },
});

const TOLD_BY_MONTH = {path: '/painel/historico/linhas', carries: {rede: 'idRede', mes: 'mes'}};

/** The rows behind measurement: months of one network. */
export const HISTORICO_MESES = defineReport({
  call: 'GET /api/historico/meses',
  title: 'Meses da rede',
  order: {field: 'mes', order: 'DESC'},
  chart: {title: 'Vendido por mês', values: ['valor'], by: 'mes', month: 'mes'},
  columns: {
    rede: {kind: 'text', title: 'Rede', width: 180},
    mes: {kind: 'month', title: 'Mês', main: true, width: 120, leadsTo: TOLD_BY_MONTH},
    momento: {kind: 'text', title: 'Antes ou depois', width: 150},
    linhas: {kind: 'number', title: 'Linhas', width: 110, total: true, leadsTo: TOLD_BY_MONTH},
    valor: {kind: 'money', title: 'Vendido', width: 150, total: true, leadsTo: TOLD_BY_MONTH},
  },
});

/** The rows behind the success fee: what was told of a product, or in a month. */
export const HISTORICO_LINHAS = defineReport({
  call: 'GET /api/historico/linhas',
  title: 'Linhas do histórico',
  order: {field: 'mes', order: 'DESC'},
  columns: {
    produto: {kind: 'text', title: 'Produto', main: true, width: 236},
    codProduto: {kind: 'text', title: 'Código', width: 100, onlyInFiles: true},
    rede: {kind: 'text', title: 'Rede', width: 140},
    revenda: {kind: 'text', title: 'Informada pela revenda', width: 166},
    mes: {kind: 'month', title: 'Mês', width: 80},
    momento: {kind: 'text', title: 'Antes ou depois', width: 122},
    quantidade: {kind: 'number', title: 'Quantidade', width: 96, total: true},
    valor: {kind: 'money', title: 'Valor', width: 116, total: true},
  },
});

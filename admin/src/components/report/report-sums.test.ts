import assert from 'node:assert/strict';
import {REPORTS, SHORT_MONTHS} from '@clube/domain';
import {chartOf, sumOf, upToMonth} from './report-sums.ts';

const sold = (mes: string, produto: string, valorTotal: number) => ({mes, produto, valorTotal});
const THIS_YEAR = [sold('2026-01', 'Tinta', 10.1), sold('2026-01', 'Verniz', 20.2), sold('2026-03', 'Tinta', 5)];
const LAST_YEAR = {label: '2025', rows: [sold('2025-01', 'Tinta', 8), sold('2025-12', 'Tinta', 7)]};

describe('the figures above a report', () => {
  it('are sums to the cent, of a year also of its first months', () => {
    assert.equal(sumOf(THIS_YEAR, 'valorTotal'), 35.3);
    assert.equal(sumOf(upToMonth(LAST_YEAR.rows, 'mes', 11), 'valorTotal'), 8);
  });

  it('are drawn month by month of a year, beside the same months of the year before', () => {
    const report = REPORTS['produtos-vendidos'];
    const chart = chartOf({report, rows: THIS_YEAR, query: {}, compared: [LAST_YEAR], months: SHORT_MONTHS});
    assert.deepEqual(chart.series, [
      {label: 'Valor total', kind: 'money'},
      {label: '2025', kind: 'money'},
    ]);
    assert.deepEqual(
      chart.rows.map(({values}) => values),
      [[30.3, 8], [0, 0], [5, 0], ...Array.from({length: 8}, () => [0, 0]), [0, 7]],
    );
  });

  it('are drawn by network of a month, the largest first, each leading where its column does', () => {
    const owed = (rede: string, idRede: number, taxaSucesso: number) => ({rede, idRede, taxaSucesso});
    const rows = [owed('Norte', 7, 1), owed('Sul', 9, 4), owed('Norte', 7, 2), owed('Oeste', 8, 0)];
    const compared = [
      {label: 'ago/2026', rows: [owed('Sul', 9, 3)]},
      {label: 'set/2025', rows: undefined},
    ];
    const chart = chartOf({report: REPORTS['taxa-sucesso'], rows, query: {}, compared});
    assert.deepEqual(
      chart.series.map(({label}) => label),
      ['Taxa de sucesso', 'ago/2026'],
    );
    assert.deepEqual(chart.rows, [
      {label: 'Sul', values: [4, 3], to: '/painel/historico?rede=9'},
      {label: 'Norte', values: [3, 0], to: '/painel/historico?rede=7'},
    ]);
  });

  it('have a bar for each declared value', () => {
    const rows = [{rede: 'Norte', idRede: 7, mediaMensal: 100, mediaMensalPos: 150}];
    const chart = chartOf({report: REPORTS.mensuracao, rows, query: {}, compared: []});
    assert.deepEqual(
      [chart.series.map(({label}) => label), chart.rows[0]?.values],
      [
        ['Por mês, depois', 'Por mês, antes'],
        [150, 100],
      ],
    );
    assert.deepEqual(chartOf({report: REPORTS.historico, rows, query: {}, compared: []}).rows, []);
  });
});

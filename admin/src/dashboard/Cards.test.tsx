import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {Cards} from './Cards';
import type {DashboardData} from './data';

const FIGURES = {
  parceirosCadastrados: 120,
  revendasCadastradas: 4,
  parceirosPontuados: 30,
  revendasPontuadas: 5,
  lojasPontuadas: 9,
  qtdParceirosIndicados: 12,
  qtdParceirosIndicadosValidados: 6,
};
const NO_TABLES = {
  topParceirosPontuados: [],
  topRevendasPontuadas: [],
  topRevendasQueIndicam: [],
  topProdutosVendidos: [],
};
const DAYS = {dataInicial: '2026-10-01', dataFinal: '2026-10-31'};
const ANTERIOR = {...FIGURES, parceirosCadastrados: 100, dataInicial: '2026-09-01', dataFinal: '2026-09-30'};

const ANO_ANTERIOR = {...ANTERIOR, parceirosCadastrados: 60, dataInicial: '2025-10-01', dataFinal: '2025-10-31'};

function drawn(data: DashboardData, days: typeof DAYS | undefined) {
  render(
    <MemoryRouter>
      <Cards data={data} days={days} />
    </MemoryRouter>,
  );
}

/** Path and filter of a figure's link to a list. */
function leadsTo(figure: string): [path: string | undefined, filter: unknown] {
  const [path, query] = screen.getByRole('link', {name: figure}).getAttribute('href')?.split('?') ?? [];
  return [path, JSON.parse(new URLSearchParams(query).get('filter') ?? '')];
}

describe('The figures of the dashboard', () => {
  it('have a singular', () => {
    drawn({...FIGURES, ...NO_TABLES, revendasCadastradas: 1, anterior: null, anoAnterior: null}, undefined);
    assert(screen.getByText('1 ativa hoje'));
  });

  it('lead to the rows of the same period, and say what changed', () => {
    drawn({...FIGURES, ...NO_TABLES, anterior: ANTERIOR, anoAnterior: ANO_ANTERIOR}, DAYS);
    assert.deepEqual(leadsTo('120'), ['/painel/pintores', DAYS]);
    const pontuado = [DAYS.dataInicial, DAYS.dataFinal];
    assert.deepEqual(leadsTo('30'), ['/painel/pintores', {pontuado}]);
    assert.deepEqual(leadsTo('9'), ['/painel/lojas', {pontuado}]);
    assert.deepEqual(leadsTo('6 validados'), ['/painel/indicacoes', {validado: 1, ...DAYS}]);
    assert(screen.getByText('+20 (+20%)'));
    assert(screen.getByText('+60 (+100%) em um ano'));
    assert.equal(screen.getAllByText('igual').length, 3);
  });

  it('are of all times without a period, and compared with nothing', () => {
    drawn({...FIGURES, ...NO_TABLES, anterior: null, anoAnterior: null}, undefined);
    assert.deepEqual(leadsTo('120'), ['/painel/pintores', {}]);
    assert.deepEqual(leadsTo('5'), ['/painel/revendas', {pontuado: true}]);
    assert.equal(screen.queryByText('igual'), null);
    assert(screen.getByText('25% dos cadastrados'));
  });
});

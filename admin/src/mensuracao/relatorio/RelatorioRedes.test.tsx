import assert from 'node:assert/strict';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import RelatorioRedes from './RelatorioRedes';

const LONG = 'Rede Maximiliano Sebastião Albuquerque de Vasconcelos';
const row = (idRede: number | null, rede: string, pontosUtilizados: number, valorTotal: number) => ({
  idRede,
  rede,
  mes: 3,
  ano: 2025,
  pontosUtilizados,
  valorPonto: 0.012,
  aPagar: valorTotal,
  taxaSucesso: 0,
  valorTotal,
});
const ROWS = [row(7, LONG, 1_000, 120), row(null, 'Sem rede', 500, 6)];
const EARLIER = [row(7, LONG, 800, 100)];

const monthOfIndex = (i: number): string => new Date(Date.UTC(2023, 3 + i, 1)).toISOString().slice(0, 7);
const MESES = Array.from({length: 24}, (_, i) => ({
  mes: monthOfIndex(i),
  pontosUtilizados: 100 * (i + 1),
  aPagar: i,
  taxaSucesso: 1,
  valorTotal: i + 1,
}));

function drawn(pontos = 1_500, address = '/painel/relatorio?ano=2025&mes=3', later = pontos) {
  const calls = server({
    'GET /api/redes': {body: {redes: [{id: 7, nome: LONG}], rows: [{id: 7, nome: LONG}], count: 1}},
    'GET /api/relatorio?ano=2025&mes=3': {body: {relatorios: ROWS}},
    'GET /api/relatorio?ano=2025&mes=2': {body: {relatorios: EARLIER}},
    'GET /api/relatorio/meses': () => {
      const again = calls.filter(({route}) => route.startsWith('GET /api/relatorio/meses')).length > 1;
      const resgatados = {pontos: again ? later : pontos, resgates: 12, cancelamentos: 1};
      return {body: {meses: MESES, geradoEm: null, resgatados}};
    },
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <RelatorioRedes />
      </AdminContext>
    </MemoryRouter>,
  );
  return calls;
}
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

describe('RelatorioRedes', () => {
  it('says that nothing is charged twice, and leads every figure to its rows', async () => {
    drawn();
    assert.ok(await screen.findByText(/é igual aos 1\.500 pontos resgatados em março de 2025/));
    assert.equal(
      hrefOf(screen.getByRole('link', {name: /Ver 12 resgates e 1 cancelamento/})),
      '/painel/relatorio/pontos?ano=2025&mes=3',
    );
    assert.equal(
      hrefOf(await screen.findByRole('link', {name: '500'})),
      '/painel/relatorio/pontos?rede=Sem+rede&ano=2025&mes=3',
    );
    assert.equal(hrefOf(screen.getByRole('link', {name: '2.400'})), '/painel/relatorio/pontos?ano=2025&mes=3');
    assert.ok(screen.getByText('+20,0%'));
    assert.ok(screen.getByText('Ainda não gerado'));
  });

  it('asks again before it says that anything is wrong, as an order may come between the calls', async () => {
    drawn(1_499, undefined, 1_500);
    assert.ok(await screen.findByText(/é igual aos 1\.500 pontos resgatados/));
    assert.equal(screen.queryByRole('alert'), null);
  });

  it('says that the sum is another than what was redeemed, and still is', async () => {
    const calls = drawn(1_499);
    const alert = await screen.findByRole('alert');
    for (const route of ['GET /api/relatorio/meses', 'GET /api/relatorio?ano=2025&mes=3'])
      assert.equal(calls.filter(call => call.route.startsWith(route)).length, 2, route);
    assert.match(alert.textContent, /Não confere: .* é de 1\.500 pontos, e em março de 2025 foram resgatados 1\.499/);
  });

  it('has twelve months that lead to their reports, as bars and as a table', async () => {
    drawn();
    const chart = await screen.findByRole('region', {name: 'Valor total, 12 meses'});
    const bars = within(chart).getAllByRole('listitem');
    assert.equal(bars.length, 12);
    const february = within(chart).getByRole('link', {
      name: /^fev\W?25\s?, fevereiro de 2025: R\$\s23,00; um ano antes R\$\s11,00/,
    });
    assert.equal(hrefOf(february), '/painel/relatorio?ano=2025&mes=2');
    await userEvent.click(within(chart).getByRole('button', {name: 'Ver como tabela'}));
    assert.equal(within(chart).getAllByRole('row').length, 13);
  });

  it('goes to the month beside, but not before the first', async () => {
    drawn(1_500, '/painel/relatorio?ano=2020&mes=7');
    const before = await screen.findByRole('button', {name: 'Mês anterior'});
    assert.equal(before.getAttribute('aria-disabled'), 'true');
    assert.equal(screen.getByRole('button', {name: 'Mês seguinte'}).getAttribute('aria-disabled'), 'false');
  });
});

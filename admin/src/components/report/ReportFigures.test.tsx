import assert from 'node:assert/strict';
import {render, screen, userEvent, within} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {ReportFigures} from './ReportFigures';

const sold = (mes: string, valorTotal: number) => ({
  mes,
  produto: 'Tinta',
  quantidade: 1,
  valorTotal,
  totalPontuado: 10,
});
const ROWS = [sold('2026-01', 110), sold('2026-02', 40)];
const BEFORE = {label: '2025', rows: [sold('2025-01', 100), sold('2025-02', 900)]};

function drawn(ended: number, rows: readonly object[] = ROWS) {
  render(
    <MemoryRouter>
      <ReportFigures
        name="produtos-vendidos"
        query={{ano: 2026}}
        rows={rows}
        comparison={{periods: [BEFORE], wholeYear: true, ended}}
      />
    </MemoryRouter>,
  );
}
const tile = (title: string) => {
  const heading = screen.getAllByRole('heading', {name: title})[0];
  assert(heading?.parentElement);
  return heading.parentElement.textContent.replace(/\s/g, ' ');
};

describe('the figures of a report', () => {
  it('compare the months that have ended with the same ones a year before, and have the chart as a table', async () => {
    drawn(1);
    assert.equal(tile('Valor total'), 'Valor totalR$ 150,00+10,0% sobre 2025, até jan');
    assert.deepEqual(
      // The legend of the chart is a list, too.
      screen.getAllByRole('listitem').flatMap(item => item.querySelector('h2')?.textContent ?? []),
      ['Quantidade', 'Valor total', 'Total pontuado'],
    );
    await userEvent.click(screen.getByRole('button', {name: 'Ver como tabela'}));
    const rows = within(screen.getByRole('table', {name: 'Valor vendido'})).getAllByRole('row');
    assert.deepEqual(
      [...(rows[1]?.children ?? [])].map(cell => cell.textContent.replace(/\s/g, ' ')),
      ['jan', 'R$ 110,00', 'R$ 100,00'],
    );
    assert.equal(rows.length, 13);
  });

  it('say that a comparison comes when there is something to compare', () => {
    drawn(0);
    assert.match(tile('Valor total'), /Ano em curso: a comparação vem quando um mês acabar/);
  });

  it('are not there without rows', () => {
    drawn(1, []);
    assert.equal(screen.queryByRole('heading'), null);
  });
});

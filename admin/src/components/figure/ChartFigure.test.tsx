import assert from 'node:assert/strict';
import {render, screen, userEvent, within} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {ChartFigure} from './ChartFigure';
import type {ChartRow} from './chart';

const ROWS: readonly ChartRow[] = [
  {label: 'Casa das Tintas', values: [12480, 1412.9], to: '/painel/lojas'},
  {label: 'Maximiliano Sebastião Albuquerque de Vasconcelos', values: [820, 90]},
];

function drawn(rows: readonly ChartRow[] | undefined, error?: Error, onRetry?: () => void) {
  render(
    <MemoryRouter>
      <ChartFigure
        title="Pontos por revenda"
        value="13.300"
        note="68% de todos"
        of="Revenda"
        series={[
          {label: 'Pontos', kind: 'number'},
          {label: 'Vendido', kind: 'money'},
        ]}
        rows={rows}
        {...(error && {error})}
        {...(onRetry && {onRetry})}
        empty="Ninguém pontuou."
      />
    </MemoryRouter>,
  );
}

describe('a figure with its chart', () => {
  it('says what the chart is of, and shows the same numbers as a table and back', async () => {
    drawn(ROWS);
    assert(screen.getByRole('img', {name: /Pontos por revenda/}));
    await userEvent.click(screen.getByRole('button', {name: 'Ver como tabela'}));
    const table = screen.getByRole('table', {name: 'Pontos por revenda'});
    assert.deepEqual(
      within(table)
        .getAllByRole('row')
        .map(({children}) => [...children].map(({textContent}) => textContent.replace(/\s/g, ' '))),
      [
        ['Revenda', 'Pontos', 'Vendido'],
        ['Casa das Tintas', '12.480', 'R$ 1.412,90'],
        ['Maximiliano Sebastião Albuquerque de Vasconcelos', '820', 'R$ 90,00'],
      ],
    );
    assert.equal(screen.getByRole('link', {name: 'Casa das Tintas'}).getAttribute('href'), '/painel/lojas');
    await userEvent.click(screen.getByRole('button', {name: 'Ver como gráfico'}));
    assert(screen.getByRole('img', {name: /Pontos por revenda/}));
  });

  it('says that there is nothing, that it waits, and why it failed', async () => {
    drawn([]);
    assert(screen.getByText('Ninguém pontuou.'));
    assert.equal(screen.queryByRole('button'), null);
    let asked = 0;
    drawn(undefined, new Error('x'), () => (asked += 1));
    await userEvent.click(screen.getByRole('button', {name: /novo/i}));
    assert.equal(asked, 1);
  });
});

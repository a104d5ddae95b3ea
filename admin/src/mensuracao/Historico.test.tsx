import assert from 'node:assert/strict';
import {MONTHS_OF_HISTORICO} from '@clube/domain';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import Historico from './Historico';

const ANO = new Date().getFullYear() - 1;
const NOME = 'Rede Maximiliano Sebastião Albuquerque de Vasconcelos';

/** A network's year: the same amount in each of its first months. */
function yearOf(valor: number, months: number): object {
  const values = MONTHS_OF_HISTORICO.map((month, i) => [month, i < months ? valor : null] as const);
  return {idRede: 3, rede: NOME, total: valor * months, ...Object.fromEntries<number | null>(values)};
}

describe('what networks sold', () => {
  it('is compared with the year before, in its sum and by month', async () => {
    server({
      'GET /api/redes': {body: {redes: [], rows: [], count: 0}},
      'GET /api/historico/primeiraData': {body: {primeiraData: '2023-01-01'}},
      [`GET /api/historico?ano=${ANO}`]: {body: {historico: [yearOf(150, 12)]}},
      [`GET /api/historico?ano=${ANO - 1}`]: {body: {historico: [yearOf(100, 12)]}},
    });
    render(
      <MemoryRouter initialEntries={[`/painel/historico?ano=${ANO}`]}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <Historico />
        </AdminContext>
      </MemoryRouter>,
    );
    assert(await screen.findByText(NOME));
    assert.match(document.body.textContent, new RegExp(`R\\$\\s1\\.800,00\\+50,0% sobre ${ANO - 1}`));
    await userEvent.click(screen.getByRole('button', {name: 'Ver como tabela'}));
    const [, january] = within(screen.getByRole('table', {name: 'Vendido por mês'})).getAllByRole('row');
    assert.match(january?.textContent ?? '', /^janR\$\s150,00R\$\s100,00$/);
  });
});

import assert from 'node:assert/strict';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {ReportGrid} from './ReportGrid';

const ROWS = [
  {id: 1, idRede: 7, rede: 'Rede Norte', produto: 'Verniz', codProduto: 'V1', mesRef: '2026-08', taxaSucesso: 3.5},
  {id: 2, idRede: 9, rede: 'Rede Sul', produto: 'Tinta', codProduto: 'T1', mesRef: '2026-08', taxaSucesso: 1.25},
];
const FILE = 'GET /api/relatorios/arquivo/taxa-sucesso';

function drawn() {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ReportGrid
          name="taxa-sucesso"
          query={{ano: 2026, mes: '8', rede: ''}}
          rows={ROWS}
          error={null}
          onRetry={() => undefined}
          notes={{produto: ({codProduto}) => codProduto}}
          empty="Nada."
        />
      </AdminContext>
    </MemoryRouter>,
  );
}

describe('ReportGrid', () => {
  const {createObjectURL} = URL;
  before(() => (URL.createObjectURL = () => '#arquivo'));
  after(() => (URL.createObjectURL = createObjectURL));

  it('shows the columns of the declaration, months as people write them, and leads to the rows behind', async () => {
    drawn();
    const link = await screen.findByRole('link', {name: 'Rede Norte'});
    assert.equal(link.getAttribute('href'), '/painel/historico?rede=7');
    assert.ok(screen.getAllByText('08/2026').length > 0);
    assert.equal(screen.queryByText('Código'), null);
  });

  it('asks for a file by what the rows were asked for', async () => {
    const calls = server({[FILE]: {body: 'a;b'}});
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'XLSX'}));
    await screen.findByRole('button', {name: 'XLSX'});
    const asked = new URL(calls[0]?.route.replace('GET ', '') ?? '', 'http://x');
    assert.deepEqual(Object.fromEntries(asked.searchParams), {ano: '2026', mes: '8', formato: 'xlsx'});
  });
});

import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import {produtos} from './index';
import ProdutoForm from './ProdutoForm';

mapResources([produtos]);

const PRODUTO = {
  id: 7,
  codigo: '203243',
  nome: 'Tinta Acrílica Fosca 18 L',
  gtin: null,
  valorUnitario: 412.9,
  valorPontos: 820,
  ativo: 1,
  criadoEm: '2026-09-15T12:00:00.000Z',
};

function drawn() {
  render(
    <MemoryRouter initialEntries={['/painel/produtos/7']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route
            path="/painel/produtos/:id"
            element={
              <ManifestContext value={produtos}>
                <ProdutoForm />
              </ManifestContext>
            }
          />
          <Route path="/painel/produtos" element={<h1>Lista de produtos</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}

describe('ProdutoForm', () => {
  it('keeps a barcode number that is typed for a product that had none', async () => {
    const calls = server({
      'GET /api/produtos': {body: [PRODUTO]},
      'PUT /api/produtos/7': {body: {...PRODUTO, gtin: '7891000315507'}},
    });
    drawn();
    await userEvent.type(await screen.findByLabelText(/GTIN/), '7891000315507');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista de produtos');
    assert(screen.getByText('Dados atualizado com sucesso'));
    assert.deepEqual(calls.find(({route}) => route === 'PUT /api/produtos/7')?.body, {gtin: '7891000315507'});
  });
});

import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import ProdutosVendidos from './ProdutosVendidos';

const LONG = {id: 7, nomeInput: 'Tintas Maximiliano Sebastião Albuquerque de Vasconcelos', cnpj: '11222333000181'};

function drawn(address: string) {
  mapResources([{name: 'revendas', rest: {path: 'revendas', entity: 'Revenda'}}]);
  const calls = server({
    'GET /api/revendas': {body: [LONG], headers: {'Content-Range': 'revendas 0-0/1'}},
    'GET /api/produtos_vendidos': {body: {produtosVendidos: []}},
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ProdutosVendidos />
      </AdminContext>
    </MemoryRouter>,
  );
  return (path: string) => calls.map(({route}) => decodeURIComponent(route)).filter(route => route.includes(path));
}

describe('the reseller of the products sold', () => {
  it('is found by a part of its name among the active ones, and named in the filter', async () => {
    const asked = drawn('/painel/produtos-vendidos?ano=2025');
    await userEvent.click(await screen.findByRole('button', {name: 'Revenda Todas'}));
    await userEvent.type(screen.getByRole('combobox', {name: 'Revenda'}), 'maxi');
    await waitFor(() => assert(asked('revendas').some(route => route.includes('{"ativo":1,"q":"maxi"}'))));
    await userEvent.click(await screen.findByRole('option', {name: LONG.nomeInput}));
    assert(await screen.findByRole('button', {name: `Revenda ${LONG.nomeInput}`}));
    await waitFor(() =>
      assert(asked('vendidos').includes('GET /api/produtos_vendidos?ano=2025&revenda=11222333000181')),
    );
  });

  it('is the one of the address, and can be taken away', async () => {
    const asked = drawn('/painel/produtos-vendidos?ano=2025&revenda=11222333000181');
    await userEvent.click(await screen.findByRole('button', {name: `Revenda ${LONG.nomeInput}`}));
    await userEvent.click(screen.getByRole('button', {name: 'Limpar'}));
    assert(await screen.findByRole('button', {name: 'Revenda Todas'}));
    await waitFor(() => assert(asked('vendidos').includes('GET /api/produtos_vendidos?ano=2025')));
  });
});

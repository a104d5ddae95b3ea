import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {isFocused, render, screen, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {DataProviderContext, testDataProvider} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {Palette} from './Palette';

describe('The palette whose search fails', () => {
  it('shows what was found, says that there may be more, and searches again', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    let fails = true;
    const getList = (resource: string): Promise<never> => {
      if (resource === 'pintores' && fails) return Promise.reject(new Error('Sem conexão'));
      const data = {
        pintores: [{id: 1, nome: 'MAXIMILIANO', cpf: '39053344705'}],
        lojas: [{id: '1', nomeLoja: 'Maxi Tintas', cnpj: '11222333000181'}],
      }[resource];
      return Promise.resolve({data: data ?? [], total: 0} as never);
    };
    render(
      <DataProviderContext.Provider value={testDataProvider({getList})}>
        <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
          <MemoryRouter>
            <Palette onClose={() => undefined} />
          </MemoryRouter>
        </QueryClientProvider>
      </DataProviderContext.Provider>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'maxi');
    assert(await screen.findByRole('option', {name: /Maxi Tintas/}));
    assert(screen.getByText('Parte da busca falhou.'));
    assert.equal(screen.queryByText('Sem resultados'), null);
    fails = false;
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    assert(await screen.findByRole('option', {name: /Maximiliano/}));
    assert.equal(screen.queryByText('Parte da busca falhou.'), null);
    await isFocused(screen.getByRole('combobox'));
  });
});

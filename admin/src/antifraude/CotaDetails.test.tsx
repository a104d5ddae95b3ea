import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {LIBERACAO_REQUIRED} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {pressEscape, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {CotaDetails} from './CotaDetails';

const COTA = {
  ...{id: 3, idRede: 7, rede: 'Rede Sul', codProduto: '10025', produto: 'Tinta 18 L', liberado: 0, qtdVendida: 10},
  ...{qtdPontuada: 4, qtdAf: 6, saldoPontos: 30, pontosUnitario: 5, liberacoes: [], observacoes: []},
};

describe('The details of a quota', () => {
  it('ask before what was typed is thrown away, and say what is missing in a toast too', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    server({
      'GET /api/antifraude': {body: {redesAntifraude: [COTA], count: 1, metadata: {total: 1}}},
      'GET /api/antifraude/3/esperando': {body: {notas: []}},
    });
    let closed = 0;
    render(
      <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
        <CotaDetails id={3} onClose={() => void closed++} />
        <Toasts />
      </QueryClientProvider>,
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Quantidade a liberar');
    await userEvent.click(screen.getByRole('button', {name: 'Liberar'}));
    await waitFor(() => assert.equal(screen.getAllByText(LIBERACAO_REQUIRED).length, 2));
    await userEvent.type(field, '5');
    pressEscape(screen.getByRole('dialog'));
    await userEvent.click(await screen.findByRole('button', {name: 'Continuar editando'}));
    assert.equal(field.value, '5');
    assert.equal(closed, 0);
    await userEvent.clear(field);
    pressEscape(screen.getByRole('dialog'));
    assert.equal(closed, 1);
  });
});

import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {LiberacaoForm} from './LiberacaoForm';
import type {Cota} from './types';

const COTA = {idRede: 7, codProduto: '10025', liberado: 0, qtdVendida: 10, qtdPontuada: 4, qtdAf: 6, pontosUnitario: 5};
const CALL = 'POST /api/antifraude/liberacao';

describe('The form that releases a quantity', () => {
  it('takes dots as thousands groups alone, and says so of any other', async () => {
    const calls = server({[CALL]: {body: {mensagem: 'Liberação salva com sucesso', redesAntifraude: []}}});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <LiberacaoForm cota={COTA as unknown as Cota} waiting={[]} />
      </QueryClientProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Quantidade a liberar');
    await userEvent.type(input, '1.5');
    await userEvent.click(screen.getByRole('button', {name: 'Liberar'}));
    assert(await screen.findByText(/com até três casas decimais/));
    assert.equal(calls.length, 0);
    for (const [text, quantidade] of [
      ['1,5', 1.5],
      ['1.500', 1500],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.click(screen.getByRole('button', {name: 'Liberar'}));
      await waitFor(() =>
        assert.equal((calls.at(-1)?.body as {quantidade: number} | undefined)?.quantidade, quantidade),
      );
      await waitFor(() => assert.equal(input.value, ''));
    }
  });

  it('sends what was not answered again under the same key, and the next under another', async () => {
    const answers = [{status: 503}, {}, {}];
    const body = {mensagem: 'Liberação salva com sucesso', redesAntifraude: []};
    const calls = server({[CALL]: () => ({body, ...answers[calls.length - 1]})});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <LiberacaoForm cota={COTA as unknown as Cota} waiting={[]} />
      </QueryClientProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Quantidade a liberar');
    for (const [sent, left] of ['5', '', ''].entries()) {
      if (input.value === '') await userEvent.type(input, '5');
      await userEvent.click(screen.getByRole('button', {name: 'Liberar'}));
      await waitFor(() => assert.deepEqual([calls.length, input.value], [sent + 1, left]));
    }
    const [first, second, third] = calls.map(({headers}) => headers.get('Idempotency-Key'));
    assert(first);
    assert.deepEqual([second === first, third === first], [true, false]);
  });
});

import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import SendNota from './SendNota';

const CHECK = 'GET /api/codigo-promocional/validar';
const code = (changes: object) => ({
  body: {
    codigoPromocional: {
      codigo: 'A1',
      valor: 30,
      operacao: 'ADICIONAR',
      treinamento: false,
      apenasVenda: false,
      ...changes,
    },
  },
});

function drawn() {
  storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana Lima', foto: null, aceitouRegulamento: '1'}});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SendNota />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Código promocional/);
}

describe('Sending receipts', () => {
  it('without a file says what is missing, in the document’s words, and sends nothing', async () => {
    const calls = server({});
    drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Enviar nota'}));
    assert(await screen.findByText('Selecione um arquivos primeiro'));
    assert.equal(calls.length, 0);
  });

  for (const [what, answer, said] of [
    ['adds', code({valor: 1500}), 'Este código soma 1.500 pontos.'],
    ['multiplies', code({operacao: 'MULTIPLICAR', valor: 1.5}), 'Este código multiplica os pontos da nota por 1,5.'],
    ['is a training’s', code({treinamento: true}), 'Este código é de um treinamento: use-o na tela Treinamentos.'],
    ['is none', {status: 422, body: {erro: 'Código inválido'}}, 'Código inválido'],
    ['was used', {status: 409, body: {erro: 'Este código já foi utilizado.'}}, 'Este código já foi utilizado.'],
  ] as const)
    it(`says at the field, as one leaves it, of a code that ${what}`, async () => {
      server({[CHECK]: answer});
      const input = drawn();
      await userEvent.type(input, 'a1');
      await userEvent.tab();
      assert.equal((await screen.findAllByText(said)).length, 1, 'at the field alone');
      assert.equal(input.value, 'A1');
    });
});

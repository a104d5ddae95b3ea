import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {CodigoForm} from './CodigoForm';

const CHECK = 'GET /api/codigo-promocional/validar';
const USE = 'POST /api/codigo-promocional/validar';
const worth = (changes = {}) => ({
  body: {
    codigoPromocional: {
      codigo: 'CURSO1',
      valor: 150,
      operacao: 'ADICIONAR',
      treinamento: true,
      apenasVenda: false,
      ...changes,
    },
  },
});
const DONE = {
  body: {
    score: {pontos: 150, codigo: 'CURSO1'},
    saldoNovo: 650,
    mensagem: 'Código de treinamento resgatado com sucesso!',
  },
};

function drawn(address = '/treinamentos') {
  const client = new QueryClient({defaultOptions: {mutations: {retry: false}}});
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <CodigoForm />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Código do treinamento');
}
const send = () => userEvent.click(screen.getByRole('button', {name: 'Resgatar código'}));

describe('The form of a training’s code', () => {
  it('says on leaving the field what the code is worth, and takes it once it is sent', async () => {
    const calls = server({[CHECK]: worth(), [USE]: DONE});
    const input = drawn();
    await userEvent.type(input, 'curso1');
    await userEvent.tab();
    assert(await screen.findByText('Este código vale 150 pontos.'));
    await send();
    assert(await screen.findByText('Código de treinamento resgatado com sucesso!'));
    assert(screen.getByText('Seu saldo atual é de 650 pontos'));
    assert.equal(input.value, '');
    assert.deepEqual(calls.at(-1)?.body, {codigo: 'CURSO1'});
  });

  it('says as well what a general code is worth that adds points on its own', async () => {
    server({[CHECK]: worth({treinamento: false})});
    await userEvent.type(drawn(), 'PINTA1');
    await userEvent.tab();
    assert(await screen.findByText('Este código vale 150 pontos.'));
  });

  for (const [kind, changes] of [
    ['counts with a receipt only', {treinamento: false, apenasVenda: true}],
    ['multiplies', {treinamento: false, operacao: 'MULTIPLICAR', valor: 2}],
  ] as const)
    it(`says of a code that ${kind} that it needs a receipt, and keeps what was typed`, async () => {
      server({[CHECK]: worth(changes)});
      const input = drawn();
      await userEvent.type(input, 'PINTA1');
      await userEvent.tab();
      assert(await screen.findByText('Este código só vale junto com uma nota.'));
      assert.equal(input.value, 'PINTA1');
    });

  it('has the code of a card typed that was scanned', () => {
    server({});
    assert.equal(drawn('/treinamentos?codigo=curso1').value, 'CURSO1');
  });

  it('asks for a code before it asks the server', async () => {
    const calls = server({});
    drawn();
    await send();
    assert((await screen.findAllByText('Informe o código')).length > 0);
    assert.equal(calls.length, 0);
  });

  it('repeats under its key a try whose answer did not come', async () => {
    const calls = server({[CHECK]: worth()});
    const input = drawn();
    await userEvent.type(input, 'CURSO1');
    await send();
    assert((await screen.findAllByText(/^Sem conexão com o servidor/)).length > 0);
    await send();
    const keys = calls.filter(({route}) => route === USE).map(({headers}) => headers.get('Idempotency-Key'));
    assert.equal(keys.length, 2);
    assert.ok(keys[0]);
    assert.equal(keys[0], keys[1]);
  });
});

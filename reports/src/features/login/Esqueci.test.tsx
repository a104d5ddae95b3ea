import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Esqueci from './Esqueci';

const ROUTE = 'POST /api/sessoes/usuario/relatorio/esqueceu-senha';

async function sent(cnpj: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Esqueci />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (cnpj) await userEvent.type(screen.getByLabelText('CNPJ'), cnpj);
  await userEvent.click(screen.getByRole('button', {name: 'ENVIAR'}));
}

describe('The way back to the report', () => {
  it('sends the bare CNPJ and shows what the server says', async () => {
    const calls = server({[ROUTE]: {body: {mensagem: 'Se houver um login, enviamos.'}}});
    await sent('11.222.333/0001-81');
    assert(await screen.findByText('Se houver um login, enviamos.'));
    assert.deepEqual(
      calls.map(({body}) => body),
      [{cnpj: '11222333000181'}],
    );
  });

  it('asks nobody about what is no CNPJ, and keeps what was typed', async () => {
    const calls = server({});
    await sent('11222333000180');
    assert.equal((await screen.findAllByText('CNPJ Inválido')).length, 2);
    assert.equal(screen.getByLabelText<HTMLInputElement>('CNPJ').value, '11.222.333/0001-80');
    assert.equal(calls.length, 0);
  });

  it('says what the server refuses', async () => {
    server({[ROUTE]: {status: 429, body: {erro: 'Muitas tentativas.'}}});
    await sent('11222333000181');
    assert(await screen.findByText('Muitas tentativas.'));
  });
});

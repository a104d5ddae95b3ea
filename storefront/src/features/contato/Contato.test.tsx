import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Contato from './Contato';

const SEND = 'POST /api/enviar-email-contato';
const PROFILE = {
  nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos',
  email: null,
  celular: '19999678657',
  telefone: null,
  endCidade: 'Campinas',
  endEstado: 'SP',
};
const INFO = {'GET /api/sessoes/parceiro/info': {body: {...PROFILE, profile: PROFILE}}};

async function drawn() {
  storeSession('loja', {token: 't', dono: {id: 7, nome: PROFILE.nome, foto: null, aceitouRegulamento: '1'}});
  const {unmount} = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Contato />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', {name: 'Contato'});
  return {unmount};
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Mensagem');
const send = () => userEvent.click(screen.getByRole('button', {name: 'ENVIAR'}));

describe('Writing to the support', () => {
  it('says who writes, and what is not known', async () => {
    server(INFO);
    await drawn();
    assert(screen.getByText(PROFILE.nome));
    assert(screen.getByText('(19) 99967-8657'));
    assert(screen.getByText('Campinas/SP'));
    assert.equal(screen.getAllByText('Não informado').length, 2);
  });

  it('asks for a message', async () => {
    const calls = server(INFO);
    await drawn();
    await send();
    assert((await screen.findAllByText('Informe uma mensagem')).length > 0);
    assert.equal(message().getAttribute('aria-invalid'), 'true');
    assert.ok(!calls.some(({route}) => route === SEND));
  });

  it('sends it and begins anew', async () => {
    const calls = server({...INFO, [SEND]: {body: {mensagem: 'Mensagem enviada com sucesso'}}});
    await drawn();
    await userEvent.type(message(), 'Meu cartão não chegou');
    await send();
    await screen.findByText('Mensagem enviada com sucesso');
    assert.equal(message().value, '');
    assert.deepEqual(calls.find(({route}) => route === SEND)?.body, {mensagem: 'Meu cartão não chegou'});
  });

  it('keeps what is typed while it is sent', async () => {
    const answered = Promise.withResolvers<void>();
    const done = {body: {mensagem: 'Mensagem enviada com sucesso'}};
    server({...INFO, [SEND]: () => answered.promise.then(() => done)});
    await drawn();
    await userEvent.type(message(), 'Meu cartão não chegou.');
    await send();
    await userEvent.type(message(), ' Ele vem quando?');
    answered.resolve();
    await screen.findByText('Mensagem enviada com sucesso');
    assert.equal(message().value, 'Ele vem quando?');
  });

  it('keeps what was typed through a failure and a reload, and repeats it under its key', async () => {
    let answered = 0;
    const calls = server({
      ...INFO,
      [SEND]: () =>
        answered++ === 0
          ? {status: 503, body: {erro: 'Tente de novo em instantes'}}
          : {body: {mensagem: 'Mensagem enviada com sucesso'}},
    });
    const {unmount} = await drawn();
    await userEvent.type(message(), 'Oi');
    await send();
    await screen.findByText('Tente de novo em instantes');
    await send();
    await screen.findByText('Mensagem enviada com sucesso');
    const keys = calls.filter(({route}) => route === SEND).map(({headers}) => headers.get('Idempotency-Key'));
    assert.equal(keys[0], keys[1]);
    await userEvent.type(message(), 'Rascunho');
    unmount();
    await drawn();
    await waitFor(() => assert.equal(message().value, 'Rascunho'));
  });
});

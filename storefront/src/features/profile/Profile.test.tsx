import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Profile from './Profile';

const INFO = 'GET /api/sessoes/parceiro/info';
const SAVE = 'PUT /api/parceiros';

const profile = {
  id: 7,
  nome: 'Ana Lima',
  cpf: '52998224725',
  dataNascimento: '1985-04-20',
  sexo: 'F',
  celular: '11988887777',
  telefone: null,
  email: 'ana@example.com',
  emailConfirmado: true,
  endCep: '01310100',
  endRua: 'Avenida Paulista',
  endNumero: '0',
  endComplemento: null,
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  lojaPreferida: null,
  idIndicacao: 'ANA123',
  foto: null,
  criadoEm: '2026-01-10T12:00:00Z',
};
const info = {...profile, profile, fotoImagens: [], cluster: null, nextCluster: null, requisitos: [], saldoPontos: 0};

async function opened(save: Parameters<typeof server>[0][string], known: object = info) {
  storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana Lima', foto: null, aceitouRegulamento: '1'}});
  const calls = server({[INFO]: {body: known}, [SAVE]: save});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Profile />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', {name: 'MEU PERFIL'});
  return () => calls.filter(({route}) => route === SAVE);
}

const submit = () => userEvent.click(screen.getByRole('button', {name: 'Atualizar'}));

describe('The own profile', () => {
  it('shows as empty what was never informed, asks for it, and sends only what was changed', async () => {
    const sent = await opened({body: {...info, endNumero: '1578'}});
    const number = screen.getByLabelText<HTMLInputElement>('Número');
    assert.equal(number.value, '');
    await submit();
    assert.equal(sent().length, 0);
    assert.equal(number.getAttribute('aria-invalid'), 'true');
    await isFocused(number);
    await waitFor(() =>
      assert.equal(screen.getAllByText('Número obrigatório').length, 2, 'at the field and as a message'),
    );
    await userEvent.type(number, '1578');
    await waitFor(() => assert(!screen.queryByText('Número obrigatório')));
    await submit();
    await screen.findByText('Atualizado com sucesso');
    assert.deepEqual(sent()[0]?.body, {endNumero: '1578'});
  });

  it('keeps what is typed while it is saved', async () => {
    const answered = Promise.withResolvers<void>();
    const sent = await opened(() => answered.promise.then(() => ({body: {...info, endNumero: '1578'}})));
    await userEvent.type(screen.getByLabelText('Número'), '1578');
    await submit();
    await userEvent.type(screen.getByLabelText(/^Complemento/), 'fundos');
    answered.resolve();
    await screen.findByText('Atualizado com sucesso');
    assert.equal(screen.getByLabelText<HTMLInputElement>(/^Complemento/).value, 'fundos');
    assert(screen.getByText('Há mudanças que ainda não foram salvas.'));
    await submit();
    await waitFor(() => assert.deepEqual(sent()[1]?.body, {endComplemento: 'fundos'}));
  });

  it('marks what the server refuses, and keeps what was typed', async () => {
    const campos = {email: 'Email já cadastrado'};
    await opened({status: 409, body: {erro: campos.email, codigo: 'EMAIL_JA_CADASTRADO', campos}});
    await userEvent.type(screen.getByLabelText('Número'), '10');
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'bia@example.com');
    await userEvent.type(screen.getByLabelText('Senha atual'), 'a-de-agora');
    await submit();
    await waitFor(() => assert.equal(email.getAttribute('aria-invalid'), 'true'));
    assert.equal(email.value, 'bia@example.com');
    assert(screen.getByText('Há mudanças que ainda não foram salvas.'));
    await userEvent.click(screen.getByRole('button', {name: 'Desfazer'}));
    assert.equal(email.value, 'ana@example.com');
  });

  it('asks for the password beside another e-mail, once, and not for the same one', async () => {
    const wrong = 'A senha atual não confere.';
    const sent = await opened({status: 422, body: {erro: wrong, codigo: 'CREDENCIAIS', campos: {senhaAntiga: wrong}}});
    await userEvent.type(screen.getByLabelText('Número'), '10');
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    const hint = 'Para trocar o e-mail, confirme que é você.';
    await userEvent.clear(email);
    await userEvent.type(email, 'ANA@example.com');
    assert(!screen.queryByText(hint));
    await userEvent.clear(email);
    await userEvent.type(email, 'bia@example.com');
    assert(screen.getByText(hint));
    const password = screen.getByLabelText<HTMLInputElement>('Senha atual');
    await submit();
    assert.equal(sent().length, 0);
    await isFocused(password);
    await waitFor(() => assert.equal(password.getAttribute('aria-invalid'), 'true'));
    await userEvent.type(password, 'errada');
    await submit();
    await waitFor(() => assert.equal(sent().length, 1));
    const [{body} = {body: {}}] = sent();
    assert.partialDeepStrictEqual(body, {email: 'bia@example.com', senhaAntiga: 'errada'});
    await waitFor(() => assert.equal(screen.getAllByText(wrong).length, 2, 'at the field and as a message'));
  });

  it('asks for all that a profile has, one by one, and for nothing else', async () => {
    const sent = await opened({body: info});
    const required = {
      Nome: 'Nome obrigatório',
      'Data de nascimento': 'Data de nascimento obrigatório',
      Celular: 'Celular obrigatório',
      CEP: 'CEP obrigatório',
      Rua: 'Rua obrigatório',
      Número: 'Número obrigatório',
      Bairro: 'Bairro obrigatório',
      Cidade: 'Cidade obrigatório',
    };
    for (const label of [...Object.keys(required), 'Email (opcional)'])
      await userEvent.clear(screen.getByLabelText(label));
    await userEvent.selectOptions(screen.getByLabelText('UF'), '');
    await submit();
    for (const message of [...Object.values(required), 'UF obrigatório'])
      assert.ok((await screen.findAllByText(message)).length > 0, message);
    assert.equal(
      screen.getAllByText(/ obrigatório$/).length,
      11,
      'nine fields, the password for another e-mail, and the first one as a message',
    );
    assert.equal(sent().length, 0);
  });

  it('says without a connection why there is nothing to see, and leads on', async () => {
    await opened({body: {}}, {...info, profile: {...info.profile, cpf: null}});
    assert(screen.getByText(/seus dados não ficam guardados neste aparelho/));
    assert(!screen.queryByRole('button', {name: 'Atualizar'}));
    assert(screen.getByRole('button', {name: 'Sair da conta'}));
  });
});

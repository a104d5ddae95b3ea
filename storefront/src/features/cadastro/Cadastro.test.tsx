import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {afterTimers, isFocused, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {readSession} from '@clube/api-client';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import Cadastro, {CadastroAcheSeuPintor} from './Cadastro';

const CPF = '52998224725';
const EXISTS = 'GET /api/parceiros';
const SIGN_UP = 'POST /api/parceiros';
const LOG_IN = 'POST /api/sessoes/parceiro';
const PASSWORD = 'Pincel#2026';
const FREE = {body: {parceiros: [], metadata: {total: 0}}};
const QUIET = {
  'GET /api/sessoes/parceiro/social': {body: {provedores: []}},
  'GET /api/revendas': {body: {revendas: [], metadata: {total: 0}}},
  [EXISTS]: FREE,
};
/** All values before the password, as stored on the device. */
const DRAFT = {
  nome: 'Ana Prado',
  cpf: CPF,
  celular: '11988887777',
  dataNascimento: '20041985',
  email: 'ana@exemplo.com.br',
  endCep: '01310100',
  endRua: 'Avenida Paulista',
  endNumero: '1578 fundos',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
};
const keep = (values: object) => localStorage.setItem('clube.cadastro', JSON.stringify({values, savedAt: Date.now()}));

function drawn(
  address: string | {pathname: string; search?: string; state: object} = '/cadastrar',
  directory = false,
): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/cadastrar" element={directory ? <CadastroAcheSeuPintor /> : <Cadastro />} />
          <Route path="/pos-cadastro" element={<p>bem-vindo</p>} />
          <Route path="/login" element={<p>entrada</p>} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const heading = (name: string) => screen.findByRole('heading', {name, level: 2});
const said = (label: string) => {
  const input = field(label);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return input.getAttribute('aria-invalid') ? document.getElementById(ids[0] ?? '')?.textContent : undefined;
};
async function finish(): Promise<void> {
  await userEvent.type(field('Senha'), PASSWORD);
  await userEvent.type(field('Confirmação de senha'), PASSWORD);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Cadastrar');
}

describe('Cadastro', () => {
  it('asks for few things first, and goes on once they are right', async () => {
    server(QUIET);
    drawn();
    await press('Continuar');
    assert.equal(said('Nome'), 'Nome obrigatório');
    await isFocused(field('Nome'));
    await userEvent.type(field('Nome'), 'Ana Prado');
    await userEvent.type(field('CPF'), CPF);
    await userEvent.type(field('Celular'), '11988887777');
    await press('Continuar');
    const next = await heading('Mais sobre você');
    await isFocused(next);
    await press('Voltar');
    await heading('Quem é você');
    assert.equal(field('CPF').value, '529.982.247-25');
  });

  it('keeps an error until it is fixed', async () => {
    server(QUIET);
    drawn();
    await userEvent.type(field('CPF'), '52998224720');
    await userEvent.tab();
    assert.equal(said('CPF'), 'CPF não é válido');
    await userEvent.type(field('CPF'), '{Backspace}', {initialSelectionStart: 14, initialSelectionEnd: 14});
    assert.equal(said('CPF'), 'CPF não é válido');
    await userEvent.type(field('CPF'), '5');
    assert.equal(said('CPF'), undefined);
  });

  it('leads a member in instead, and takes another CPF', async () => {
    server({...QUIET, [EXISTS]: {body: {parceiros: [{cpf: CPF}], metadata: {total: 1}}}});
    drawn();
    await userEvent.type(field('CPF'), CPF);
    await userEvent.tab();
    assert(await screen.findByRole('link', {name: 'Esqueci minha senha'}));
    assert.equal(said('CPF'), 'Pintor já cadastrado');
    await userEvent.type(field('Nome'), 'Ana Prado');
    await userEvent.type(field('Celular'), '11988887777');
    await press('Continuar');
    assert(screen.getByRole('heading', {name: 'Quem é você'}), 'no further with it');
    await userEvent.click(screen.getByRole('link', {name: 'Entrar'}));
    assert(await screen.findByText('entrada'));
  });

  it('refuses what was asked about, and not what was typed meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    server({
      ...QUIET,
      [EXISTS]: async ({route}) => {
        if (!route.includes(CPF)) return FREE;
        await answered.promise;
        return {body: {parceiros: [{cpf: CPF}], metadata: {total: 1}}};
      },
    });
    drawn();
    await userEvent.type(field('CPF'), CPF);
    await userEvent.tab();
    await userEvent.clear(field('CPF'));
    await userEvent.type(field('CPF'), '11144477735');
    answered.resolve();
    await afterTimers();
    assert.equal(said('CPF'), undefined);
    await userEvent.type(field('Nome'), 'Ana Prado');
    await userEvent.type(field('Celular'), '11988887777');
    await press('Continuar');
    await heading('Mais sobre você');
  });

  it('goes on where it was left, without the password, or begins anew', async () => {
    keep({...DRAFT, senha: PASSWORD});
    server(QUIET);
    drawn('/cadastrar?etapa=senha');
    await heading('Sua senha');
    assert(screen.getByText('Continuamos de onde você parou.'));
    assert.equal(field('Senha').value, '');
    await press('Começar de novo');
    await heading('Quem é você');
    assert.equal(field('Nome').value, '');
    await waitFor(() => assert.equal(localStorage.getItem('clube.cadastro'), null));
  });

  it('opens no step behind one that is not done', async () => {
    keep({...DRAFT, endCep: ''});
    server(QUIET);
    drawn('/cadastrar?etapa=senha');
    await heading('Onde entregamos seus prêmios');
  });

  it('says what codes bring, and goes no further with one that is none', async () => {
    keep(DRAFT);
    server({
      ...QUIET,
      'POST /api/indique-ganhe/validate': {body: {indicador: {nome: 'João'}}},
      'POST /api/codigos-cadastro/validar': {status: 422, body: {erro: 'Código inválido'}},
    });
    drawn('/cadastrar?etapa=loja&indicacao=joao1&codigo_cadastro=feira');
    await heading('Loja e indicação');
    assert.equal(field('Código de indicação (opcional)').value, 'JOAO1');
    await press('Continuar');
    await waitFor(() => assert.equal(said('Código de cadastro (opcional)'), 'Código inválido'));
    await screen.findByText('Indicação de João');
    await userEvent.clear(field('Código de cadastro (opcional)'));
    await press('Continuar');
    await heading('Sua senha');
  });

  it('sends everything, forgets the draft and welcomes', async () => {
    keep({...DRAFT, googleAuthId: '1.2.3'});
    const made = {mensagem: 'Cadastro realizado com sucesso.', parceiro: {id: 1, identidades: ['google']}};
    const calls = server({...QUIET, [SIGN_UP]: {status: 201, body: made}});
    drawn('/cadastrar?etapa=senha');
    await heading('Sua senha');
    await press('Cadastrar');
    assert.equal(said('Senha'), 'Senha obrigatório');
    await finish();
    assert(await screen.findByText('bem-vindo'));
    const body = calls.find(({route}) => route === SIGN_UP)?.body as Record<string, unknown>;
    assert.deepEqual(
      [body['cpf'], body['dataNascimento'], body['endNumero'], body['googleAuthId'], body['cadastroAcheSeuPintor']],
      [CPF, '19850420', '1578 fundos', '1.2.3', false],
    );
    assert(!('confirmarSenha' in body) && !('aceitouRegulamento' in body));
    assert.equal(localStorage.getItem('clube.cadastro'), null);
  });

  for (const [who, address, linked] of [
    ['the account that the entrance handed on', {pathname: '/cadastrar', state: {googleAuthId: '1.2.3'}}, '1.2.3'],
    ['no account that a link names', '/cadastrar?googleAuthId=9.8.7', undefined],
  ] as const)
    it(`links ${who}`, async () => {
      keep(DRAFT);
      const made = {mensagem: 'Cadastro realizado com sucesso.', parceiro: {id: 1, identidades: []}};
      const calls = server({...QUIET, [SIGN_UP]: {status: 201, body: made}});
      drawn(typeof address === 'string' ? `${address}&etapa=senha` : {...address, search: '?etapa=senha'});
      await heading('Sua senha');
      await finish();
      await screen.findByText('bem-vindo');
      const body = calls.find(({route}) => route === SIGN_UP)?.body as Record<string, unknown>;
      assert.equal(body['googleAuthId'], linked);
    });

  it('enters at once from the directory’s form', async () => {
    keep(DRAFT);
    const calls = server({
      ...QUIET,
      [SIGN_UP]: {status: 201, body: {mensagem: 'Cadastro realizado com sucesso!', parceiro: {identidades: []}}},
      [LOG_IN]: {body: {token: 'abc', parceiro: {id: 7, nome: 'Ana Prado'}}},
    });
    drawn('/cadastrar?etapa=senha', true);
    await heading('Sua senha');
    await finish();
    await waitFor(() => assert.equal(readSession('loja')?.token, 'abc'));
    const sent = calls.find(({route}) => route === SIGN_UP)?.body as Record<string, unknown>;
    assert.equal(sent['cadastroAcheSeuPintor'], true);
  });

  it('leads back to the step of what the server refuses', async () => {
    keep(DRAFT);
    const refusal = {
      erro: 'Email já cadastrado',
      codigo: 'EMAIL_JA_CADASTRADO',
      campos: {email: 'Email já cadastrado'},
    };
    server({...QUIET, [SIGN_UP]: {status: 409, body: refusal}});
    drawn('/cadastrar?etapa=senha');
    await heading('Sua senha');
    await finish();
    await heading('Mais sobre você');
    assert.equal(said('Email'), 'Email já cadastrado');
    assert(screen.getByRole('link', {name: 'Esqueci minha senha'}));
  });

  it('knows its own sign-up again whose answer got lost', async () => {
    keep(DRAFT);
    let tries = 0;
    server({
      ...QUIET,
      [SIGN_UP]: () => {
        if (++tries === 1) throw new TypeError('lost');
        return {status: 409, body: {erro: 'Pintor já cadastrado', codigo: 'PINTOR_JA_CADASTRADO', campos: {cpf: 'x'}}};
      },
      [LOG_IN]: {body: {token: 'abc', parceiro: {id: 7, nome: 'Ana Prado'}}},
    });
    drawn('/cadastrar?etapa=senha');
    await heading('Sua senha');
    await finish();
    assert(await screen.findByText('Erro ao realizar cadastro. Tente novamente.'));
    await press('Cadastrar');
    await waitFor(() => assert.equal(readSession('loja')?.token, 'abc'));
  });
});

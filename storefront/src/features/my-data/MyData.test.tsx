import assert from 'node:assert/strict';
import type {AnswerOf} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import MyData from './MyData';

const GIVEN = {versao: 1, aceitoEm: '2026-01-10T15:00:00.000Z', retiradoEm: null};
const OVERVIEW: AnswerOf<'/api/privacidade'> = {
  consentimentos: [
    {
      documento: 'regulamento',
      titulo: 'Regulamento',
      porque: 'É o contrato.',
      opcional: false,
      dado: true,
      versaoVigente: 2,
      valeAte: null,
      historico: [GIVEN],
    },
    {
      documento: 'imagem',
      titulo: 'Uso do seu nome e da sua imagem',
      porque: 'Opcional.',
      opcional: true,
      dado: false,
      versaoVigente: 1,
      valeAte: '2029-01-10',
      historico: [],
    },
  ],
  pedidos: [],
  aoApagar: {pontos: 1250, resgatesCancelados: 1, resgatesACaminho: 0, notasPendentes: 2},
};
const HELD: AnswerOf<'/api/privacidade/dados'> = {
  secoes: [
    {
      nome: 'cadastro',
      titulo: 'Seu cadastro',
      finalidade: 'Saber quem você é.',
      total: 1,
      colunas: ['Nome', 'Telefone'],
      linhas: [['Ana Prado', null]],
    },
  ],
};
const CALLS = {'GET /api/privacidade': {body: OVERVIEW}, 'GET /api/privacidade/dados': {body: HELD}};

function drawn() {
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <MyData />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Waits for an error both at the field and as a toast. */
const saidTwice = (words: string) => waitFor(() => assert.equal(screen.getAllByText(words).length, 2));

describe('What a painter sees of the own data', () => {
  it('shows what was agreed to, in which version and when, and what there is instead', async () => {
    server(CALLS);
    drawn();
    assert(await screen.findByText(/Versão 1, aceita em 10\/01\/2026 12:00\. Já há a versão 2\./));
    assert(await screen.findByText('Ana Prado'));
    assert.equal(screen.queryByText('Telefone'), null);
  });

  it('says why the data did not come, asks no more by itself, and once more when it is asked to', async () => {
    const erro = 'Você abriu seus dados muitas vezes. Tente de novo mais tarde.';
    let refused = true;
    const calls = server({
      ...CALLS,
      'GET /api/privacidade/dados': () => (refused ? {status: 429, body: {erro}} : {body: HELD}),
    });
    const asked = () => calls.filter(({route}) => route === 'GET /api/privacidade/dados').length;
    drawn();
    assert(await screen.findByText(erro));
    assert(await screen.findByRole('switch', {name: /Uso do seu nome/}));
    assert.equal(asked(), 1);
    refused = false;
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    assert(await screen.findByText('Ana Prado'));
    assert.equal(asked(), 2);
  });

  it('informs whoever owes points, before they erase, that the debt comes back with the CPF', async () => {
    const overview = {...OVERVIEW, aoApagar: {...OVERVIEW.aoApagar, pontos: -3200}};
    server({...CALLS, 'GET /api/privacidade': {body: overview}});
    drawn();
    assert(await screen.findByText(/Por 5 anos, um código cifrado do CPF/));
    await userEvent.click(await screen.findByRole('button', {name: 'Apagar meus dados'}));
    assert(await screen.findByText(/Você deve 3\.200 pontos\. O débito não se apaga/));
  });

  it('switches what is optional, and shows it as it was where that fails', async () => {
    const calls = server({
      ...CALLS,
      'POST /api/privacidade/consentimentos': {status: 503, body: {erro: 'Tente de novo em instantes.'}},
    });
    drawn();
    const toggle = await screen.findByRole<HTMLInputElement>('switch', {name: /Uso do seu nome/});
    await userEvent.click(toggle);
    await waitFor(() => assert.equal(toggle.checked, false));
    assert.deepEqual(calls.find(({route}) => route.startsWith('POST'))?.body, {documento: 'imagem', dado: 1});
  });

  it('agrees to the newer version of a text that does not ask', async () => {
    const [, imagem] = OVERVIEW.consentimentos;
    const consentimentos = [{...imagem, dado: true, versaoVigente: 2, historico: [GIVEN]}];
    const calls = server({
      ...CALLS,
      'GET /api/privacidade': {body: {...OVERVIEW, consentimentos}},
      'POST /api/privacidade/consentimentos': {body: {mensagem: 'Autorização registrada.'}},
    });
    drawn();
    assert(await screen.findByText(/Já há a versão 2/));
    await userEvent.click(screen.getByRole('button', {name: /^Autorizar a versão 2/}));
    await screen.findByText('Autorização registrada.');
    assert.deepEqual(calls.find(({route}) => route.startsWith('POST'))?.body, {documento: 'imagem', dado: 1});
  });

  it('says what is lost, and erases nothing without the tick and the password', async () => {
    const calls = server({
      ...CALLS,
      'POST /api/privacidade/apagar': {
        status: 422,
        body: {erro: 'Senha incorreta', campos: {senha: 'Senha incorreta'}},
      },
    });
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'Apagar meus dados'}));
    const dialog = within(screen.getByRole('dialog'));
    assert(dialog.getByText('Você tem 1.250 pontos, que se perdem.'));
    assert(dialog.getByText(/1 prêmio pedido ainda não saiu e será cancelado/));
    assert(dialog.getByText('2 notas em análise não vão pontuar.'));
    await userEvent.click(dialog.getByRole('button', {name: 'APAGAR TUDO'}));
    await saidTwice('Confirme que você entendeu o que se perde');
    assert(dialog.getByText('Informe sua senha'));
    await isFocused(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'errada');
    await userEvent.click(dialog.getByRole('button', {name: 'APAGAR TUDO'}));
    await saidTwice('Senha incorreta');
    assert.deepEqual(calls.find(({route}) => route.startsWith('POST'))?.body, {senha: 'errada', ciente: 1});
  });

  it('sends the erasure once for Enter twice', async () => {
    const calls = server({...CALLS, 'POST /api/privacidade/apagar': () => new Promise(() => undefined)});
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'Apagar meus dados'}));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(screen.getByLabelText('Sua senha'), 'a-de-agora{Enter}{Enter}');
    assert.equal(calls.filter(({route}) => route.startsWith('POST')).length, 1);
  });
});

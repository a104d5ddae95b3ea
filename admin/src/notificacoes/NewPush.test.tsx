import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within, type Call} from '@clube/ui/testing';
import {hasUnsaved} from '../components/unsaved/unsaved';
import {NewPush} from './NewPush';

const SEND = 'POST /api/notificacoes/para-todos';
const COMMON = {
  'GET /api/cluster': {body: {rows: [{id: 3, nome: 'Ouro'}], count: 1, metadata: {total: 1}}},
  'GET /api/notificacoes/publico': {body: {pintores: 1240, comCelular: 310}},
};
const drawn = () =>
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <NewPush />
      <Toasts />
    </QueryClientProvider>,
  );
const sent = (calls: readonly Call[]) => calls.filter(({route}) => route === SEND).map(({body}) => body);
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', {name}));

describe('a new push', () => {
  beforeEach(() =>
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}}),
  );

  it('says what is missing, and sends nothing', async () => {
    const calls = server(COMMON);
    drawn();
    await press('Enviar push');
    assert.equal((await screen.findAllByText('Título obrigatório')).length, 2);
    assert(screen.getByText('Texto obrigatório'));
    assert.deepEqual(sent(calls), []);
    assert(screen.queryByRole('dialog') === null);
  });

  it('shows how it will look and whom it reaches, asks, and begins anew once it was sent', async () => {
    const calls = server({...COMMON, [SEND]: {body: {mensagem: 'Push enviado com sucesso'}}});
    drawn();
    assert.equal(hasUnsaved(), false);
    await userEvent.type(screen.getByLabelText('Título'), 'Pontos em dobro');
    assert.equal(hasUnsaved(), true);
    await userEvent.type(screen.getByLabelText('Texto'), 'Até sexta.');
    assert.match(screen.getByRole('figure').textContent, /Pontos em dobro.*Até sexta\./);
    assert(await screen.findByText('15 de 60 caracteres.'));
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
    await waitFor(() =>
      assert.match(screen.getByRole('status').textContent, /1\.240 pintores, 310 com avisos no celular/),
    );
    assert.ok(calls.some(({route}) => route === 'GET /api/notificacoes/publico?estado=SP'));
    await press('Enviar push');
    const dialog = screen.getByRole('dialog');
    assert.match(dialog.textContent, /Alcança 1\.240 pintores\./);
    assert.deepEqual(sent(calls), []);
    await press('Enviar', dialog);
    assert(await screen.findByText('Push enviado com sucesso'));
    assert.deepEqual(sent(calls), [{titulo: 'Pontos em dobro', texto: 'Até sexta.', estado: 'SP'}]);
    assert.equal(screen.getByLabelText<HTMLInputElement>('Título').value, '');
    assert.equal(hasUnsaved(), false);
  });

  it('keeps what was typed when the server refuses, and says it at the field', async () => {
    const erro = 'Escolha um horário no futuro';
    server({...COMMON, [SEND]: {status: 422, body: {erro, codigo: 'DADOS_INVALIDOS', campos: {agendarPara: erro}}}});
    drawn();
    await userEvent.type(screen.getByLabelText('Título'), 'Aviso');
    await userEvent.type(screen.getByLabelText('Texto'), 'Texto');
    await userEvent.click(screen.getByLabelText('Agendar para depois'));
    await press('Agendar push');
    assert.equal((await screen.findAllByText('Informe quando enviar')).length, 2);
    await userEvent.type(screen.getByLabelText('Enviar em'), '2999-01-01T08:00');
    await press('Agendar push');
    await press('Agendar', screen.getByRole('dialog'));
    assert.ok((await screen.findAllByText(erro)).length > 0);
    assert.equal(screen.getByLabelText<HTMLInputElement>('Título').value, 'Aviso');
  });
});

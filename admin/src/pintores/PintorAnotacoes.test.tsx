import assert from 'node:assert/strict';
import {clearSessions, storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {PintorAnotacoes} from './PintorAnotacoes';

const CPF = '52998224725';
const PATH = `/api/parceiros/${CPF}/anotacoes`;
const NOTE = {
  id: 7,
  texto: 'Prefere ligação à tarde.',
  criadoEm: '2026-09-15T15:00:00.000Z',
  usuario: {nome: 'CARLA DIAS'},
  podeExcluir: true,
};
const OTHER = {...NOTE, id: 6, texto: 'Trocou de celular.', podeExcluir: false};
const LIST = {[`GET ${PATH}`]: {body: {anotacoes: [NOTE, OTHER]}}};

function drawn(permissao: 0 | 2 = 0) {
  storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Carla', permissao}});
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
  const of = (cpf: string) => (
    <QueryClientProvider client={queryClient}>
      <PintorAnotacoes cpf={cpf} />
      <Toasts />
    </QueryClientProvider>
  );
  const {rerender, unmount} = render(of(CPF));
  return {show: (cpf: string) => rerender(of(cpf)), unmount};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('What staff note about a painter, in the panel', () => {
  it('is read with who wrote it, and taken back where the server allows it', async () => {
    const calls = server({...LIST, [`DELETE ${PATH}/7`]: {body: {mensagem: 'Anotação excluída com sucesso'}}});
    drawn();
    const rows = within(await screen.findByRole('list', {name: 'Anotações'})).getAllByRole('listitem');
    assert.deepEqual(
      rows.map(({textContent}) => textContent),
      ['Carla DiasPrefere ligação à tarde.Excluir15/09/2026 12:00', 'Carla DiasTrocou de celular.15/09/2026 12:00'],
    );
    await press('Excluir');
    const dialog = screen.getByRole('dialog', {name: 'Excluir a anotação?'});
    await userEvent.click(within(dialog).getByRole('button', {name: 'Excluir'}));
    assert(await screen.findByText('Anotação excluída com sucesso'));
    assert.equal(calls.filter(({route}) => route.startsWith('DELETE')).length, 1);
  });

  it('is written with a text, which stays where the call fails', async () => {
    const calls = server({...LIST, [`POST ${PATH}`]: {status: 422, body: {erro: 'x', campos: {texto: 'Recusada.'}}}});
    drawn();
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Nova anotação/);
    await press('Anotar');
    await waitFor(() =>
      assert.equal(screen.getAllByText('Escreva a anotação.').length, 2, 'at the field and in a toast'),
    );
    assert.equal(calls.filter(({route}) => route.startsWith('POST')).length, 0);
    await userEvent.type(field, ' Ligou. ');
    assert(screen.getByText(/6 de 1\.000 caracteres/));
    await press('Anotar');
    assert(await screen.findByText('Recusada.'));
    assert.equal(field.value, ' Ligou. ');
    assert.deepEqual(calls.find(({route}) => route.startsWith('POST'))?.body, {texto: 'Ligou.'});
  });

  it('empties the field once it is kept', async () => {
    server({...LIST, [`POST ${PATH}`]: {status: 201, body: {mensagem: 'Anotação salva com sucesso'}}});
    drawn();
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Nova anotação/);
    await userEvent.type(field, 'Ligou.');
    await press('Anotar');
    assert(await screen.findByText('Anotação salva com sucesso'));
    assert.equal(field.value, '');
    assert.equal(sessionStorage.length, 0);
  });

  it('is still there after another tab or painter was opened, until it is kept or the session ends', async () => {
    const other = '39053344705';
    server({...LIST, [`GET /api/parceiros/${other}/anotacoes`]: {body: {anotacoes: []}}});
    const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Nova anotação/);
    const {show, unmount} = drawn();
    await userEvent.type(await field(), 'Pediu para');
    show(other);
    assert.equal((await field()).value, '');
    show(CPF);
    assert.equal((await field()).value, 'Pediu para');
    unmount();
    const {unmount: leave} = drawn();
    assert.equal((await field()).value, 'Pediu para');
    leave();
    clearSessions();
    drawn();
    assert.equal((await field()).value, '');
  });

  it('is an Auditor’s to read alone', async () => {
    server({[`GET ${PATH}`]: {body: {anotacoes: []}}});
    drawn(2);
    assert(await screen.findByText('A equipe ainda não anotou nada sobre este pintor.'));
    assert.equal(screen.queryByLabelText(/^Nova anotação/), null);
  });
});

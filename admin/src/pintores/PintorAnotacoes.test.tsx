import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
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
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <PintorAnotacoes cpf={CPF} />
      <Toasts />
    </QueryClientProvider>,
  );
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
    assert(await screen.findByText('Escreva a anotação.'));
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
  });

  it('is an Auditor’s to read alone', async () => {
    server({[`GET ${PATH}`]: {body: {anotacoes: []}}});
    drawn(2);
    assert(await screen.findByText('A equipe ainda não anotou nada sobre este pintor.'));
    assert.equal(screen.queryByLabelText(/^Nova anotação/), null);
  });
});

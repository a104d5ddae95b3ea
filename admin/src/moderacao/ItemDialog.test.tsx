import assert from 'node:assert/strict';
import {EDIT_CONFLICT} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {isFocused, pressEscape, render, screen, server, userEvent, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {ItemDialog} from './ItemDialog';
import type {Item} from './types';

const ITEM: Item = {
  ...{id: 7, tipo: 'avaliacao', pintor: 'ANA LIMA', cpf: '39053344705', pintorId: 3, texto: 'Atrasou.', nota: 1},
  ...{cliente: 'Carla', resposta: null, imagens: [], denuncias: 1, estado: 'pendente', motivo: null},
  motivos: [{motivo: 'falsa', texto: 'Nunca contratou.', aberta: false}],
  historico: [{estado: 'aprovada', motivo: null, nome: 'Equipe', em: '2026-11-02T15:00:00.000Z'}],
  ...{versao: 'a1', recusadas: []},
  ...{criadaEm: '2026-11-01T15:00:00.000Z', decididaEm: null, decididaPor: null},
};
const DECIDE = 'PUT /api/moderacao/7';

type Answer = Parameters<typeof server>[0][string];

function opened(
  answer: Answer = {body: {mensagem: 'Conteúdo recusado: saiu do ar.'}},
  now: object[] = [],
  item = ITEM,
) {
  const calls = server({
    [DECIDE]: answer,
    'GET /api/moderacao': {body: {moderacao: now, count: now.length, metadata: {total: now.length}}},
  });
  let closed = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemDialog item={item} onClose={() => void closed++} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {calls, closed: () => closed, dialog: within(screen.getByRole('dialog', {name: / de Ana Lima$/}))};
}

describe('a content of the directory', () => {
  it('shows what was said, reported and decided', () => {
    const {dialog} = opened();
    for (const words of ['Atrasou.', '1 estrela', 'É falsa', 'Aprovada']) assert(dialog.getByText(words), words);
    assert(dialog.getByText(/Nunca contratou\. \(antes da última decisão\)/));
  });

  it('shows what was refused before, although the painter removed it', () => {
    const refused = {motivo: 'É de outra obra', nome: 'Equipe', em: '2026-11-02T15:00:00.000Z'};
    const recusadas = [true, false].map(mesma => ({...refused, mesma}));
    const {dialog} = opened(undefined, [], {...ITEM, tipo: 'foto', nota: null, recusadas});
    const list = within(dialog.getByRole('list', {name: 'Fotos recusadas que o pintor removeu'}));
    assert.deepEqual(
      list
        .getAllByRole('listitem')
        .map(({textContent}) => /^Recusada(: é esta mesma foto)?É de outra obra/.test(textContent)),
      [true, true],
    );
    assert(list.getByText('Recusada: é esta mesma foto'));
  });

  it('says of a profile photo that it is not shown yet', () => {
    const {dialog} = opened(undefined, [], {...ITEM, tipo: 'perfil', nota: null, cliente: null, texto: null});
    assert(dialog.getByText('O pintor lê. A foto só vai ao ar se for aprovada.'));
  });

  it('is refused with a reason alone', async () => {
    const {calls, closed, dialog} = opened();
    await userEvent.click(dialog.getByRole('button', {name: 'Recusar'}));
    assert(dialog.getAllByText('Informe o motivo').length > 0);
    assert.equal(calls.length, 0);
    await userEvent.type(dialog.getByLabelText('Motivo (para recusar)'), 'É de outra obra');
    await userEvent.click(dialog.getByRole('button', {name: 'Recusar'}));
    await screen.findByText('Conteúdo recusado: saiu do ar.');
    assert.deepEqual(calls[0]?.body, {estado: 'recusada', motivo: 'É de outra obra', versao: 'a1'});
    assert.equal(closed(), 1);
  });

  it('shows what changed since it was opened, and decides on that', async () => {
    const erro = 'Este conteúdo mudou depois que você o abriu.';
    const answer: Answer = ({body}) =>
      (body as Item).versao === 'a1'
        ? {status: 409, body: {erro, codigo: EDIT_CONFLICT}}
        : {body: {mensagem: 'Conteúdo aprovado.'}};
    const {calls, closed, dialog} = opened(answer, [{...ITEM, texto: 'Atrasou dois dias.', versao: 'b2'}]);
    await userEvent.type(dialog.getByLabelText('Motivo (para recusar)'), 'É de outra obra');
    await userEvent.click(dialog.getByRole('button', {name: 'Aprovar'}));
    assert(await dialog.findByText('Atrasou dois dias.'));
    assert(dialog.getByText(/Mudou depois que você abriu/));
    assert.equal(dialog.getByLabelText<HTMLTextAreaElement>('Motivo (para recusar)').value, 'É de outra obra');
    assert.equal(dialog.queryByText('Atrasou.'), null);
    await screen.findByText(erro);
    assert.equal(closed(), 0);
    await userEvent.click(dialog.getByRole('button', {name: 'Aprovar'}));
    await screen.findByText('Conteúdo aprovado.');
    const sent = calls.filter(({route}) => route === DECIDE).map(({body}) => body);
    assert.deepEqual(sent, [
      {estado: 'aprovada', versao: 'a1'},
      {estado: 'aprovada', versao: 'b2'},
    ]);
    assert.equal(closed(), 1);
  });

  it('asks before a typed reason is thrown away', async () => {
    const {closed, dialog} = opened();
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Motivo (para recusar)');
    await userEvent.type(field, 'É de outra obra');
    pressEscape(screen.getByRole('dialog'));
    await isFocused(await dialog.findByRole('button', {name: 'Continuar editando'}));
    assert.equal(closed(), 0);
    await userEvent.click(dialog.getByRole('button', {name: 'Continuar editando'}));
    assert.equal(field.value, 'É de outra obra');
    await isFocused(field);
    pressEscape(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', {name: 'Descartar'}));
    assert.equal(closed(), 1);
  });

  it('closes at once while nothing is typed', () => {
    const {closed} = opened();
    pressEscape(screen.getByRole('dialog'));
    assert.equal(closed(), 1);
  });

  it('stays open, the reason kept, when the server refuses', async () => {
    const {closed, dialog} = opened({status: 404, body: {erro: 'Este conteúdo não está mais aqui.'}});
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Motivo (para recusar)');
    await userEvent.type(field, 'É de outra obra');
    await userEvent.click(dialog.getByRole('button', {name: 'Recusar'}));
    await screen.findByText('Este conteúdo não está mais aqui.');
    assert.deepEqual([field.value, closed()], ['É de outra obra', 0]);
  });
});

import assert from 'node:assert/strict';
import {client, storeSession, type Schema} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, within} from '@clube/ui/testing';
import {AdminContext, ListContextProvider, memoryStore, useList} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {i18nProvider} from '../../../../providers/i18nProvider';
import type {Column} from '../../columns';
import {Grid} from '../../Grid';

type Produto = Pick<Schema<'Produto'>, 'id' | 'nome' | 'valorPontos'>;

const COLUMNS: readonly Column<Produto>[] = [
  {kind: 'text', field: 'nome', title: 'Produto', main: true},
  {
    kind: 'points',
    field: 'valorPontos',
    title: 'Pontos',
    edit: {
      call: 'PUT /api/produtos/{id}',
      entity: 'Produto',
      resource: 'produtos',
      nameOf: ({nome}) => nome,
      success: 'Salvo',
      failure: 'Erro ao atualizar produto.',
      save: (seen, valorPontos) => client.put('/api/produtos/{id}', {path: {id: seen.id}, body: {valorPontos}, seen}),
    },
  },
];
const ROWS: Produto[] = [
  {id: 1, nome: 'Branco neve', valorPontos: 10},
  {id: 2, nome: 'Azul', valorPontos: 20},
  {id: 3, nome: 'Verde', valorPontos: 30},
  {id: 4, nome: 'Cinza', valorPontos: 40},
];
const NOTHING_CHANGED = {status: 409, body: {erro: 'Outra pessoa mudou este cadastro.', codigo: 'MUDOU_ENTRETANTO'}};

function Listed() {
  const list = useList<Produto>({data: ROWS});
  return (
    <ListContextProvider value={list}>
      <Grid label="Produtos" columns={COLUMNS} />
    </ListContextProvider>
  );
}

async function drawn() {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <Listed />
        <Toasts />
      </AdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('Cinza');
}

const cell = (points: string): HTMLElement => {
  const found = screen.getByText(points).closest<HTMLElement>('[role="gridcell"]');
  assert(found);
  return found;
};
async function paste(into: string, text: string): Promise<void> {
  await userEvent.click(screen.getByText(into));
  await userEvent.paste(text);
}
const outcomes = (): string[] =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(({textContent}) => textContent.trim()).join('|'));

describe('A column pasted into the grid', () => {
  it('is looked at, then written row by row, and each row says what became of it', async () => {
    const calls = server({
      'PUT /api/produtos/2': {body: {}},
      'PUT /api/produtos/4': NOTHING_CHANGED,
    });
    await drawn();
    await paste('20', '1.500\r\n\r\n41\r\n9\r\n');
    await screen.findByRole('dialog', {name: 'Colar em Pontos'});
    assert.deepEqual(outcomes(), ['Azul|20|1.500|Muda', 'Verde|30|–|Em branco: fica', 'Cinza|40|41|Muda']);
    assert(screen.getByText('2 valores mudam · 1 valor sem linha nesta página'));
    assert.equal(calls.length, 0);
    await userEvent.click(screen.getByRole('button', {name: 'Colar 2 valores'}));
    await screen.findByText('1 salvo · 1 recusado');
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [
        ['PUT /api/produtos/2', {valorPontos: 1500}],
        ['PUT /api/produtos/4', {valorPontos: 41}],
      ],
    );
    assert(calls.every(({headers}) => headers.get('X-Antes')?.includes('valorPontos')));
    assert.deepEqual(outcomes(), [
      'Azul|20|1.500|Salvo',
      'Verde|30|–|Em branco: fica',
      'Cinza|40|41|Outra pessoa mudou este cadastro.',
    ]);
  });

  it('is taken back where it was written', async () => {
    const calls = server({'PUT /api/produtos/1': {body: {}}, 'PUT /api/produtos/2': NOTHING_CHANGED});
    await drawn();
    await paste('10', '11\n21\n');
    await userEvent.click(await screen.findByRole('button', {name: 'Colar 2 valores'}));
    await userEvent.click(await screen.findByRole('button', {name: 'Desfazer'}));
    await screen.findByText('1 desfeito · 1 recusado');
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [
        ['PUT /api/produtos/1', {valorPontos: 11}],
        ['PUT /api/produtos/2', {valorPontos: 21}],
        ['PUT /api/produtos/1', {valorPontos: 10}],
      ],
    );
  });

  it('leaves out what is no number, and says why', async () => {
    server({});
    await drawn();
    await paste('10', 'dez\n20');
    await screen.findByRole('dialog');
    assert.deepEqual(outcomes(), ['Branco neve|10|dez|Informe um número inteiro', 'Azul|20|20|Igual']);
    assert(screen.getByRole<HTMLButtonElement>('button', {name: 'Colar'}).disabled);
    await userEvent.click(screen.getByRole('button', {name: 'Voltar'}));
    assert.equal(screen.queryByRole('dialog'), null);
  });

  it('is one column, and a single value is typed', async () => {
    server({});
    await drawn();
    await paste('10', '1\t2\n3\t4');
    assert(await screen.findByText('Cole uma coluna de cada vez.'));
    await paste('30', '77\n');
    assert.equal(screen.getByLabelText<HTMLInputElement>('Pontos de Verde').value.trim(), '77');
  });
});

describe('A cell of the grid that is typed anew', () => {
  it('is opened by a character, and Enter goes to the cell below', async () => {
    const calls = server({'PUT /api/produtos/2': {body: {}}, 'PUT /api/produtos/3': {body: {}}});
    await drawn();
    await userEvent.click(cell('20'));
    await userEvent.keyboard('25{Enter}');
    await isFocused(cell('30'));
    await userEvent.keyboard('35{Enter}');
    await isFocused(cell('40'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [
        ['PUT /api/produtos/2', {valorPontos: 25}],
        ['PUT /api/produtos/3', {valorPontos: 35}],
      ],
    );
  });

  it('keeps the focus while what was typed is wrong', async () => {
    server({});
    await drawn();
    await userEvent.click(cell('20'));
    await userEvent.keyboard('2,5{Enter}');
    await isFocused(screen.getByLabelText('Pontos de Azul'));
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Informe um número inteiro');
  });
});

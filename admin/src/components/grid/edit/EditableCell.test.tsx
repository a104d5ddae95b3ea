import assert from 'node:assert/strict';
import {client, storeSession, type Schema} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {act, isFocused, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider, useQuery} from '@tanstack/react-query';
import type {Column} from '../columns';
import {Content} from '../Content';

type Produto = Pick<Schema<'Produto'>, 'id' | 'nome' | 'valorPontos' | 'valorUnitario'>;

const EDIT = {
  call: 'PUT /api/produtos/{id}',
  entity: 'Produto',
  resource: 'produtos',
  nameOf: ({nome}: Produto) => nome,
  success: 'Salvo',
  failure: 'Erro ao atualizar produto.',
} as const;
const put = (id: number, body: Partial<Produto>) => client.put('/api/produtos/{id}', {path: {id}, body});
const COLUMNS: readonly Column<Produto>[] = [
  {
    kind: 'money',
    field: 'valorUnitario',
    title: 'Valor',
    edit: {...EDIT, save: ({id}, valorUnitario) => put(id, {valorUnitario})},
  },
  {
    kind: 'points',
    field: 'valorPontos',
    title: 'Pontos',
    edit: {
      ...EDIT,
      save: (row, valorPontos) => {
        saved.push(row.valorPontos);
        return put(row.id, {valorPontos});
      },
    },
  },
];
const ROUTE = 'PUT /api/produtos/7';

/** The server's row. */
let stored: Produto;
/** The points of the rows that saving was told. */
let saved: number[] = [];

function Row() {
  const {data} = useQuery({queryKey: ['produtos'], queryFn: () => Promise.resolve({...stored})});
  return (
    <ul>
      {data &&
        COLUMNS.map(column => (
          <li key={column.field}>
            <Content column={column} row={data} />
          </li>
        ))}
    </ul>
  );
}

async function drawn(permissao: 0 | 1 | 2 = 1, queryClient = new QueryClient()) {
  saved = [];
  stored = {id: 7, nome: 'Branco neve', valorPontos: 820, valorUnitario: 412.9};
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao}});
  render(
    <QueryClientProvider client={queryClient}>
      <Row />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByText('820');
}
const button = (name: RegExp) => screen.getByRole('button', {name});
const POINTS = /^Pontos de Branco neve: 820/;
const field = (name = 'Pontos de Branco neve') => screen.getByLabelText<HTMLInputElement>(name);

describe('a cell that is typed anew', () => {
  it('sends what Enter says, and shows what the server then says', async () => {
    const calls = server({
      [ROUTE]: ({body}) => {
        stored = {...stored, ...(body as Partial<Produto>), valorPontos: 901};
        return {body: stored};
      },
    });
    await drawn();
    await userEvent.click(button(POINTS));
    assert.equal(field().value, '820');
    await userEvent.clear(field());
    await userEvent.type(field(), '900{Enter}');
    assert(await screen.findByText('901'));
    assert(screen.getByText('Salvo'));
    assert.deepEqual(calls[0]?.body, {valorPontos: 900});
    await isFocused(button(/^Pontos de Branco neve: 901/));
  });

  it('leaves the value with Esc, and calls nobody for what did not change', async () => {
    const calls = server({});
    await drawn();
    await userEvent.click(button(POINTS));
    await userEvent.type(field(), '1{Escape}');
    assert(button(POINTS));
    await userEvent.click(button(POINTS));
    await userEvent.keyboard('{Enter}');
    assert(button(POINTS));
    assert.equal(calls.length, 0);
  });

  it('says at the cell what is wrong, in the words of the form, and calls nobody', async () => {
    const calls = server({});
    await drawn();
    await userEvent.click(button(POINTS));
    await userEvent.clear(field());
    await userEvent.type(field(), '1,5{Enter}');
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Informe um número inteiro');
    assert.equal(field().getAttribute('aria-invalid'), 'true');
    assert.equal(calls.length, 0);
  });

  it('keeps what was typed when the server refuses, with its words at the cell', async () => {
    server({[ROUTE]: {status: 422, body: {erro: 'Não pode', campos: {valorPontos: 'Pontos demais'}}}});
    await drawn();
    await userEvent.click(button(POINTS));
    await userEvent.clear(field());
    await userEvent.type(field(), '900{Enter}');
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Pontos demais');
    assert.equal(field().value, '900');
    await userEvent.keyboard('{Escape}');
    assert(button(POINTS));
  });

  it('is saved as a change of what was there when it began, whatever the list reads meanwhile', async () => {
    const queryClient = new QueryClient();
    let refused = false;
    server({
      [ROUTE]: () => {
        refused = !refused;
        return refused ? {status: 409, body: {erro: 'Mudou.'}} : {body: stored};
      },
    });
    await drawn(1, queryClient);
    await userEvent.click(button(POINTS));
    stored = {...stored, valorPontos: 850};
    await act(() => queryClient.invalidateQueries({queryKey: ['produtos']}));
    await userEvent.clear(field());
    await userEvent.type(field(), '900{Enter}');
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Mudou.');
    await userEvent.type(field(), '{Enter}');
    assert(await screen.findByText('Salvo'));
    assert.deepEqual(saved, [820, 850], 'after the refusal the person knows of the change');
  });

  it('saves with Tab and goes on to the next cell', async () => {
    const calls = server({
      [ROUTE]: ({body}) => {
        stored = {...stored, ...(body as Partial<Produto>)};
        return {body: stored};
      },
    });
    await drawn();
    await userEvent.click(button(/^Valor de Branco neve/));
    await userEvent.clear(field('Valor de Branco neve'));
    await userEvent.type(field('Valor de Branco neve'), '1.500,5');
    await userEvent.tab();
    await isFocused(field());
    await waitFor(() => assert.deepEqual(calls[0]?.body, {valorUnitario: 1500.5}));
    assert(await screen.findByText(/1\.500,50/));
  });

  it('is only read by who may not make the call', async () => {
    await drawn(2);
    assert.equal(screen.queryByRole('button'), null);
    assert(screen.getByText('820'));
  });
});

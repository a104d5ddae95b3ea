import assert from 'node:assert/strict';
import {EDIT_CONFLICT, PREVIOUS_VALUES_HEADER, SECOND_PERSON_REQUIRED, valueDigest} from '@clube/domain';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import {produtos} from '../../produtos/index';
import EntityForm from '../entity-screens/EntityForm';
import {EntityField} from './EntityField';
import {RecordForm} from './RecordForm';

mapResources([produtos]);

const PRODUTO = {
  id: 7,
  codigo: '203243',
  nome: 'Tinta Acrílica Fosca 18 L',
  gtin: null,
  valorUnitario: 412.9,
  valorPontos: 820,
  ativo: 1,
  criadoEm: '2026-09-15T12:00:00.000Z',
};
const CHANGED = {status: 409, body: {erro: 'Mudou.', codigo: EDIT_CONFLICT, atual: {valorUnitario: 399.9}}};

function drawn(form = <EntityForm />) {
  render(
    <MemoryRouter initialEntries={['/painel/produtos/7']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route path="/painel/produtos/:id" element={<ManifestContext value={produtos}>{form}</ManifestContext>} />
          <Route path="/painel/produtos" element={<h1>Lista de produtos</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}

const price = () => screen.findByLabelText<HTMLInputElement>(/Valor unitário/);

async function typePrice(text: string) {
  const input = await price();
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
}

describe('A record that somebody else changed meanwhile', () => {
  /** A server on which the first edit conflicts with another person's, and the second succeeds. */
  function served() {
    let puts = 0;
    return server({
      'GET /api/produtos': {body: [PRODUTO]},
      'PUT /api/produtos/7': () => ((puts += 1) === 1 ? CHANGED : {body: PRODUTO}),
    });
  }
  const edits = (calls: ReturnType<typeof served>) =>
    calls
      .filter(({route}) => route.startsWith('PUT'))
      .map(({body, headers}) => ({body, seen: JSON.parse(headers.get(PREVIOUS_VALUES_HEADER) ?? '{}') as unknown}));

  it('is shown beside what was typed, which may be stored knowing that', async () => {
    const calls = served();
    drawn();
    await typePrice('450');
    const dialog = within(await screen.findByRole('dialog'));
    assert(dialog.getByText(/399,90/));
    assert(dialog.getByText(/450,00/));
    await userEvent.click(dialog.getByRole('button', {name: 'Salvar o meu'}));
    await screen.findByText('Lista de produtos');
    assert.deepEqual(edits(calls), [
      {body: {valorUnitario: 450}, seen: {valorUnitario: valueDigest(412.9)}},
      {body: {valorUnitario: 450}, seen: {valorUnitario: valueDigest(399.9)}},
    ]);
  });

  it('may be taken over; what else was typed stays', async () => {
    const calls = served();
    drawn();
    const name = await screen.findByLabelText<HTMLInputElement>(/^Produto/);
    await userEvent.type(name, ' nova');
    await typePrice('450');
    await userEvent.click(await screen.findByRole('button', {name: 'Ficar com o de agora'}));
    assert.equal((await price()).value, '399,90');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista de produtos');
    assert.deepEqual(edits(calls)[1]?.body, {nome: 'Tinta Acrílica Fosca 18 L nova'});
  });

  it('is forgotten once it was stored: the next change of a form that stays says only what it changes', async () => {
    let stored = PRODUTO;
    let puts = 0;
    const calls = server({
      'GET /api/produtos': () => ({body: [stored]}),
      'PUT /api/produtos/7': ({body}) => {
        if ((puts += 1) === 1) return CHANGED;
        stored = {...stored, ...(body as Partial<typeof PRODUTO>)};
        return {body: stored};
      },
    });
    drawn(
      <RecordForm changed="Salvo" notLoaded="Erro" onStored={() => undefined}>
        <EntityField<'Produto'> source="nome" />
        <EntityField<'Produto'> source="valorUnitario" />
      </RecordForm>,
    );
    await typePrice('450');
    await userEvent.click(await screen.findByRole('button', {name: 'Salvar o meu'}));
    await screen.findByText('Salvo');
    await userEvent.type(await screen.findByLabelText(/^Produto/), ' nova');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await waitFor(() => assert.equal(edits(calls).length, 3));
    assert.deepEqual(edits(calls)[2], {
      body: {nome: 'Tinta Acrílica Fosca 18 L nova'},
      seen: {nome: valueDigest(PRODUTO.nome)},
    });
  });
});

describe('A change that one person may not decide alone', () => {
  it('is done once it waits for a second person: said as such, the form left without a question', async () => {
    const erro = 'O pedido está em Aprovações.';
    server({
      'GET /api/produtos': {body: [PRODUTO]},
      'PUT /api/produtos/7': {
        status: 409,
        body: {erro, codigo: SECOND_PERSON_REQUIRED, excessos: ['Pontos: 900 (até 500)', 'Usos: 9 (até 5)']},
      },
    });
    drawn();
    await typePrice('450');
    await screen.findByText('Lista de produtos');
    const toast = (await screen.findByText(erro)).closest('[data-type]');
    assert.equal(toast?.getAttribute('data-type'), 'info');
    assert(screen.getByText('Pontos: 900 (até 500); Usos: 9 (até 5)'));
    assert.equal(screen.queryByRole('dialog'), null);
  });
});

describe('The history of a record', () => {
  it('is read when it is opened, and brings former values back into the form', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    const change = {id: 2, acao: 'alterar', por: 'Helena Prado', ocorridoEm: '2026-09-20T12:00:00.000Z'};
    const calls = server({
      'GET /api/produtos': {body: [PRODUTO]},
      'GET /api/alteracoes': {
        body: {alteracoes: [{...change, antes: {valorUnitario: 380}, depois: {valorUnitario: 412.9}}]},
      },
    });
    drawn();
    await price();
    assert(!calls.some(({route}) => route.includes('alteracoes')));
    await userEvent.click(screen.getByText('Histórico deste cadastro'));
    await screen.findByText('Helena Prado');
    await userEvent.click(screen.getByRole('button', {name: 'Trazer de volta'}));
    await waitFor(async () => assert.equal((await price()).value, '380,00'));
  });
});

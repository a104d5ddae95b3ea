import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import {valorPonto} from './index';
import ValorPontoForm from './ValorPontoForm';

mapResources([valorPonto]);

const STORED = {id: 1, tipo: 'Ponto', valorPonto: 0.012, triggerLimite: 50_000};
const REFUSED = {status: 422, body: {erro: 'Confira os campos', campos: {valorPonto: 'O valor é alto demais'}}};

async function opened(answer: {status?: number; body: object}) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
  const calls = server({'GET /api/valor_ponto': {body: [STORED]}, 'PUT /api/valor_ponto/1': answer});
  render(
    <MemoryRouter initialEntries={['/painel/valor-ponto/1']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route
            path="/painel/valor-ponto/:id"
            element={
              <ManifestContext value={valorPonto}>
                <ValorPontoForm />
              </ManifestContext>
            }
          />
          <Route path="/painel/valor-ponto" element={<h1>Lista</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  const input = await screen.findByLabelText<HTMLInputElement>(/^Valor/);
  const type = async (text: string): Promise<void> => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  return {calls, type};
}

const save = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Salvar'});

async function typed(answer: {status?: number; body: object}) {
  const {calls, type} = await opened(answer);
  await type('0,015');
  await userEvent.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  const puts = () => calls.filter(({route}) => route.startsWith('PUT')).map(({body}) => body);
  return {dialog, puts};
}

describe('The value of a point', () => {
  it('is stored once it is confirmed, with the old and the new one in sight', async () => {
    const {dialog, puts} = await typed({body: {...STORED, valorPonto: 0.015}});
    assert(dialog.getByText(/R\$\s0,012/));
    assert(dialog.getByText(/R\$\s0,015/));
    assert.deepEqual(puts(), []);
    await userEvent.click(dialog.getByRole('button', {name: 'CONFIRMAR'}));
    await screen.findByText('Lista');
    assert.deepEqual(puts(), [{valorPonto: 0.015}]);
  });

  it('is more than zero, and nothing is asked where nothing was changed', async () => {
    const {type} = await opened({body: STORED});
    assert(save().disabled);
    await type('0,000');
    await userEvent.click(save());
    assert((await screen.findAllByText('O valor do ponto deve ser maior que zero')).length > 0);
    assert(!screen.queryByRole('dialog'));
    await type('0,012');
    await waitFor(() => assert(save().disabled));
  });

  it('stays as it is where that is not confirmed, and what was typed stays', async () => {
    const {dialog, puts} = await typed({body: STORED});
    await userEvent.click(dialog.getByRole('button', {name: 'Voltar'}));
    await waitFor(() => assert(!screen.queryByRole('dialog')));
    assert.equal((await screen.findByLabelText<HTMLInputElement>(/^Valor/)).value, '0,015');
    assert(screen.getByRole('button', {name: 'Salvar'}));
    assert.deepEqual(puts(), []);
  });

  it('says at the field what the server refuses', async () => {
    const logged = mock.method(console, 'error', () => undefined);
    const {dialog} = await typed(REFUSED);
    await userEvent.click(dialog.getByRole('button', {name: 'CONFIRMAR'}));
    assert((await screen.findAllByText('O valor é alto demais')).length > 0);
    assert(!screen.queryByRole('dialog'));
    logged.mock.restore();
  });
});

import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import {pintores} from './index';
import PintorForm from './PintorForm';

const LIST = 'GET /api/parceiros';
const ROUTE = 'PUT /api/parceiros/7';
const ANA = {
  ...{id: 7, nome: 'Ana Lima', cpf: '52998224725', email: 'ana@', celular: '11987654321', telefone: null, sexo: 'F'},
  ...{dataNascimento: '1985-04-20', endCep: '01001000', endRua: 'Rua das Tintas', endNumero: '7'},
  ...{endBairro: 'Centro', endCidade: 'São Paulo', endEstado: 'SP', ativo: 1, isCompany: 0},
};
const FOUND = {logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'Santos', uf: 'SP'};

mapResources([pintores]);

async function drawn(answers: Parameters<typeof server>[0] = {}) {
  const calls = server({[LIST]: {body: [ANA]}, [ROUTE]: {body: ANA}, ...answers});
  render(
    <MemoryRouter initialEntries={['/painel/pintores/7']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route
            path="/painel/pintores/:id"
            element={
              <ManifestContext value={pintores}>
                <PintorForm />
              </ManifestContext>
            }
          />
          <Route path="/painel/pintores" element={<h1>Lista de pintores</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  await screen.findByDisplayValue('Ana Lima');
  return () => calls.filter(({route}) => route === ROUTE).map(({body}) => body);
}

const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', {name: 'Salvar'}));

describe('PintorForm', () => {
  it('sends what was changed and nothing else, without masks, whatever the e-mail looks like', async () => {
    const sent = await drawn();
    await type('Celular', '21998765432');
    await save();
    assert(await screen.findByText('Lista de pintores'));
    assert.deepEqual(sent(), [{celular: '21998765432'}]);
    assert(screen.getByText('Dados atualizado com sucesso'));
  });

  it('says what is wrong in the words of sign-up, and asks nobody', async () => {
    const sent = await drawn();
    await type('Celular', '119');
    await userEvent.clear(screen.getByLabelText('Nome'));
    await save();
    for (const message of ['Nome obrigatório', 'Celular inválido'])
      assert((await screen.findAllByText(message)).length > 0, message);
    assert.deepEqual(sent(), []);
  });

  it('fills in the address of a postal code at its eighth digit', async () => {
    const sent = await drawn({'GET /api/cep/01310100': {body: FOUND}});
    await type('CEP', '01310100');
    assert(await screen.findByDisplayValue('Avenida Paulista'));
    await save();
    await waitFor(() =>
      assert.deepEqual(sent(), [
        {endCep: '01310100', endRua: 'Avenida Paulista', endBairro: 'Bela Vista', endCidade: 'Santos'},
      ]),
    );
  });

  it('says that a postal code is none, and lets type by hand where nobody answers', async () => {
    await drawn({
      'GET /api/cep/99999999': {status: 404, body: {erro: 'CEP inválido'}},
      'GET /api/cep/88888888': {status: 503, body: {erro: 'A consulta de CEP não respondeu. Digite o endereço.'}},
    });
    await type('CEP', '99999999');
    assert((await screen.findAllByText('CEP inválido')).length > 0);
    await userEvent.tab();
    assert.equal(screen.getByLabelText('CEP').getAttribute('aria-invalid'), 'true');
    await type('CEP', '88888888');
    assert(await screen.findByText(/Digite o endereço/));
  });
});

import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {storeSession} from '@clube/api-client';
import {cleanup, screen, userEvent, waitFor} from '@clube/ui/testing';
import EntityList from '../components/entity-screens/EntityList';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import AdministradorForm from './AdministradorForm';
import {administradores} from './index';

const LIST = 'GET /api/usuarios';
const TAKEN = '52998224725';
const FREE = '39053344705';

const enter = (permissao: 0 | 1, id = 1) =>
  storeSession('painel', {token: 't', dono: {id, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao}});

function drawn(answers: NonNullable<Parameters<typeof renderForm>[2]>['answers'] = {}) {
  const calls = renderForm(administradores, AdministradorForm, {
    answers: {
      [LIST]: ({route}) => pageOf(route.includes(TAKEN) ? [{id: 3, nome: 'Ana', cpf: TAKEN}] : []),
      'POST /api/usuarios': {status: 201, body: {id: 9}},
      ...answers,
    },
  });
  return {calls, lookUps: () => calls.filter(({route}) => route.startsWith(LIST)).length};
}

const typeCpf = async (cpf: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('CPF'));
  await userEvent.type(screen.getByLabelText('CPF'), cpf);
};
const complete = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Nome'), 'Beatriz');
  await userEvent.type(screen.getByLabelText('Email'), 'bia@example.com');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), '0');
  await userEvent.type(screen.getByLabelText('Senha'), 'Cavalete#Azul26');
};

describe('The form of staff', () => {
  beforeEach(() => enter(1));

  it('checks the digits of a CPF when the field is left, and asks nobody about a wrong one', async () => {
    const {lookUps} = drawn();
    await typeCpf('52998224724');
    assert.equal(screen.queryByText('CPF não é válido'), null);
    await userEvent.tab();
    await screen.findByText('CPF não é válido');
    assert.equal(lookUps(), 0);
  });

  it('says that somebody has the CPF already, until it changes', async () => {
    const {lookUps} = drawn();
    await typeCpf(TAKEN);
    assert.equal(lookUps(), 0);
    await userEvent.tab();
    await screen.findByText('Usuário já cadastrado');
    assert.equal(screen.getByLabelText('CPF').getAttribute('aria-invalid'), 'true');
    await typeCpf(FREE);
    assert.equal(screen.queryByText('Usuário já cadastrado'), null);
    await userEvent.tab();
    await waitFor(() => assert.equal(lookUps(), 2));
    assert.equal(screen.queryByText('Usuário já cadastrado'), null);
  });

  it('checks an address', async () => {
    drawn();
    await userEvent.type(screen.getByLabelText('Email'), 'bia@');
    await userEvent.tab();
    await screen.findByText('Email inválido');
  });

  it('is held up by no look-up that fails, and leaves the last word to the server', async () => {
    const told = mock.method(console, 'error', () => undefined);
    const {calls} = drawn({[LIST]: {status: 500, body: {}}});
    await typeCpf(TAKEN);
    await userEvent.tab();
    await complete();
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    await screen.findByText('Lista');
    told.mock.restore();
    assert(
      calls.some(({route, body}) => route === 'POST /api/usuarios' && Reflect.get(body as object, 'cpf') === TAKEN),
    );
  });
});

describe('What one may change of staff', () => {
  const ROWS = [
    {id: 1, nome: 'Ana', cpf: TAKEN, email: 'a@b.c', permissao: 0, ativo: 1, criadoEm: '2026-09-15T12:00:00.000Z'},
    {id: 2, nome: 'Bia', cpf: FREE, email: 'b@b.c', permissao: 1, ativo: 1, criadoEm: '2026-09-15T12:00:00.000Z'},
    {id: 3, nome: 'Caio', cpf: FREE, email: 'c@b.c', permissao: 2, ativo: 1, criadoEm: '2026-09-15T12:00:00.000Z'},
  ];
  const offered = async () => {
    renderForm(administradores, EntityList, {
      answers: {[LIST]: pageOf(ROWS), 'GET /api/visoes': {body: {visoes: []}}},
    });
    await screen.findByText('Caio');
    const names = (role: 'switch' | 'link', name: RegExp) =>
      screen.queryAllByRole(role, {name}).map(each => each.getAttribute('aria-label'));
    return {switches: names('switch', /Ativo/), edits: names('link', /^Editar/)};
  };

  it('is of an Administrador neither a Smart nor their own access', async () => {
    enter(0);
    assert.deepEqual(await offered(), {switches: ['Caio: Ativo ativo'], edits: ['Editar Ana', 'Editar Caio']});
  });

  it('is of a Smart everybody, but not their own access', async () => {
    enter(1, 2);
    assert.deepEqual(await offered(), {
      switches: ['Ana: Ativo ativo', 'Caio: Ativo ativo'],
      edits: ['Editar Ana', 'Editar Bia', 'Editar Caio'],
    });
  });

  it('is in the form no Smart, for an Administrador, and of oneself only read', async () => {
    enter(0);
    renderForm(administradores, AdministradorForm, {at: 1, answers: {[LIST]: pageOf(ROWS.slice(0, 1))}});
    assert.equal((await screen.findByLabelText<HTMLInputElement>('Tipo')).readOnly, true);
    cleanup();
    renderForm(administradores, AdministradorForm, {at: 3, answers: {[LIST]: pageOf(ROWS.slice(2))}});
    const options = [...(await screen.findByLabelText<HTMLSelectElement>('Tipo')).options];
    assert.deepEqual(
      options.map(({text}) => text),
      ['Administrador', 'Auditor'],
    );
  });
});

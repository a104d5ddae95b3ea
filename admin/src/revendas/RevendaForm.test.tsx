import assert from 'node:assert/strict';
import {CNPJ_TAKEN} from '@clube/domain';
import {screen, userEvent, waitFor, within} from '@clube/ui/testing';
import EntityList from '../components/entity-screens/EntityList';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import {mapResources} from '../providers/resources';
import {redes} from '../redes/index';
import {revendas} from './index';
import RevendaForm from './RevendaForm';

mapResources([redes]);

const CNPJ = '11222333000181';
const REVENDA = {
  ...{id: 7, cnpj: CNPJ, redeId: null, nomeFantasia: 'Tintas do Vale', nomeInput: 'Tintas do Vale', rm: 0, ativo: 1},
  ...{endEstado: 'SC', endCidade: 'Blumenau', endBairro: 'Centro', endComplemento: null, tipoPontuacao: 'Foto'},
  fatorPontuacao: 4,
};
const PUT = 'PUT /api/revendas/7';

function drawn(at?: number, more: NonNullable<Parameters<typeof renderForm>[2]>['answers'] = {}) {
  return renderForm(revendas, RevendaForm, {
    ...(at && {at}),
    answers: {
      'GET /api/revendas': pageOf([REVENDA]),
      'GET /api/redes': pageOf([]),
      'GET /api/municipios/SC': {body: ['Blumenau', 'Joinville']},
      'GET /api/municipios/PR': {body: ['Curitiba', 'Londrina']},
      [PUT]: {body: REVENDA},
      ...more,
    },
  });
}
const select = (label: RegExp) => screen.findByLabelText<HTMLSelectElement>(label);
const sent = (calls: ReturnType<typeof drawn>) => calls.find(({route}) => route === PUT)?.body;

describe('The form of a reseller', () => {
  it('has no city of the state before', async () => {
    const calls = drawn(7);
    assert.equal((await select(/^Cidade/)).value, 'Blumenau');
    await userEvent.selectOptions(await select(/^Estado/), 'PR');
    assert.equal((await select(/^Cidade/)).value, '');
    await screen.findByRole('option', {name: 'Londrina'});
    assert.equal(screen.queryByRole('option', {name: 'Blumenau'}), null);
    await userEvent.selectOptions(await select(/^Cidade/), 'Londrina');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista');
    assert.deepEqual(sent(calls), {endEstado: 'PR', endCidade: 'Londrina'});
  });

  it('requires factor and kind, and offers no empty kind', async () => {
    const calls = drawn(7);
    const kind = within(await select(/^Tipo de pontuação$/));
    assert.deepEqual(
      kind.getAllByRole('option').map(({textContent}) => textContent),
      ['Foto', 'Sistema'],
    );
    await userEvent.clear(screen.getByLabelText('Fator de pontuação'));
    await userEvent.tab();
    await screen.findByText('Fator de pontuação obrigatório');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await waitFor(() => assert.equal(screen.getAllByText('Fator de pontuação obrigatório').length, 2));
    assert.equal(sent(calls), undefined);
  });

  it('checks a new CNPJ, and looks for the reseller that has it', async () => {
    drawn();
    const cnpj = await screen.findByLabelText('CNPJ');
    await userEvent.type(cnpj, '11222333000180');
    await userEvent.tab();
    await screen.findByText('CNPJ Inválido');
    await userEvent.clear(cnpj);
    await userEvent.type(cnpj, CNPJ);
    await userEvent.tab();
    await screen.findByText(CNPJ_TAKEN);
  });

  it('takes contact and address, which a postal code fills in', async () => {
    const calls = drawn(7, {
      'GET /api/cep/80010000': {body: {logradouro: 'Rua XV', bairro: 'Batel', localidade: 'Curitiba', uf: 'PR'}},
    });
    await userEvent.type(await screen.findByLabelText(/^CEP/), '80010000');
    await screen.findByDisplayValue('Rua XV');
    await waitFor(async () => assert.equal((await select(/^Cidade/)).value, 'Curitiba'));
    await userEvent.type(screen.getByLabelText(/^Número/), '12');
    await userEvent.type(screen.getByLabelText(/^Razão social/), 'Tintas do Vale Ltda.');
    await userEvent.type(screen.getByLabelText(/^Responsável/), 'Maximiliano');
    await userEvent.type(screen.getByLabelText(/^Telefone/), '(41) 3222-1111');
    await userEvent.type(screen.getByLabelText(/^Celular/), '41999998888');
    await userEvent.type(screen.getByLabelText(/^Email/), 'max@vale.com.br');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista');
    assert.deepEqual(sent(calls), {
      ...{razaoSocial: 'Tintas do Vale Ltda.', responsavel: 'Maximiliano', email: 'max@vale.com.br'},
      ...{telefone: '4132221111', celular: '41999998888', endCep: '80010000', endRua: 'Rua XV', endNumero: '12'},
      ...{endBairro: 'Batel', endCidade: 'Curitiba', endEstado: 'PR'},
    });
  });

  it('says that cities are being loaded, and offers none meanwhile', async () => {
    let arrive: (answer: {body: string[]}) => void = () => undefined;
    drawn(7, {'GET /api/municipios/SC': () => new Promise(resolve => (arrive = resolve))});
    const cities = await select(/^Cidade/);
    assert.equal(cities.disabled, true);
    assert(within(cities).getByRole('option', {name: 'Carregando…'}));
    arrive({body: ['Blumenau', 'Joinville']});
    await within(cities).findByRole('option', {name: 'Joinville'});
    assert.equal(cities.disabled, false);
  });
});

describe('The list of resellers', () => {
  it('has the state as a column and as a filter of several values', async () => {
    const calls = renderForm(revendas, EntityList, {
      answers: {'GET /api/revendas': pageOf([REVENDA]), 'GET /api/visoes': {body: {visoes: []}}},
    });
    const asked = () => calls.filter(({route}) => route.startsWith('GET /api/revendas')).at(-1)?.route ?? '';
    assert(await screen.findByRole('columnheader', {name: /^Estado/}));
    await userEvent.click(screen.getByRole('button', {name: 'Estado Todos'}));
    await userEvent.click(screen.getByRole('checkbox', {name: /^SC/}));
    await waitFor(() => assert(screen.getByRole<HTMLInputElement>('checkbox', {name: /^SC/}).checked));
    await userEvent.click(screen.getByRole('checkbox', {name: /^PR/}));
    await waitFor(() => assert.match(decodeURIComponent(asked()), /"endEstado":\["PR","SC"\]/));
  });
});

import assert from 'node:assert/strict';
import {UNKNOWN_PRODUTO_PADRAO} from '@clube/domain';
import {screen, userEvent} from '@clube/ui/testing';
import EntityForm from '../components/entity-screens/EntityForm';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import {produtos} from '../produtos/index';
import {mapResources} from '../providers/resources';
import {revendas} from '../revendas/index';
import {produtosRevenda} from './index';

mapResources([revendas, produtos]);

const POST = 'POST /api/produtos_revenda';
const BRANCHES = [
  {id: 1, nomeInput: 'Tintas do Vale', cnpj: '11222333000181'},
  {id: 2, nomeInput: 'Tintas do Vale', cnpj: '11222333000262'},
];

describe("The form of a reseller's product", () => {
  it('finds the reseller by name or CNPJ, and sends its CNPJ', async () => {
    const calls = renderForm(produtosRevenda, EntityForm, {
      answers: {
        'GET /api/revendas': pageOf(BRANCHES),
        'GET /api/produtos': pageOf([{id: 5, codigo: '10025'}]),
        [POST]: {status: 201, body: {id: 9}},
      },
    });
    await userEvent.click(screen.getByRole('combobox', {name: 'Revenda'}));
    await userEvent.click(await screen.findByRole('option', {name: 'Tintas do Vale · 11.222.333/0002-62'}));
    await userEvent.type(screen.getByLabelText('Código padrão'), '10025');
    await userEvent.type(screen.getByLabelText('Código na revenda'), 'TIN-1');
    await userEvent.type(screen.getByLabelText('Descrição'), 'Látex');
    await userEvent.type(screen.getByLabelText('Valor unitário'), '1.250');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    await screen.findByText('Lista');
    assert.deepEqual(calls.find(({route}) => route === POST)?.body, {
      cnpjRevenda: '11222333000262',
      ...{codigoPadrao: '10025', codigo: 'TIN-1', nome: 'Látex', valorUnitario: 1250},
    });
  });

  it('says what is missing when it is left: the reseller, the product of the manufacturer', async () => {
    renderForm(produtosRevenda, EntityForm, {
      answers: {'GET /api/revendas': pageOf(BRANCHES), 'GET /api/produtos': pageOf([])},
    });
    await userEvent.click(screen.getByRole('combobox', {name: 'Revenda'}));
    await userEvent.click(screen.getByLabelText('Código padrão'));
    await screen.findByText('Informe a revenda');
    await userEvent.type(screen.getByLabelText('Código padrão'), '999');
    await userEvent.tab();
    await screen.findByText(UNKNOWN_PRODUTO_PADRAO);
  });

  it('changes of a stored one description and value, and shows the rest', async () => {
    const stored = {
      ...{
        id: 4,
        cnpjRevenda: '11222333000181',
        codigoPadrao: '10025',
        codigo: 'TIN-1',
        nome: 'Látex',
        valorUnitario: 9.9,
      },
    };
    const PUT = 'PUT /api/produtos_revenda/4';
    const calls = renderForm(produtosRevenda, EntityForm, {
      at: 4,
      answers: {'GET /api/produtos_revenda': pageOf([stored]), [PUT]: {body: stored}},
    });
    const name = await screen.findByLabelText('Descrição');
    assert.deepEqual(
      ['CNPJ da revenda', 'Código padrão', 'Código na revenda'].map(
        label => screen.getByLabelText<HTMLInputElement>(label).readOnly,
      ),
      [true, true, true],
    );
    await userEvent.type(name, ' fosco');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista');
    assert.deepEqual(calls.find(({route}) => route === PUT)?.body, {nome: 'Látex fosco'});
  });
});

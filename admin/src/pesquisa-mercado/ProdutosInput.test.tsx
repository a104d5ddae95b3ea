import assert from 'node:assert/strict';
import {PESQUISA_RULES} from '@clube/domain';
import {screen, userEvent, within} from '@clube/ui/testing';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import {hasUnsaved} from '../components/unsaved/unsaved';
import {mapResources} from '../providers/resources';
import {revendas} from '../revendas/index';
import {pesquisaMercado} from './index';
import PesquisaForm from './PesquisaForm';

mapResources([revendas]);

const REVENDA = {id: 7, nomeInput: 'Tintas do Vale', cnpj: '11222333000181'};

function drawn(answers: NonNullable<Parameters<typeof renderForm>[2]>['answers'] = {}) {
  return renderForm(pesquisaMercado, PesquisaForm, {answers: {'GET /api/revendas': pageOf([REVENDA]), ...answers}});
}
const list = (name: RegExp) => within(screen.getByRole('group', {name}));
const OURS = /^Os 5 produtos mais vendidos/;
const OTHERS = /^Os 5 produtos concorrentes/;

async function add(name: RegExp, produto: string, qtde = '10') {
  const of = list(name);
  for (const [label, text] of [
    ['Marca', 'Sul'],
    ['Produto', produto],
    ['Quantidade', qtde],
    ['Valor unitário (R$)', '9,90'],
  ] as const) {
    await userEvent.clear(of.getByLabelText(label));
    await userEvent.type(of.getByLabelText(label), text);
  }
  await userEvent.click(of.getByRole('button', {name: 'Adicionar'}));
}

describe('The products of a market survey', () => {
  it('are limited as on the server', async () => {
    drawn();
    const of = list(OURS);
    assert.deepEqual(
      ['Marca', 'Produto'].map(label => of.getByLabelText<HTMLInputElement>(label).maxLength),
      [PESQUISA_RULES.maxMarca, PESQUISA_RULES.maxProduto],
    );
    await add(OURS, 'Látex', '1000001');
    assert.equal(of.getByRole('alert').textContent, 'Quantidade: O máximo é 1.000.000');
  });

  it('are unsaved while one is typed but not added', async () => {
    drawn();
    assert.equal(hasUnsaved(), false);
    await userEvent.type(list(OURS).getByLabelText('Produto'), 'L');
    assert.equal(hasUnsaved(), true);
  });

  it('show what the server refuses inside of them', async () => {
    drawn({
      'POST /api/pesquisa_mercado': {
        status: 422,
        body: {
          erro: 'Use no máximo 80 caracteres',
          campos: {'produtosMaisVendidos.0.marca': 'Use no máximo 80 caracteres'},
        },
      },
    });
    await userEvent.click(screen.getByRole('combobox', {name: /^Revenda/}));
    await userEvent.click(await screen.findByRole('option', {name: /Tintas do Vale/}));
    await userEvent.selectOptions(screen.getByLabelText('Fonte'), 'Equipe');
    await userEvent.type(screen.getByLabelText('Faturamento mensal'), '1000');
    await userEvent.type(screen.getByLabelText('Vendedores'), '2');
    await userEvent.type(screen.getByLabelText(/^Tamanho da loja/), '90');
    for (const produto of ['A', 'B', 'C', 'D', 'E']) {
      await add(OURS, produto);
      await add(OTHERS, produto);
    }
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    const alert = await list(OURS).findByRole('alert');
    assert.equal(alert.textContent, 'Use no máximo 80 caracteres');
  });
});

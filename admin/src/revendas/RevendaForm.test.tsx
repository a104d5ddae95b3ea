import assert from 'node:assert/strict';
import {CNPJ_TAKEN} from '@clube/domain';
import {screen, userEvent, waitFor, within} from '@clube/ui/testing';
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

function drawn(at?: number) {
  return renderForm(revendas, RevendaForm, {
    ...(at && {at}),
    answers: {
      'GET /api/revendas': pageOf([REVENDA]),
      'GET /api/redes': pageOf([]),
      'GET /api/municipios/SC': {body: ['Blumenau', 'Joinville']},
      'GET /api/municipios/PR': {body: ['Curitiba', 'Londrina']},
      [PUT]: {body: REVENDA},
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
});

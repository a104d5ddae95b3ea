import assert from 'node:assert/strict';
import {clearSessions, storeSession} from '@clube/api-client';
import {screen, userEvent} from '@clube/ui/testing';
import {renderForm} from '../components/inputs/__tests__/render-form';
import {codigosPromocionais} from './index';
import LoteForm from './LoteForm';

describe('The form of a batch of codes', () => {
  before(() => storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', permissao: 1, redesAntifraude: []}}));
  after(clearSessions);

  it('takes whole points alone, and any factor up to ten', async () => {
    const calls = renderForm(codigosPromocionais, LoteForm, {
      answers: {'POST /api/codigo-promocional': {status: 201, body: {mensagem: 'Feito', lote: 1}}},
    });
    await userEvent.selectOptions(screen.getByLabelText('Operação'), 'ADICIONAR');
    await userEvent.type(screen.getByLabelText('Valor'), '1,5');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert((await screen.findAllByText('Um código soma um número inteiro de pontos, a partir de 1')).length > 0);
    assert.equal(calls.length, 0);
    await userEvent.selectOptions(screen.getByLabelText('Operação'), 'MULTIPLICAR');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    await screen.findByText('Lista');
    const body = calls.find(({route}) => route === 'POST /api/codigo-promocional')?.body as Record<string, unknown>;
    assert.deepEqual([body['operacao'], body['valor']], ['MULTIPLICAR', 1.5]);
  });
});

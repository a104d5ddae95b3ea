import assert from 'node:assert/strict';
import {givenApp, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../support';

describe('The value of a point', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());

  it('is one for redemptions and one for networks, with three decimals', async () => {
    const {rows} = (await staff.api.get<{rows: AnswerBody[]} & AnswerBody>('/api/valor_ponto?pagina=0')).body;
    assert.deepEqual(
      rows.map(({tipo}) => tipo),
      ['RESGATE', 'REDE'],
    );
    const put = (body: AnswerBody) => staff.api.put(`/api/valor_ponto/${String(rows[0]?.['id'])}`, body);
    const {body} = await put({valorPonto: 0.012, triggerLimite: 500_000});
    assert.deepEqual([body['valorPonto'], body['triggerLimite']], [0.012, 500_000]);
    assert.deepEqual((await put({valorPonto: '0.0123'})).body['campos'], {
      valorPonto: 'Use no máximo 3 casas decimais',
    });
    for (const nothing of [0, '0.000'])
      assert.deepEqual((await put({valorPonto: nothing})).body['campos'], {
        valorPonto: 'O valor do ponto deve ser maior que zero',
      });
    assert.deepEqual((await put({valorPonto: ''})).body['campos'], {valorPonto: 'Valor do ponto obrigatório'});
    assert.equal((await put({tipo: 'REDE'})).status, 400);
  });

  it('is no Auditor’s to change', async () => {
    assert.equal((await (await givenUsuario(t, 2)).api.put('/api/valor_ponto/1', {valorPonto: 1})).status, 403);
  });
});

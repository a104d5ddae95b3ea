import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, type Client, type TestApp} from '../../support';
import {givenScenario, givenVenda} from '../support';

describe('An Auditor among the receipts', () => {
  let t: TestApp;
  let auditor: Client;
  let smart: Client;
  before(async () => {
    t = await givenApp();
    [auditor, smart] = [(await givenUsuario(t, 2)).api, (await givenUsuario(t, 1)).api];
  });
  after(() => t.stop());

  const filtros = (value: object) => `filtros=${encodeURIComponent(JSON.stringify(value))}`;
  const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

  it('reads the scores of one painter at a time', async () => {
    const pintor = await givenPintor(t);
    const {venda} = await givenVenda(t, await givenScenario(t, pintor));
    await smart.post('/api/pontuacoes/pontuar', {venda});
    const mask = pintor.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    for (const query of [filtros({cpf: pintor.cpf}), filtros({cpf: mask}), `cpf=${pintor.cpf}`]) {
      const {status, body} = await auditor.get<{pontuacoes: {cpf: string}[]}>(`/api/pontuacoes?${query}`);
      assert.equal(status, 200, query);
      assert.deepEqual(
        body.pontuacoes.map(({cpf}) => cpf),
        [pintor.cpf],
        query,
      );
    }
    assert.equal((await auditor.get(`/api/pontuacoes?${filter({cpf: pintor.cpf})}`)).status, 200);
  });

  it('reads everybody’s at once in no dialect, nor in two of them', async () => {
    const {cpf} = await givenPintor(t);
    for (const query of ['', 'pagina=0&limite=10', filtros({}), filtros({cpf: ''}), filtros({cpf: '1'}), filter({})])
      assert.equal((await auditor.get(`/api/pontuacoes?${query}`)).status, 403, query);
    for (const other of ['range=[0,24]', 'filter={}', 'sort=["id","ASC"]'])
      assert.equal((await auditor.get(`/api/pontuacoes?${filtros({cpf})}&${other}`)).status, 400, other);
    const nested = filtros({nome: `"cpf":"${cpf}"`});
    assert.equal((await auditor.get(`/api/pontuacoes?${nested}`)).status, 403);
  });
});

import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenPremio, givenUsuario, type AnswerBody, type Client, type TestApp} from '../support';
import {pagesOf} from '../support/pdf';

interface Redeemed extends AnswerBody {
  resgate: {id: number};
}

describe('What the warehouse prints of orders', () => {
  let t: TestApp;
  let auditor: Client;
  let smart: Client;
  before(async () => {
    t = await givenApp();
    auditor = (await givenUsuario(t, 2)).api;
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const givenResgate = async (codigoPremio: string, qtde = 1, nome = 'Maximiliano Sebastião Albuquerque') => {
    const pintor = await givenPintor(t, {saldo: 2000, nome});
    const {body, status} = await pintor.api.post<Redeemed>('/api/resgatar', {codigoPremio, qtde});
    assert.equal(status, 200, JSON.stringify(body));
    return body.resgate.id;
  };
  const pdf = async (kind: 'separacao' | 'etiquetas', ids: readonly number[]) => {
    const {status, content, text} = await auditor.get(`/api/resgates/${kind}?ids=${ids.join(',')}`);
    assert.equal(status, 200, text);
    return (await pagesOf(content)).join(' ');
  };

  it('is what to take in all, and then order by order, without those that were cancelled', async () => {
    const {codigo} = await givenPremio(t, {nome: 'Rolo de lã', custo: 5});
    const ids = [await givenResgate(codigo, 2), await givenResgate(codigo, 3), await givenResgate(codigo)];
    await smart.post('/api/cancelarResgate', {identificador: ids[2], status: 3});
    const text = await pdf('separacao', ids);
    assert.ok(text.includes('2 resgates · 1 cancelado ficou de fora'), text);
    assert.ok(text.includes(`Rolo de lã ${codigo} 2 5`), text);
    assert.ok(text.includes(`${ids[0]} Rolo de lã Maximiliano`), text);
    assert.ok(!text.includes(`${ids[2]} Rolo de lã`), text);
  });

  it('is a label for each order that goes to an address', async () => {
    const {codigo} = await givenPremio(t, {nome: 'Bandeja', custo: 5});
    const ids: number[] = [];
    for (let i = 0; i < 15; i++) ids.push(await givenResgate(codigo, 1, `Pintora Número ${i}`));
    const {content} = await auditor.get(`/api/resgates/etiquetas?ids=${ids.join(',')}`);
    const pages = await pagesOf(content);
    assert.equal(pages.length, 2);
    assert.match(pages[0] ?? '', /CEP \d{5}-\d{3}/);
    assert.ok(pages[1]?.includes(`Pedido ${ids[14]}`), pages[1]);
  });

  it('is refused without an order to print, and to painters', async () => {
    const {codigo} = await givenPremio(t, {custo: 5});
    const id = await givenResgate(codigo);
    await smart.post('/api/cancelarResgate', {identificador: id, status: 3});
    const nothing = await auditor.get(`/api/resgates/separacao?ids=${id}`);
    assert.deepEqual([nothing.status, nothing.body.codigo], [422, 'NADA_A_SEPARAR']);
    assert.equal((await auditor.get(`/api/resgates/etiquetas?ids=${id}`)).body.codigo, 'SEM_ENDERECO');
    assert.equal((await auditor.get('/api/resgates/etiquetas?ids=x')).status, 422);
    const pintor = await givenPintor(t);
    assert.equal((await pintor.api.get(`/api/resgates/separacao?ids=${id}`)).status, 401);
  });
});

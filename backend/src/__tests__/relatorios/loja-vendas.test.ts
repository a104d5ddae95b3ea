import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenProduto, givenRevenda, givenUsuario, type TestApp} from '../support';
import {givenScoredVenda} from './support';

interface Answer {
  meses: {mes: string; vendas: number; pontos: number; total: number}[];
}

describe('The sales of a shop by month', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    t.clock.now = new Date('2026-03-10T12:00:00Z');
  });
  after(() => t.stop());

  const address = (cnpj: string) => `/api/lojas/${cnpj}/vendas-por-mes`;

  it('are those that stand, of twelve months, by the month in which they were scored in São Paulo', async () => {
    const [revenda, other] = [await givenRevenda(t), await givenRevenda(t)];
    const [pintor, produto] = [await givenPintor(t), await givenProduto(t, {valorPontos: 5})];
    const score = (pontuadoEm: string, more: object = {}) =>
      givenScoredVenda(t, pintor, {revenda, produto, totalVenda: 10.5, pontuadoEm: new Date(pontuadoEm), ...more});
    await score('2026-03-01T02:59:59Z');
    await score('2026-03-01T03:00:00Z');
    await score('2026-03-02T12:00:00Z');
    await score('2026-03-03T12:00:00Z', {cancelada: true});
    await score('2026-03-03T12:00:00Z', {revenda: other});
    // In the thirteenth month before, which is not included.
    await score('2025-03-31T12:00:00Z');
    // All staff users may read it, as Auditors also see the list of shops with their totals.
    for (const permissao of [0, 1, 2] as const) {
      const {api} = await givenUsuario(t, permissao);
      const {body} = await api.get<Answer>(address(revenda.cnpj));
      assert.equal(body.meses.length, 12);
      assert.deepEqual(body.meses[0], {mes: '2025-04', vendas: 0, pontos: 0, total: 0});
      assert.deepEqual(body.meses.slice(-2), [
        {mes: '2026-02', vendas: 1, pontos: 5, total: 10.5},
        {mes: '2026-03', vendas: 2, pontos: 10, total: 21},
      ]);
    }
  });

  it('are none at a reseller without any, and not found where there is no shop', async () => {
    const {api} = await givenUsuario(t, 2);
    const {body} = await api.get<Answer>(address((await givenRevenda(t)).cnpj));
    assert.ok(body.meses.every(({vendas}) => vendas === 0));
    assert.equal((await api.get(address('00000000000191'))).status, 404);
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRevenda,
  insert,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../../support';
import {givenInLeitura, givenReader, read, readDocument} from './support';

describe('what a receipt that was read may be worth', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({jobs: true});
    await givenProduto(t, {nome: 'Tinta Acrílica 18 L', gtin: '7891234567895', valorPontos: 50});
  });
  after(() => t.stop());

  async function feedOf({api}: GivenPintor) {
    const {body} = await api.get<AnswerBody & {movimentos: {pontosEstimados: number | null}[]}>(
      '/api/pontuacoes/movimentos',
    );
    assert.equal(body.movimentos.length, 1);
    return body.movimentos[0];
  }

  async function estimated(changes: Parameters<typeof readDocument>[0], clusterId?: number) {
    const pintor = await givenPintor(t, {clusterId});
    givenReader(t, async () => readDocument(changes));
    const nota = await givenInLeitura(t, pintor.id);
    await read(t, nota.id);
    return {nota, pintor, pontos: (await feedOf(pintor))?.pontosEstimados};
  }

  it('is reckoned as it would be scored: products, reseller, level, master', async () => {
    assert.equal((await estimated({})).pontos, 100, 'two units of 50 at a shop that is no reseller');
    const {id} = await insert<{id: number}>(t, 'cluster', {nome: 'Ouro', ordem: 3, valorPonto: 1.2});
    const {cnpj} = await givenRevenda(t, {fatorPontuacao: 2, rm: true});
    assert.equal((await estimated({cnpj}, id)).pontos, 480);
  });

  it('is not said where no line is a product, or nothing was read', async () => {
    const [item] = readDocument().itens;
    assert.ok(item);
    assert.equal((await estimated({itens: []})).pontos, null);
    assert.equal((await estimated({itens: [{...item, gtin: undefined, codigo: 'X', nome: 'PARAFUSO'}]})).pontos, null);
    assert.equal((await estimated({estado: 'nao_lida', itens: []})).pontos, null);
  });

  it('is over once somebody has decided', async () => {
    const {nota, pintor} = await estimated({});
    await t.db.query(sql`UPDATE nota SET estado = 'encerrada' WHERE id = ${nota.id}`);
    assert.equal((await feedOf(pintor))?.pontosEstimados, null);
  });
});

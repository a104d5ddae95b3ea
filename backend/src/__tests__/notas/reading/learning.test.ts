import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {ProdutoMatchingService} from '../../../modules/revendas';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenUsuario,
  insert,
  nextNumber,
  type GivenProduto,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {givenScenario, givenVenda, type Scenario} from '../support';

interface ReadLine {
  codigo?: string | null;
  nome?: string | null;
  confianca?: number;
  valorUnitario?: number;
  subTotal?: number;
}

describe('what shops call products, learned from who scores', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let scenario: Scenario;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 0);
  });
  beforeEach(async () => {
    scenario = await givenScenario(t, await givenPintor(t));
  });
  after(() => t.stop());

  const vendaOf = async (readLines: ReadLine[], itens: object[], at = scenario) => {
    const {venda, nota} = await givenVenda(t, at, {itens});
    await insert(t, 'nota_leitura', {
      notaId: nota.id,
      estado: 'lida',
      itens: JSON.stringify(
        readLines.map(line => ({nome: 'ALV BCO 18', confianca: 0.9, valorUnitario: null, subTotal: null, ...line})),
      ),
      atualizadoEm: t.clock.now,
    });
    return venda;
  };
  const send = (venda: object) => ana.api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false});
  const score = async (readLines: ReadLine[], itens: object[], at = scenario) =>
    send(await vendaOf(readLines, itens, at));
  const item = (codigo: string, linha?: number) => ({codigo, qtde: 1, valorUnitario: 89.9, linha});
  const learnt = (cnpj = scenario.revenda.cnpj) =>
    t.db.query(
      sql<{
        id: number;
      }>`SELECT codigo, codigo_padrao, nome, valor_unitario FROM produto_revenda WHERE cnpj_revenda = ${cnpj} ORDER BY codigo`,
    );
  const trail = () =>
    t.db.query(sql<{
      ator_id: number;
      antes: object | null;
      depois: object;
    }>`SELECT a.ator_id, a.antes, a.depois FROM auditoria a JOIN produto_revenda r ON r.id::text = a.entidade_id
        WHERE a.acao = 'aprender' AND r.cnpj_revenda = ${scenario.revenda.cnpj} ORDER BY a.id`);
  const match = async (codigo: string, nome = 'ALV BCO 18') => {
    const matcher = await t.app.get<ProdutoMatchingService>('services.ProdutoMatchingService');
    const [matched] = await t.run(() => matcher.match(scenario.revenda.cnpj, [{codigo, nome}]));
    return matched?.produto;
  };

  it('keeps the confirmed pair for that shop, and finds it the next time', async () => {
    const {produto, revenda} = scenario;
    assert.equal(await match('00070012'), null);
    const {status} = await score([{codigo: 'X'}, {codigo: '00070012'}], [item(produto.codigo, 1)]);
    assert.equal(status, 200);
    assert.deepEqual(await learnt(), [
      {codigo: '00070012', codigo_padrao: produto.codigo, nome: 'ALV BCO 18', valor_unitario: 89.9},
    ]);
    assert.deepEqual(await trail(), [
      {
        ator_id: ana.id,
        antes: null,
        depois: {cnpj: revenda.cnpj, codigo: '00070012', codigoPadrao: produto.codigo, nome: 'ALV BCO 18'},
      },
    ]);
    const matched = await match('70012');
    assert.deepEqual([matched?.codigo, matched?.via, matched?.certa], [produto.codigo, 'revenda', true]);
  });

  it('lets a later confirmation replace it, in the audit trail, and leaves one that says the same alone', async () => {
    const [a, b] = [scenario.produto, await givenProduto(t)];
    await score([{codigo: '0123'}], [item(a.codigo, 0)]);
    await score([{codigo: '123'}], [item(a.codigo, 0)]);
    await score([{codigo: '0123', nome: 'OUTRO NOME'}], [item(b.codigo, 0)]);
    assert.deepEqual(await learnt(), [
      {codigo: '0123', codigo_padrao: b.codigo, nome: 'OUTRO NOME', valor_unitario: 89.9},
    ]);
    const [first, second, ...more] = await trail();
    assert.deepEqual([first?.antes, more], [null, []]);
    assert.deepEqual(second?.antes, {codigoPadrao: a.codigo, nome: 'ALV BCO 18'});
  });

  it('learns nothing from a code that is missing, the product’s own, hardly read, or said to be two things', async () => {
    const {codigo} = scenario.produto;
    const gtin = await givenProduto(t, {gtin: '7891000315507', codigo: `0${nextNumber()}77`});
    const readLines = [
      {codigo: null},
      {codigo},
      {codigo: '555', confianca: 0.59},
      {codigo: '07891000315507'},
      {codigo: gtin.codigo.slice(1)},
      {codigo: '777'},
    ];
    const {status} = await score(readLines, [
      item(codigo, 0),
      item(codigo, 1),
      item(codigo, 2),
      item(gtin.codigo, 3),
      item(gtin.codigo, 4),
      item(codigo, 5),
      item(gtin.codigo, 5),
      item(codigo),
    ]);
    assert.equal(status, 200);
    assert.deepEqual(await learnt(), []);
  });

  it('learns nothing from a line of other amounts: the form was opened before another reading', async () => {
    const {codigo} = scenario.produto;
    const readLines = [
      {codigo: '1001', valorUnitario: 12, subTotal: 24},
      {codigo: '1002', valorUnitario: 89.9, subTotal: 80},
      {codigo: '1003', valorUnitario: 8.99, subTotal: 89.9},
    ];
    assert.equal((await score(readLines, [item(codigo, 0), item(codigo, 1), item(codigo, 2)])).status, 200);
    assert.deepEqual(
      (await learnt()).map(each => (each as {codigo?: string}).codigo),
      ['1002', '1003'],
    );
  });

  it('refuses a line that was not read, and changes nothing', async () => {
    const venda = await vendaOf([{codigo: '1'}], [item(scenario.produto.codigo, 1)]);
    const {status, body} = await send(venda);
    assert.deepEqual([status, body.erro], [422, 'A linha 2 não está no que foi lido desta nota']);
    const withoutLeitura = await givenVenda(t, scenario, {itens: [item(scenario.produto.codigo, 0)]});
    assert.equal((await send(withoutLeitura.venda)).status, 422);
    assert.equal((await send({...venda, itens: [{...item(scenario.produto.codigo), linha: -1}]})).status, 422);
    assert.deepEqual(await learnt(), []);
  });

  it('learns nothing of a sale that is refused', async () => {
    const venda = await vendaOf([{codigo: '31'}], [item(scenario.produto.codigo, 0), item('nenhum')]);
    assert.equal((await send(venda)).status, 422);
    assert.deepEqual(await learnt(), []);
  });

  it('takes the same codes from many people at once', async () => {
    const produtos = [scenario.produto, await givenProduto(t), await givenProduto(t)];
    const codigos = ['900', '100', '500', '300'];
    const shuffle = (i: number) => codigos.map((_, j) => codigos[(i + j) % codigos.length] ?? '');
    const vendas: object[] = [];
    for (let i = 0; i < 6; i++) {
      const readLines = shuffle(i).map(codigo => ({codigo}));
      const itens = readLines.map((_, j) => item((produtos[(i + j) % 3] as GivenProduto).codigo, j));
      vendas.push(await vendaOf(readLines, itens, {...scenario, pintor: await givenPintor(t)}));
    }
    const answers = await Promise.all(vendas.map(send));
    assert.deepEqual(
      answers.map(({status}) => status),
      Array(6).fill(200),
    );
    assert.equal((await learnt()).length, codigos.length);
  });
});

import assert from 'node:assert/strict';
import {ProdutoMatchingService, type LineToMatch} from '../../modules/revendas';
import {givenApp, givenProduto, insert, nextCnpj, type GivenProduto, type TestApp} from '../support';

describe('from item lines to products', () => {
  let t: TestApp;
  let matcher: ProdutoMatchingService;
  let neve: GivenProduto;
  let gelo: GivenProduto;
  let massa: GivenProduto;
  before(async () => {
    t = await givenApp();
    matcher = await t.app.get<ProdutoMatchingService>('services.ProdutoMatchingService');
    const line = 'Tinta Acrílica Premium Fosca Alvorada';
    neve = await givenProduto(t, {codigo: '0110118', nome: `${line} Branco Neve 18 L`, valorUnitario: 412.9});
    await givenProduto(t, {codigo: '0110136', nome: `${line} Branco Neve 3,6 L`, valorUnitario: 109.9});
    gelo = await givenProduto(t, {
      codigo: '0110218',
      nome: `${line} Gelo 18 L`,
      valorUnitario: 412.9,
      gtin: '7891000315507',
    });
    massa = await givenProduto(t, {codigo: '4101', nome: 'Massa Corrida Nivela 25 kg', valorUnitario: 89.9});
    await givenProduto(t, {codigo: '5901', nome: `${line} Areia 18 L`, ativo: false, valorUnitario: 412.9});
    await givenProduto(t, {codigo: '5902', nome: `${line} Palha 18 L`, removidoEm: t.clock.now});
  });
  after(() => t.stop());

  const match = (itens: LineToMatch[], cnpj: string | null = null) => t.run(() => matcher.match(cnpj, itens));
  const matchOne = async (item: LineToMatch, cnpj?: string) => (await match([item], cnpj))[0];
  const summary = async (item: LineToMatch, cnpj?: string) => {
    const produto = (await matchOne(item, cnpj))?.produto;
    return produto && [produto.codigo, produto.via, produto.certa];
  };
  const own = (cnpjRevenda: string, codigo: string, {codigo: codigoPadrao}: GivenProduto, nome = 'ALV NEVE 18') =>
    insert(t, 'produto_revenda', {cnpjRevenda, codigo, codigoPadrao, nome, valorUnitario: 400});

  it('answers each line of a receipt in its place', async () => {
    const matches = await match([
      {nome: 'MASSA COR NIVELA BD 25KG', valorUnitario: 92},
      {nome: 'ESPATULA ACO 10CM', valorUnitario: 17.9},
      {},
      {nome: 'TTA ACR PREM FSC ALVORADA BCO NEVE 18L', valorUnitario: 400},
    ]);
    assert.deepEqual(
      matches.map(
        ({produto}) => produto && [produto.codigo, produto.nome, produto.valorPontos, produto.via, produto.certa],
      ),
      [[massa.codigo, massa.nome, 10, 'descricao', true], null, null, [neve.codigo, neve.nome, 10, 'descricao', true]],
    );
    assert.deepEqual(await match([]), []);
  });

  it('looks up what a receipt says a thousand times once, and takes text that no database does', async () => {
    const nome = 'MASSA COR NIVELA BD 25KG';
    const matches = await match(Array.from({length: 1000}, (_, i) => ({nome, valorUnitario: 92 + i / 100})));
    assert.ok(matches.every(({produto}) => produto?.codigo === massa.codigo));
    const cut = `${nome} ${'\u{1f600}'.repeat(300)}`;
    const matched = await matchOne({nome: cut, codigo: `x${'\u{1f600}'.repeat(300)}`});
    assert.equal(matched?.produto?.codigo, massa.codigo);
  });

  it('knows the shop’s own code, leading zeros aside', async () => {
    const cnpj = nextCnpj();
    await own(cnpj, '000070012', neve);
    assert.deepEqual(await summary({codigo: '70012', nome: 'ALV NEVE 18'}, cnpj), [neve.codigo, 'revenda', true]);
    assert.equal(await summary({codigo: '70012', nome: 'ALV NEVE 18'}, nextCnpj()), null, 'another shop’s');
    assert.deepEqual(
      await summary({codigo: '70012', nome: 'TTA ACR PREM FSC ALVORADA GELO 18L'}, cnpj),
      [gelo.codigo, 'descricao', true],
      'a code that was misread',
    );
  });

  it('takes the code of the company’s other shop for a likelihood, where this one has none', async () => {
    const [headOffice, branch] = ['112223330001', '112223330002'].map(base => base + '00');
    await own(String(headOffice), '81', neve);
    const matched = (await matchOne({codigo: '81', nome: 'ALV NEVE 18'}, branch))?.produto;
    assert.deepEqual([matched?.codigo, matched?.via, matched?.certa], [neve.codigo, 'revenda', false]);
    assert.ok((matched?.confianca ?? 1) < 0.9);
    await own(String(branch), '81', gelo, 'ALV GELO 18');
    assert.deepEqual(await summary({codigo: '81', nome: 'ALV GELO 18'}, branch), [gelo.codigo, 'revenda', true]);
  });

  it('knows our code and the barcode’s number, also where the code stands', async () => {
    const nome = 'ACR PREM ALVORADA GELO 18L';
    assert.deepEqual(await summary({codigo: '110218', nome}), [gelo.codigo, 'codigo', true]);
    assert.deepEqual(await summary({gtin: '7891000315507', nome}), [gelo.codigo, 'gtin', true]);
    assert.deepEqual(await summary({codigo: '07891000315507', nome}), [gelo.codigo, 'gtin', true]);
    assert.notEqual((await matchOne({gtin: '7891000315508', nome}))?.produto?.via, 'gtin', 'its check digit is wrong');
    assert.equal(
      await summary({codigo: '110218', nome: 'ESPATULA ACO 10CM'}),
      null,
      'the shop’s own number, by chance',
    );
    assert.equal(
      (await matchOne({codigo: '110218', nome: 'ACR PREM ALVORADA GELO 3,6L'}))?.produto?.certa ?? false,
      false,
    );
  });

  it('never offers what is switched off or removed', async () => {
    for (const colour of ['AREIA', 'PALHA']) {
      const matched = await matchOne({codigo: '5901', nome: `TTA ACR PREM FSC ALVORADA ${colour} 18L`});
      assert.notEqual(matched?.produto?.certa, true);
      const codigos = [matched?.produto, ...(matched?.sugestoes ?? [])].map(produto => produto?.codigo);
      assert.ok(!codigos.includes('5901') && !codigos.includes('5902'));
    }
  });

  it('offers up to three others, and holds any text', async () => {
    const matched = await matchOne({nome: 'TTA ACR PREM FSC ALVORADA'});
    assert.ok(matched && matched.sugestoes.length > 0 && matched.sugestoes.length <= 3);
    for (const nome of [`'; DROP TABLE produto; --`, '%%__\\', '((((', '0'.repeat(5000), '🎨'])
      assert.equal((await matchOne({codigo: nome, nome}))?.produto, null);
  });
});

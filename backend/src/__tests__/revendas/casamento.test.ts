import assert from 'node:assert/strict';
import {CasamentoService, type LinhaParaCasar} from '../../modules/revendas';
import {givenApp, givenProduto, insert, nextCnpj, type ProdutoDado, type TestApp} from '../support';

describe('from item lines to products', () => {
  let t: TestApp;
  let casamentos: CasamentoService;
  let neve: ProdutoDado;
  let gelo: ProdutoDado;
  let massa: ProdutoDado;
  before(async () => {
    t = await givenApp();
    casamentos = await t.app.get<CasamentoService>('services.CasamentoService');
    const linha = 'Tinta Acrílica Premium Fosca Alvorada';
    neve = await givenProduto(t, {codigo: '0110118', nome: `${linha} Branco Neve 18 L`, valorUnitario: 412.9});
    await givenProduto(t, {codigo: '0110136', nome: `${linha} Branco Neve 3,6 L`, valorUnitario: 109.9});
    gelo = await givenProduto(t, {
      codigo: '0110218',
      nome: `${linha} Gelo 18 L`,
      valorUnitario: 412.9,
      gtin: '7891000315507',
    });
    massa = await givenProduto(t, {codigo: '4101', nome: 'Massa Corrida Nivela 25 kg', valorUnitario: 89.9});
    await givenProduto(t, {codigo: '5901', nome: `${linha} Areia 18 L`, ativo: false, valorUnitario: 412.9});
    await givenProduto(t, {codigo: '5902', nome: `${linha} Palha 18 L`, removidoEm: t.clock.agora});
  });
  after(() => t.stop());

  const casar = (itens: LinhaParaCasar[], cnpj: string | null = null) => t.run(() => casamentos.casar(cnpj, itens));
  const casarUm = async (item: LinhaParaCasar, cnpj?: string) => (await casar([item], cnpj))[0];
  const resumo = async (item: LinhaParaCasar, cnpj?: string) => {
    const produto = (await casarUm(item, cnpj))?.produto;
    return produto && [produto.codigo, produto.via, produto.certa];
  };
  const proprio = (cnpjRevenda: string, codigo: string, {codigo: codigoPadrao}: ProdutoDado, nome = 'ALV NEVE 18') =>
    insert(t, 'produto_revenda', {cnpjRevenda, codigo, codigoPadrao, nome, valorUnitario: 400});

  it('answers each line of a receipt in its place', async () => {
    const casados = await casar([
      {nome: 'MASSA COR NIVELA BD 25KG', valorUnitario: 92},
      {nome: 'ESPATULA ACO 10CM', valorUnitario: 17.9},
      {},
      {nome: 'TTA ACR PREM FSC ALVORADA BCO NEVE 18L', valorUnitario: 400},
    ]);
    assert.deepEqual(
      casados.map(
        ({produto}) => produto && [produto.codigo, produto.nome, produto.valorPontos, produto.via, produto.certa],
      ),
      [[massa.codigo, massa.nome, 10, 'descricao', true], null, null, [neve.codigo, neve.nome, 10, 'descricao', true]],
    );
    assert.deepEqual(await casar([]), []);
  });

  it('looks up what a receipt says a thousand times once, and takes text that no database does', async () => {
    const nome = 'MASSA COR NIVELA BD 25KG';
    const casados = await casar(Array.from({length: 1000}, (_, i) => ({nome, valorUnitario: 92 + i / 100})));
    assert.ok(casados.every(({produto}) => produto?.codigo === massa.codigo));
    const cortado = `${nome} ${'\u{1f600}'.repeat(300)}`;
    const casado = await casarUm({nome: cortado, codigo: `x${'\u{1f600}'.repeat(300)}`});
    assert.equal(casado?.produto?.codigo, massa.codigo);
  });

  it('knows the shop’s own code, leading zeros aside', async () => {
    const cnpj = nextCnpj();
    await proprio(cnpj, '000070012', neve);
    assert.deepEqual(await resumo({codigo: '70012', nome: 'ALV NEVE 18'}, cnpj), [neve.codigo, 'revenda', true]);
    assert.equal(await resumo({codigo: '70012', nome: 'ALV NEVE 18'}, nextCnpj()), null, 'another shop’s');
    assert.deepEqual(
      await resumo({codigo: '70012', nome: 'TTA ACR PREM FSC ALVORADA GELO 18L'}, cnpj),
      [gelo.codigo, 'descricao', true],
      'a code that was misread',
    );
  });

  it('takes the code of the company’s other shop for a likelihood, where this one has none', async () => {
    const [matriz, filial] = ['112223330001', '112223330002'].map(base => base + '00');
    await proprio(String(matriz), '81', neve);
    const casado = (await casarUm({codigo: '81', nome: 'ALV NEVE 18'}, filial))?.produto;
    assert.deepEqual([casado?.codigo, casado?.via, casado?.certa], [neve.codigo, 'revenda', false]);
    assert.ok((casado?.confianca ?? 1) < 0.9);
    await proprio(String(filial), '81', gelo, 'ALV GELO 18');
    assert.deepEqual(await resumo({codigo: '81', nome: 'ALV GELO 18'}, filial), [gelo.codigo, 'revenda', true]);
  });

  it('knows our code and the barcode’s number, also where the code stands', async () => {
    const nome = 'ACR PREM ALVORADA GELO 18L';
    assert.deepEqual(await resumo({codigo: '110218', nome}), [gelo.codigo, 'codigo', true]);
    assert.deepEqual(await resumo({gtin: '7891000315507', nome}), [gelo.codigo, 'gtin', true]);
    assert.deepEqual(await resumo({codigo: '07891000315507', nome}), [gelo.codigo, 'gtin', true]);
    assert.notEqual((await casarUm({gtin: '7891000315508', nome}))?.produto?.via, 'gtin', 'its check digit is wrong');
    assert.equal(await resumo({codigo: '110218', nome: 'ESPATULA ACO 10CM'}), null, 'the shop’s own number, by chance');
    assert.equal(
      (await casarUm({codigo: '110218', nome: 'ACR PREM ALVORADA GELO 3,6L'}))?.produto?.certa ?? false,
      false,
    );
  });

  it('never offers what is switched off or removed', async () => {
    for (const cor of ['AREIA', 'PALHA']) {
      const casado = await casarUm({codigo: '5901', nome: `TTA ACR PREM FSC ALVORADA ${cor} 18L`});
      assert.notEqual(casado?.produto?.certa, true);
      const codigos = [casado?.produto, ...(casado?.sugestoes ?? [])].map(produto => produto?.codigo);
      assert.ok(!codigos.includes('5901') && !codigos.includes('5902'));
    }
  });

  it('offers up to three others, and holds any text', async () => {
    const casado = await casarUm({nome: 'TTA ACR PREM FSC ALVORADA'});
    assert.ok(casado && casado.sugestoes.length > 0 && casado.sugestoes.length <= 3);
    for (const nome of [`'; DROP TABLE produto; --`, '%%__\\', '((((', '0'.repeat(5000), '🎨'])
      assert.equal((await casarUm({codigo: nome, nome}))?.produto, null);
  });
});

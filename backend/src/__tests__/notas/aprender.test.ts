import assert from 'node:assert/strict';
import {CasamentoService} from '../../modules/revendas';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenUsuario,
  insert,
  nextNumber,
  type ProdutoDado,
  type TestApp,
  type UsuarioDado,
} from '../support';
import {givenCenario, givenVenda, type Cenario} from './support';

interface Lida {
  codigo?: string | null;
  nome?: string | null;
  confianca?: number;
  valorUnitario?: number;
  subTotal?: number;
}

describe('what shops call products, learned from who scores', () => {
  let t: TestApp;
  let ana: UsuarioDado;
  let cenario: Cenario;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 0);
  });
  beforeEach(async () => {
    cenario = await givenCenario(t, await givenPintor(t));
  });
  after(() => t.stop());

  const vendaDe = async (lidas: Lida[], itens: object[], onde = cenario) => {
    const {venda, nota} = await givenVenda(t, onde, {itens});
    await insert(t, 'nota_leitura', {
      notaId: nota.id,
      estado: 'lida',
      itens: JSON.stringify(
        lidas.map(lida => ({nome: 'ALV BCO 18', confianca: 0.9, valorUnitario: null, subTotal: null, ...lida})),
      ),
      atualizadoEm: t.clock.agora,
    });
    return venda;
  };
  const enviar = (venda: object) => ana.api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false});
  const pontuar = async (lidas: Lida[], itens: object[], onde = cenario) => enviar(await vendaDe(lidas, itens, onde));
  const item = (codigo: string, linha?: number) => ({codigo, qtde: 1, valorUnitario: 89.9, linha});
  const aprendidos = (cnpj = cenario.revenda.cnpj) =>
    t.db.query<{id: number}>(
      `SELECT codigo, codigo_padrao, nome, valor_unitario FROM produto_revenda WHERE cnpj_revenda = $1 ORDER BY codigo`,
      [cnpj],
    );
  const trilha = () =>
    t.db.query<{ator_id: number; antes: object | null; depois: object}>(
      `SELECT a.ator_id, a.antes, a.depois FROM auditoria a JOIN produto_revenda r ON r.id::text = a.entidade_id
        WHERE a.acao = 'aprender' AND r.cnpj_revenda = $1 ORDER BY a.id`,
      [cenario.revenda.cnpj],
    );
  const casar = async (codigo: string, nome = 'ALV BCO 18') => {
    const casamentos = await t.app.get<CasamentoService>('services.CasamentoService');
    const [casado] = await t.run(() => casamentos.casar(cenario.revenda.cnpj, [{codigo, nome}]));
    return casado?.produto;
  };

  it('keeps the confirmed pair for that shop, and finds it the next time', async () => {
    const {produto, revenda} = cenario;
    assert.equal(await casar('00070012'), null);
    const {status} = await pontuar([{codigo: 'X'}, {codigo: '00070012'}], [item(produto.codigo, 1)]);
    assert.equal(status, 200);
    assert.deepEqual(await aprendidos(), [
      {codigo: '00070012', codigo_padrao: produto.codigo, nome: 'ALV BCO 18', valor_unitario: 89.9},
    ]);
    assert.deepEqual(await trilha(), [
      {
        ator_id: ana.id,
        antes: null,
        depois: {cnpj: revenda.cnpj, codigo: '00070012', codigoPadrao: produto.codigo, nome: 'ALV BCO 18'},
      },
    ]);
    const casado = await casar('70012');
    assert.deepEqual([casado?.codigo, casado?.via, casado?.certa], [produto.codigo, 'revenda', true]);
  });

  it('lets a later confirmation replace it, in the audit trail, and leaves one that says the same alone', async () => {
    const [a, b] = [cenario.produto, await givenProduto(t)];
    await pontuar([{codigo: '0123'}], [item(a.codigo, 0)]);
    await pontuar([{codigo: '123'}], [item(a.codigo, 0)]);
    await pontuar([{codigo: '0123', nome: 'OUTRO NOME'}], [item(b.codigo, 0)]);
    assert.deepEqual(await aprendidos(), [
      {codigo: '0123', codigo_padrao: b.codigo, nome: 'OUTRO NOME', valor_unitario: 89.9},
    ]);
    const [primeira, segunda, ...mais] = await trilha();
    assert.deepEqual([primeira?.antes, mais], [null, []]);
    assert.deepEqual(segunda?.antes, {codigoPadrao: a.codigo, nome: 'ALV BCO 18'});
  });

  it('learns nothing from a code that is missing, the product’s own, hardly read, or said to be two things', async () => {
    const {codigo} = cenario.produto;
    const gtin = await givenProduto(t, {gtin: '7891000315507', codigo: `0${nextNumber()}77`});
    const lidas = [
      {codigo: null},
      {codigo},
      {codigo: '555', confianca: 0.59},
      {codigo: '07891000315507'},
      {codigo: gtin.codigo.slice(1)},
      {codigo: '777'},
    ];
    const {status} = await pontuar(lidas, [
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
    assert.deepEqual(await aprendidos(), []);
  });

  it('learns nothing from a line of other amounts: the form was opened before another reading', async () => {
    const {codigo} = cenario.produto;
    const lidas = [
      {codigo: '1001', valorUnitario: 12, subTotal: 24},
      {codigo: '1002', valorUnitario: 89.9, subTotal: 80},
      {codigo: '1003', valorUnitario: 8.99, subTotal: 89.9},
    ];
    assert.equal((await pontuar(lidas, [item(codigo, 0), item(codigo, 1), item(codigo, 2)])).status, 200);
    assert.deepEqual(
      (await aprendidos()).map(aprendido => (aprendido as {codigo?: string}).codigo),
      ['1002', '1003'],
    );
  });

  it('refuses a line that was not read, and changes nothing', async () => {
    const venda = await vendaDe([{codigo: '1'}], [item(cenario.produto.codigo, 1)]);
    const {status, body} = await enviar(venda);
    assert.deepEqual([status, body.erro], [422, 'A linha 2 não está no que foi lido desta nota']);
    const semLeitura = await givenVenda(t, cenario, {itens: [item(cenario.produto.codigo, 0)]});
    assert.equal((await enviar(semLeitura.venda)).status, 422);
    assert.equal((await enviar({...venda, itens: [{...item(cenario.produto.codigo), linha: -1}]})).status, 422);
    assert.deepEqual(await aprendidos(), []);
  });

  it('learns nothing of a sale that is refused', async () => {
    const venda = await vendaDe([{codigo: '31'}], [item(cenario.produto.codigo, 0), item('nenhum')]);
    assert.equal((await enviar(venda)).status, 422);
    assert.deepEqual(await aprendidos(), []);
  });

  it('takes the same codes from many people at once', async () => {
    const produtos = [cenario.produto, await givenProduto(t), await givenProduto(t)];
    const codigos = ['900', '100', '500', '300'];
    const embaralhar = (i: number) => codigos.map((_, j) => codigos[(i + j) % codigos.length] ?? '');
    const vendas: object[] = [];
    for (let i = 0; i < 6; i++) {
      const lidas = embaralhar(i).map(codigo => ({codigo}));
      const itens = lidas.map((_, j) => item((produtos[(i + j) % 3] as ProdutoDado).codigo, j));
      vendas.push(await vendaDe(lidas, itens, {...cenario, pintor: await givenPintor(t)}));
    }
    const answers = await Promise.all(vendas.map(enviar));
    assert.deepEqual(
      answers.map(({status}) => status),
      Array(6).fill(200),
    );
    assert.equal((await aprendidos()).length, codigos.length);
  });
});

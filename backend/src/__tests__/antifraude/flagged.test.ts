import assert from 'node:assert/strict';
import {givenCertain} from '../notas/joint/support';
import {givenVenda} from '../notas/support';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  insert,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';

type Row = Record<string, unknown>;

describe('A network above a quota', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let rede: {id: number};
  let flagged: GivenRevenda;
  let other: GivenRevenda;
  let notas: Map<number, GivenRevenda>;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 1);
    rede = await givenRede(t, {nome: 'Rede Maximiliano Sebastião Albuquerque de Vasconcelos'});
    const within = await givenRede(t, {nome: 'Rede dentro da cota'});
    flagged = await givenRevenda(t, {redeId: rede.id});
    other = await givenRevenda(t, {redeId: within.id});
    const pintor = await givenPintor(t);
    for (const [revenda, redeId, qtde] of [
      [flagged, rede.id, 6],
      [flagged, rede.id, 7],
      [other, within.id, 5],
    ] as const) {
      const produto = await givenProduto(t);
      const written = {criadoEm: t.clock.now, atualizadoEm: t.clock.now};
      const sold = {redeId, mes: '2026-08-01', codigoProduto: produto.codigo, quantidade: 5, valor: 100, ...written};
      await insert(t, 'historico_rede', sold);
      const itens = [{codigo: produto.codigo, qtde, valorUnitario: 50, valorDesconto: 0}];
      const {venda} = await givenVenda(t, {pintor, produto, revenda}, {itens});
      assert.equal((await staff.api.post('/api/pontuacoes/pontuar', {venda, confirmar: true})).status, 200);
    }
    notas = new Map();
    for (const revenda of [flagged, other]) {
      const {id} = await givenCertain(t, pintor, {revenda});
      notas.set(id, revenda);
      const {codigo} = await givenProduto(t);
      const sent = {cnpjRevenda: revenda.cnpj, codigoPadrao: codigo, codigo: 'X1', nome: 'Tinta', valorUnitario: 1};
      assert.equal((await staff.api.post('/api/produtos_revenda', sent)).status, 201);
    }
  });
  after(() => t.stop());

  const rowsOf = async (path: string, field: string) => {
    const {status, body} = await staff.api.get<Record<string, Row[]>>(path);
    assert.equal(status, 200, JSON.stringify(body));
    const rows = body[field] ?? [];
    assert.ok(rows.length > 1, path);
    return rows;
  };

  it('is marked in each list of receipts by their shop, and in the sheet of those that are scored together', async () => {
    for (const [path, field] of [
      ['/api/pontuacoes/pendentes?limite=50', 'rows'],
      ['/api/notas?limite=50', 'rows'],
      ['/api/pontuacoes/juntas', 'notas'],
    ] as const) {
      const rows = (await rowsOf(path, field)).filter(({id}) => notas.has(Number(id)));
      assert.equal(rows.length, 2, path);
      for (const {id, redeAntifraude} of rows)
        assert.equal(redeAntifraude, notas.get(Number(id)) === flagged ? rede.id : null, path);
    }
  });

  it('is marked on its resellers, their shops and on what they call products', async () => {
    const lojas = await rowsOf('/api/lojas?limite=50', 'rows');
    const resellers = await rowsOf('/api/revendas?limite=50', 'revendas');
    const products = await rowsOf('/api/produtos_revenda?limite=50', 'produtosRevenda');
    for (const [rows, cnpjOf] of [
      [resellers, ({cnpj}: Row) => cnpj],
      [lojas, ({cnpj}: Row) => cnpj],
      [products, ({cnpjRevenda}: Row) => cnpjRevenda],
    ] as const)
      assert.deepEqual(
        [flagged, other].map(({cnpj}) => rows.find(row => cnpjOf(row) === cnpj)?.redeAntifraude),
        [rede.id, null],
      );
    const one = await staff.api.get<{revenda: Row}>(`/api/lojas/${flagged.cnpj}/revenda`);
    assert.equal(one.body.revenda.redeAntifraude, rede.id);
    const redes = await rowsOf('/api/redes?limite=50', 'redes');
    assert.equal(redes.find(({id}) => id === rede.id)?.acimaCota, 2);
  });

  it('is no longer marked once its quotas are released', async () => {
    const cotas = await rowsOf(`/api/antifraude?rede=${rede.id}`, 'antiFraude');
    for (const {codProduto, qtdAf} of cotas) {
      const sent = {rede: String(rede.id), codProduto, quantidade: -Number(qtdAf)};
      assert.equal((await staff.api.post('/api/antifraude/liberacao', sent)).status, 200);
    }
    const one = await staff.api.get<{revenda: Row}>(`/api/lojas/${flagged.cnpj}/revenda`);
    assert.equal(one.body.revenda.redeAntifraude, null);
  });

  it('is nothing that a painter is told', async () => {
    const {api} = await givenPintor(t);
    const {text} = await api.raw('GET', '/api/revendas');
    assert.ok(!text.includes('redeAntifraude'), text);
  });
});

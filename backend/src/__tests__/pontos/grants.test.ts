import assert from 'node:assert/strict';
import {DAY_MS} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import type {ExpiryService} from '../../modules/pontos';
import {
  NOW,
  givenApp,
  givenPintor,
  givenProduto,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';
import {sendCadastro, signUp} from '../pessoas/support';

interface Refused extends AnswerBody {
  excessos?: string[];
}

/** Small limits for tests; all others have their defaults. */
const LIMITS = {pontosPintorDia: 1000, pontosPintorMes: 2500, pontosUsuarioDia: 3000, pontosUsuarioMes: 6000};

describe('The policy of grants', () => {
  let t: TestApp;
  let [ana, bia]: GivenUsuario[] = [];
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    await insert(t, 'configuracao', LIMITS);
  });
  beforeEach(async () => {
    t.clock.now = NOW;
    [ana, bia] = [await givenUsuario(t, 1, {nome: 'Ana Prado'}), await givenUsuario(t, 0, {nome: 'Bia Reis'})];
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  /** A receipt with these points, with a price high enough that the points per real need no second check. */
  async function givenSale(pontos: number, of = pintor) {
    const scenario = await givenScenario(t, of);
    const qtde = pontos / 50;
    const itens = [{codigo: scenario.produto.codigo, qtde, valorUnitario: 20, valorDesconto: 0}];
    return (await givenVenda(t, scenario, {itens})).venda;
  }
  const score = (who: GivenUsuario | undefined, venda: object, confirmar?: true) => {
    assert.ok(who);
    return who.api.post<Refused>('/api/pontuacoes/pontuar', {venda, ...(confirmar && {confirmar})});
  };
  const scored = async (who: GivenUsuario | undefined, pontos: number, of = pintor) => {
    const {status, body} = await score(who, await givenSale(pontos, of));
    assert.equal(status, 200, JSON.stringify(body));
  };
  const later = (days: number) => (t.clock.now = new Date(t.clock.now.getTime() + days * DAY_MS));

  it('sums a painter’s receipts of a day: what one person grants ends at the limit, two go on', async () => {
    await scored(ana, 600);
    const second = await givenSale(600);
    const refused = await score(ana, second);
    assert.deepEqual([refused.status, refused.body.codigo], [409, 'SEGUNDA_CONFERENCIA']);
    assert.deepEqual(refused.body.excessos, ['Pontos para este pintor em 24 horas: 1.200 (até 1.000)']);
    // Another user may not score it alone either, as the sum per painter exceeds the limit.
    assert.equal((await score(bia, await givenSale(600))).status, 409);
    assert.equal(await saldoOf(t, pintor.id), 600);
    assert.equal((await score(bia, second, true)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 1200);
    // Points that were checked by two people are not counted again.
    await scored(ana, 400);
    assert.equal((await score(ana, await givenSale(50))).status, 409);
  });

  it('counts 30 days as well, to the hour and not by the calendar', async () => {
    for (let day = 0; day < 3; day++) {
      await scored(ana, 800);
      later(1.01);
    }
    const next = await givenSale(200);
    assert.deepEqual((await score(ana, next)).body.excessos, ['Pontos para este pintor em 30 dias: 2.600 (até 2.500)']);
    later(28);
    assert.equal((await score(ana, next)).status, 200);
  });

  it('lets go of what was taken back', async () => {
    const sale = await givenSale(900);
    assert.equal((await score(ana, sale)).status, 200);
    assert.equal((await ana?.api.post('/api/pontuacoes/cancelar', {identificador: sale.idFoto}))?.status, 200);
    await scored(ana, 950);
  });

  it('sums what one person grants to many', async () => {
    for (let i = 0; i < 3; i++) await scored(ana, 900, await givenPintor(t));
    const other = await givenPintor(t);
    const {status, body} = await score(ana, await givenSale(400, other));
    assert.deepEqual([status, body.excessos], [409, ['Pontos dados pela mesma pessoa em 24 horas: 3.100 (até 3.000)']]);
    await scored(bia, 400, other);
  });

  it('counts one after the other what is granted at once', async () => {
    const sales = await Promise.all([600, 600, 600].map(pontos => givenSale(pontos)));
    const toOne = await Promise.all(sales.map((sale, i) => score(i === 1 ? bia : ana, sale)));
    assert.deepEqual(toOne.map(({status}) => status).sort(), [200, 409, 409]);
    const caio = await givenUsuario(t, 0);
    const many = await Promise.all(Array.from({length: 5}, async () => givenSale(900, await givenPintor(t))));
    const byOne = await Promise.all(many.map(sale => score(caio, sale)));
    assert.deepEqual(byOne.map(({status}) => status).sort(), [200, 200, 200, 409, 409]);
  });

  it('counts the bonus of who brought the painter', async () => {
    const referrer = await givenPintor(t);
    await scored(ana, 950, referrer);
    const referred = await givenPintor(t, {indicadoPor: referrer.id});
    const sale = await givenSale(50, referred);
    assert.deepEqual((await score(ana, sale)).body.excessos, [
      'Pontos para quem indicou este pintor em 24 horas: 1.050 (até 1.000)',
    ]);
    assert.equal((await score(bia, sale, true)).status, 200);
    assert.equal(await saldoOf(t, referrer.id), 1050);
  });

  it('has products looked at by two whose points who scores has raised, by hand or by import', async () => {
    const raise = async (who: GivenUsuario | undefined, from: number, to: number) => {
      const produto = await givenProduto(t, {valorPontos: from, valorUnitario: 100});
      assert.equal((await who?.api.put(`/api/produtos/${produto.id}`, {valorPontos: to}))?.status, 200);
      return produto.codigo;
    };
    const saleOf = async (codigo: string) => {
      const scenario = await givenScenario(t, pintor);
      const itens = [{codigo, qtde: 1, valorUnitario: 100, valorDesconto: 0}];
      return (await givenVenda(t, scenario, {itens})).venda;
    };
    const own = await raise(ana, 50, 100);
    const sale = await saleOf(own);
    assert.deepEqual((await score(ana, sale)).body.excessos, [
      `Pontos de ${own}, alterados por quem pontua nos últimos 30 dias: 100 (até 60)`,
    ]);
    assert.equal((await score(bia, sale, true)).status, 200);
    assert.equal((await score(bia, await saleOf(own))).status, 200);
    assert.equal((await score(bia, await saleOf(await raise(ana, 50, 101)))).status, 409);
    assert.equal((await score(ana, await saleOf(await raise(ana, 50, 60)))).status, 200);
    later(31);
    assert.equal((await score(ana, await saleOf(own))).status, 200);
  });

  it('has sales looked at by two whose factor who scores has raised, a reseller’s or a level’s', async () => {
    const {id: cluster} = await insert<{id: number}>(t, 'cluster', {nome: 'Bronze', ordem: 1});
    const painter = await givenPintor(t, {clusterId: cluster});
    const saleAt = async (revenda: GivenRevenda) => {
      const scenario = {...(await givenScenario(t, painter)), revenda};
      const itens = [{codigo: scenario.produto.codigo, qtde: 1, valorUnitario: 100, valorDesconto: 0}];
      return (await givenVenda(t, scenario, {itens})).venda;
    };
    const change = async (who: GivenUsuario | undefined, path: string, body: object) =>
      assert.equal((await who?.api.put(path, body))?.status, 200);
    const FACTOR = 'Fator da revenda e do nível, alterado';
    const revenda = await givenRevenda(t);
    await change(ana, `/api/revendas/${revenda.id}`, {fatorPontuacao: 2});
    const sale = await saleAt(revenda);
    assert.deepEqual((await score(ana, sale)).body.excessos, [
      `${FACTOR} por quem pontua nos últimos 30 dias: 2 (até 1,2)`,
    ]);
    assert.equal((await score(bia, sale, true)).status, 200);
    // Another person may score alone what was at most doubled.
    assert.equal((await score(bia, await saleAt(revenda))).status, 200);
    await change(ana, `/api/revendas/${revenda.id}`, {rm: 1});
    assert.deepEqual((await score(bia, await saleAt(revenda))).body.excessos, [
      `${FACTOR} nos últimos 30 dias: 4 (até 2)`,
    ]);
    const other = await givenRevenda(t, {fatorPontuacao: 3});
    assert.equal((await score(ana, await saleAt(other))).status, 200);
    await change(bia, `/api/cluster/${cluster}`, {valorPonto: 1.25});
    assert.deepEqual((await score(bia, await saleAt(other))).body.excessos, [
      `${FACTOR} por quem pontua nos últimos 30 dias: 3,75 (até 3,6)`,
    ]);
    assert.equal((await score(ana, await saleAt(other))).status, 200);
    later(31);
    assert.equal((await score(ana, await saleAt(revenda))).status, 200);
  });

  describe('of codes that painters use alone', () => {
    const givenCodigo = async (valor: number, columns: Record<string, unknown> = {}) => {
      const codigo = `CURSO${nextNumber()}`;
      await insert(t, 'codigo_promocional', {codigo, operacao: 'ADICIONAR', valor, treinamento: true, ...columns});
      return codigo;
    };
    const use = (codigo: string) => pintor.api.post('/api/codigo-promocional/validar', {codigo});
    const open = async () =>
      (
        await ana?.api.get<{rows: (AnswerBody & {id: number; resumo: string})[]}>(
          '/api/aprovacoes?pagina=0&limite=10&filtros={"estado":"aberta"}',
        )
      )?.body.rows ?? [];
    const decide = async (what: 'aprovar' | 'recusar', id: number | undefined) =>
      bia?.api.post(`/api/aprovacoes/${String(id)}/${what}`, what === 'recusar' ? {motivo: 'Turma errada'} : {});
    const notices = () =>
      t.db.query(sql<{titulo: string}>`SELECT titulo FROM aviso WHERE pintor_id = ${pintor.id} ORDER BY id`);

    it('waits for staff beyond the painter’s sums, once for each code, and is notified to the painter', async () => {
      const codigo = await givenCodigo(1200);
      for (let i = 0; i < 2; i++) {
        const {status, body} = await use(codigo);
        assert.deepEqual([status, body.codigo], [409, 'CODIGO_EM_CONFERENCIA']);
      }
      const [request, ...others] = await open();
      assert.deepEqual([request?.resumo, others.length], [`${codigo}: 1.200 pontos para o pintor nº ${pintor.id}`, 0]);
      assert.equal((await decide('aprovar', request?.id))?.status, 200);
      assert.equal(await saldoOf(t, pintor.id), 1200);
      assert.equal((await decide('aprovar', request?.id))?.status, 409);
      assert.deepEqual(await notices(), [{titulo: 'Seu código valeu 1.200 pontos'}]);
      // A code approved by a second person does not count against the next one.
      assert.equal((await use(await givenCodigo(900))).status, 200);
    });

    it('counts on the day it was sent, on which it has to have been valid, whenever it is approved', async () => {
      const codigo = await givenCodigo(1200, {expiraEm: NOW.toISOString().slice(0, 10)});
      for (let i = 0; i < 4; i++) assert.equal((await use(await givenCodigo(10))).status, 200);
      await use(codigo);
      const [request] = await open();
      later(1);
      for (let i = 0; i < 5; i++) assert.equal((await use(await givenCodigo(10))).status, 200);
      assert.equal((await use(codigo)).body.codigo, 'LIMITE_DE_CODIGOS');
      const approved = await decide('aprovar', request?.id);
      assert.equal(approved?.status, 200, approved?.text);
      const [sent] = await t.db.query(
        sql`SELECT enviado_em AS em FROM uso_codigo WHERE codigo = ${codigo} AND liberado_em IS NULL`,
      );
      assert.deepEqual(sent, {em: NOW});
      t.clock.now = NOW;
      assert.equal((await use(await givenCodigo(10))).body.codigo, 'LIMITE_DE_CODIGOS', 'the fifth of that day');
    });

    it('of a painter who is erased is withdrawn, and not approved before', async () => {
      await use(await givenCodigo(1200));
      const codigo = `FEIRA${nextNumber()}`;
      await insert(t, 'codigo_cadastro', {codigo, pontos: 1200, usos: 1});
      const signedUp = await signUp(t, {codigo_cadastro: codigo});
      const requests = await open();
      assert.equal(requests.length, 2);
      const ids = [pintor.id, signedUp.id];
      await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ANY(${ids})`);
      for (const {id} of requests) {
        const refused = await decide('aprovar', id);
        assert.deepEqual([refused?.status, refused?.body.codigo], [409, 'PEDIDO_NAO_CABE']);
        assert.match(refused?.body.erro ?? '', /bloqueado ou pediu para apagar/);
      }
      const personal = await t.app.get(Kernel.PERSONAL_DATA);
      const erase = (id: number) => t.run(() => t.db.tx(() => personal.erase(id)));
      const [first] = await Promise.all([decide('aprovar', requests[0]?.id), ...ids.map(erase)]);
      assert.equal(first?.status, 409);
      for (const id of ids) assert.equal(await saldoOf(t, id), 0);
      const states = await t.db.query(
        sql`SELECT estado, motivo FROM aprovacao WHERE id = ANY(${requests.map(({id}) => id)})`,
      );
      const withdrawn = {estado: 'retirada', motivo: 'Cadastro apagado a pedido do pintor'};
      assert.deepEqual(states, [withdrawn, withdrawn]);
    });

    it('is refused with a reason, and the code stays good', async () => {
      const codigo = await givenCodigo(1200);
      await use(codigo);
      const [request] = await open();
      assert.equal((await bia?.api.post(`/api/aprovacoes/${request?.id}/recusar`, {motivo: ' '}))?.status, 422);
      assert.equal((await decide('recusar', request?.id))?.status, 200);
      assert.deepEqual([await saldoOf(t, pintor.id), (await open()).length], [0, 0]);
      assert.deepEqual(await notices(), [{titulo: 'Seu código não foi aceito'}]);
    });

    it('was agreed to when the code was made by two', async () => {
      assert.equal((await use(await givenCodigo(1200, {conferido: true}))).status, 200);
    });

    it('is not approved by who made the code', async () => {
      const lote = await insert<{id: number}>(t, 'lote_codigo', {qtd: 1, usuarioId: bia?.id});
      const codigo = await givenCodigo(1200, {loteCodigoId: lote.id});
      await use(codigo);
      const [request] = await open();
      const refused = await decide('aprovar', request?.id);
      assert.deepEqual([refused?.status, refused?.body.codigo], [409, 'PEDIDO_NAO_CABE']);
      assert.match(refused?.body.erro ?? '', /criou este código/);
      assert.equal(await saldoOf(t, pintor.id), 0);
      assert.equal((await ana?.api.post(`/api/aprovacoes/${request?.id}/aprovar`))?.status, 200);
      assert.equal(await saldoOf(t, pintor.id), 1200);
    });

    it('of a sign-up waits in the same way, and the sign-up goes on', async () => {
      const codigo = `FEIRA${nextNumber()}`;
      // Its last day is that of the sign-up: it is approved after it.
      const expiraEm = NOW.toISOString().slice(0, 10);
      await insert(t, 'codigo_cadastro', {codigo, pontos: 1200, usos: 1, usuarioId: ana?.id, expiraEm});
      const {id} = await signUp(t, {codigo_cadastro: codigo});
      assert.equal(await saldoOf(t, id), 0);
      const [request, ...others] = await open();
      assert.deepEqual([request?.resumo, others.length], [`${codigo}: 1.200 pontos para o pintor nº ${id}`, 0]);
      later(1);
      assert.equal((await ana?.api.post(`/api/aprovacoes/${request?.id}/aprovar`))?.status, 409, 'made by Ana');
      assert.equal((await decide('aprovar', request?.id))?.status, 200);
      assert.equal(await saldoOf(t, id), 1200);
      const told = await t.db.query(sql<{titulo: string}>`SELECT titulo FROM aviso WHERE pintor_id = ${id}`);
      assert.deepEqual(told, [{titulo: 'Seu código valeu 1.200 pontos'}]);
      t.clock.now = NOW;
      assert.equal((await sendCadastro(t, {codigo_cadastro: codigo})).status, 409, 'it was used once');
    });

    it('of a sign-up that gives more by now is shown anew before it is approved', async () => {
      const codigo = `FEIRA${nextNumber()}`;
      await insert(t, 'codigo_cadastro', {codigo, pontos: 1200, usos: 2, usuarioId: ana?.id});
      const {id} = await signUp(t, {codigo_cadastro: codigo});
      await t.db.query(sql`UPDATE codigo_cadastro SET pontos = 5000 WHERE codigo = ${codigo}`);
      const [request] = await open();
      assert.deepEqual((await decide('aprovar', request?.id))?.body.codigo, 'PEDIDO_MUDOU');
      assert.equal(await saldoOf(t, id), 0);
      assert.equal((await open())[0]?.resumo, `${codigo}: 5.000 pontos para o pintor nº ${id}`);
      assert.equal((await decide('aprovar', request?.id))?.status, 200);
      assert.equal(await saldoOf(t, id), 5000);
    });

    it('are approved while painters may send none', async () => {
      const codigo = await givenCodigo(1200);
      await use(codigo);
      const [request] = await open();
      await t.db.query(sql`UPDATE configuracao SET bloquear_pontuacao = true`);
      assert.equal((await use(await givenCodigo(10))).body.codigo, 'PONTUACAO_BLOQUEADA');
      assert.equal((await decide('aprovar', request?.id))?.status, 200);
      await t.db.query(sql`UPDATE configuracao SET bloquear_pontuacao = false`);
    });

    it('that somebody else used meanwhile cannot be approved, and can be refused', async () => {
      const codigo = await givenCodigo(1200);
      await use(codigo);
      await t.db.query(sql`UPDATE codigo_promocional SET conferido = true WHERE codigo = ${codigo}`);
      const other = await givenPintor(t);
      assert.equal((await other.api.post('/api/codigo-promocional/validar', {codigo})).status, 200);
      const [request] = await open();
      assert.deepEqual((await decide('aprovar', request?.id))?.body.codigo, 'PEDIDO_NAO_CABE');
      assert.equal((await open()).length, 1);
      assert.equal((await decide('recusar', request?.id))?.status, 200);
    });
  });

  it('holds what staff give back to the person’s sums, and the operator’s to none', async () => {
    const expiry = await t.app.get<ExpiryService>('services.ExpiryService');
    const many = await Promise.all(Array.from({length: 4}, () => givenPintor(t)));
    for (const each of many) await scored(await givenUsuario(t, 1), 900, each);
    later(600);
    const {
      id,
      nome,
      permissao = 1,
    } = {...(ana as GivenUsuario), nome: 'Ana'} as {id: number; nome: string; permissao?: 1};
    const actor = {kind: 'painel', id, nome, session: 'x', permissao} as const;
    await assert.rejects(
      t.run(() => expiry.giveBack(new Date(0)), actor),
      /uma pessoa/,
    );
    await t.run(() => expiry.giveBack(new Date(0)));
    for (const each of many) assert.equal(await saldoOf(t, each.id), 900);
  });
});

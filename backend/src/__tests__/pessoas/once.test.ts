import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenScenario, givenVenda} from '../notas/support';
import {
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  nextCpf,
  nextNumber,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {
  accountOf,
  cancelScore,
  confirmEmail,
  erase,
  givenOpenApp,
  linksOf,
  nextCelular,
  redeem,
  score,
  signUp,
  type Member,
} from './support';

/** Things that a person may do only once, or a few times, stay counted after the account was erased and the person is back. */
describe('Once a person', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenOpenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());

  const scenarioOf = (member: Member) => givenScenario(t, {...member, nome: '', token: '', idIndicacao: ''});
  async function givenCode(): Promise<string> {
    const codigo = `CADASTRO${nextNumber()}`;
    const {status} = await smart.api.post('/api/codigos-cadastro', {codigo, pontos: 60, usos: 50});
    assert.equal(status, 201);
    return codigo;
  }
  const usesOf = async (codigo: string) =>
    (await t.db.one(sql<{usos: number}>`SELECT usos_realizados AS usos FROM codigo_cadastro WHERE codigo = ${codigo}`))
      ?.usos;
  const refusedCode = async (id: number) =>
    (
      await t.db.one(
        sql<{
          codigo: string | null;
        }>`SELECT max(codigo_recusado) AS codigo FROM participacao_anterior WHERE pintor_id = ${id}`,
      )
    )?.codigo;
  const again = async (first: Member, changes: object = {}) => {
    await erase(t, first);
    return signUp(t, {cpf: first.cpf, ...changes});
  };

  describe('a registration code', () => {
    it('gives its points once, by CPF, over any number of accounts', async () => {
      const codigo = await givenCode();
      const first = await signUp(t, {codigo_cadastro: codigo});
      const second = await again(first, {codigo_cadastro: codigo});
      const third = await again(second, {codigo_cadastro: codigo});
      const saldos = await Promise.all([first, second, third].map(({id}) => accountOf(t, id)));
      assert.deepEqual(
        saldos.map(account => account?.saldo),
        [60, 0, 0],
      );
      assert.equal(await usesOf(codigo), 1);
      assert.equal(await refusedCode(third.id), codigo);
    });

    it('gives its points once to a telephone, whatever field it stands in', async () => {
      const codigo = await givenCode();
      const first = await signUp(t, {codigo_cadastro: codigo, telefone: '1132320001'});
      await erase(t, first);
      const second = await signUp(t, {cpf: nextCpf(), celular: first.celular, codigo_cadastro: codigo});
      const third = await signUp(t, {cpf: nextCpf(), telefone: '1132320001', codigo_cadastro: codigo});
      for (const {id} of [second, third]) {
        assert.equal((await accountOf(t, id))?.saldo, 0);
        assert.deepEqual(await linksOf(t, id), [{anterior: first.id, por: 'telefone'}]);
      }
      assert.equal(await usesOf(codigo), 1);
    });

    it('gives its points to who types another’s e-mail: an address counts once it is confirmed', async () => {
      const codigo = await givenCode();
      const first = await signUp(t, {codigo_cadastro: codigo});
      await confirmEmail(t, first);
      await erase(t, first);
      const second = await signUp(t, {cpf: nextCpf(), email: first.email, codigo_cadastro: codigo});
      assert.equal((await accountOf(t, second.id))?.saldo, 60);
      assert.deepEqual(await linksOf(t, second.id), []);
      await confirmEmail(t, second);
      assert.deepEqual(await linksOf(t, second.id), [{anterior: first.id, por: 'email'}]);
    });

    it('gives the points of another code, and of one that the first life did not use', async () => {
      const [one, other] = [await givenCode(), await givenCode()];
      const first = await signUp(t, {codigo_cadastro: one});
      const second = await again(first, {codigo_cadastro: other});
      assert.equal((await accountOf(t, second.id))?.saldo, 60);
    });
  });

  describe('the referral bonus', () => {
    const referrer = () => givenPintor(t, {idIndicacao: `QUEM${nextNumber()}`});
    const bonusesOf = async (id: number) =>
      (
        await t.db.one(
          sql<{n: number}>`SELECT count(*)::int AS n FROM lancamento WHERE pintor_id = ${id} AND tipo = 'indicacao'`,
        )
      )?.n;

    it('comes once for a referred person, whoever refers the second life', async () => {
      const [ana, bia] = [await referrer(), await referrer()];
      const first = await signUp(t, {indicacao: ana.idIndicacao});
      await score(t, smart, await scenarioOf(first));
      const second = await again(first, {indicacao: bia.idIndicacao});
      await score(t, smart, await scenarioOf(second));
      assert.deepEqual([await bonusesOf(ana.id), await bonusesOf(bia.id)], [1, 0]);
    });

    it('comes for the second life when the first one’s was taken back', async () => {
      const ana = await referrer();
      const first = await signUp(t, {indicacao: ana.idIndicacao});
      const nota = await score(t, smart, await scenarioOf(first));
      await cancelScore(smart, nota);
      const second = await again(first, {indicacao: ana.idIndicacao});
      await score(t, smart, await scenarioOf(second));
      assert.equal((await accountOf(t, ana.id))?.saldo, 100);
    });

    it('comes once for a telephone and for a confirmed e-mail', async () => {
      const ana = await referrer();
      const first = await signUp(t, {indicacao: ana.idIndicacao});
      await confirmEmail(t, first);
      await score(t, smart, await scenarioOf(first));
      await erase(t, first);
      const byPhone = await signUp(t, {cpf: nextCpf(), celular: first.celular, indicacao: ana.idIndicacao});
      await score(t, smart, await scenarioOf(byPhone));
      const byEmail = await signUp(t, {cpf: nextCpf(), email: first.email, indicacao: ana.idIndicacao});
      await confirmEmail(t, byEmail);
      await score(t, smart, await scenarioOf(byEmail));
      assert.equal(await bonusesOf(ana.id), 1);
    });

    it('comes to nobody for another life of the same person', async () => {
      const first = await signUp(t);
      await erase(t, first);
      // With the phone number of an erased account, both may be the same person.
      const other = await signUp(t, {cpf: nextCpf(), celular: first.celular});
      const row = await t.db.one(
        sql<{codigo: string}>`SELECT id_indicacao AS codigo FROM pintor WHERE id = ${other.id}`,
      );
      const back = await signUp(t, {cpf: first.cpf, indicacao: row?.codigo});
      await score(t, smart, await scenarioOf(back));
      assert.equal(await bonusesOf(other.id), 0);
    });

    it('is refused at the sign-up with the code of an erased account, as with one that nobody has', async () => {
      const first = await signUp(t);
      const row = await t.db.one(
        sql<{codigo: string}>`SELECT id_indicacao AS codigo FROM pintor WHERE id = ${first.id}`,
      );
      await erase(t, first);
      const [own, nobodys] = await Promise.all(
        [row?.codigo, 'NINGUEM99'].map(indicacao => t.anonymous.post('/api/indique-ganhe/validate', {indicacao})),
      );
      assert.deepEqual([own?.status, own?.body], [nobodys?.status, nobodys?.body]);
    });
  });

  it('what one person of staff grants a painter in a day, by CPF', async () => {
    await insert(t, 'configuracao', {pontosPintorDia: 100});
    try {
      const first = await signUp(t);
      const scenario = await scenarioOf(first);
      await score(t, smart, scenario);
      const given = (await accountOf(t, first.id))?.saldo ?? 0;
      assert.ok(given > 50 && given <= 100, `${given}`);
      const second = await again(first);
      const {venda} = await givenVenda(t, await scenarioOf(second));
      const {status, body} = await smart.api.post('/api/pontuacoes/pontuar', {venda});
      assert.deepEqual([status, body.codigo], [409, 'SEGUNDA_CONFERENCIA']);
    } finally {
      await t.db.query(sql`DELETE FROM configuracao`);
    }
  });

  it('a voucher, by CPF', async () => {
    const voucher = `VALE${nextNumber()}`;
    await insert(t, 'voucher', {voucher, operacao: 'ADICIONAR', valor: 40});
    const first = await signUp(t);
    const scenario = await scenarioOf(first);
    await score(t, smart, scenario, voucher);
    const second = await again(first, {celular: first.celular});
    const {venda} = await givenVenda(t, {...scenario, pintor: {...scenario.pintor, ...second}});
    const refused = await smart.api.post('/api/pontuacoes/pontuar', {
      venda: {...venda, codigoPromocional: voucher},
    });
    assert.deepEqual([refused.status, refused.body.codigo], [409, 'CODIGO_JA_USADO']);
    await erase(t, second);
    const other = await signUp(t, {cpf: nextCpf(), celular: first.celular});
    await score(t, smart, await scenarioOf(other), voucher);
  });

  it('so many codes a day and a month, by CPF', async () => {
    const use = async ({api}: Member) => {
      const codigo = `TREINO${nextNumber()}`;
      await insert(t, 'codigo_promocional', {codigo, operacao: 'ADICIONAR', valor: 5, treinamento: true});
      return (await api.post('/api/codigo-promocional/validar', {codigo})).body.codigo;
    };
    const first = await signUp(t);
    for (let n = 0; n < 4; n++) assert.equal(await use(first), undefined);
    const second = await again(first);
    assert.equal(await use(second), undefined);
    assert.equal(await use(second), 'LIMITE_DE_CODIGOS');
  });

  it('five of a prize in a month, by CPF, less what was cancelled', async () => {
    const premio = await givenPremio(t, {custo: 0.1});
    const codigo = await givenCode();
    const other = await givenCode();
    const first = await signUp(t, {codigo_cadastro: codigo});
    const sent = await redeem(first, premio.codigo, 4);
    await t.db.query(sql`UPDATE resgate SET status = 2 WHERE id = ${sent}`);
    const second = await again(first, {codigo_cadastro: other});
    const refused = await second.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 2});
    assert.equal(refused.status, 422);
    assert.match(refused.body.erro ?? '', /ainda pode pedir 1/);
    await smart.api.post('/api/cancelarResgate', {identificador: sent, status: 4});
    await redeem(second, premio.codigo, 5);
  });

  it('a review of a prize, by CPF', async () => {
    const premio = await givenPremio(t, {custo: 0.1});
    const [one, other] = [await givenCode(), await givenCode()];
    const received = async (member: Member) => {
      const id = await redeem(member, premio.codigo);
      await t.db.query(sql`UPDATE resgate SET status = 1 WHERE id = ${id}`);
      return member.api.post('/api/avaliacoes_premio', {idPremio: premio.id, nota: 5});
    };
    const first = await signUp(t, {codigo_cadastro: one});
    assert.equal((await received(first)).status, 200);
    const second = await again(first, {codigo_cadastro: other});
    assert.equal((await received(second)).status, 409);
  });

  it('a receipt: its paper stays scored', async () => {
    const first = await signUp(t);
    const scenario = await scenarioOf(first);
    const {venda} = await givenVenda(t, scenario);
    assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const second = await again(first);
    const pintor = {...scenario.pintor, ...second};
    const {venda: same} = await givenVenda(t, {...scenario, pintor}, {identificador: venda.identificador});
    const refused = await smart.api.post('/api/pontuacoes/pontuar', {venda: same});
    assert.equal(refused.status, 409, refused.text);
  });

  it('is recognised by a telephone that comes later, and only while its term lasts', async () => {
    const first = await signUp(t);
    await erase(t, first);
    const second = await signUp(t, {cpf: nextCpf(), celular: nextCelular()});
    assert.deepEqual(await linksOf(t, second.id), []);
    const {status, text} = await second.api.put('/api/parceiros', {celular: first.celular});
    assert.equal(status, 200, text);
    assert.deepEqual(await linksOf(t, second.id), [{anterior: first.id, por: 'telefone'}]);
  });
});

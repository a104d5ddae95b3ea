import assert from 'node:assert/strict';
import {nextCpf} from '../support/given/valid';
import {sql} from '../../kernel/persistence/sql';
import {givenScenario, type Scenario} from '../notas/support';
import {givenPremio, givenUsuario, type GivenPremio, type GivenUsuario, type TestApp} from '../support';
import {accountOf, cancelScore, erase, givenOpenApp, redeem, score, sendCadastro, signUp, type Member} from './support';

/** The invariants (modules/pontos/invariants.ts), which are checked after every test, find lost or doubled debts. */
describe('The debt of who was erased and is back', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let premio: GivenPremio;
  before(async () => {
    t = await givenOpenApp();
    smart = await givenUsuario(t, 1);
    premio = await givenPremio(t);
  });
  after(() => t.stop());

  const scenarioOf = (member: Member): Promise<Scenario> =>
    givenScenario(t, {...member, nome: '', token: '', idIndicacao: ''});
  /** Scores a receipt and spends all its points on prizes of 1,000 points each; returns the receipt's id. */
  async function spent(member: Member, prizes: number): Promise<number> {
    const scenario = await scenarioOf(member);
    await t.db.query(sql`UPDATE produto SET valor_pontos = ${prizes * 500} WHERE id = ${scenario.produto.id}`);
    const nota = await score(t, smart, scenario);
    const order = await redeem(member, premio.codigo, prizes);
    await t.db.query(sql`UPDATE resgate SET status = 1 WHERE id = ${order}`);
    return nota;
  }
  async function givenDebtor(prizes = 3, changes = {}): Promise<Member> {
    const member = await signUp(t, changes);
    await cancelScore(smart, await spent(member, prizes));
    assert.deepEqual(await accountOf(t, member.id), {saldo: -prizes * 1000, divida: prizes * 1000});
    return member;
  }
  const entriesOf = (id: number) =>
    t.db.query(sql`SELECT tipo, pontos FROM lancamento WHERE pintor_id = ${id} AND tipo LIKE 'divida%' ORDER BY seq`);

  it('is owed by the new account, explained, and redeems nothing', async () => {
    const first = await givenDebtor();
    await erase(t, first);
    assert.deepEqual(await accountOf(t, first.id), {saldo: -3000, divida: 3000});
    const second = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, second.id), {saldo: -3000, divida: 3000});
    assert.deepEqual(await accountOf(t, first.id), {saldo: 0, divida: 0});
    assert.deepEqual(await entriesOf(second.id), [{tipo: 'divida_anterior', pontos: -3000}]);
    assert.deepEqual(await entriesOf(first.id), [{tipo: 'divida_transferida', pontos: 3000}]);
    const {body} = await second.api.get<{movimentos: {tipo: string; pontos: number}[]}>(
      '/api/pontuacoes/movimentos?pagina=0&limite=5',
    );
    assert.deepEqual(
      body.movimentos.map(({tipo, pontos}) => [tipo, pontos]),
      [['divida_anterior', -3000]],
    );
    const info = await second.api.get('/api/sessoes/parceiro/info');
    assert.equal(info.body['debitoAnterior'], 3000);
    const refused = await second.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    assert.equal(refused.status, 422);
    assert.match(refused.body.erro ?? '', /débito/);
  });

  it('is paid off by what is earned next, a registration code too', async () => {
    const first = await givenDebtor();
    await erase(t, first);
    await smart.api.post('/api/codigos-cadastro', {codigo: 'QUITA', pontos: 3500, usos: 5});
    const second = await signUp(t, {cpf: first.cpf, codigo_cadastro: 'quita'});
    assert.deepEqual(await accountOf(t, second.id), {saldo: 500, divida: 0});
  });

  it('goes along over any number of accounts, growing', async () => {
    const first = await givenDebtor(2);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf});
    // Of 4,000 earned points, 2,000 settle the debt and 2,000 are spent; then the receipt is cancelled.
    const scenario = await scenarioOf(second);
    await t.db.query(sql`UPDATE produto SET valor_pontos = 2000 WHERE id = ${scenario.produto.id}`);
    const nota = await score(t, smart, scenario);
    await redeem(second, (await givenPremio(t)).codigo, 2);
    await t.db.query(sql`UPDATE resgate SET status = 2 WHERE pintor_id = ${second.id}`);
    await cancelScore(smart, nota);
    assert.deepEqual(await accountOf(t, second.id), {saldo: -4000, divida: 4000});
    await erase(t, second);
    const third = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, third.id), {saldo: -4000, divida: 4000});
    await erase(t, third);
    const fourth = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, fourth.id), {saldo: -4000, divida: 4000});
    for (const {id} of [first, second, third]) assert.deepEqual(await accountOf(t, id), {saldo: 0, divida: 0});
  });

  it('reaches who is back when a sale of the first life is cancelled later, and what was earned since pays it', async () => {
    const first = await signUp(t);
    const nota = await spent(first, 3);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, second.id), {saldo: 0, divida: 0});
    const scenario = await scenarioOf(second);
    await score(t, smart, scenario);
    await cancelScore(smart, nota);
    assert.deepEqual(await accountOf(t, second.id), {saldo: -2900, divida: 2900});
    assert.deepEqual(await accountOf(t, first.id), {saldo: 0, divida: 0});
  });

  it('waits with the erased account when the sale is cancelled before the return', async () => {
    const first = await signUp(t);
    const nota = await spent(first, 1);
    await erase(t, first);
    await cancelScore(smart, nota);
    assert.deepEqual(await accountOf(t, first.id), {saldo: -1000, divida: 1000});
    const second = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, second.id), {saldo: -1000, divida: 1000});
  });

  it('is settled by an order of the first life that comes back, as far as it was carried', async () => {
    const first = await signUp(t);
    const nota = await spent(first, 3);
    await t.db.query(sql`UPDATE resgate SET status = 2 WHERE pintor_id = ${first.id}`);
    await cancelScore(smart, nota);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, second.id), {saldo: -3000, divida: 3000});
    const scenario = await scenarioOf(second);
    await t.db.query(sql`UPDATE produto SET valor_pontos = 500 WHERE id = ${scenario.produto.id}`);
    await score(t, smart, scenario);
    const order = await t.db.one(sql<{id: number}>`SELECT id FROM resgate WHERE pintor_id = ${first.id}`);
    const {status, text} = await smart.api.post('/api/cancelarResgate', {identificador: order?.id, status: 4});
    assert.equal(status, 200, text);
    // 3,000 were returned to the old account, which has no debt any more; 2,000 of them settled the person's debt.
    assert.deepEqual(await accountOf(t, second.id), {saldo: 0, divida: 0});
    assert.deepEqual(await accountOf(t, first.id), {saldo: 1000, divida: 0});
  });

  it('is not paid by points that were given up with the erasure', async () => {
    const first = await signUp(t);
    const nota = await spent(first, 1);
    await erase(t, first);
    const rich = await signUp(t, {cpf: first.cpf});
    await score(t, smart, await scenarioOf(rich));
    await erase(t, rich);
    assert.deepEqual(await accountOf(t, rich.id), {saldo: 100, divida: 0}, 'a positive balance stays where it was');
    await cancelScore(smart, nota);
    const third = await signUp(t, {cpf: first.cpf});
    assert.deepEqual(await accountOf(t, third.id), {saldo: -1000, divida: 1000});
  });

  it('is nobody else’s: not of who has the same telephone or e-mail', async () => {
    const first = await givenDebtor(1, {celular: '11955550000', telefone: '1133334444'});
    await t.db.query(sql`UPDATE pintor SET email_confirmado_em = now() WHERE id = ${first.id}`);
    await erase(t, first);
    const other = await signUp(t, {cpf: nextCpf(), celular: '11955550000', email: first.email});
    assert.deepEqual(await accountOf(t, other.id), {saldo: 0, divida: 0});
  });

  it('is carried once when two sign up at once with the CPF', async () => {
    const first = await givenDebtor();
    await erase(t, first);
    const answers = await Promise.all(Array.from({length: 6}, () => sendCadastro(t, {cpf: first.cpf})));
    const statuses = answers.map(({status}) => status).sort();
    assert.equal(statuses.filter(status => status === 201).length, 1, String(statuses));
    const [sum] = await t.db.query(
      sql`SELECT sum(divida)::int AS divida FROM conta WHERE pintor_id IN (SELECT id FROM pintor WHERE cpf = ${first.cpf}) OR pintor_id = ${first.id}`,
    );
    assert.deepEqual(sum, {divida: 3000});
  });

  it('is neither lost nor doubled when a sale is cancelled while its painter signs up again', async () => {
    for (let round = 0; round < 6; round++) {
      const first = await signUp(t);
      const nota = await spent(first, 1);
      await erase(t, first);
      const [answer] = await Promise.all([sendCadastro(t, {cpf: first.cpf}), cancelScore(smart, nota)]);
      assert.equal(answer.status, 201, answer.text);
      assert.deepEqual(await accountOf(t, answer.body.parceiro.id), {saldo: -1000, divida: 1000}, `round ${round}`);
      assert.deepEqual(await accountOf(t, first.id), {saldo: 0, divida: 0});
    }
  });
});

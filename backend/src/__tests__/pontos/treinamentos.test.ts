import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  NOW,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';
import {brokenInvariants} from '../../modules/pontos';
import {givenScenario, givenVenda} from '../notas/support';

const ROUTE = '/api/codigo-promocional/validar';
const DONE = 'Código de treinamento resgatado com sucesso!';

describe('Training codes', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t);
  });
  afterEach(async () => {
    t.clock.now = NOW;
    await t.db.query(sql`DELETE FROM configuracao`);
    assert.deepEqual(await brokenInvariants(t.db), []);
  });

  const givenCodigo = async (columns = {}) =>
    (
      await insert<{codigo: string}>(t, 'codigo_promocional', {
        codigo: `CURSO${nextNumber()}`,
        operacao: 'ADICIONAR',
        valor: 150,
        treinamento: true,
        ...columns,
      })
    ).codigo;
  const use = (codigo: unknown, who = pintor, headers = {}) => who.api.post(ROUTE, {codigo}, {headers});
  const check = (codigo: string, who = pintor) => who.api.get(`${ROUTE}?codigo=${encodeURIComponent(codigo)}`);
  const saldo = async ({id} = pintor) =>
    (await t.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${id}`))?.saldo;
  const usesOf = ({id}: GivenPintor, columns = '') =>
    t.db.query(sql`SELECT 1 FROM uso_codigo WHERE pintor_id = ${id} AND liberado_em IS NULL ${sql.raw(columns)}`);

  it('say what they are worth, and give it once', async () => {
    const codigo = await givenCodigo();
    assert.deepEqual((await check(` ${codigo.toLowerCase()} `)).body, {
      codigoPromocional: {codigo, valor: 150, operacao: 'ADICIONAR', treinamento: true, apenasVenda: false},
    });
    assert.equal(await saldo(), 0);
    const {status, body} = await use(` ${codigo.toLowerCase()} `);
    assert.deepEqual([status, body], [200, {score: {pontos: 150, codigo}, saldoNovo: 150, mensagem: DONE}]);
    const again = await use(codigo);
    assert.deepEqual([again.status, again.body.erro], [409, 'Este código já foi utilizado.']);
    assert.equal((await check(codigo)).status, 409);
    assert.equal((await use(codigo, await givenPintor(t))).status, 409);
    assert.equal(await saldo(), 150);
  });

  it('are given once to whom the answer did not reach', async () => {
    const codigo = await givenCodigo();
    const headers = {'Idempotency-Key': 'tentativa-1'};
    const [first, second] = [await use(codigo, pintor, headers), await use(codigo, pintor, headers)];
    assert.deepEqual([first.status, second.status, second.body], [200, 200, first.body]);
    assert.equal(await saldo(), 150);
  });

  it('go to one of all who try at once', async () => {
    const codigo = await givenCodigo();
    const pintores = await Promise.all(Array.from({length: 6}, () => givenPintor(t)));
    const answers = await Promise.all(pintores.map(each => use(codigo, each)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409]);
  });

  it('are five a day, however they come', async () => {
    const codigos = await Promise.all(Array.from({length: 9}, () => givenCodigo()));
    const answers = await Promise.all(codigos.map(each => use(each)));
    assert.equal(answers.filter(({status}) => status === 200).length, 5);
    for (const {status, body} of answers.filter(each => each.status !== 200))
      assert.deepEqual([status, body.codigo], [422, 'LIMITE_DE_CODIGOS']);
    assert.equal((await usesOf(pintor)).length, 5);
    assert.equal(await saldo(), 750);
  });

  it('are twenty a month, however they come', async () => {
    await t.db.query(sql`INSERT INTO configuracao (codigos_por_dia, codigos_por_mes) VALUES (50, 4)`);
    const codigos = await Promise.all(Array.from({length: 6}, () => givenCodigo()));
    const answers = await Promise.all(codigos.map(each => use(each)));
    assert.equal(answers.filter(({status}) => status === 200).length, 4);
    t.clock.now = new Date(t.clock.now.getTime() + 40 * 86_400_000);
    assert.equal((await use(await givenCodigo())).status, 200);
  });

  it('share their screen with general codes that add points, which stay out of the table of trainings', async () => {
    const codigo = await givenCodigo({treinamento: false});
    const {score, mensagem} = (await use(codigo)).body;
    assert.deepEqual([score, mensagem], [{pontos: 150, codigo}, 'Código resgatado com sucesso!']);
    assert.equal((await use(codigo)).status, 409);
    assert.equal(await saldo(), 150);
    const {body} = await pintor.api.get<AnswerBody & {codigosPromocionais: AnswerBody[]}>(
      `/api/codigo-promocional?filtros=${encodeURIComponent(JSON.stringify({treinamento: true, cpf: pintor.cpf}))}`,
    );
    assert.deepEqual(body.codigosPromocionais, []);
  });

  it('share it with nothing that needs a receipt', async () => {
    for (const treinamento of [true, false])
      for (const columns of [{operacao: 'MULTIPLICAR', valor: 2}, {apenasVenda: true}]) {
        const {status, body} = await use(await givenCodigo({treinamento, ...columns}));
        assert.deepEqual([status, body.codigo], [422, 'CODIGO_SO_COM_NOTA']);
      }
    const voucher = `VALE${nextNumber()}`;
    await insert(t, 'voucher', {voucher, operacao: 'ADICIONAR', valor: 10});
    assert.equal((await use(voucher)).body.codigo, 'CODIGO_SO_COM_NOTA');
    assert.equal((await use(await givenCodigo({expiraEm: '2020-01-01'}))).body.codigo, 'CODIGO_INVALIDO');
    assert.equal((await use('NADA')).status, 422);
    assert.equal((await use(' ')).status, 422);
    assert.equal((await use(7)).status, 400);
    assert.equal(await saldo(), 0);
  });

  it('are taken with no receipt: neither sent along nor typed by staff', async () => {
    const codigo = await givenCodigo();
    const sent = await pintor.api.post(
      '/api/upload/venda_foto',
      form({codigoPromocional: codigo}, {arquivos: {nome: 'a.jpg', content: await givenImage('jpeg', 300, 400)}}),
    );
    assert.deepEqual([sent.status, sent.body.codigo], [422, 'CODIGO_DE_TREINAMENTO']);
    assert.match(sent.body.erro ?? '', /tela Treinamentos/);
    const smart = await givenUsuario(t, 1);
    const {venda} = await givenVenda(t, await givenScenario(t, pintor), {codigoPromocional: codigo});
    const scored = await smart.api.post('/api/pontuacoes/pontuar', {venda});
    assert.deepEqual([scored.status, scored.body.codigo], [422, 'CODIGO_DE_TREINAMENTO']);
    assert.equal((await use(codigo)).status, 200);
  });

  it('are listed to who used them', async () => {
    const codigo = await givenCodigo();
    await use(codigo);
    const filtros = encodeURIComponent(JSON.stringify({treinamento: true, cpf: pintor.cpf}));
    const {body} = await pintor.api.get<AnswerBody & {codigosPromocionais: AnswerBody[]}>(
      `/api/codigo-promocional?filtros=${filtros}`,
    );
    assert.deepEqual(
      body.codigosPromocionais.map(each => [each.codigo, each.operacao, each.valor]),
      [[codigo, 'ADICIONAR', 150]],
    );
  });

  it('are suspended with the points', async () => {
    await t.db.query(sql`INSERT INTO configuracao (bloquear_pontuacao) VALUES (true)`);
    const {status, body} = await use(await givenCodigo());
    assert.deepEqual([status, body.codigo], [423, 'PONTUACAO_BLOQUEADA']);
  });

  it('are nobody’s but a painter’s to use', async () => {
    const codigo = await givenCodigo();
    assert.equal((await t.anonymous.post(ROUTE, {codigo})).status, 401);
    assert.equal((await (await givenUsuario(t, 1)).api.post(ROUTE, {codigo})).status, 401);
  });
});

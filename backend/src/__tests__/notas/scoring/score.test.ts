import assert from 'node:assert/strict';
import {DAY_MS, addDays, buildAccessKey, civilDateOf} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRede,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type Client,
  type AnswerBody,
  type TestApp,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

interface Scored extends AnswerBody {
  venda: {id: number; totalPontos: number; pontosDobrados: number; codigoCancelado: boolean};
}

describe('POST /api/pontuacoes/pontuar', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());

  const score = (venda: object, enviarMensagem = false) =>
    staff.post<Scored>('/api/pontuacoes/pontuar', {venda, enviarMensagem});
  const givenCodigo = (columns: Record<string, unknown> = {}) =>
    insert<{id: number; codigo: string}>(t, 'codigo_promocional', {
      codigo: `TINTA${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 30,
      ...columns,
    });

  it('scores a pending receipt and the painter sees why', async () => {
    const pintor = await givenPintor(t);
    const rede = await givenRede(t);
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor, {fatorPontuacao: 3, redeId: rede.id}));
    const {status, body} = await score(venda);
    assert.equal(status, 200);
    assert.equal(body.venda.totalPontos, 300);
    assert.equal(await saldoOf(t, pintor.id), 300);
    const {body: list} = await pintor.api.get<{pontuacoes: Record<string, unknown>[]}>('/api/pontuacoes');
    const [row] = list.pontuacoes;
    assert.equal(row?.id, nota.id);
    assert.equal(row.identificador, venda.identificador);
    assert.equal(row.criadoEm, t.clock.now.toISOString(), 'when the receipt was sent');
    assert.equal(row.atualizadoEm, t.clock.now.toISOString());
    assert.equal(row.totalPontos, 300);
    assert.equal(row.venceEm, '2028-03-16T02:59:59.999Z', '18 months, end of the day in São Paulo');
    assert.match(String(row.arquivoUrl), /^\/arquivos\/notas\/.*assinatura=/);
    const [lote] = await t.db.query(sql<{rede_id: number}>`SELECT rede_id FROM lote WHERE pintor_id = ${pintor.id}`);
    assert.equal(lote?.rede_id, rede.id);
  });

  it('doubles at a master reseller and leaves a multiplying code unused there', async () => {
    const pintor = await givenPintor(t);
    const codigo = await givenCodigo({operacao: 'MULTIPLICAR', valor: 2});
    const {venda} = await givenVenda(t, await givenScenario(t, pintor, {rm: true}), {codigoPromocional: codigo.codigo});
    const {body} = await score(venda);
    assert.equal(body.venda.totalPontos, 200);
    assert.equal(body.venda.codigoCancelado, true);
    assert.deepEqual(await t.db.one(sql`SELECT usos FROM codigo_promocional WHERE id = ${codigo.id}`), {usos: 0});
  });

  it('uses a code with the sale, once, and gives it back when the sale is cancelled', async () => {
    const codigo = await givenCodigo();
    const [a, b] = [await givenPintor(t), await givenPintor(t)];
    const vendas = [
      await givenVenda(t, await givenScenario(t, a), {codigoPromocional: codigo.codigo.toLowerCase()}),
      await givenVenda(t, await givenScenario(t, b), {codigoPromocional: codigo.codigo}),
    ];
    const answers = await Promise.all(vendas.map(({venda}) => score(venda)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409]);
    const won = answers.findIndex(({status}) => status === 200);
    assert.equal(answers[won]?.body.venda.totalPontos, 130);
    const erro = 'Este código já foi utilizado.';
    const {body} = answers[1 - won] ?? assert.fail();
    assert.deepEqual([body.codigo, body.erro, body.campos], ['CODIGO_JA_USADO', erro, {codigoPromocional: erro}]);
    const unknown = await score({...vendas[1 - won]?.venda, codigoPromocional: 'NAOEXISTE'});
    assert.deepEqual([unknown.status, Object.keys(unknown.body.campos ?? {})], [422, ['codigoPromocional']]);
    assert.equal((await staff.post('/api/pontuacoes/cancelar', {identificador: vendas[won]?.nota.id})).status, 200);
    assert.equal((await score(vendas[1 - won]?.venda ?? {})).status, 200, 'the code is free again');
  });

  it('refuses in the form’s order and words, and changes nothing', async () => {
    const pintor = await givenPintor(t);
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor));
    const cases: [Record<string, unknown>, string][] = [
      [{estadoLoja: '', itens: []}, 'Estado obrigatório'],
      [{itens: []}, 'Adicione itens antes de processar'],
      [{tipoFiscal: ''}, 'Tipo Fiscal obrigatório'],
      [{identificador: ''}, 'Número Fiscal obrigatório'],
      [{cnpjLoja: '11222333000100'}, 'CNPJ Inválido'],
      [{cpf: '39053344706'}, 'CPF inválido'],
      [{realizadoEm: '2026-09-16'}, 'A data da venda não pode estar no futuro'],
      [{itens: [{codigo: 'nenhum', qtde: 1, valorUnitario: 1}]}, 'Produto não encontrado'],
      [{itens: [{codigo: 'x', qtde: 0, valorUnitario: 1}]}, 'Informe somente valores válidos'],
      [{codigoPromocional: 'NAOEXISTE'}, 'Código inválido'],
      [{cpf: (await givenPintor(t)).cpf}, 'Esta nota foi enviada por outro pintor'],
      [{chave: '1'.repeat(44)}, 'Chave de acesso inválida'],
    ];
    for (const [changes, error] of cases) {
      const {status, body} = await score({...venda, ...changes});
      assert.equal(body.erro, error);
      assert.equal(status, 422);
    }
    assert.deepEqual(await t.db.one(sql`SELECT estado FROM nota WHERE id = ${nota.id}`), {estado: 'pendente'});
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('scores one paper once, even when two people do it at the same time', async () => {
    const scenario = await givenScenario(t, await givenPintor(t));
    const other = await givenPintor(t);
    const {venda} = await givenVenda(t, scenario);
    const copy = await givenVenda(t, {...scenario, pintor: other}, {identificador: `000${venda.identificador}`});
    const answers = await Promise.all([score(venda), score(copy.venda), score(venda)]);
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409]);
    const erro = 'Venda já processada';
    assert.ok(answers.filter(({status}) => status === 409).every(({body}) => body.erro === erro));
    const again = await score((await givenVenda(t, scenario, {identificador: venda.identificador})).venda);
    assert.deepEqual([again.body.erro, again.body.campos], [erro, {identificador: erro, tipoFiscal: erro}]);
    const {body} = await staff.get<{vendas: unknown[]}>(
      `/api/vendas?identificador=${venda.identificador}&tipoFiscal=C&cnpj=${scenario.revenda.cnpj}`,
    );
    assert.equal(body.vendas.length, 1);
  });

  it('lets the access key decide where both have one', async () => {
    const scenario = await givenScenario(t, await givenPintor(t));
    const numero = '4321';
    const chave = (serie: number) =>
      buildAccessKey({
        uf: 'SP',
        ano: 2026,
        mes: 9,
        cnpj: scenario.revenda.cnpj,
        modelo: '65',
        serie,
        numero: Number(numero),
        codigoNumerico: 12345678,
      });
    const send = async (changes: object) =>
      (await score((await givenVenda(t, scenario, {identificador: numero, ...changes})).venda)).status;
    assert.equal(await send({chave: chave(1)}), 200);
    assert.equal(await send({chave: chave(1)}), 409);
    assert.equal(await send({chave: chave(2)}), 200, 'another key is another paper');
    assert.equal(await send({}), 409, 'without a key the number decides');
    const found = async (marks = '') => {
      const path = `/api/vendas?identificador=${numero}&tipoFiscal=C&cnpj=${scenario.revenda.cnpj}${marks}`;
      return (await staff.get<{vendas: unknown[]}>(path)).body.vendas.length;
    };
    assert.deepEqual(
      [await found(), await found(`&chave=${chave(1)}`), await found(`&chave=${chave(3)}`)],
      [2, 1, 0],
      'the form is told of the same paper alone',
    );
    assert.deepEqual([await found('&serie=2'), await found('&serie=3')], [1, 0]);
  });

  it('says what a code is worth with its receipt: for its painter, on the day of sending', async () => {
    const pintor = await givenPintor(t);
    const {nota} = await givenVenda(t, await givenScenario(t, pintor));
    const made = async (more: object = {}) =>
      (
        await insert<{codigo: string}>(t, 'codigo_promocional', {
          ...{codigo: `DIA${nextNumber()}`, operacao: 'ADICIONAR', valor: 50, ...more},
        })
      ).codigo;
    const valid = async (codigo: string, more = `&idFoto=${nota.id}`) => {
      const {body} = await staff.get(`/api/codigo-promocional/validar?codigo=${codigo}${more}`);
      return body.codigo ?? body.erro ?? 'ok';
    };
    const day = civilDateOf(t.clock.now);
    const late = await made({expiraEm: day});
    const training = await made({treinamento: true});
    const {voucher} = await insert<{voucher: string; id: number}>(t, 'voucher', {
      ...{voucher: `FEITO${nextNumber()}`, operacao: 'ADICIONAR', valor: 5, usos: 1},
    });
    await t.db.query(sql`
      INSERT INTO uso_codigo (pintor_id, voucher_id, codigo, operacao, valor, pontos, utilizado_em, liberado_em)
      SELECT ${pintor.id}, id, voucher, 'ADICIONAR', 5, 5, ${addDays(day, -40)}::date, NULL FROM voucher WHERE voucher = ${voucher}`);
    const {now} = t.clock;
    t.clock.now = new Date(now.getTime() + DAY_MS);
    try {
      assert.equal(await valid(late, ''), 'CODIGO_INVALIDO');
      assert.equal(await valid(late), 'ok');
      assert.equal(await valid(training), 'CODIGO_DE_TREINAMENTO');
      assert.equal(await valid(voucher, ''), 'ok');
      assert.equal(await valid(voucher), 'CODIGO_JA_USADO');
      assert.equal(await valid(late, '&idFoto=999999'), 'NAO_ENCONTRADO');
    } finally {
      t.clock.now = now;
    }
  });

  it('pays the referrer once for each referred painter, and takes it back with the last sale', async () => {
    const referrer = await givenPintor(t);
    const pintor = await givenPintor(t, {indicadoPor: referrer.id});
    const scenario = await givenScenario(t, pintor);
    const [a, b] = [await givenVenda(t, scenario), await givenVenda(t, scenario)];
    assert.deepEqual(
      (await Promise.all([score(a.venda), score(b.venda)])).map(({status}) => status),
      [200, 200],
    );
    assert.equal(await saldoOf(t, referrer.id), 100);
    const cancel = (id: number) => staff.post('/api/pontuacoes/cancelar', {identificador: id});
    await cancel(a.nota.id);
    assert.equal(await saldoOf(t, referrer.id), 100, 'another scored sale stands');
    await cancel(b.nota.id);
    assert.equal(await saldoOf(t, referrer.id), 0);
  });

  it('needs the right staff', async () => {
    const auditor = (await givenUsuario(t, 2)).api;
    const pintor = await givenPintor(t);
    assert.equal((await auditor.post('/api/pontuacoes/pontuar', {venda: {}})).status, 403);
    assert.equal((await pintor.api.post('/api/pontuacoes/pontuar', {venda: {}})).status, 401);
    assert.equal((await auditor.get('/api/pontuacoes')).status, 403);
    assert.equal(
      (await auditor.get(`/api/pontuacoes?filtros=${encodeURIComponent(JSON.stringify({cpf: pintor.cpf}))}`)).status,
      200,
    );
    assert.equal((await score({idFoto: (await givenNota(t, pintor.id)).id, inesperado: 1})).status, 400);
  });
});

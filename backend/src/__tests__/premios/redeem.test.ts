import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

interface Redeemed extends AnswerBody {
  saldoNovo: number;
  resgate: {id: number; identificador: number; pontosGastos: number; previsaoEntrega: string};
}

const ENDERECO = {
  entregaNome: 'João da Silva',
  entregaRua: 'Rua das Flores',
  entregaNumero: '12',
  entregaComplemento: 'Casa',
  entregaBairro: 'Centro',
  entregaCidade: 'Campinas',
  entregaEstado: 'SP',
  entregaCep: '13010-000',
};

describe('POST /api/resgatar', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  const redeem = (pintor: GivenPintor, body: object, chaveIdempotencia?: string) =>
    pintor.api.post<Redeemed>('/api/resgatar', {qtde: 1, ...body}, {idempotencyKey: chaveIdempotencia});

  it('takes the points, keeps the order and remembers the address', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const premio = await givenPremio(t);
    const {status, body} = await redeem(pintor, {codigoPremio: premio.codigo, qtde: 2, enderecoEntrega: ENDERECO});
    assert.equal(status, 200);
    assert.equal(body.saldoNovo, 3000);
    assert.equal(body.resgate.previsaoEntrega, '2026-11-14');
    const {body: list} = await pintor.api.get<{resgates: Record<string, unknown>[]}>('/api/resgates');
    const [resgate] = list.resgates;
    assert.equal(resgate?.id, body.resgate.id);
    assert.equal(resgate.identificador, body.resgate.id);
    assert.equal(resgate.saldoAnterior, 5000);
    assert.equal(resgate.status, 0);
    assert.match(String(resgate.entregaEndereco), /13010-000$/);
    const other = await redeem(pintor, {codigoPremio: premio.codigo});
    assert.equal(other.status, 200, 'the saved address serves the next order');
  });

  it('keeps no address of what is not shipped, and promises it in two working days', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {codigo} = await givenPremio(t, {tipo: 'recarga'});
    const opcao = {operadora: 'TIM', celular: '11987654321'};
    const {status, body} = await redeem(pintor, {codigoPremio: codigo, opcao, enderecoEntrega: ENDERECO});
    assert.deepEqual([status, body.resgate.previsaoEntrega], [200, '2026-09-17']);
    const {body: list} = await pintor.api.get<{resgates: Record<string, unknown>[]}>('/api/resgates');
    assert.deepEqual([list.resgates[0]?.entregaNome, list.resgates[0]?.entregaEndereco], [null, '']);
    const stored = await t.db.one(
      sql<{rua: string | null}>`SELECT entrega_rua AS rua FROM pintor WHERE id = ${pintor.id}`,
    );
    assert.equal(stored?.rua, null);
  });

  it('does not ask for a whole address where nothing is shipped', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {codigo} = await givenPremio(t, {tipo: 'recarga'});
    const opcao = {operadora: 'TIM', celular: '11987654321'};
    const enderecoEntrega = {...ENDERECO, entregaComplemento: ''};
    assert.equal((await redeem(pintor, {codigoPremio: codigo, opcao, enderecoEntrega})).status, 200);
    const unknown = await redeem(pintor, {codigoPremio: 'NENHUM', enderecoEntrega});
    assert.equal(unknown.body.codigo, 'PREMIO_INDISPONIVEL');
  });

  it('takes numbers as text and text as numbers, as forms and scripts send them', async () => {
    const pintor = await givenPintor(t, {saldo: 3000});
    const premio = await givenPremio(t, {codigo: '98184'});
    const enderecoEntrega = {...ENDERECO, entregaNumero: 12};
    const {status, body} = await redeem(pintor, {codigoPremio: Number(premio.codigo), qtde: '2', enderecoEntrega});
    assert.deepEqual([status, body.saldoNovo], [200, 1000]);
    for (const qtde of [1.5, true, [1], {}]) {
      const refused = await redeem(pintor, {codigoPremio: premio.codigo, qtde});
      assert.deepEqual([refused.status, refused.body.campos], [400, {qtde: 'Informe a quantidade'}]);
    }
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo, qtde: 'uma'})).status, 422);
  });

  it('spends the lots that expire first', async () => {
    const pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, 1000, new Date('2027-12-31T12:00:00Z'));
    await givenPontos(t, pintor.id, 1000, new Date('2026-12-31T12:00:00Z'));
    await redeem(pintor, {codigoPremio: (await givenPremio(t)).codigo});
    const lotes = await t.db.query(
      sql<{restante: number}>`SELECT restante FROM lote WHERE pintor_id = ${pintor.id} ORDER BY vence_em`,
    );
    assert.deepEqual(
      lotes.map(({restante}) => restante),
      [0, 1000],
    );
  });

  it('refuses what the balance does not pay, and says how much is missing', async () => {
    const pintor = await givenPintor(t, {saldo: 999});
    const {status, body} = await redeem(pintor, {codigoPremio: (await givenPremio(t)).codigo});
    assert.equal(status, 422);
    assert.equal(body.codigo, 'SALDO_INSUFICIENTE');
    assert.match(body.erro ?? '', /Falta 1 ponto\.$/);
    assert.equal(await saldoOf(t, pintor.id), 999);
  });

  it('posts what expired even when it then refuses', async () => {
    const pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, 1500, new Date('2026-09-14T12:00:00Z'));
    const {body} = await redeem(pintor, {codigoPremio: (await givenPremio(t)).codigo});
    assert.equal(body.codigo, 'SALDO_INSUFICIENTE');
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('asks for the option and prices 220V', async () => {
    const pintor = await givenPintor(t, {saldo: 10_000});
    const premio = await givenPremio(t, {tipo: 'bivolt', pontosAlternativo: 1200});
    const withoutOption = await redeem(pintor, {codigoPremio: premio.codigo});
    assert.equal(withoutOption.status, 422);
    assert.equal(withoutOption.body.erro, 'Opção do produto não selecionado');
    const wrong = await redeem(pintor, {codigoPremio: premio.codigo, opcao: {voltagem: '380V'}});
    assert.equal(wrong.status, 422);
    const withOption = await redeem(pintor, {codigoPremio: premio.codigo, opcao: {voltagem: '220V'}});
    assert.equal(withOption.body.resgate.pontosGastos, 1200);
    const [{obs} = {obs: ''}] = await t.db.query(
      sql<{obs: string}>`SELECT obs FROM resgate WHERE id = ${withOption.body.resgate.id}`,
    );
    assert.equal(obs, '220V');
  });

  it('gives at most five of a prize in a month', async () => {
    const pintor = await givenPintor(t, {saldo: 50_000});
    const premio = await givenPremio(t);
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo, qtde: 6})).body.codigo, 'LIMITE_MENSAL');
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo, qtde: 4})).status, 200);
    assert.match((await redeem(pintor, {codigoPremio: premio.codigo, qtde: 2})).body.erro ?? '', /ainda pode pedir 1/);
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo})).status, 200);
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo})).body.codigo, 'LIMITE_MENSAL');
    t.clock.now = new Date('2026-10-01T03:00:00Z');
    assert.equal((await redeem(pintor, {codigoPremio: premio.codigo})).status, 200, 'a new month in São Paulo');
    t.clock.now = new Date('2026-09-15T15:00:00Z');
  });

  it('refuses an inactive prize, an unknown one, and everything while redemptions are switched off', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    assert.equal((await redeem(pintor, {codigoPremio: (await givenPremio(t, {ativo: false})).codigo})).status, 404);
    assert.equal((await redeem(pintor, {codigoPremio: 'nenhum'})).status, 404);
    await t.db.query(sql`INSERT INTO configuracao (bloquear_resgate) VALUES (true)`);
    const {status, body} = await redeem(pintor, {codigoPremio: (await givenPremio(t)).codigo});
    await t.db.query(sql`DELETE FROM configuracao`);
    assert.equal(status, 423);
    assert.equal(body.codigo, 'RESGATE_BLOQUEADO');
  });

  it('checks the address and the shape of the call', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const codigoPremio = (await givenPremio(t)).codigo;
    const withoutComplemento = await redeem(pintor, {
      codigoPremio,
      enderecoEntrega: {...ENDERECO, entregaComplemento: ''},
    });
    assert.equal(withoutComplemento.status, 422);
    assert.deepEqual(withoutComplemento.body.campos, {entregaComplemento: 'Complemento obrigatório'});
    for (const qtde of [0, -1, 1.5, 'um', 1e300, null]) {
      const {status} = await redeem(pintor, {codigoPremio, qtde});
      assert.ok(status === 400 || status === 422, `qtde ${qtde} → ${status}`);
    }
    assert.equal((await redeem(pintor, {codigoPremio, desconto: 100})).status, 400);
    assert.equal(await saldoOf(t, pintor.id), 5000);
  });

  it('is refused at another price than the painter was shown, and says it', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {codigo: codigoPremio} = await givenPremio(t);
    const {status, body} = await redeem(pintor, {codigoPremio, qtde: 2, pontosVistos: 1900, enderecoEntrega: ENDERECO});
    assert.deepEqual([status, body.codigo], [409, 'PRECO_MUDOU']);
    assert.match(body.erro ?? '', /agora são 2\.000 pontos/);
    assert.equal(await saldoOf(t, pintor.id), 5000);
    const again = await redeem(pintor, {codigoPremio, qtde: 2, pontosVistos: 2000, enderecoEntrega: ENDERECO});
    assert.deepEqual([again.status, again.body.saldoNovo], [200, 3000]);
  });

  it('forty orders at once on one balance: as many as it pays', async () => {
    const pintor = await givenPintor(t, {saldo: 7000});
    const premios = await Promise.all(Array.from({length: 10}, () => givenPremio(t)));
    const answers = await Promise.all(
      Array.from({length: 40}, (_, i) => redeem(pintor, {codigoPremio: premios[i % 10]?.codigo})),
    );
    assert.equal(answers.filter(({status}) => status === 200).length, 7);
    assert.ok(answers.every(({status}) => status === 200 || status === 422));
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('the last units of a combo are sold once', async () => {
    const premio = await givenPremio(t, {isCombo: true, quantidade: 3});
    const pintores = await Promise.all(Array.from({length: 12}, () => givenPintor(t, {saldo: 2000})));
    const answers = await Promise.all(pintores.map(pintor => redeem(pintor, {codigoPremio: premio.codigo})));
    assert.equal(answers.filter(({status}) => status === 200).length, 3);
    assert.equal(answers.filter(({body}) => body.codigo === 'SEM_ESTOQUE').length, 9);
  });

  it('what is left, and what is missing, is said in the singular where it is one', async () => {
    const pintor = await givenPintor(t, {saldo: 2000});
    const said = async (columns: Parameters<typeof givenPremio>[1], qtde: number) => {
      const {codigo: codigoPremio} = await givenPremio(t, columns);
      return (await redeem(pintor, {codigoPremio, qtde})).body.erro;
    };
    assert.equal(await said({isCombo: true, quantidade: 1}, 2), 'Resta só 1 unidade deste prêmio.');
    assert.equal(await said({isCombo: true, quantidade: 3}, 4), 'Restam só 3 unidades deste prêmio.');
    assert.match((await said({custo: 20.01}, 1)) ?? '', / Falta 1 ponto\.$/);
    assert.match((await said({custo: 20.02}, 1)) ?? '', / Faltam 2 pontos\.$/);
  });

  it('one order twice with one key is one order, refusals included', async () => {
    const pintor = await givenPintor(t, {saldo: 1500});
    const {codigo: codigoPremio} = await givenPremio(t);
    const twice = await Promise.all([1, 2, 3].map(() => redeem(pintor, {codigoPremio}, 'chave-1')));
    assert.deepEqual(
      twice.map(({status}) => status),
      [200, 200, 200],
    );
    assert.equal(new Set(twice.map(({body}) => body.resgate.id)).size, 1);
    assert.equal(await saldoOf(t, pintor.id), 500);
    const refused = await redeem(pintor, {codigoPremio}, 'chave-2');
    assert.equal(refused.status, 422);
    await givenPontos(t, pintor.id, 5000);
    const again = await redeem(pintor, {codigoPremio}, 'chave-2');
    assert.equal(again.status, 422, 'the first answer is the answer');
    assert.equal((await redeem(pintor, {codigoPremio, qtde: 2}, 'chave-1')).body.codigo, 'CHAVE_REUTILIZADA');
    const other = await givenPintor(t, {saldo: 1500});
    assert.equal((await redeem(other, {codigoPremio}, 'chave-1')).status, 200, 'keys belong to their painter');
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, nextNumber, type AnswerBody, type Client, type TestApp} from '../support';
import {NOME, cartaoOf, givenCartao, pedidosOf, redeemCredit} from './support';

const UPLOAD = '/api/upload/saldo_cartao';

interface Uploaded extends AnswerBody {
  total: number;
  erros: number;
}

describe('Balances of the cards, from the operator’s file', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp();
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const newNumber = () => `606298${String(nextNumber()).padStart(10, '0')}`;
  const upload = (lines: readonly string[], api = smart) => {
    const form = new FormData();
    const text = ['Número do cartão;Saldo;CPF;Proxy;Situação', ...lines].join('\n');
    form.append('arquivo', new Blob([text]), 'saldos.csv');
    return api.post<Uploaded>(UPLOAD, form);
  };
  async function givenOwner(columns: Record<string, unknown> = {}) {
    const pintor = await givenPintor(t, {saldo: 9000});
    return {pintor, ...(await givenCartao(t, pintor.id, columns))};
  }

  it('are what the painter sees from then on, said twice or not', async () => {
    const [one, other] = [await givenOwner(), await givenOwner({saldo: '3.00'})];
    const lines = [`${one.numero};1.234,56;;;`, `${other.numero};0;${other.pintor.cpf};PX-${other.numero};Ativo`];
    for (const time of ['first', 'again']) {
      const {status, body} = await upload(lines);
      assert.deepEqual([status, body.total, body.erros], [200, 2, 0], time);
    }
    const card = await cartaoOf(one.pintor);
    assert.deepEqual([card?.saldo, card?.bloqueado], [1234.56, false]);
    assert.equal(card?.atualizadoEm, t.clock.now.toISOString());
    assert.equal((await cartaoOf(other.pintor))?.saldo, 0);
  });

  it('confirm the card that the painter requested, as it is: blocked until the operator says otherwise', async () => {
    for (const [situacao, bloqueado] of [
      ['', true],
      ['Ativo', false],
    ] as const) {
      const pintor = await givenPintor(t, {saldo: 9000});
      await redeemCredit(t, pintor, NOME);
      const numero = newNumber();
      const {body} = await upload([`${numero};10,00;${pintor.cpf};PX-${numero};${situacao}`]);
      assert.deepEqual([body.total, body.erros], [1, 0]);
      const card = await cartaoOf(pintor);
      assert.deepEqual(
        [card?.numero, card?.saldo, card?.bloqueado],
        [`**** **** **** ${numero.slice(-4)}`, 10, bloqueado],
      );
      assert.equal((await pedidosOf(t, pintor.id))[0]?.estado, 'confirmado');
    }
  });

  it('confirm what the painter asked of the card, and nothing else', async () => {
    const {pintor, numero} = await givenOwner();
    await pintor.api.post('/api/cartoes/status', {numero, status: 1});
    await upload([`${numero};5,00;;;Ativo`]);
    assert.equal((await pedidosOf(t, pintor.id))[0]?.estado, 'pedido');
    await upload([`${numero};5,00;;;`]);
    assert.equal((await cartaoOf(pintor))?.bloqueado, false);
    await upload([`${numero};5,00;;;bloqueado`]);
    assert.equal((await pedidosOf(t, pintor.id))[0]?.estado, 'confirmado');
    assert.equal((await cartaoOf(pintor))?.bloqueado, true);
    const trail = await t.db.one(sql<{depois: object}>`
      SELECT depois FROM auditoria WHERE entidade = 'cartao' AND acao = 'alterar' AND entidade_id =
             (SELECT id::text FROM cartao WHERE numero = ${numero})`);
    assert.deepEqual(trail?.depois, {bloqueado: true});
  });

  it('are refused together, each line in its own words, and nothing is written', async () => {
    const [{pintor, numero}, other] = [await givenOwner(), await givenOwner()];
    const stranger = await givenPintor(t);
    await givenOwner({codigoBarras: 'PX-TOMADO'});
    const third = await givenOwner();
    const {status, body} = await upload([
      `${numero};10,00;;;`,
      `${other.numero};10,00;${pintor.cpf};;`,
      `${newNumber()};10,00;;;`,
      `${newNumber()};10,00;${stranger.cpf};;`,
      `123;-1;;;talvez`,
      `${numero};11,00;;;`,
      `${third.numero};12,00;;PX-TOMADO;`,
    ]);
    assert.equal(status, 422);
    assert.deepEqual(body.campos, {
      'Linha 2': 'Este cartão está em mais de uma linha do arquivo',
      'Linha 3': 'Este cartão é de outro pintor',
      'Linha 4': 'Cartão não encontrado. Um cartão novo precisa do CPF de quem o pediu',
      'Linha 5': 'Este pintor não tem pedido de cartão aberto',
      'Linha 6':
        'O número do cartão tem de 12 a 19 dígitos; Informe um saldo de R$ 0,00 a R$ 999.999,99; A situação é Ativo ou Bloqueado',
      'Linha 7': 'Este cartão está em mais de uma linha do arquivo',
      'Linha 8': 'Este proxy é de outro cartão',
    });
    assert.equal((await cartaoOf(pintor))?.saldo, 0);
  });

  it('make one card of two files that confirm it at once', async () => {
    const pintor = await givenPintor(t, {saldo: 9000});
    await redeemCredit(t, pintor, NOME);
    const numero = newNumber();
    const line = `${numero};10,00;${pintor.cpf};;`;
    const answers = await Promise.all([upload([line]), upload([line])]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200],
    );
    const cards = await t.db.query(sql<{numero: string}>`SELECT numero FROM cartao WHERE pintor_id = ${pintor.id}`);
    assert.deepEqual(cards, [{numero}]);
  });

  it('are a Smart’s to send', async () => {
    const {numero, pintor} = await givenOwner();
    for (const permissao of [0, 2] as const)
      assert.equal((await upload([`${numero};1;;;`], (await givenUsuario(t, permissao)).api)).status, 403);
    assert.equal((await upload([`${numero};1;;;`], pintor.api)).status, 401);
    const empty = await smart.post(UPLOAD, new FormData());
    assert.deepEqual([empty.status, empty.body.erro], [422, 'Selecione um arquivo primeiro']);
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type Client,
  type GivenPintor,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';

const DAY_MS = 86_400_000;

describe('so many codes a day and a month', () => {
  let t: TestApp;
  let staff: Client;
  beforeEach(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 1)).api;
  });
  afterEach(() => t.stop());

  const givenCodigo = async (columns: Record<string, unknown> = {}) =>
    (
      await insert<{codigo: string}>(t, 'codigo_promocional', {
        codigo: `LIM${nextNumber()}`,
        operacao: 'ADICIONAR',
        valor: 30,
        ...columns,
      })
    ).codigo;
  const useOf = async (pintor: GivenPintor) =>
    pintor.api.post('/api/codigo-promocional/validar', {codigo: await givenCodigo({treinamento: true})});

  /** Sends a new picture with the code. */
  async function send(pintor: GivenPintor, codigo: string) {
    const body = new FormData();
    const pdf = `%PDF-1.4\n% nota ${nextNumber()}\n%%EOF`;
    body.append('arquivos', new Blob([pdf], {type: 'application/pdf'}), 'nota.pdf');
    body.append('codigoPromocional', codigo);
    return pintor.api.post<AnswerBody & {arquivos: {id?: number}[]}>('/api/upload/venda_foto', body);
  }

  /** Scores a receipt with a code, which was sent at `sentAt`. */
  async function score(pintor: GivenPintor, codigo: string, sentAt: Date) {
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor), {codigoPromocional: codigo});
    await t.db.query(sql`UPDATE nota SET criado_em = ${sentAt} WHERE id = ${nota.id}`);
    return staff.post('/api/pontuacoes/pontuar', {venda});
  }

  it('of twelve at once five pass', async () => {
    const pintor = await givenPintor(t);
    const answers = await Promise.all(Array.from({length: 12}, () => useOf(pintor)));
    assert.equal(answers.filter(({status}) => status === 200).length, 5);
    const refused = answers.filter(({body}) => body.codigo === 'LIMITE_DE_CODIGOS');
    assert.equal(refused.length, 7);
    assert.equal(refused[0]?.body.erro, 'Você já usou 5 códigos hoje. Tente de novo amanhã.');
    const used = await t.db.one(
      sql<{n: number}>`SELECT count(*)::int AS n FROM uso_codigo WHERE pintor_id = ${pintor.id}`,
    );
    assert.equal(used?.n, 5);
  });

  it('what waits with receipts counts on the day it was sent: of eight sendings at once five pass, and no training code then', async () => {
    const pintor = await givenPintor(t);
    const codes = await Promise.all(Array.from({length: 8}, () => givenCodigo()));
    const answers = await Promise.all(codes.map(codigo => send(pintor, codigo)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 200, 200, 200, 200, 422, 422, 422]);
    assert.equal((await useOf(pintor)).body.codigo, 'LIMITE_DE_CODIGOS');
    t.clock.now = new Date(t.clock.now.getTime() + DAY_MS);
    assert.equal((await useOf(pintor)).status, 200, 'tomorrow is another day');
  });

  it('of both kinds at once no more pass than of one', async () => {
    const pintor = await givenPintor(t);
    const codes = await Promise.all(Array.from({length: 5}, () => givenCodigo()));
    const answers = await Promise.all(codes.flatMap(codigo => [send(pintor, codigo), useOf(pintor)]));
    assert.equal(answers.filter(({status}) => status === 200).length, 5);
    assert.equal(answers.filter(({body}) => body.codigo === 'LIMITE_DE_CODIGOS').length, 5);
  });

  it('the twentieth of a month is one, however many are sent at once', async () => {
    await t.db.query(sql`INSERT INTO configuracao (codigos_por_dia) VALUES (50)`);
    const pintor = await givenPintor(t);
    const answers = [];
    for (let i = 0; i < 19; i++) answers.push(await useOf(pintor));
    assert.ok(answers.every(({status}) => status === 200));
    const codes = await Promise.all(Array.from({length: 3}, () => givenCodigo()));
    const last = await Promise.all(codes.flatMap(codigo => [send(pintor, codigo), useOf(pintor)]));
    assert.equal(last.filter(({status}) => status === 200).length, 1);
    const refused = last.find(({status}) => status !== 200);
    assert.equal(refused?.body.erro, 'Você já usou 20 códigos neste mês. Tente de novo no próximo.');
  });

  it('scoring counts on the day of sending, and staff read which one it was', async () => {
    const pintor = await givenPintor(t);
    const sentAt = new Date('2026-09-10T15:00:00Z');
    for (let i = 0; i < 5; i++) assert.equal((await score(pintor, await givenCodigo(), sentAt)).status, 200);
    const sixth = await score(pintor, await givenCodigo(), sentAt);
    assert.equal(sixth.status, 422);
    assert.equal(
      sixth.body.erro,
      'O pintor já usou 5 códigos em 10/09/2026, dia em que enviou esta nota (o limite é 5 por dia). Pontue sem o código.',
    );
    assert.equal((await score(pintor, await givenCodigo(), new Date('2026-09-11T15:00:00Z'))).status, 200);
    assert.equal((await useOf(pintor)).status, 200, 'nothing of this was sent today');
  });

  it('a code that was valid when its receipt was sent is valid when it is scored', async () => {
    const pintor = await givenPintor(t);
    const sentAt = new Date('2026-09-10T15:00:00Z');
    const until = (expiraEm: string) => givenCodigo({expiraEm});
    assert.equal((await score(pintor, await until('2026-09-10'), sentAt)).status, 200);
    assert.equal((await score(pintor, await until('2026-09-09'), sentAt)).body.codigo, 'CODIGO_INVALIDO');
    const voucher = `VALE${nextNumber()}`;
    const window = {iniciaEm: '2026-09-10', expiraEm: '2026-09-12'};
    await insert(t, 'voucher', {voucher, operacao: 'ADICIONAR', valor: 30, ...window});
    assert.equal((await score(pintor, voucher, new Date('2026-09-09T15:00:00Z'))).body.codigo, 'CODIGO_INVALIDO');
    assert.equal((await score(pintor, voucher, sentAt)).status, 200);
  });

  it('a month has twenty, whatever month they are scored in', async () => {
    const pintor = await givenPintor(t);
    for (let day = 1; day <= 20; day++)
      assert.equal((await score(pintor, await givenCodigo(), new Date(Date.UTC(2026, 7, day, 15)))).status, 200);
    const {body} = await score(pintor, await givenCodigo(), new Date('2026-08-31T15:00:00Z'));
    assert.match(body.erro ?? '', /já usou 20 códigos em 08\/2026, mês em que enviou esta nota/);
    assert.equal((await useOf(pintor)).status, 200, 'September has its own');
  });

  it('a cancelled sale gives its place back', async () => {
    const pintor = await givenPintor(t);
    const codes = await Promise.all(Array.from({length: 5}, () => givenCodigo()));
    for (const codigo of codes) assert.equal((await score(pintor, codigo, t.clock.now)).status, 200);
    assert.equal((await useOf(pintor)).status, 422);
    const nota = await t.db.one(sql<{id: number}>`SELECT max(nota_id) AS id FROM venda WHERE pintor_id = ${pintor.id}`);
    await staff.post('/api/pontuacoes/cancelar', {identificador: nota?.id});
    assert.equal((await useOf(pintor)).status, 200);
  });

  it('training codes go with no receipt', async () => {
    const pintor = await givenPintor(t);
    const codigo = await givenCodigo({treinamento: true});
    assert.equal((await send(pintor, codigo)).body.codigo, 'CODIGO_DE_TREINAMENTO');
    assert.equal((await score(pintor, codigo, t.clock.now)).body.codigo, 'CODIGO_DE_TREINAMENTO');
  });
});

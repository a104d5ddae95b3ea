import assert from 'node:assert/strict';
import {ReaderStopped} from '@clube/receipt-reader';
import {sql} from '../../../kernel/persistence/sql';
import {READ_NOTA} from '../../../modules/notas/reading/request';
import {NOTA_READER} from '../../../modules/notas/reading/reader';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  saldoOf,
  until,
  waitsForLock,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {readDocument, givenInLeitura, givenReader, read, inQueue} from '../reading/support';
import {givenScenario, givenVenda} from '../support';

/** An event that a test can wait for or trigger. */
function signal() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>(resolve => (arrive = resolve));
  return {arrival, arrive: () => arrive()};
}

describe('receipts that several work on at once', () => {
  let t: TestApp;
  let copy: TestApp;
  let ana: GivenUsuario;
  let bia: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    copy = await givenApp({beside: t});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
    pintor = await givenPintor(t);
  });
  after(async () => {
    await copy.stop();
    await t.stop();
  });

  const leituraOf = (id: number) =>
    t.db.one(
      sql<{
        estado: string;
        numero: string | null;
        tentativas: number;
        pedido: number;
      }>`SELECT estado, numero, tentativas, pedido FROM nota_leitura WHERE nota_id = ${id}`,
    );

  it('one that waited for another is scored with the level that the other one opened', async () => {
    const sender = await givenPintor(t);
    const {venda} = await givenVenda(t, await givenScenario(t, sender));
    const level = await insert<{id: number}>(t, 'cluster', {nome: 'Ouro', ordem: 990, valorPonto: 1.2});
    let scored: ReturnType<typeof ana.api.post> | undefined;
    await t.run(() =>
      t.db.tx(async () => {
        await t.db.query(sql`SELECT 1 FROM conta WHERE pintor_id = ${sender.id} FOR UPDATE`);
        await t.db.query(sql`UPDATE pintor SET cluster_id = ${level.id} WHERE id = ${sender.id}`);
        scored = ana.api.post('/api/pontuacoes/pontuar', {venda});
        await until(() => waitsForLock(t), 'the receipt waits for the account');
      }),
    );
    assert.equal((await scored)?.status, 200);
    assert.equal(await saldoOf(t, sender.id), 120);
  });

  it('two copies of the server read the same receipt: what comes first is kept, and stays', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const [both, first] = [signal(), signal()];
    let underway = 0;
    const started = () => (++underway === 2 ? both.arrive() : undefined);
    givenReader(t).ler = async () => {
      started();
      await both.arrival;
      return readDocument({numero: 1});
    };
    givenReader(copy).ler = async () => {
      started();
      await first.arrival;
      return readDocument({numero: 2});
    };
    const second = read(copy, nota.id);
    await read(t, nota.id);
    first.arrive();
    await second;
    assert.deepEqual(await leituraOf(nota.id), {estado: 'lida', numero: '1', tentativas: 2, pedido: 1});
    assert.equal(await inQueue(t, nota.id), 0);
  });

  it('asked to read what is being read: nothing is asked twice, what is read is kept', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    givenReader(t).ler = async () => {
      const requests = await Promise.all([ana, bia].map(({api}) => api.post(`/api/nota/${nota.id}/reler`)));
      assert.deepEqual(
        requests.map(({status, body}) => [status, body]),
        [1, 2].map(() => [200, {estado: 'em_leitura'}]),
      );
      return readDocument({numero: 7});
    };
    await read(t, nota.id);
    assert.deepEqual([(await leituraOf(nota.id))?.numero, await inQueue(t, nota.id)], ['7', 0]);
    const again = await Promise.all([ana, bia].map(({api}) => api.post(`/api/nota/${nota.id}/reler`)));
    assert.deepEqual([again.map(({status}) => status), await inQueue(t, nota.id)], [[200, 200], 1]);
    assert.equal((await leituraOf(nota.id))?.pedido, 2);
  });

  it('one is scored while it is to be joined to another: one of the two happens, whole', async () => {
    const scenario = await givenScenario(t, pintor);
    for (let round = 0; round < 8; round++) {
      const {nota: another, venda} = await givenVenda(t, scenario);
      const {nota} = await givenVenda(t, scenario);
      const [scored, joinedOne] = await Promise.all([
        ana.api.post('/api/pontuacoes/pontuar', {venda}),
        bia.api.post(`/api/nota/${nota.id}/juntar`, {notas: [another.id]}),
      ]);
      const later = await t.db.one(
        sql<{estado: string; junta_em: number | null}>`SELECT estado, junta_em FROM nota WHERE id = ${another.id}`,
      );
      const winner = scored.status === 200 ? 'pontuada' : 'junta';
      assert.deepEqual([scored.status, joinedOne.status].sort(), [200, 409]);
      assert.deepEqual(
        later,
        winner === 'pontuada' ? {estado: 'pontuada', junta_em: null} : {estado: 'encerrada', junta_em: nota.id},
      );
    }
  });

  it('who lost the receipt to a colleague can neither score nor reject nor divide it any more', async () => {
    const {nota, venda} = await givenVenda(t, await givenScenario(t, pintor));
    const route = `/api/nota/${nota.id}/analise`;
    const [one, other] = await Promise.all([ana, bia].map(({api}) => api.post(route)));
    assert.deepEqual([one?.status, other?.status].sort(), [200, 409]);
    const [holder, loser] = one?.status === 200 ? [ana, bia] : [bia, ana];
    assert.equal((await loser.api.post(route, {assumir: true})).status, 200);
    const attempts = await Promise.all([
      holder.api.post('/api/pontuacoes/pontuar', {venda}),
      holder.api.post('/api/pontuacoes/encerrar', {identificador: nota.id}),
      holder.api.post('/api/pontuacoes/reprovar', {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'}),
      holder.api.post(`/api/nota/${nota.id}/reler`),
      holder.api.post(`/api/nota/${nota.id}/dividir`, {
        partes: [{arquivos: [{arquivo: 0}]}, {arquivos: [{arquivo: 0}]}],
      }),
    ]);
    for (const {status, body} of attempts) assert.deepEqual([status, body.codigo], [409, 'EM_ANALISE']);
    assert.equal((await loser.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
  });

  it('one is closed while it is read: what was read is there when it comes back', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    givenReader(t).ler = async () => {
      assert.equal((await ana.api.post('/api/pontuacoes/encerrar', {identificador: nota.id})).status, 200);
      return readDocument({numero: 11});
    };
    await read(t, nota.id);
    assert.equal((await ana.api.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id})).status, 200);
    const {body} = await ana.api.get<{estado: string; numero: string}>(`/api/nota/${nota.id}`);
    assert.deepEqual([body.estado, body.numero], ['lida', '11']);
  });

  it('one is closed before it was read: it is read when it comes back, and not again after that', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const action = (which: string) => ana.api.post(`/api/pontuacoes/${which}`, {identificador: nota.id});
    const reader = givenReader(t);
    reader.ler = () => assert.fail('was read');
    assert.equal((await action('encerrar')).status, 200);
    await read(t, nota.id);
    assert.deepEqual([(await leituraOf(nota.id))?.estado, await inQueue(t, nota.id)], ['nao_lida', 0]);
    assert.equal((await action('retornar-pendente')).status, 200);
    assert.deepEqual([(await leituraOf(nota.id))?.estado, await inQueue(t, nota.id)], ['em_leitura', 1]);
    reader.ler = async () => readDocument({numero: 5});
    await read(t, nota.id);
    await action('encerrar');
    await action('retornar-pendente');
    assert.deepEqual([(await leituraOf(nota.id))?.numero, await inQueue(t, nota.id)], ['5', 1]);
  });

  it('the server stops while it reads: no attempt is lost, and another copy reads it', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const underway = signal();
    const halted = await givenApp({beside: t});
    let halt: () => void = () => assert.fail('nothing was read');
    halted.app.bind(NOTA_READER).to({
      read: () => new Promise((_, reject) => ((halt = () => reject(new ReaderStopped())), underway.arrive())),
      countPages: async () => undefined,
      preview: async () => undefined,
      stop: async () => halt(),
    });
    await t.run(() => t.app.jobs.enqueue(READ_NOTA, {notaId: nota.id}));
    const picking = halted.app.jobs.start();
    await underway.arrival;
    await picking;
    await halted.stop();
    assert.deepEqual(await leituraOf(nota.id), {estado: 'em_leitura', numero: null, tentativas: 0, pedido: 1});
    const queue = await t.db.query(
      sql`SELECT state FROM pgboss.job WHERE name = ${READ_NOTA} AND (data->>'notaId')::int = ${nota.id} AND state IN ('created', 'retry')`,
    );
    assert.equal(queue.length, 1, 'it waits for another copy');
    givenReader(t).ler = async () => readDocument({numero: 3});
    await read(t, nota.id);
    assert.deepEqual(await leituraOf(nota.id), {estado: 'lida', numero: '3', tentativas: 1, pedido: 1});
  });
});

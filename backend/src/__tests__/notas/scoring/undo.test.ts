import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  saldoOf,
  type Client,
  type TestApp,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

describe('undoing and refusing receipts', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0, {nome: 'Ana do Painel'})).api;
  });
  after(() => t.stop());

  async function givenScored(columns: Record<string, unknown> = {}) {
    const pintor = await givenPintor(t, columns);
    const scenario = await givenScenario(t, pintor);
    const {venda, nota} = await givenVenda(t, scenario, {
      itens: [{codigo: scenario.produto.codigo, qtde: 20, valorUnitario: 10}],
    });
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    return {pintor, nota, venda};
  }

  it('cancels once, however many try', async () => {
    const {pintor, nota} = await givenScored();
    const answers = await Promise.all(
      Array.from({length: 8}, () => staff.post('/api/pontuacoes/cancelar', {identificador: nota.id})),
    );
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409, 409, 409]);
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('a spent score becomes a debt that later credits settle first', async () => {
    const {pintor, nota} = await givenScored();
    const premio = await givenPremio(t);
    assert.equal((await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1})).status, 200);
    await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal(await saldoOf(t, pintor.id), -1000);
    const refused = await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    assert.equal(refused.body.codigo, 'SALDO_EM_DEBITO');
    const scenario = await givenScenario(t, pintor);
    const {venda} = await givenVenda(t, scenario, {
      itens: [{codigo: scenario.produto.codigo, qtde: 30, valorUnitario: 10}],
    });
    await staff.post('/api/pontuacoes/pontuar', {venda});
    assert.equal(await saldoOf(t, pintor.id), 500);
    assert.deepEqual(await t.db.one(sql`SELECT divida FROM conta WHERE pintor_id = ${pintor.id}`), {divida: 0});
  });

  it('takes the own decision of a moment ago back, but never makes a debt', async () => {
    const undo = (identificador: number, api = staff) =>
      api.post('/api/pontuacoes/retornar-pendente', {identificador, recente: true});
    const {pintor, nota} = await givenScored();
    assert.equal((await undo(nota.id, (await givenUsuario(t, 0)).api)).body.codigo, 'PONTUADA_POR_OUTRA_PESSOA');
    const premio = await givenPremio(t);
    const [ordered, undone] = await Promise.all([
      pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1}),
      undo(nota.id),
    ]);
    assert.deepEqual([ordered.status, undone.status].sort(), ordered.status === 200 ? [200, 409] : [200, 422]);
    assert.equal(await saldoOf(t, pintor.id), 0);
    const spent = await givenScored();
    await spent.pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    assert.equal((await undo(spent.nota.id)).body.codigo, 'PONTOS_JA_USADOS');
    const old = await givenScored();
    const {now} = t.clock;
    t.clock.now = new Date(now.getTime() + 6 * 60_000);
    assert.equal((await undo(old.nota.id)).body.codigo, 'FORA_DO_PRAZO_DE_DESFAZER');
    t.clock.now = now;
    assert.equal((await undo(old.nota.id)).status, 200);
    const closed = await givenNota(t, old.pintor.id);
    await staff.post('/api/pontuacoes/encerrar', {identificador: closed.id});
    assert.equal((await undo(closed.id)).status, 200);
  });

  it('returns to pending and can be scored again', async () => {
    const {pintor, nota, venda} = await givenScored();
    const {body} = await staff.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id});
    assert.equal(body.mensagem, 'Pontuação retornada para pendente com sucesso');
    assert.equal(await saldoOf(t, pintor.id), 0);
    const {body: queue} = await staff.get<{rows: {id: number}[]}>(`/api/pontuacoes/pendentes?buscar=${pintor.cpf}`);
    assert.deepEqual(
      queue.rows.map(({id}) => id),
      [nota.id],
    );
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 1000);
  });

  it('is open to review for 90 days, after that to Smart', async () => {
    const {nota} = await givenScored();
    t.clock.now = new Date('2026-12-15T15:00:00Z');
    const [administrador, smart] = [(await givenUsuario(t, 0)).api, (await givenUsuario(t, 1)).api];
    const late = await administrador.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal(late.body.codigo, 'FORA_DO_PRAZO_DE_REVISAO');
    assert.equal((await smart.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
    t.clock.now = new Date('2026-09-15T15:00:00Z');
  });

  it('rejects with one of the five reasons, by the session’s own name, and the painter reads why', async () => {
    const pintor = await givenPintor(t);
    const nota = await givenNota(t, pintor.id);
    const reject = (reprovadoMotivo: string) =>
      staff.post('/api/pontuacoes/reprovar', {
        nomeArquivo: nota.nomeArquivo,
        reprovadoMotivo,
        reprovadoPor: 'Outra Pessoa',
      });
    assert.equal((await reject('Não gostei')).status, 422);
    assert.equal((await reject('Nota Ilegível')).body.mensagem, 'Nota reprovada: Nota Ilegível');
    assert.equal((await reject('Nota Ilegível')).status, 409);
    assert.deepEqual(await t.db.one(sql`SELECT reprovado_por FROM nota WHERE id = ${nota.id}`), {
      reprovado_por: 'Ana do Painel',
    });
    const {body} = await pintor.api.get<{naoProcessadas: Record<string, unknown>[]}>('/api/pontuacoes/nao-processadas');
    assert.equal(body.naoProcessadas[0]?.status, 'reprovada');
    assert.equal(body.naoProcessadas[0].reprovadoMotivo, 'Nota Ilegível');
  });

  it('takes a rejection back for a minute, for who made it and unless it was sent again', async () => {
    const pintor = await givenPintor(t);
    const rejected = async () => {
      const nota = await givenNota(t, pintor.id);
      const body = {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'};
      assert.equal((await staff.post('/api/pontuacoes/reprovar', body)).status, 200);
      return nota;
    };
    const back = (id: number, who = staff) => who.post('/api/pontuacoes/retornar-pendente', {identificador: id});
    const stateOf = (id: number) =>
      t.db.one(
        sql<{
          estado: string;
          reprovado_motivo: string | null;
        }>`SELECT estado, reprovado_motivo FROM nota WHERE id = ${id}`,
      );
    const start = t.clock.now;

    const first = await rejected();
    const other = await back(first.id, (await givenUsuario(t, 1)).api);
    assert.deepEqual([other.status, other.body.codigo], [409, 'REPROVACAO_DEFINITIVA']);
    const answers = await Promise.all(Array.from({length: 4}, () => back(first.id)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409]);
    assert.deepEqual(await stateOf(first.id), {estado: 'pendente', reprovado_motivo: null});

    const again = await rejected();
    await t.db.query(sql`UPDATE nota SET reenvio_de = ${again.id} WHERE id = ${first.id}`);
    assert.equal((await back(again.id)).body.codigo, 'REPROVACAO_DEFINITIVA');

    const late = await rejected();
    t.clock.now = new Date(start.getTime() + 61_000);
    assert.equal((await back(late.id)).body.codigo, 'REPROVACAO_DEFINITIVA');
    assert.equal((await stateOf(late.id))?.estado, 'reprovada');
    t.clock.now = start;
  });

  it('closes, lists and takes back; every step is in the timeline, names only for staff', async () => {
    const pintor = await givenPintor(t);
    const nota = await givenNota(t, pintor.id);
    const act = (action: string) => staff.post(`/api/pontuacoes/${action}`, {identificador: nota.id});
    assert.equal((await act('encerrar')).body.mensagem, 'Pontuação encerrada com sucesso');
    const {body} = await staff.get<{rows: {id: number}[]; count: number}>(
      '/api/pontuacoes/encerradas?pagina=0&limite=10',
    );
    assert.deepEqual([body.count, body.rows[0]?.id], [1, nota.id]);
    assert.equal((await act('cancelar')).status, 409);
    assert.equal((await act('retornar-pendente')).status, 200);
    type NotaEvent = {para: string; por: string | null};
    const theirs = await staff.get<{eventos: NotaEvent[]}>(`/api/pontuacoes/${nota.id}/linha-do-tempo`);
    assert.deepEqual(
      theirs.body.eventos.map(({para}) => para),
      ['encerrada', 'pendente'],
    );
    assert.equal(theirs.body.eventos[0]?.por, 'Ana do Painel');
    const his = await pintor.api.get<{eventos: NotaEvent[]}>(`/api/pontuacoes/${nota.id}/linha-do-tempo`);
    assert.equal(his.body.eventos[0]?.por, null);
    assert.equal((await (await givenPintor(t)).api.get(`/api/pontuacoes/${nota.id}/linha-do-tempo`)).status, 404);
  });

  it('does not return what an erased painter sent, but cancels it', async () => {
    const {pintor, nota} = await givenScored();
    const [rejected, closed] = [await givenNota(t, pintor.id), await givenNota(t, pintor.id)];
    const reason = {nomeArquivo: rejected.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'};
    assert.equal((await staff.post('/api/pontuacoes/reprovar', reason)).status, 200);
    assert.equal((await staff.post('/api/pontuacoes/encerrar', {identificador: closed.id})).status, 200);
    await t.db.query(sql`UPDATE pintor SET ativo = false, anonimizado_em = ${t.clock.now} WHERE id = ${pintor.id}`);
    for (const {id} of [nota, rejected, closed]) {
      const {status, body} = await staff.post('/api/pontuacoes/retornar-pendente', {identificador: id});
      assert.deepEqual([status, body.codigo], [409, 'ESTADO_NAO_PERMITE']);
      assert.match(String(body.erro), /foram apagados/);
    }
    const undone = await staff.post('/api/pontuacoes/desfazer-juntas', {ids: [nota.id]});
    assert.match(JSON.stringify(undone.body), /foram apagados.*recusada/);
    assert.equal(await saldoOf(t, pintor.id), 1000);
    assert.equal((await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
  });
});

import assert from 'node:assert/strict';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  saldoDe,
  type Client,
  type TestApp,
} from '../support';
import {givenCenario, givenVenda} from './support';

describe('undoing and refusing receipts', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0, {nome: 'Ana do Painel'})).api;
  });
  after(() => t.stop());

  async function givenPontuada(columns: Record<string, unknown> = {}) {
    const pintor = await givenPintor(t, columns);
    const cenario = await givenCenario(t, pintor);
    const {venda, nota} = await givenVenda(t, cenario, {
      itens: [{codigo: cenario.produto.codigo, qtde: 20, valorUnitario: 10}],
    });
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    return {pintor, nota, venda};
  }

  it('cancels once, however many try', async () => {
    const {pintor, nota} = await givenPontuada();
    const answers = await Promise.all(
      Array.from({length: 8}, () => staff.post('/api/pontuacoes/cancelar', {identificador: nota.id})),
    );
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409, 409, 409]);
    assert.equal(await saldoDe(t, pintor.id), 0);
  });

  it('a spent score becomes a debt that later credits settle first', async () => {
    const {pintor, nota} = await givenPontuada();
    const premio = await givenPremio(t);
    assert.equal((await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1})).status, 200);
    await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal(await saldoDe(t, pintor.id), -1000);
    const refused = await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    assert.equal(refused.body.codigo, 'SALDO_EM_DEBITO');
    const cenario = await givenCenario(t, pintor);
    const {venda} = await givenVenda(t, cenario, {
      itens: [{codigo: cenario.produto.codigo, qtde: 30, valorUnitario: 10}],
    });
    await staff.post('/api/pontuacoes/pontuar', {venda});
    assert.equal(await saldoDe(t, pintor.id), 500);
    assert.deepEqual(await t.db.one(`SELECT divida FROM conta WHERE pintor_id = $1`, [pintor.id]), {divida: 0});
  });

  it('returns to pending and can be scored again', async () => {
    const {pintor, nota, venda} = await givenPontuada();
    const {body} = await staff.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id});
    assert.equal(body.mensagem, 'Pontuação retornada para pendente com sucesso');
    assert.equal(await saldoDe(t, pintor.id), 0);
    const {body: fila} = await staff.get<{rows: {id: number}[]}>(`/api/pontuacoes/pendentes?buscar=${pintor.cpf}`);
    assert.deepEqual(
      fila.rows.map(({id}) => id),
      [nota.id],
    );
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    assert.equal(await saldoDe(t, pintor.id), 1000);
  });

  it('is open to review for 90 days, after that to Smart', async () => {
    const {nota} = await givenPontuada();
    t.clock.agora = new Date('2026-12-15T15:00:00Z');
    const [administrador, smart] = [(await givenUsuario(t, 0)).api, (await givenUsuario(t, 1)).api];
    const tarde = await administrador.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal(tarde.body.codigo, 'FORA_DO_PRAZO_DE_REVISAO');
    assert.equal((await smart.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
    t.clock.agora = new Date('2026-09-15T15:00:00Z');
  });

  it('rejects with one of the five reasons, by the session’s own name, and the painter reads why', async () => {
    const pintor = await givenPintor(t);
    const nota = await givenNota(t, pintor.id);
    const reprovar = (reprovadoMotivo: string) =>
      staff.post('/api/pontuacoes/reprovar', {
        nomeArquivo: nota.nomeArquivo,
        reprovadoMotivo,
        reprovadoPor: 'Outra Pessoa',
      });
    assert.equal((await reprovar('Não gostei')).status, 422);
    assert.equal((await reprovar('Nota Ilegível')).body.mensagem, 'Nota reprovada: Nota Ilegível');
    assert.equal((await reprovar('Nota Ilegível')).status, 409);
    assert.deepEqual(await t.db.one(`SELECT reprovado_por FROM nota WHERE id = $1`, [nota.id]), {
      reprovado_por: 'Ana do Painel',
    });
    const {body} = await pintor.api.get<{naoProcessadas: Record<string, unknown>[]}>('/api/pontuacoes/nao-processadas');
    assert.equal(body.naoProcessadas[0]?.status, 'reprovada');
    assert.equal(body.naoProcessadas[0].reprovadoMotivo, 'Nota Ilegível');
  });

  it('closes, lists and takes back; every step is in the timeline, names only for staff', async () => {
    const pintor = await givenPintor(t);
    const nota = await givenNota(t, pintor.id);
    const act = (acao: string) => staff.post(`/api/pontuacoes/${acao}`, {identificador: nota.id});
    assert.equal((await act('encerrar')).body.mensagem, 'Pontuação encerrada com sucesso');
    const {body} = await staff.get<{rows: {id: number}[]; count: number}>(
      '/api/pontuacoes/encerradas?pagina=0&limite=10',
    );
    assert.deepEqual([body.count, body.rows[0]?.id], [1, nota.id]);
    assert.equal((await act('cancelar')).status, 409);
    assert.equal((await act('retornar-pendente')).status, 200);
    type Evento = {para: string; por: string | null};
    const deles = await staff.get<{eventos: Evento[]}>(`/api/pontuacoes/${nota.id}/linha-do-tempo`);
    assert.deepEqual(
      deles.body.eventos.map(({para}) => para),
      ['encerrada', 'pendente'],
    );
    assert.equal(deles.body.eventos[0]?.por, 'Ana do Painel');
    const dele = await pintor.api.get<{eventos: Evento[]}>(`/api/pontuacoes/${nota.id}/linha-do-tempo`);
    assert.equal(dele.body.eventos[0]?.por, null);
    assert.equal((await (await givenPintor(t)).api.get(`/api/pontuacoes/${nota.id}/linha-do-tempo`)).status, 404);
  });
});

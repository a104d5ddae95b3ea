import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type Client,
  type GivenPintor,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';

interface Movimento extends Record<string, unknown> {
  id: number;
  tipo: string;
  pontos: number | null;
  saldoApos: number | null;
}
interface Feed extends AnswerBody {
  movimentos: Movimento[];
  count: number;
}

describe('a painter’s points as one feed', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  /** Advances the clock, so that events have different times. */
  const later = () => (t.clock.now = new Date(t.clock.now.getTime() + 60_000));
  const feedOf = async (pintor: GivenPintor, query = '') =>
    (await pintor.api.get<Feed>(`/api/pontuacoes/movimentos${query}`)).body;

  async function scored(pintor: GivenPintor, revenda: Record<string, unknown> = {}, changes = {}) {
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor, revenda), changes);
    later();
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    return {venda, nota};
  }

  it('shows what came in and went out, newest first, with the balance after each', async () => {
    const pintor = await givenPintor(t);
    const {nota, venda} = await scored(pintor, {rm: true});
    later();
    const premio = await givenPremio(t, {custo: 1});
    const {body} = await pintor.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 1,
    });
    later();
    await staff.post('/api/cancelarResgate', {identificador: body.resgate.id});
    const {movimentos, count} = await feedOf(pintor);
    assert.equal(count, 3);
    assert.deepEqual(
      movimentos.map(({tipo, pontos, saldoApos}) => [tipo, pontos, saldoApos]),
      [
        ['estorno_resgate', 100, 200],
        ['resgate', -100, 100],
        ['pontuacao', 200, 200],
      ],
    );
    const [returned, spent, earned] = movimentos;
    assert.deepEqual(
      [earned?.idNota, earned?.loja, earned?.identificador, earned?.pontosDobrados, earned?.estadoNota],
      [nota.id, venda.nomeLoja, venda.identificador, true, 'pontuada'],
    );
    assert.equal(earned?.venceEm, '2028-03-16T02:59:59.999Z');
    assert.deepEqual([spent?.premio, spent?.idResgate, spent?.statusResgate], [premio.nome, body.resgate.id, 3]);
    assert.equal(returned?.premio, premio.nome, 'what came back says from where');
  });

  it('shows the receipts without points where they belong, and takes each of them once', async () => {
    const pintor = await givenPintor(t);
    const waiting = await givenNota(t, pintor.id);
    const rejected = await givenNota(t, pintor.id);
    later();
    await staff.post('/api/pontuacoes/reprovar', {nomeArquivo: rejected.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'});
    const {nota} = await scored(pintor);
    later();
    await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    const {movimentos} = await feedOf(pintor);
    assert.deepEqual(
      movimentos.map(({tipo, idNota, estadoNota, reprovadoMotivo}) => [tipo, idNota, estadoNota, reprovadoMotivo]),
      [
        ['estorno_pontuacao', nota.id, 'cancelada', null],
        ['pontuacao', nota.id, 'cancelada', null],
        ['nota', rejected.id, 'reprovada', 'Nota Ilegível'],
        ['nota', waiting.id, 'pendente', null],
      ],
    );
    const [id] = (await feedOf(pintor, '?grupo=analise')).movimentos.map(row => row.idNota);
    assert.equal(id, waiting.id);
  });

  it('a receipt that is worth nothing is there too', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor);
    await t.db.query(sql`UPDATE produto SET valor_pontos = 0 WHERE id = ${scenario.produto.id}`);
    const {venda, nota} = await givenVenda(t, scenario);
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const {movimentos} = await feedOf(pintor);
    assert.deepEqual(
      movimentos.map(row => [row.tipo, row.idNota, row.estadoNota, row.identificador, row.pontos]),
      [['nota', nota.id, 'pontuada', venda.identificador, null]],
    );
  });

  it('has its parts: receipts, codes, orders, and the ledger alone', async () => {
    const pintor = await givenPintor(t);
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `FEED${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 30,
    });
    await scored(pintor, {}, {codigoPromocional: codigo});
    await givenPontos(t, pintor.id, 500);
    await givenNota(t, pintor.id);
    const typesOf = async (grupo: string) =>
      (await feedOf(pintor, `?grupo=${grupo}`)).movimentos.map(({tipo, codigo: used}) => [tipo, used]);
    assert.deepEqual(await typesOf('codigos'), [
      ['codigo', null],
      ['pontuacao', codigo],
    ]);
    assert.deepEqual((await typesOf('notas')).map(([tipo]) => tipo).sort(), ['nota', 'pontuacao']);
    assert.deepEqual(await typesOf('resgates'), []);
    assert.deepEqual(
      (await typesOf('extrato')).map(([tipo]) => tipo),
      ['codigo', 'pontuacao'],
    );
    assert.equal((await pintor.api.get('/api/pontuacoes/movimentos?grupo=tudo')).status, 400);
  });

  it('is paged without losing or doubling what happened at one moment', async () => {
    const pintor = await givenPintor(t);
    for (let i = 0; i < 7; i++) await givenPontos(t, pintor.id, 10 + i);
    const pages = await Promise.all([0, 1, 2].map(page => feedOf(pintor, `?grupo=extrato&pagina=${page}&limite=3`)));
    const balances = pages.flatMap(({movimentos}) => movimentos.map(({saldoApos}) => saldoApos));
    assert.deepEqual(balances, [91, 75, 60, 46, 33, 21, 10]);
    assert.equal(pages[0]?.count, 7);
  });

  it('is the painter’s own alone, as a file too', async () => {
    const [owner, other] = [await givenPintor(t, {saldo: 70}), await givenPintor(t)];
    assert.deepEqual((await feedOf(other)).movimentos, []);
    assert.equal((await staff.get('/api/pontuacoes/movimentos')).status, 400, 'staff say whose they are');
    assert.equal((await t.anonymous.get('/api/pontuacoes/movimentos')).status, 401);
    const {body} = await owner.api.get<AnswerBody & {fileLink: string}>(
      '/api/pontuacoes/movimentos?grupo=extrato&download=csv',
    );
    const csv = await (await fetch(t.url + body.fileLink)).text();
    assert.match(csv, /Data.*Movimento.*Saldo/);
    assert.match(csv, /Código promocional.*70/);
  });

  it('lists the lots that something is left of, soonest to end first', async () => {
    const [pintor, other] = [await givenPintor(t), await givenPintor(t, {saldo: 5})];
    const end = (iso: string) => new Date(iso);
    await givenPontos(t, pintor.id, 100, end('2027-02-01T02:59:59.999Z'));
    await givenPontos(t, pintor.id, 50, end('2027-01-10T12:00:00Z'));
    await givenPontos(t, pintor.id, 9, end('2026-09-01T12:00:00Z'));
    const premio = await givenPremio(t, {custo: 0.6});
    await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    const {body} = await pintor.api.get<AnswerBody & {lotes: Record<string, unknown>[]}>('/api/pontuacoes/lotes');
    assert.deepEqual(
      body.lotes.map(({concedido, restante, venceEm, tipo}) => [concedido, restante, venceEm, tipo]),
      [[100, 90, '2027-02-01T02:59:59.999Z', 'codigo']],
    );
    const {body: theirs} = await other.api.get<AnswerBody & {lotes: unknown[]}>('/api/pontuacoes/lotes');
    assert.equal(theirs.lotes.length, 1);
  });
});

describe('GET /api/pontuacoes/codigo/{id}', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  it('answers an array, of the painter’s own uses alone', async () => {
    const pintor = await givenPintor(t);
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `AULA${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 30,
      treinamento: true,
    });
    await pintor.api.post('/api/codigo-promocional/validar', {codigo});
    const {body} = await pintor.api.get<AnswerBody & {pontos: number; detalhes: unknown}[]>(
      `/api/pontuacoes/codigo/${pintor.id}`,
    );
    assert.ok(Array.isArray(body));
    assert.deepEqual(
      body.map(({pontos, detalhes}) => [pontos, detalhes]),
      [[30, {codigo, operacao: 'ADICIONAR', valor: 30}]],
    );
    const other = await givenPintor(t);
    assert.equal((await other.api.get(`/api/pontuacoes/codigo/${pintor.id}`)).status, 404);
  });
});

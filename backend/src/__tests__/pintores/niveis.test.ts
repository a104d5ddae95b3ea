import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  deliverEvents,
  givenApp,
  givenArquivo,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';
import type {NiveisService} from '../../modules/pintores';
import {givenScoredVenda} from '../relatorios/support';

const DAY = 86_400_000;
const DELIVERY = {
  entregaNome: 'Ana',
  entregaRua: 'Rua A',
  entregaNumero: '1',
  entregaComplemento: 'casa',
  entregaBairro: 'Centro',
  entregaCidade: 'São Paulo',
  entregaEstado: 'SP',
  entregaCep: '01310100',
};

describe('Levels', () => {
  let t: TestApp;
  let niveis: NiveisService;
  let bronze: number;
  let prata: number;
  before(async () => {
    t = await givenApp({jobs: true});
    niveis = await t.app.get<NiveisService>('services.NiveisService');
    const level = async (columns: object) => (await insert<{id: number}>(t, 'cluster', {...columns})).id;
    bronze = await level({nome: 'Bronze', ordem: 1, fotoPerfil: true});
    prata = await level({nome: 'Prata', ordem: 2, enviandoNf: true, fotoPerfil: true, tipo: 'NOTAS', triggerLimite: 2});
    await level({nome: 'Ouro', ordem: 3, cursosOne: true});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const reassess = ({id}: GivenPintor) => t.run(() => niveis.reevaluate(id));
  const nivelOf = async ({id}: GivenPintor) =>
    (await t.db.one(sql<{nivel: number | null}>`SELECT cluster_id AS nivel FROM pintor WHERE id = ${id}`))?.nivel;
  const history = ({id}: GivenPintor) =>
    t.db.query(sql`SELECT cluster_id, desde FROM pintor_cluster WHERE pintor_id = ${id} ORDER BY id`);

  it('begin with the first scored receipt, whatever the lowest one asks', async () => {
    const pintor = await givenPintor(t);
    await reassess(pintor);
    assert.equal(await nivelOf(pintor), null);
    await givenScoredVenda(t, pintor);
    await reassess(pintor);
    assert.equal(await nivelOf(pintor), bronze);
    assert.deepEqual(await history(pintor), [{cluster_id: bronze, desde: NOW}]);
  });

  it('are reached when all requirements are met, and the painter is notified once', async () => {
    const pintor = await givenPintor(t, {fotoId: (await givenArquivo(t)).id});
    await givenScoredVenda(t, pintor);
    await reassess(pintor);
    const {body} = await pintor.api.get<AnswerBody & {requisitos: AnswerBody[]}>('/api/sessoes/parceiro/info');
    assert.deepEqual(
      body.requisitos.map(({campo, atendido}) => [campo, atendido]),
      [
        ['enviandoNf', true],
        ['fotoPerfil', true],
        ['triggerLimite', false],
      ],
    );
    await givenScoredVenda(t, pintor);
    await Promise.all([reassess(pintor), reassess(pintor), reassess(pintor)]);
    assert.equal(await nivelOf(pintor), prata);
    assert.equal((await history(pintor)).length, 2);
    const told = await t.db.query(
      sql`SELECT (dados->>'clusterId')::int AS nivel FROM evento WHERE nome = 'nivel.alcancado' AND pintor_id = ${pintor.id} ORDER BY id`,
    );
    assert.deepEqual(told, [{nivel: bronze}, {nivel: prata}]);
  });

  it('are never lost: not by time, not by a sale that is cancelled', async () => {
    const pintor = await givenPintor(t, {fotoId: (await givenArquivo(t)).id});
    await givenScoredVenda(t, pintor);
    await givenScoredVenda(t, pintor);
    assert.equal(await nivelOf(pintor), prata);
    const {api} = await givenUsuario(t, 1);
    for (const {id} of await t.db.query(sql<{id: number}>`SELECT id FROM nota WHERE pintor_id = ${pintor.id}`))
      assert.equal((await api.post('/api/pontuacoes/cancelar', {identificador: id})).status, 200);
    t.clock.now = new Date(NOW.getTime() + 400 * DAY);
    await t.app.jobs.runNow('pintores.niveis');
    assert.equal(await nivelOf(pintor), prata);
  });

  it('look back ninety days for receipts', async () => {
    const old = await givenPintor(t);
    const pontuadoEm = new Date(NOW.getTime() - 91 * DAY);
    await givenScoredVenda(t, old, {pontuadoEm});
    await givenScoredVenda(t, old, {pontuadoEm});
    await t.db.query(sql`UPDATE pintor SET foto_id = ${(await givenArquivo(t)).id} WHERE id = ${old.id}`);
    await reassess(old);
    assert.equal(await nivelOf(old), bronze);
  });

  it('are opened by the night for all when the table of levels changes', async () => {
    const pintor = await givenPintor(t);
    await givenScoredVenda(t, pintor);
    await reassess(pintor);
    await t.db.query(sql`UPDATE cluster SET foto_perfil = false, trigger_limite = 1 WHERE id = ${prata}`);
    await t.app.jobs.runNow('pintores.niveis');
    assert.equal(await nivelOf(pintor), prata);
  });
  it('are opened by the points of a training’s code, by the event that follows it', async () => {
    const pintor = await givenPintor(t);
    await givenScoredVenda(t, pintor);
    assert.equal(await nivelOf(pintor), prata);
    await t.db.query(
      sql`UPDATE cluster SET cursos_one = false, tipo = 'PONTOS', trigger_limite = 150 WHERE nome = 'Ouro'`,
    );
    await insert(t, 'codigo_promocional', {codigo: 'CURSO1', operacao: 'ADICIONAR', valor: 150, treinamento: true});
    assert.equal((await pintor.api.post('/api/codigo-promocional/validar', {codigo: 'CURSO1'})).status, 200);
    await deliverEvents(t);
    const ouro = await t.db.one(sql<{id: number}>`SELECT id FROM cluster WHERE nome = 'Ouro'`);
    assert.equal(await nivelOf(pintor), ouro?.id);
    await t.db.query(
      sql`UPDATE cluster SET cursos_one = true, tipo = 'NENHUM', trigger_limite = 0 WHERE nome = 'Ouro'`,
    );
  });
  it('are opened by an order too, by the event that follows it', async () => {
    const pintor = await givenPintor(t, {saldo: 1000});
    await givenScoredVenda(t, pintor);
    const byResgate = {nome: 'Platina', ordem: 4, resgateItens: true};
    await t.db.query(sql`UPDATE cluster SET cursos_one = false, resgate_itens = true WHERE nome = 'Ouro'`);
    const {id} = await insert<{id: number}>(t, 'cluster', byResgate);
    const {codigo} = await givenPremio(t);
    const placed = await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1, enderecoEntrega: DELIVERY});
    assert.equal(placed.status, 200, placed.text);
    await deliverEvents(t);
    assert.equal(await nivelOf(pintor), id);
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenUsuario, type AnswerBody, type TestApp, type GivenUsuario} from '../support';

const PATH = '/api/visoes';
interface ListAnswer extends AnswerBody {
  visoes: AnswerBody[];
}

describe('Saved views', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let bia: GivenUsuario;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 1);
    bia = await givenUsuario(t, 2);
  });
  after(() => t.stop());
  beforeEach(() => t.db.writes.query('TRUNCATE visao'));

  const values = {lista: 'resgates', nome: 'Para enviar', filtros: {status: 0}};
  const create = async (more: AnswerBody = {}, who = ana) => {
    const {status, body} = await who.api.post(PATH, {...values, ...more});
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const vistas = async (who = ana, list = 'resgates') =>
    (await who.api.get<ListAnswer>(`${PATH}?lista=${list}`)).body.visoes.map(({nome, minha: mine}) => [nome, mine]);

  it('are the filter, the order and the columns of a list under a name, one’s own first', async () => {
    const {id, autor, ...made} = await create({
      nome: '  Para enviar ',
      ordem: {campo: 'resgatadoEm', direcao: 'ASC'},
      ocultas: ['totalApagar'],
    });
    assert.deepEqual(made, {
      ...values,
      compartilhada: false,
      ordem: {campo: 'resgatadoEm', direcao: 'ASC'},
      ocultas: ['totalApagar'],
      minha: true,
    });
    assert.deepEqual([typeof id, typeof autor], ['number', 'string']);
    await create({nome: 'Atrasados', compartilhada: true}, bia);
    await create({nome: 'Só da Bia'}, bia);
    await create({lista: 'premios', nome: 'Ativos', filtros: {ativo: 1}});
    assert.deepEqual(await vistas(), [
      ['Para enviar', true],
      ['Atrasados', false],
    ]);
    assert.deepEqual(await vistas(bia), [
      ['Atrasados', true],
      ['Só da Bia', true],
    ]);
    assert.equal((await t.anonymous.get(`${PATH}?lista=resgates`)).status, 401);
  });

  it('are changed and removed by who saved them alone', async () => {
    const [openOne, fechada] = [await create({compartilhada: true}), await create({nome: 'Minha'})];
    const path = `${PATH}/${String(openOne.id)}`;
    const refused = await bia.api.put(path, {nome: 'Da Bia'});
    assert.deepEqual([refused.status, refused.body.erro], [403, 'Só quem salvou a visão pode alterá-la.']);
    assert.equal((await bia.api.delete(path)).status, 403);
    assert.equal((await bia.api.delete(`${PATH}/${String(fechada.id)}`)).status, 404);
    const {status, body} = await ana.api.put(path, {nome: 'Enviar hoje', filtros: {status: 0, q: 'ana'}});
    assert.deepEqual([status, body.nome, body.compartilhada], [200, 'Enviar hoje', true]);
    assert.equal((await ana.api.delete(path)).status, 200);
    assert.equal((await ana.api.delete(path)).status, 404);
    assert.deepEqual(await vistas(), [['Minha', true]]);
  });

  it('are refused in the words of their fields, and twice under a name', async () => {
    const refused = async (more: AnswerBody, status: number, campos: AnswerBody) => {
      const answer = await ana.api.post(PATH, {...values, ...more});
      assert.deepEqual([answer.status, answer.body.campos], [status, campos]);
    };
    await refused({nome: ' '}, 422, {nome: 'Informe o nome da visão'});
    await refused({nome: '\u200b\u2060'}, 422, {nome: 'Informe o nome da visão'});
    await refused({nome: 'x'.repeat(61)}, 422, {nome: 'Use no máximo 60 caracteres'});
    await refused({lista: 'Com espaço'}, 422, {lista: 'Lista desconhecida'});
    await refused({filtros: {q: 'x'.repeat(4001)}}, 422, {filtros: 'Use no máximo 4.000 caracteres'});
    await create();
    await refused({nome: 'PARA ENVIAR'}, 409, {nome: 'Você já tem uma visão com este nome'});
    const another = await create({nome: 'Outra'});
    const {status} = await ana.api.put(`${PATH}/${String(another.id)}`, {nome: 'para enviar'});
    assert.equal(status, 409);
    assert.equal((await ana.api.put(`${PATH}/${String(another.id)}`, {})).status, 422);
    await create({}, bia);
  });

  it('are thirty a list at most, also when they are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({length: 34}, (_, i) => ana.api.post(PATH, {...values, nome: `Visão ${i}`})),
    );
    assert.equal(answers.filter(({status}) => status === 201).length, 30);
    assert.equal((await vistas()).length, 30);
    // Names of lists are not validated, as only the panel knows them.
    await t.db.writes.query(sql`INSERT INTO visao (usuario_id, lista, nome, filtros, criada_em)
       SELECT ${ana.id}, 'lista-' || n, 'Visão', '{}', now() FROM generate_series(31, 300) n`);
    assert.equal((await ana.api.post(PATH, {...values, lista: 'outra'})).status, 409);
    const twice = await Promise.all([0, 1].map(() => bia.api.post(PATH, values)));
    assert.deepEqual(twice.map(({status}) => status).sort(), [201, 409]);
  });
});

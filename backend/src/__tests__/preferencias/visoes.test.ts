import assert from 'node:assert/strict';
import {givenApp, givenUsuario, type Corpo, type TestApp, type UsuarioDado} from '../support';

const PATH = '/api/visoes';
interface Lista extends Corpo {
  visoes: Corpo[];
}

describe('Saved views', () => {
  let t: TestApp;
  let ana: UsuarioDado;
  let bia: UsuarioDado;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 1);
    bia = await givenUsuario(t, 2);
  });
  after(() => t.stop());
  beforeEach(() => t.db.writes.query('TRUNCATE visao'));

  const dados = {lista: 'resgates', nome: 'Para enviar', filtros: {status: 0}};
  const criar = async (more: Corpo = {}, quem = ana) => {
    const {status, body} = await quem.api.post(PATH, {...dados, ...more});
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const vistas = async (quem = ana, lista = 'resgates') =>
    (await quem.api.get<Lista>(`${PATH}?lista=${lista}`)).body.visoes.map(({nome, minha}) => [nome, minha]);

  it('are the filter, the order and the columns of a list under a name, one’s own first', async () => {
    const {id, autor, ...made} = await criar({
      nome: '  Para enviar ',
      ordem: {campo: 'resgatadoEm', direcao: 'ASC'},
      ocultas: ['totalApagar'],
    });
    assert.deepEqual(made, {
      ...dados,
      compartilhada: false,
      ordem: {campo: 'resgatadoEm', direcao: 'ASC'},
      ocultas: ['totalApagar'],
      minha: true,
    });
    assert.deepEqual([typeof id, typeof autor], ['number', 'string']);
    await criar({nome: 'Atrasados', compartilhada: true}, bia);
    await criar({nome: 'Só da Bia'}, bia);
    await criar({lista: 'premios', nome: 'Ativos', filtros: {ativo: 1}});
    assert.deepEqual(await vistas(), [
      ['Para enviar', true],
      ['Atrasados', false],
    ]);
    assert.deepEqual(await vistas(bia), [
      ['Atrasados', true],
      ['Só da Bia', true],
    ]);
    assert.equal((await t.anonimo.get(`${PATH}?lista=resgates`)).status, 401);
  });

  it('are changed and removed by who saved them alone', async () => {
    const [aberta, fechada] = [await criar({compartilhada: true}), await criar({nome: 'Minha'})];
    const path = `${PATH}/${String(aberta.id)}`;
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
    const refused = async (more: Corpo, status: number, campos: Corpo) => {
      const answer = await ana.api.post(PATH, {...dados, ...more});
      assert.deepEqual([answer.status, answer.body.campos], [status, campos]);
    };
    await refused({nome: ' '}, 422, {nome: 'Informe o nome da visão'});
    await refused({nome: 'x'.repeat(61)}, 422, {nome: 'Use no máximo 60 caracteres'});
    await refused({lista: 'Com espaço'}, 422, {lista: 'Lista desconhecida'});
    await refused({filtros: {q: 'x'.repeat(4001)}}, 422, {filtros: 'Use no máximo 4000 caracteres'});
    await criar();
    await refused({nome: 'PARA ENVIAR'}, 409, {nome: 'Você já tem uma visão com este nome'});
    const outra = await criar({nome: 'Outra'});
    const {status} = await ana.api.put(`${PATH}/${String(outra.id)}`, {nome: 'para enviar'});
    assert.equal(status, 409);
    assert.equal((await ana.api.put(`${PATH}/${String(outra.id)}`, {})).status, 422);
    await criar({}, bia);
  });

  it('are thirty a list at most, also when they are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({length: 34}, (_, i) => ana.api.post(PATH, {...dados, nome: `Visão ${i}`})),
    );
    assert.equal(answers.filter(({status}) => status === 201).length, 30);
    assert.equal((await vistas()).length, 30);
    const twice = await Promise.all([0, 1].map(() => bia.api.post(PATH, dados)));
    assert.deepEqual(twice.map(({status}) => status).sort(), [201, 409]);
  });
});

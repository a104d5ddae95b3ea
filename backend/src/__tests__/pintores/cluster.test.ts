import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, insert, type AnswerBody, type TestApp} from '../support';
import {givenScoredVenda} from '../relatorios/support';

interface Levels extends AnswerBody {
  clusters: {nome: string; ordem: number; valorPonto: number; fotoPerfil: boolean; triggerLimite: number}[];
}

describe('GET /api/cluster', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    await insert(t, 'cluster', {nome: 'Prata', ordem: 2, valorPonto: 1.1, tipo: 'NOTAS', triggerLimite: 6});
    await insert(t, 'cluster', {nome: 'Bronze', ordem: 1, fotoPerfil: true});
  });
  after(() => t.stop());

  it('tells a painter all levels, lowest first', async () => {
    const {api} = await givenPintor(t);
    const {body} = await api.get<Levels>('/api/cluster');
    assert.deepEqual(
      body.clusters.map(({nome, valorPonto, fotoPerfil, triggerLimite}) => [
        nome,
        valorPonto,
        fotoPerfil,
        triggerLimite,
      ]),
      [
        ['Bronze', 1, true, 0],
        ['Prata', 1.1, false, 6],
      ],
    );
  });

  it('gives them to staff by the page', async () => {
    const {api} = await givenUsuario(t, 0);
    const {body} = await api.get<AnswerBody & {rows: {nome: string}[]; count: number}>(
      '/api/cluster?pagina=0&itensPorPagina=1&ordernar=-ordem',
    );
    assert.deepEqual([body.rows.map(({nome}) => nome), body.count], [['Prata'], 2]);
  });

  it('is no business of the Auditor’s, nor of visitors', async () => {
    assert.equal((await (await givenUsuario(t, 2)).api.get('/api/cluster')).status, 403);
    assert.equal((await t.anonymous.get('/api/cluster')).status, 401);
    assert.equal((await t.anonymous.get('/api/cluster/situacao')).status, 401);
  });

  it('goes with what the painter meets of it', async () => {
    const pintor = await givenPintor(t);
    const standing = async () =>
      (
        await pintor.api.get<
          AnswerBody & {temNotaPontuada: boolean; requisitos: object; ultimos12Meses: {NOTAS: number}}
        >('/api/cluster/situacao')
      ).body;
    assert.equal((await standing()).temNotaPontuada, false);
    await givenScoredVenda(t, pintor);
    const {temNotaPontuada, requisitos, ultimos12Meses} = await standing();
    assert.deepEqual([temNotaPontuada, ultimos12Meses.NOTAS], [true, 1]);
    assert.deepEqual(requisitos, {
      clubProPintor: true,
      enviandoNf: true,
      resgateItens: false,
      cursosOne: false,
      cursosAll: false,
      acheSeuPintor: false,
      fotoPerfil: false,
      fotoVideoTrabalhos: false,
    });
  });
});

import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {nivelPicture} from '../../modules/pintores';
import {givenApp, givenImage, givenPintor, givenUsuario, insert, type AnswerBody, type TestApp} from '../support';
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

  it('shows a painter all levels, lowest first', async () => {
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

  it('shows each in the sizes that its picture is kept in, to the painter of the level too', async () => {
    const [path, pictures] = [join(t.dataDir, 'lata.png'), await t.app.get(Kernel.PICTURES)];
    writeFileSync(path, await givenImage('png', 600, 600));
    await t.run(() =>
      pictures.store(nivelPicture, {path, originalName: 'lata.png'}, ({caminho}) =>
        t.db.query(sql`UPDATE cluster SET img = ${`/arquivos/${caminho}`} WHERE nome = 'Prata'`),
      ),
    );
    interface Shown {
      nome: string;
      img: string | null;
      imgImagens: {largura: number; url: string}[];
    }
    const {api, id} = await givenPintor(t);
    const {body} = await api.get<AnswerBody & {clusters: Shown[]}>('/api/cluster');
    const [bronze, prata] = body.clusters;
    assert(bronze && prata);
    assert.deepEqual([bronze.img, bronze.imgImagens], [null, []]);
    assert.deepEqual(
      prata.imgImagens.map(({largura}) => largura),
      [160, 480],
    );
    for (const {url} of prata.imgImagens) assert.equal((await t.anonymous.get(url)).status, 200, url);

    await t.db.query(
      sql`UPDATE pintor SET cluster_id = (SELECT id FROM cluster WHERE nome = 'Prata') WHERE id = ${id}`,
    );
    const info = await api.get<AnswerBody & {cluster: Shown}>('/api/sessoes/parceiro/info');
    assert.deepEqual(info.body.cluster.imgImagens, prata.imgImagens);
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

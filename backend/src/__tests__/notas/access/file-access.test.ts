import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRelatorio,
  givenUsuario,
  type Client,
  type GivenPintor,
  type TestApp,
} from '../../support';
import {replaceContent} from '../reading/support';
import {givenScenario, givenVenda} from '../support';

type Role = 'dono' | 'outro' | 'administrador' | 'smart' | 'auditor' | 'relatorio';
const STATES = ['pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada'] as const;

/** The roles that may read the files of a receipt, by its state; all others must be refused. */
const WHO_READS: Record<(typeof STATES)[number], Role[]> = {
  pendente: ['dono', 'administrador', 'smart'],
  pontuada: ['dono', 'administrador', 'smart', 'auditor'],
  reprovada: ['dono', 'administrador', 'smart'],
  encerrada: ['dono', 'administrador', 'smart'],
  cancelada: ['dono', 'administrador', 'smart'],
};

describe('Who reads a receipt’s files', () => {
  let t: TestApp;
  let owner: GivenPintor;
  let people: Record<Role, {token: string; tipo: 'loja' | 'painel' | 'relatorio'; api: Client}>;
  before(async () => {
    t = await givenApp();
    owner = await givenPintor(t);
    people = {
      dono: {...owner, tipo: 'loja'},
      outro: {...(await givenPintor(t)), tipo: 'loja'},
      administrador: {...(await givenUsuario(t, 0)), tipo: 'painel'},
      smart: {...(await givenUsuario(t, 1)), tipo: 'painel'},
      auditor: {...(await givenUsuario(t, 2)), tipo: 'painel'},
      relatorio: {...(await givenRelatorio(t)), tipo: 'relatorio'},
    };
  });
  after(() => t.stop());

  /** A receipt in this state, with the URLs of its first file: the original, and the picture shown instead. */
  async function givenInState(estado: (typeof STATES)[number]) {
    const {venda, nota} = await givenVenda(t, await givenScenario(t, owner));
    const {smart} = people;
    const post = async (path: string, body: object) => assert.equal((await smart.api.post(path, body)).status, 200);
    if (estado === 'pontuada' || estado === 'cancelada') await post('/api/pontuacoes/pontuar', {venda});
    if (estado === 'cancelada') await post('/api/pontuacoes/cancelar', {identificador: nota.id});
    if (estado === 'encerrada') await post('/api/pontuacoes/encerrar', {identificador: nota.id});
    if (estado === 'reprovada')
      await post('/api/pontuacoes/reprovar', {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'});
    return {id: nota.id, paths: await pathsOf(nota.id)};
  }

  async function pathsOf(notaId: number): Promise<string[]> {
    const arquivo = () =>
      t.db.one(
        sql<{
          caminho: string;
          vista: string | null;
        }>`SELECT a.caminho, a.vista FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id WHERE na.nota_id = ${notaId}`,
      );
    const path = `/arquivos/${(await arquivo())?.caminho}`;
    assert.equal((await people.smart.api.get(path)).status, 200);
    const vista = (await arquivo())?.vista;
    assert.match(vista ?? '', /-vista\.jpg$/);
    return [path, `/arquivos/${vista}`];
  }

  async function signed(path: string, {token, tipo}: (typeof people)[Role]): Promise<string> {
    const [sessions, urls] = [await t.app.get(Kernel.SESSIONS), await t.app.get(Kernel.SIGNED_URLS)];
    const actor = await t.run(() => sessions.find(tipo, token));
    return t.run(async () => urls.sign(path), actor);
  }

  for (const estado of STATES)
    it(`${estado}: by header or signed address, as it was sent or as it is shown`, async () => {
      const {paths} = await givenInState(estado);
      for (const path of paths) {
        assert.equal((await t.anonymous.get(path)).status, 401);
        for (const [role, person] of Object.entries(people) as [Role, (typeof people)[Role]][]) {
          const expected = WHO_READS[estado].includes(role) ? 200 : 404;
          assert.equal((await person.api.get(path)).status, expected, `${role} ${path}`);
          assert.equal((await t.anonymous.get(await signed(path, person))).status, expected, `${role}, assinado`);
        }
      }
    });

  it('an address that an Auditor was given ends with the sale', async () => {
    const {id} = await givenInState('pontuada');
    const {body} = await people.auditor.api.get<{pontuacoes: {id: number; arquivoUrl: string}[]}>(
      `/api/pontuacoes?filtros=${encodeURIComponent(JSON.stringify({cpf: owner.cpf}))}`,
    );
    const endereco = body.pontuacoes.find(nota => nota.id === id)?.arquivoUrl ?? '';
    assert.equal((await t.anonymous.get(endereco)).status, 200);
    await people.smart.api.post('/api/pontuacoes/retornar-pendente', {identificador: id});
    assert.equal((await t.anonymous.get(endereco)).status, 404);
    assert.equal((await people.auditor.api.get(endereco.split('?')[0] ?? '')).status, 404);
  });

  it('no list hands an Auditor what is not scored', async () => {
    const {id} = await givenInState('pendente');
    for (const path of [
      '/api/pontuacoes/pendentes',
      '/api/pontuacoes/encerradas',
      '/api/pontuacoes/nao-processadas',
      `/api/pontuacoes/${id}/linha-do-tempo`,
      `/api/nota/${id}`,
    ])
      assert.ok([401, 403].includes((await people.auditor.api.get(path)).status), path);
  });

  it('a painter who has not accepted the rules reads none yet', async () => {
    const fresh = await givenPintor(t, {aceitouRegulamento: false});
    const nota = await givenNota(t, fresh.id);
    const [path = ''] = await pathsOf(nota.id);
    const {status, body} = await fresh.api.get(path);
    assert.deepEqual([status, body.codigo], [403, 'REGULAMENTO_NAO_ACEITO']);
    assert.equal((await t.anonymous.get(await signed(path, {...fresh, tipo: 'loja'}))).status, 403);
  });

  it('a path below the receipts that no file has is nobody’s', async () => {
    await replaceContent(t, 'notas/solta.jpg', 'x');
    for (const role of ['dono', 'smart', 'auditor'] as const)
      assert.equal((await people[role].api.get('/arquivos/notas/solta.jpg')).status, 404);
  });
});

import assert from 'node:assert/strict';
import {Kernel} from '../../kernel/keys';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRelatorio,
  givenUsuario,
  type Client,
  type PintorDado,
  type TestApp,
} from '../support';
import {trocarConteudo} from './leitura-support';
import {givenCenario, givenVenda} from './support';

type Papel = 'dono' | 'outro' | 'administrador' | 'smart' | 'auditor' | 'relatorio';
const ESTADOS = ['pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada'] as const;

/** Who reads the files of a receipt in which state; nobody else does, in no other. */
const LEEM: Record<(typeof ESTADOS)[number], Papel[]> = {
  pendente: ['dono', 'administrador', 'smart'],
  pontuada: ['dono', 'administrador', 'smart', 'auditor'],
  reprovada: ['dono', 'administrador', 'smart'],
  encerrada: ['dono', 'administrador', 'smart'],
  cancelada: ['dono', 'administrador', 'smart'],
};

describe('Who reads a receipt’s files', () => {
  let t: TestApp;
  let dono: PintorDado;
  let pessoas: Record<Papel, {token: string; tipo: 'loja' | 'painel' | 'relatorio'; api: Client}>;
  before(async () => {
    t = await givenApp();
    dono = await givenPintor(t);
    pessoas = {
      dono: {...dono, tipo: 'loja'},
      outro: {...(await givenPintor(t)), tipo: 'loja'},
      administrador: {...(await givenUsuario(t, 0)), tipo: 'painel'},
      smart: {...(await givenUsuario(t, 1)), tipo: 'painel'},
      auditor: {...(await givenUsuario(t, 2)), tipo: 'painel'},
      relatorio: {...(await givenRelatorio(t)), tipo: 'relatorio'},
    };
  });
  after(() => t.stop());

  /** A receipt in this state, with the addresses of its first file: as it was sent, and what is shown instead. */
  async function givenEm(estado: (typeof ESTADOS)[number]) {
    const {venda, nota} = await givenVenda(t, await givenCenario(t, dono));
    const {smart} = pessoas;
    const fazer = async (caminho: string, corpo: object) =>
      assert.equal((await smart.api.post(caminho, corpo)).status, 200);
    if (estado === 'pontuada' || estado === 'cancelada') await fazer('/api/pontuacoes/pontuar', {venda});
    if (estado === 'cancelada') await fazer('/api/pontuacoes/cancelar', {identificador: nota.id});
    if (estado === 'encerrada') await fazer('/api/pontuacoes/encerrar', {identificador: nota.id});
    if (estado === 'reprovada')
      await fazer('/api/pontuacoes/reprovar', {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'});
    return {id: nota.id, caminhos: await caminhosDe(nota.id)};
  }

  async function caminhosDe(notaId: number): Promise<string[]> {
    const arquivo = () =>
      t.db.one<{caminho: string; vista: string | null}>(
        `SELECT a.caminho, a.vista FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id WHERE na.nota_id = $1`,
        [notaId],
      );
    const caminho = `/arquivos/${(await arquivo())?.caminho}`;
    assert.equal((await pessoas.smart.api.get(caminho)).status, 200);
    const vista = (await arquivo())?.vista;
    assert.match(vista ?? '', /-vista\.jpg$/);
    return [caminho, `/arquivos/${vista}`];
  }

  async function assinado(caminho: string, {token, tipo}: (typeof pessoas)[Papel]): Promise<string> {
    const [sessions, urls] = [await t.app.get(Kernel.SESSIONS), await t.app.get(Kernel.SIGNED_URLS)];
    const ator = await t.run(() => sessions.find(tipo, token));
    return t.run(async () => urls.sign(caminho), ator);
  }

  for (const estado of ESTADOS)
    it(`${estado}: by header or signed address, as it was sent or as it is shown`, async () => {
      const {caminhos} = await givenEm(estado);
      for (const caminho of caminhos) {
        assert.equal((await t.anonimo.get(caminho)).status, 401);
        for (const [papel, pessoa] of Object.entries(pessoas) as [Papel, (typeof pessoas)[Papel]][]) {
          const esperado = LEEM[estado].includes(papel) ? 200 : 404;
          assert.equal((await pessoa.api.get(caminho)).status, esperado, `${papel} ${caminho}`);
          assert.equal((await t.anonimo.get(await assinado(caminho, pessoa))).status, esperado, `${papel}, assinado`);
        }
      }
    });

  it('an address that an Auditor was given ends with the sale', async () => {
    const {id} = await givenEm('pontuada');
    const {body} = await pessoas.auditor.api.get<{pontuacoes: {id: number; arquivoUrl: string}[]}>(
      `/api/pontuacoes?filtros=${encodeURIComponent(JSON.stringify({cpf: dono.cpf}))}`,
    );
    const endereco = body.pontuacoes.find(nota => nota.id === id)?.arquivoUrl ?? '';
    assert.equal((await t.anonimo.get(endereco)).status, 200);
    await pessoas.smart.api.post('/api/pontuacoes/retornar-pendente', {identificador: id});
    assert.equal((await t.anonimo.get(endereco)).status, 404);
    assert.equal((await pessoas.auditor.api.get(endereco.split('?')[0] ?? '')).status, 404);
  });

  it('no list hands an Auditor what is not scored', async () => {
    const {id} = await givenEm('pendente');
    for (const caminho of [
      '/api/pontuacoes/pendentes',
      '/api/pontuacoes/encerradas',
      '/api/pontuacoes/nao-processadas',
      `/api/pontuacoes/${id}/linha-do-tempo`,
      `/api/nota/${id}`,
    ])
      assert.ok([401, 403].includes((await pessoas.auditor.api.get(caminho)).status), caminho);
  });

  it('a painter who has not accepted the rules reads none yet', async () => {
    const novo = await givenPintor(t, {aceitouRegulamento: false});
    const nota = await givenNota(t, novo.id);
    const [caminho = ''] = await caminhosDe(nota.id);
    const {status, body} = await novo.api.get(caminho);
    assert.deepEqual([status, body.codigo], [403, 'REGULAMENTO_NAO_ACEITO']);
    assert.equal((await t.anonimo.get(await assinado(caminho, {...novo, tipo: 'loja'}))).status, 403);
  });

  it('a path below the receipts that no file has is nobody’s', async () => {
    await trocarConteudo(t, 'notas/solta.jpg', 'x');
    for (const papel of ['dono', 'smart', 'auditor'] as const)
      assert.equal((await pessoas[papel].api.get('/arquivos/notas/solta.jpg')).status, 404);
  });
});

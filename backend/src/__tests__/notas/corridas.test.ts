import assert from 'node:assert/strict';
import {LeitorParado} from '@clube/receipt-reader';
import {LER_NOTA} from '../../modules/notas/leitura/pedido';
import {LEITOR} from '../../modules/notas/leitura/leitor';
import {givenApp, givenPintor, givenUsuario, type PintorDado, type TestApp, type UsuarioDado} from '../support';
import {documentoLido, givenEmLeitura, givenLeitor, ler, naFila} from './leitura-support';
import {givenCenario, givenVenda} from './support';

/** A moment that a test waits for or brings about. */
function momento() {
  let chegou: () => void = () => undefined;
  const vindo = new Promise<void>(resolve => (chegou = resolve));
  return {vindo, chegou: () => chegou()};
}

describe('receipts that several work on at once', () => {
  let t: TestApp;
  let copia: TestApp;
  let ana: UsuarioDado;
  let bia: UsuarioDado;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    copia = await givenApp({beside: t});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
    pintor = await givenPintor(t);
  });
  after(async () => {
    await copia.stop();
    await t.stop();
  });

  const leitura = (id: number) =>
    t.db.one<{estado: string; numero: string | null; tentativas: number; pedido: number}>(
      `SELECT estado, numero, tentativas, pedido FROM nota_leitura WHERE nota_id = $1`,
      [id],
    );

  it('two copies of the server read the same receipt: what comes first is kept, and stays', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const [ambas, primeira] = [momento(), momento()];
    let lendo = 0;
    const comecou = () => (++lendo === 2 ? ambas.chegou() : undefined);
    givenLeitor(t).ler = async () => {
      comecou();
      await ambas.vindo;
      return documentoLido({numero: 1});
    };
    givenLeitor(copia).ler = async () => {
      comecou();
      await primeira.vindo;
      return documentoLido({numero: 2});
    };
    const segunda = ler(copia, nota.id);
    await ler(t, nota.id);
    primeira.chegou();
    await segunda;
    assert.deepEqual(await leitura(nota.id), {estado: 'lida', numero: '1', tentativas: 2, pedido: 1});
    assert.equal(await naFila(t, nota.id), 0);
  });

  it('asked to read what is being read: nothing is asked twice, what is read is kept', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    givenLeitor(t).ler = async () => {
      const pedidos = await Promise.all([ana, bia].map(({api}) => api.post(`/api/nota/${nota.id}/reler`)));
      assert.deepEqual(
        pedidos.map(({status, body}) => [status, body]),
        [1, 2].map(() => [200, {estado: 'em_leitura'}]),
      );
      return documentoLido({numero: 7});
    };
    await ler(t, nota.id);
    assert.deepEqual([(await leitura(nota.id))?.numero, await naFila(t, nota.id)], ['7', 0]);
    const denovo = await Promise.all([ana, bia].map(({api}) => api.post(`/api/nota/${nota.id}/reler`)));
    assert.deepEqual([denovo.map(({status}) => status), await naFila(t, nota.id)], [[200, 200], 1]);
    assert.equal((await leitura(nota.id))?.pedido, 2);
  });

  it('one is scored while it is to be joined to another: one of the two happens, whole', async () => {
    const cenario = await givenCenario(t, pintor);
    for (let rodada = 0; rodada < 8; rodada++) {
      const {nota: outra, venda} = await givenVenda(t, cenario);
      const {nota} = await givenVenda(t, cenario);
      const [pontuada, junta] = await Promise.all([
        ana.api.post('/api/pontuacoes/pontuar', {venda}),
        bia.api.post(`/api/nota/${nota.id}/juntar`, {notas: [outra.id]}),
      ]);
      const depois = await t.db.one<{estado: string; junta_em: number | null}>(
        `SELECT estado, junta_em FROM nota WHERE id = $1`,
        [outra.id],
      );
      const venceu = pontuada.status === 200 ? 'pontuada' : 'junta';
      assert.deepEqual([pontuada.status, junta.status].sort(), [200, 409]);
      assert.deepEqual(
        depois,
        venceu === 'pontuada' ? {estado: 'pontuada', junta_em: null} : {estado: 'encerrada', junta_em: nota.id},
      );
    }
  });

  it('who lost the receipt to a colleague can neither score nor reject nor divide it any more', async () => {
    const {nota, venda} = await givenVenda(t, await givenCenario(t, pintor));
    const rota = `/api/nota/${nota.id}/analise`;
    const [um, outro] = await Promise.all([ana, bia].map(({api}) => api.post(rota)));
    assert.deepEqual([um?.status, outro?.status].sort(), [200, 409]);
    const [tem, perdeu] = um?.status === 200 ? [ana, bia] : [bia, ana];
    assert.equal((await perdeu.api.post(rota, {assumir: true})).status, 200);
    const tentativas = await Promise.all([
      tem.api.post('/api/pontuacoes/pontuar', {venda}),
      tem.api.post('/api/pontuacoes/encerrar', {identificador: nota.id}),
      tem.api.post('/api/pontuacoes/reprovar', {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'}),
      tem.api.post(`/api/nota/${nota.id}/reler`),
      tem.api.post(`/api/nota/${nota.id}/dividir`, {partes: [{arquivos: [{arquivo: 0}]}, {arquivos: [{arquivo: 0}]}]}),
    ]);
    for (const {status, body} of tentativas) assert.deepEqual([status, body.codigo], [409, 'EM_ANALISE']);
    assert.equal((await perdeu.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
  });

  it('one is closed while it is read: what was read is there when it comes back', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    givenLeitor(t).ler = async () => {
      assert.equal((await ana.api.post('/api/pontuacoes/encerrar', {identificador: nota.id})).status, 200);
      return documentoLido({numero: 11});
    };
    await ler(t, nota.id);
    assert.equal((await ana.api.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id})).status, 200);
    const {body} = await ana.api.get<{estado: string; numero: string}>(`/api/nota/${nota.id}`);
    assert.deepEqual([body.estado, body.numero], ['lida', '11']);
  });

  it('one is closed before it is its turn: it is read when it comes back, and not again after that', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const acao = (qual: string) => ana.api.post(`/api/pontuacoes/${qual}`, {identificador: nota.id});
    const leitor = givenLeitor(t);
    leitor.ler = () => assert.fail('was read');
    assert.equal((await acao('encerrar')).status, 200);
    await ler(t, nota.id);
    assert.deepEqual([(await leitura(nota.id))?.estado, await naFila(t, nota.id)], ['nao_lida', 0]);
    assert.equal((await acao('retornar-pendente')).status, 200);
    assert.deepEqual([(await leitura(nota.id))?.estado, await naFila(t, nota.id)], ['em_leitura', 1]);
    leitor.ler = async () => documentoLido({numero: 5});
    await ler(t, nota.id);
    await acao('encerrar');
    await acao('retornar-pendente');
    assert.deepEqual([(await leitura(nota.id))?.numero, await naFila(t, nota.id)], ['5', 1]);
  });

  it('the server stops while it reads: no attempt is lost, and another copy reads it', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const lendo = momento();
    const parada = await givenApp({beside: t});
    let parar: () => void = () => assert.fail('nothing was read');
    parada.app.bind(LEITOR).to({
      ler: () => new Promise((_, reject) => ((parar = () => reject(new LeitorParado())), lendo.chegou())),
      contarPaginas: async () => undefined,
      vista: async () => undefined,
      stop: async () => parar(),
    });
    await t.run(() => t.app.jobs.enqueue(LER_NOTA, {notaId: nota.id}));
    const pegou = parada.app.jobs.start();
    await lendo.vindo;
    await pegou;
    await parada.stop();
    assert.deepEqual(await leitura(nota.id), {estado: 'em_leitura', numero: null, tentativas: 0, pedido: 1});
    const fila = await t.db.query(
      `SELECT state FROM pgboss.job WHERE name = $1 AND (data->>'notaId')::int = $2 AND state IN ('created', 'retry')`,
      [LER_NOTA, nota.id],
    );
    assert.equal(fila.length, 1, 'it waits for another copy');
    givenLeitor(t).ler = async () => documentoLido({numero: 3});
    await ler(t, nota.id);
    assert.deepEqual(await leitura(nota.id), {estado: 'lida', numero: '3', tentativas: 1, pedido: 1});
  });
});

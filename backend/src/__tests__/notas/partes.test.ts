import assert from 'node:assert/strict';
import {LER_NOTA} from '../../modules/notas/leitura/pedido';
import {
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenUsuario,
  insert,
  type Client,
  type Corpo,
  type PintorDado,
  type TestApp,
  type UsuarioDado,
} from '../support';
import {DIREITA, ESQUERDA} from './areas';
import {givenLeitor} from './leitura-support';

describe('joining and dividing receipts', () => {
  let t: TestApp;
  let ana: UsuarioDado;
  let staff: Client;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    staff = ana.api;
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const juntar = (id: number, ...notas: number[]) =>
    staff.post<Corpo & {arquivos: number}>(`/api/nota/${id}/juntar`, {notas});
  const dividir = (id: number, ...partes: object[][]) =>
    staff.post<Corpo & {notas: number[]}>(`/api/nota/${id}/dividir`, {partes: partes.map(arquivos => ({arquivos}))});
  const nota = (columns: Record<string, unknown> = {}) => givenNota(t, pintor.id, columns);
  const arquivosDe = async (id: number) =>
    (
      await t.db.query<{arquivo_id: number; recorte: unknown}>(
        `SELECT arquivo_id, recorte FROM nota_arquivo WHERE nota_id = $1 ORDER BY ordem`,
        [id],
      )
    ).map(({arquivo_id, recorte}) => (recorte ? [arquivo_id, recorte] : arquivo_id));
  const estado = (id: number) => t.db.one(`SELECT estado, junta_em, codigo_promocional FROM nota WHERE id = $1`, [id]);
  const motivos = async (id: number) => {
    const {body} = await pintor.api.get<{eventos: {motivo: string | null}[]}>(`/api/pontuacoes/${id}/linha-do-tempo`);
    return body.eventos.map(({motivo}) => motivo);
  };
  const pendentes = async () => (await staff.get<{id: number}[]>('/api/pontuacoes/pendentes?range=[0,499]')).body;
  const pedidos = async (id: number) =>
    (await t.db.query(`SELECT 1 FROM pgboss.job WHERE name = $1 AND data->>'notaId' = $2`, [LER_NOTA, String(id)]))
      .length;

  it('makes one receipt of several, read again as one', async () => {
    const [a, b, c] = [await nota(), await nota(), await nota()];
    const files = [...(await arquivosDe(a.id)), ...(await arquivosDe(c.id)), ...(await arquivosDe(b.id))];
    const {status, body} = await juntar(a.id, c.id, b.id);
    assert.deepEqual([status, body.arquivos, body.mensagem], [200, 3, 'Notas juntadas com sucesso']);
    assert.deepEqual(await arquivosDe(a.id), files, 'in the order asked for');
    assert.deepEqual(await estado(b.id), {estado: 'encerrada', junta_em: a.id, codigo_promocional: null});
    assert.deepEqual(await motivos(b.id), [`Juntada à nota ${a.id}`]);
    assert.deepEqual(await motivos(a.id), [`Recebeu as páginas da nota ${c.id}`, `Recebeu as páginas da nota ${b.id}`]);
    assert.deepEqual(await t.db.one(`SELECT estado FROM nota_leitura WHERE nota_id = $1`, [a.id]), {
      estado: 'em_leitura',
    });
    assert.equal(await pedidos(a.id), 1);
    const ids = (await pendentes()).map(({id}) => id);
    assert.ok(ids.includes(a.id) && !ids.includes(b.id));
    const encerradas = await staff.get<{rows: {id: number}[]}>('/api/pontuacoes/encerradas?pagina=0');
    assert.ok(encerradas.body.rows.every(({id}) => id !== b.id));
    const volta = await staff.post('/api/pontuacoes/retornar-pendente', {identificador: b.id});
    assert.deepEqual([volta.status, volta.body.erro], [409, `Esta nota foi juntada à nota ${a.id}.`]);
    const [trilha] = await t.db.query(`SELECT acao, ator_id, depois FROM auditoria WHERE entidade_id = $1`, [
      String(a.id),
    ]);
    assert.deepEqual(trilha, {acao: 'juntar', ator_id: ana.id, depois: {arquivos: 3, notas: [c.id, b.id]}});
  });

  it('can be undone: divided again by files', async () => {
    const [a, b] = [await nota({criadoEm: new Date('2026-09-01T12:00:00Z')}), await nota()];
    const files = [...(await arquivosDe(a.id)), ...(await arquivosDe(b.id))];
    await juntar(a.id, b.id);
    const {status, body} = await dividir(a.id, [{arquivo: 0}], [{arquivo: 1}]);
    assert.equal(status, 200);
    const [, nova = 0] = body.notas;
    assert.deepEqual(body.notas, [a.id, nova]);
    assert.deepEqual([await arquivosDe(a.id), await arquivosDe(nova)], [[files[0]], [files[1]]]);
    const criada = await t.db.one<{estado: string; criado_em: Date; pintor_id: number}>(
      `SELECT estado, criado_em, pintor_id FROM nota WHERE id = $1`,
      [nova],
    );
    assert.deepEqual(criada, {estado: 'pendente', criado_em: new Date('2026-09-01T12:00:00Z'), pintor_id: pintor.id});
    assert.deepEqual(await motivos(nova), [`Separada da nota ${a.id}`]);
    assert.equal((await motivos(a.id)).at(-1), `Separou a nota ${nova}`);
    assert.deepEqual([await pedidos(a.id), await pedidos(nova)], [2, 1]);
    const reprovada = (await t.db.one<{nome_arquivo: string}>(`SELECT nome_arquivo FROM nota WHERE id = $1`, [nova]))
      ?.nome_arquivo;
    const reprovacao = {nomeArquivo: reprovada, reprovadoMotivo: 'Nota Ilegível'};
    assert.equal((await staff.post('/api/pontuacoes/reprovar', reprovacao)).status, 200, 'a name of its own');
  });

  it('divides a picture by corners; both parts show the painter the picture', async () => {
    const {id} = await nota();
    const [arquivo] = await arquivosDe(id);
    const {body} = await dividir(
      id,
      [{arquivo: 0, recorte: {cantos: ESQUERDA}}],
      [{arquivo: 0, recorte: {cantos: DIREITA}}],
    );
    const [, nova = 0] = body.notas;
    assert.deepEqual(await arquivosDe(id), [[arquivo, {cantos: ESQUERDA}]]);
    assert.deepEqual(await arquivosDe(nova), [[arquivo, {cantos: DIREITA}]]);
    const {body: lista} = await pintor.api.get<{naoProcessadas: {id: number; arquivoUrl: string}[]}>(
      '/api/pontuacoes/nao-processadas',
    );
    const url = lista.naoProcessadas.find(row => row.id === nova)?.arquivoUrl ?? '';
    assert.equal((await pintor.api.get(url)).status, 200);
    const caminho = url.split('?')[0] ?? '';
    assert.equal((await pintor.api.get(caminho)).status, 200);
    assert.notEqual((await (await givenPintor(t)).api.get(caminho)).status, 200);
    const junta = await juntar(id, nova);
    assert.equal(junta.status, 200);
    assert.deepEqual(await arquivosDe(id), [
      [arquivo, {cantos: ESQUERDA}],
      [arquivo, {cantos: DIREITA}],
    ]);
  });

  const paginas = (...quais: number[]) => [{arquivo: 0, recorte: {paginas: quais}}];
  async function notaEmPdf() {
    const pdf = await givenArquivo(t, {mime: 'application/pdf'});
    const {id} = await nota();
    await t.db.query(`DELETE FROM nota_arquivo WHERE nota_id = $1`, [id]);
    await insert(t, 'nota_arquivo', {notaId: id, arquivoId: pdf.id});
    return {pdf, id};
  }

  it('divides a PDF by pages, and brings them together again', async () => {
    givenLeitor(t).paginas = 3;
    const {pdf, id} = await notaEmPdf();
    const {body} = await dividir(id, paginas(1), paginas(3), paginas(2));
    const [, tres = 0, dois = 0] = body.notas;
    assert.deepEqual(await arquivosDe(tres), [[pdf.id, {paginas: [3]}]]);
    assert.equal((await dividir(tres, paginas(1), paginas(3))).body.erro, 'A página não é desta nota');
    await juntar(id, tres, dois);
    assert.deepEqual(await arquivosDe(id), [[pdf.id, {paginas: [1, 2, 3]}]]);
  });

  it('takes no page that the PDF does not have, and leaves none out', async () => {
    const leitor = givenLeitor(t);
    const {pdf, id} = await notaEmPdf();
    const casos: [number | undefined, object[][], string][] = [
      [3, [paginas(1), paginas(2, 3, 4)], 'O PDF tem 3 páginas: a página 4 não existe'],
      [3, [paginas(1), paginas(3)], 'Nenhuma parte ficou com a página 2'],
      [12, [paginas(1), paginas(2)], 'Nenhuma parte ficou com as páginas 3 a 12'],
      [undefined, [paginas(1), paginas(2)], 'Não foi possível contar as páginas deste PDF'],
    ];
    for (const [total, partes, erro] of casos) {
      leitor.paginas = total;
      const {status, body} = await dividir(id, ...partes);
      assert.deepEqual([status, body.codigo, body.erro, body.campos], [422, 'NAO_DIVIDE', erro, {partes: erro}]);
    }
    assert.deepEqual(await arquivosDe(id), [pdf.id]);
    assert.deepEqual([await pedidos(id), await motivos(id)], [0, []], 'nothing was changed');
    leitor.paginas = 3;
    assert.equal((await dividir(id, paginas(1), paginas(2, 3))).status, 200);
  });

  it('divides an area once, however many people do it', async () => {
    const {id} = await nota();
    const metades = [[{arquivo: 0, recorte: {cantos: ESQUERDA}}], [{arquivo: 0, recorte: {cantos: DIREITA}}]];
    const vezes = await Promise.all([dividir(id, ...metades), dividir(id, ...metades)]);
    assert.deepEqual(vezes.map(({status}) => status).sort(), [200, 422]);
    assert.equal(vezes.find(({status}) => status === 422)?.body.erro, 'O recorte sai da parte que é desta nota');
    const [arquivo] = await arquivosDe(id);
    const todas = await t.db.query(`SELECT 1 FROM nota_arquivo WHERE arquivo_id = $1`, [(arquivo as number[])[0]]);
    assert.equal(todas.length, 2);
  });

  it('takes a code along, and says which stays unused', async () => {
    const [a, b, c] = [
      await nota(),
      await nota({codigoPromocional: 'PRIMEIRO'}),
      await nota({codigoPromocional: 'OUTRO'}),
    ];
    const {body} = await juntar(a.id, b.id, c.id);
    assert.equal(body.mensagem, `Notas juntadas com sucesso. O código OUTRO da nota ${c.id} fica sem uso`);
    assert.deepEqual(await estado(a.id), {estado: 'pendente', junta_em: null, codigo_promocional: 'PRIMEIRO'});
    assert.deepEqual(await estado(b.id), {estado: 'encerrada', junta_em: a.id, codigo_promocional: null});
    const [d, e] = [await nota({codigoPromocional: 'DELA'}), await nota({codigoPromocional: 'SOBRA'})];
    assert.match(String((await juntar(d.id, e.id)).body.mensagem), /O código SOBRA/);
    assert.deepEqual(await estado(d.id), {estado: 'pendente', junta_em: null, codigo_promocional: 'DELA'});
  });

  it('refuses what does not belong together, and changes nothing', async () => {
    const [a, b] = [await nota(), await nota()];
    const alheia = await givenNota(t, (await givenPintor(t)).id);
    const encerrada = await nota({estado: 'encerrada'});
    const cheia = await nota();
    for (let ordem = 2; ordem <= 10; ordem++)
      await insert(t, 'nota_arquivo', {notaId: cheia.id, arquivoId: (await givenArquivo(t)).id, ordem});
    const casos: [number[], number, string | undefined][] = [
      [[a.id, a.id], 422, 'Escolha notas diferentes para juntar'],
      [[a.id, b.id, b.id], 422, 'Escolha notas diferentes para juntar'],
      [[a.id, alheia.id], 422, 'As notas são de pintores diferentes'],
      [[a.id, encerrada.id], 409, `A nota ${encerrada.id} não está mais pendente.`],
      [[encerrada.id, a.id], 409, `A nota ${encerrada.id} não está mais pendente.`],
      [[a.id, cheia.id], 422, 'Uma nota tem no máximo 10 arquivos'],
      [[a.id, 999_999], 404, 'Nota não encontrada.'],
      [[999_999, a.id], 404, 'Nota não encontrada.'],
      [[a.id], 422, 'Informe as notas'],
    ];
    for (const [[id = 0, ...outras], status, erro] of casos) {
      const answer = await juntar(id, ...outras);
      assert.deepEqual([answer.status, answer.body.erro], [status, erro]);
    }
    const bia = await givenUsuario(t, 1, {nome: 'Bia'});
    await bia.api.post(`/api/nota/${b.id}/analise`);
    assert.equal((await juntar(a.id, b.id)).body.erro, 'Em análise por Bia');
    assert.equal((await dividir(b.id, [{arquivo: 0}], [{arquivo: 0}])).body.erro, 'Em análise por Bia');
    assert.equal((await bia.api.post(`/api/nota/${a.id}/juntar`, {notas: [b.id]})).status, 200, 'her own lease');
  });

  it('refuses a division that loses or doubles something', async () => {
    const {id} = await nota();
    const casos: [object[][], string][] = [
      [[[{arquivo: 0}]], 'Divida a nota em pelo menos duas partes'],
      [[[{arquivo: 0}], []], 'Cada parte precisa de um arquivo'],
      [[[{arquivo: 0}], [{arquivo: 1}]], 'O arquivo não é desta nota'],
      [[[{arquivo: 0}], [{arquivo: 0}]], 'Um arquivo em duas partes precisa ser recortado'],
      [[[{arquivo: 0, recorte: {paginas: [1]}}], [{arquivo: 0}]], 'Só um PDF tem páginas'],
    ];
    for (const [partes, erro] of casos) {
      const {status, body} = await dividir(id, ...partes);
      assert.deepEqual([status, body.codigo, body.erro], [422, 'NAO_DIVIDE', erro]);
    }
    assert.equal((await arquivosDe(id)).length, 1);
    const encerrada = await nota({estado: 'encerrada'});
    assert.equal((await dividir(encerrada.id, [{arquivo: 0}], [{arquivo: 0}])).status, 409);
    assert.equal((await dividir(999_999, [{arquivo: 0}], [{arquivo: 0}])).status, 404);
    assert.equal((await staff.post(`/api/nota/${id}/dividir`, {partes: 'duas'})).status, 400);
  });

  it('is not done twice, nor crosswise', async () => {
    const [a, b] = [await nota(), await nota()];
    const cruzadas = await Promise.all([juntar(a.id, b.id), juntar(b.id, a.id)]);
    assert.deepEqual(cruzadas.map(({status}) => status).sort(), [200, 409]);
    const [c, d] = [await nota(), await nota()];
    const mesmo = {chaveIdempotencia: `juntar-${c.id}`};
    const duas = [1, 2].map(() => staff.post(`/api/nota/${c.id}/juntar`, {notas: [d.id]}, mesmo));
    assert.deepEqual(
      (await Promise.all(duas)).map(({status}) => status),
      [200, 200],
    );
    assert.equal((await arquivosDe(c.id)).length, 2);
    const partes = {partes: [{arquivos: [{arquivo: 0}]}, {arquivos: [{arquivo: 1}]}]};
    const vezes = await Promise.all([1, 2].map(() => staff.post(`/api/nota/${c.id}/dividir`, partes)));
    assert.deepEqual(vezes.map(({status}) => status).sort(), [200, 422], 'the second finds one file');
  });

  it('is for who processes receipts', async () => {
    const {id} = await nota();
    const auditora = (await givenUsuario(t, 2)).api;
    for (const acao of ['juntar', 'dividir']) {
      assert.equal((await auditora.post(`/api/nota/${id}/${acao}`, {})).status, 403);
      assert.equal((await pintor.api.post(`/api/nota/${id}/${acao}`, {})).status, 401);
    }
  });
});

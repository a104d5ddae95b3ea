import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {READ_NOTA} from '../../../modules/notas/reading/request';
import {
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenUsuario,
  insert,
  type Client,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {RIGHT, LEFT} from './areas';
import {givenReader} from '../reading/support';

describe('joining and dividing receipts', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let staff: Client;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    staff = ana.api;
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const join = (id: number, ...notas: number[]) =>
    staff.post<AnswerBody & {arquivos: number}>(`/api/nota/${id}/juntar`, {notas});
  const split = (id: number, ...parts: object[][]) =>
    staff.post<AnswerBody & {notas: number[]}>(`/api/nota/${id}/dividir`, {
      partes: parts.map(arquivos => ({arquivos})),
    });
  const nota = (columns: Record<string, unknown> = {}) => givenNota(t, pintor.id, columns);
  const filesOf = async (id: number) =>
    (
      await t.db.query(
        sql<{
          arquivo_id: number;
          recorte: unknown;
        }>`SELECT arquivo_id, recorte FROM nota_arquivo WHERE nota_id = ${id} ORDER BY ordem`,
      )
    ).map(({arquivo_id, recorte}) => (recorte ? [arquivo_id, recorte] : arquivo_id));
  const estado = (id: number) => t.db.one(sql`SELECT estado, junta_em, codigo_promocional FROM nota WHERE id = ${id}`);
  const reasons = async (id: number) => {
    const {body} = await pintor.api.get<{eventos: {motivo: string | null}[]}>(`/api/pontuacoes/${id}/linha-do-tempo`);
    return body.eventos.map(({motivo}) => motivo);
  };
  const pending = async () => (await staff.get<{id: number}[]>('/api/pontuacoes/pendentes?range=[0,499]')).body;
  const requests = async (id: number) =>
    (await t.db.query(sql`SELECT 1 FROM pgboss.job WHERE name = ${READ_NOTA} AND data->>'notaId' = ${String(id)}`))
      .length;

  it('makes one receipt of several, read again as one', async () => {
    const [a, b, c] = [await nota(), await nota(), await nota()];
    const files = [...(await filesOf(a.id)), ...(await filesOf(c.id)), ...(await filesOf(b.id))];
    const {status, body} = await join(a.id, c.id, b.id);
    assert.deepEqual([status, body.arquivos, body.mensagem], [200, 3, 'Notas juntadas com sucesso']);
    assert.deepEqual(await filesOf(a.id), files, 'in the order asked for');
    assert.deepEqual(await estado(b.id), {estado: 'encerrada', junta_em: a.id, codigo_promocional: null});
    assert.deepEqual(await reasons(b.id), [`Juntada à nota ${a.id}`]);
    assert.deepEqual(await reasons(a.id), [`Recebeu as páginas da nota ${c.id}`, `Recebeu as páginas da nota ${b.id}`]);
    assert.deepEqual(await t.db.one(sql`SELECT estado FROM nota_leitura WHERE nota_id = ${a.id}`), {
      estado: 'em_leitura',
    });
    assert.equal(await requests(a.id), 1);
    const ids = (await pending()).map(({id}) => id);
    assert.ok(ids.includes(a.id) && !ids.includes(b.id));
    const encerradas = await staff.get<{rows: {id: number}[]}>('/api/pontuacoes/encerradas?pagina=0');
    assert.ok(encerradas.body.rows.every(({id}) => id !== b.id));
    const back = await staff.post('/api/pontuacoes/retornar-pendente', {identificador: b.id});
    assert.deepEqual([back.status, back.body.erro], [409, `Esta nota foi juntada à nota ${a.id}.`]);
    const [trail] = await t.db.query(
      sql`SELECT acao, ator_id, depois FROM auditoria WHERE entidade_id = ${String(a.id)}`,
    );
    assert.deepEqual(trail, {acao: 'juntar', ator_id: ana.id, depois: {arquivos: 3, notas: [c.id, b.id]}});
    const [ofJoined] = await t.db.query(
      sql`SELECT acao, antes, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = ${String(b.id)}`,
    );
    assert.deepEqual(ofJoined, {
      ...{acao: 'juntar', antes: {estado: 'pendente'}, depois: {estado: 'encerrada', juntaEm: a.id}},
    });
    const told = await t.db.query(
      sql<{nome: string; dados: object}>`
        SELECT nome, dados FROM evento WHERE pintor_id = ${pintor.id} AND (dados->>'notaId')::int = ${b.id}`,
    );
    assert.deepEqual(told, [{nome: 'nota.juntada', dados: {notaId: b.id, juntaEm: a.id}}]);
  });

  it('can be undone: divided again by files', async () => {
    const [a, b] = [await nota({criadoEm: new Date('2026-09-01T12:00:00Z')}), await nota()];
    const files = [...(await filesOf(a.id)), ...(await filesOf(b.id))];
    await join(a.id, b.id);
    const {status, body} = await split(a.id, [{arquivo: 0}], [{arquivo: 1}]);
    assert.equal(status, 200);
    const [, newOne = 0] = body.notas;
    assert.deepEqual(body.notas, [a.id, newOne]);
    assert.deepEqual([await filesOf(a.id), await filesOf(newOne)], [[files[0]], [files[1]]]);
    const created = await t.db.one(
      sql<{
        estado: string;
        criado_em: Date;
        pintor_id: number;
      }>`SELECT estado, criado_em, pintor_id FROM nota WHERE id = ${newOne}`,
    );
    assert.deepEqual(created, {estado: 'pendente', criado_em: new Date('2026-09-01T12:00:00Z'), pintor_id: pintor.id});
    assert.deepEqual(await reasons(newOne), [`Separada da nota ${a.id}`]);
    assert.equal((await reasons(a.id)).at(-1), `Separou a nota ${newOne}`);
    assert.deepEqual([await requests(a.id), await requests(newOne)], [2, 1]);
    const rejected = (await t.db.one(sql<{nome_arquivo: string}>`SELECT nome_arquivo FROM nota WHERE id = ${newOne}`))
      ?.nome_arquivo;
    const rejection = {nomeArquivo: rejected, reprovadoMotivo: 'Nota Ilegível'};
    assert.equal((await staff.post('/api/pontuacoes/reprovar', rejection)).status, 200, 'a name of its own');
  });

  it('divides a picture by corners; both parts show the painter the picture', async () => {
    const {id} = await nota();
    const [arquivo] = await filesOf(id);
    const {body} = await split(id, [{arquivo: 0, recorte: {cantos: LEFT}}], [{arquivo: 0, recorte: {cantos: RIGHT}}]);
    const [, newOne = 0] = body.notas;
    assert.deepEqual(await filesOf(id), [[arquivo, {cantos: LEFT}]]);
    assert.deepEqual(await filesOf(newOne), [[arquivo, {cantos: RIGHT}]]);
    const {body: list} = await pintor.api.get<{naoProcessadas: {id: number; arquivoUrl: string}[]}>(
      '/api/pontuacoes/nao-processadas',
    );
    const url = list.naoProcessadas.find(row => row.id === newOne)?.arquivoUrl ?? '';
    assert.equal((await pintor.api.get(url)).status, 200);
    const path = url.split('?')[0] ?? '';
    assert.equal((await pintor.api.get(path)).status, 200);
    assert.notEqual((await (await givenPintor(t)).api.get(path)).status, 200);
    const joinedOne = await join(id, newOne);
    assert.equal(joinedOne.status, 200);
    assert.deepEqual(await filesOf(id), [
      [arquivo, {cantos: LEFT}],
      [arquivo, {cantos: RIGHT}],
    ]);
  });

  const pages = (...which: number[]) => [{arquivo: 0, recorte: {paginas: which}}];
  async function pdfNota() {
    const pdf = await givenArquivo(t, {mime: 'application/pdf'});
    const {id} = await nota();
    await t.db.query(sql`DELETE FROM nota_arquivo WHERE nota_id = ${id}`);
    await insert(t, 'nota_arquivo', {notaId: id, arquivoId: pdf.id});
    return {pdf, id};
  }

  it('divides a PDF by pages, and brings them together again', async () => {
    givenReader(t).paginas = 3;
    const {pdf, id} = await pdfNota();
    const {body} = await split(id, pages(1), pages(3), pages(2));
    const [, three = 0, two = 0] = body.notas;
    assert.deepEqual(await filesOf(three), [[pdf.id, {paginas: [3]}]]);
    assert.equal((await split(three, pages(1), pages(3))).body.erro, 'A página não é desta nota');
    await join(id, three, two);
    assert.deepEqual(await filesOf(id), [[pdf.id, {paginas: [1, 2, 3]}]]);
  });

  it('takes no page that the PDF does not have, and leaves none out', async () => {
    const reader = givenReader(t);
    const {pdf, id} = await pdfNota();
    const cases: [number | undefined, object[][], string][] = [
      [3, [pages(1), pages(2, 3, 4)], 'O PDF tem 3 páginas: a página 4 não existe'],
      [3, [pages(1), pages(3)], 'Nenhuma parte ficou com a página 2'],
      [12, [pages(1), pages(2)], 'Nenhuma parte ficou com as páginas 3 a 12'],
      [undefined, [pages(1), pages(2)], 'Não foi possível contar as páginas deste PDF'],
    ];
    for (const [total, parts, error] of cases) {
      reader.paginas = total;
      const {status, body} = await split(id, ...parts);
      assert.deepEqual([status, body.codigo, body.erro, body.campos], [422, 'NAO_DIVIDE', error, {partes: error}]);
    }
    assert.deepEqual(await filesOf(id), [pdf.id]);
    assert.deepEqual([await requests(id), await reasons(id)], [0, []], 'nothing was changed');
    reader.paginas = 3;
    assert.equal((await split(id, pages(1), pages(2, 3))).status, 200);
  });

  it('divides an area once, however many people do it', async () => {
    const {id} = await nota();
    const halves = [[{arquivo: 0, recorte: {cantos: LEFT}}], [{arquivo: 0, recorte: {cantos: RIGHT}}]];
    const times = await Promise.all([split(id, ...halves), split(id, ...halves)]);
    assert.deepEqual(times.map(({status}) => status).sort(), [200, 422]);
    assert.equal(times.find(({status}) => status === 422)?.body.erro, 'O recorte sai da parte que é desta nota');
    const [arquivo] = await filesOf(id);
    const all = await t.db.query(
      sql`SELECT 1 FROM nota_arquivo WHERE arquivo_id = ${(arquivo as number[])[0] ?? null}`,
    );
    assert.equal(all.length, 2);
  });

  it('takes a code along, and says which stays unused', async () => {
    const [a, b, c] = [
      await nota(),
      await nota({codigoPromocional: 'PRIMEIRO'}),
      await nota({codigoPromocional: 'OUTRO'}),
    ];
    const {body} = await join(a.id, b.id, c.id);
    assert.equal(body.mensagem, `Notas juntadas com sucesso. O código OUTRO da nota ${c.id} fica sem uso`);
    assert.deepEqual(await estado(a.id), {estado: 'pendente', junta_em: null, codigo_promocional: 'PRIMEIRO'});
    assert.deepEqual(await estado(b.id), {estado: 'encerrada', junta_em: a.id, codigo_promocional: null});
    const [d, e] = [await nota({codigoPromocional: 'DELA'}), await nota({codigoPromocional: 'SOBRA'})];
    assert.match(String((await join(d.id, e.id)).body.mensagem), /O código SOBRA/);
    assert.deepEqual(await estado(d.id), {estado: 'pendente', junta_em: null, codigo_promocional: 'DELA'});
  });

  it('refuses what does not belong together, and changes nothing', async () => {
    const [a, b] = [await nota(), await nota()];
    const foreign = await givenNota(t, (await givenPintor(t)).id);
    const encerrada = await nota({estado: 'encerrada'});
    const full = await nota();
    for (let ordem = 2; ordem <= 10; ordem++)
      await insert(t, 'nota_arquivo', {notaId: full.id, arquivoId: (await givenArquivo(t)).id, ordem});
    const cases: [number[], number, string | undefined][] = [
      [[a.id, a.id], 422, 'Escolha notas diferentes para juntar'],
      [[a.id, b.id, b.id], 422, 'Escolha notas diferentes para juntar'],
      [[a.id, foreign.id], 422, 'As notas são de pintores diferentes'],
      [[a.id, encerrada.id], 409, `A nota ${encerrada.id} não está mais pendente.`],
      [[encerrada.id, a.id], 409, `A nota ${encerrada.id} não está mais pendente.`],
      [[a.id, full.id], 422, 'Uma nota tem no máximo 10 arquivos'],
      [[a.id, 999_999], 404, 'Nota não encontrada.'],
      [[999_999, a.id], 404, 'Nota não encontrada.'],
      [[a.id], 422, 'Informe as notas'],
    ];
    for (const [[id = 0, ...others], status, error] of cases) {
      const answer = await join(id, ...others);
      assert.deepEqual([answer.status, answer.body.erro], [status, error]);
    }
    const bia = await givenUsuario(t, 1, {nome: 'Bia'});
    await bia.api.post(`/api/nota/${b.id}/analise`);
    assert.equal((await join(a.id, b.id)).body.erro, 'Em análise por Bia');
    assert.equal((await split(b.id, [{arquivo: 0}], [{arquivo: 0}])).body.erro, 'Em análise por Bia');
    assert.equal((await bia.api.post(`/api/nota/${a.id}/juntar`, {notas: [b.id]})).status, 200, 'her own lease');
  });

  it('refuses a division that loses or doubles something', async () => {
    const {id} = await nota();
    const cases: [object[][], string][] = [
      [[[{arquivo: 0}]], 'Divida a nota em pelo menos duas partes'],
      [[[{arquivo: 0}], []], 'Cada parte precisa de um arquivo'],
      [[[{arquivo: 0}], [{arquivo: 1}]], 'O arquivo não é desta nota'],
      [[[{arquivo: 0}], [{arquivo: 0}]], 'Um arquivo em duas partes precisa ser recortado'],
      [[[{arquivo: 0, recorte: {paginas: [1]}}], [{arquivo: 0}]], 'Só um PDF tem páginas'],
    ];
    for (const [parts, error] of cases) {
      const {status, body} = await split(id, ...parts);
      assert.deepEqual([status, body.codigo, body.erro], [422, 'NAO_DIVIDE', error]);
    }
    assert.equal((await filesOf(id)).length, 1);
    const encerrada = await nota({estado: 'encerrada'});
    assert.equal((await split(encerrada.id, [{arquivo: 0}], [{arquivo: 0}])).status, 409);
    assert.equal((await split(999_999, [{arquivo: 0}], [{arquivo: 0}])).status, 404);
    assert.equal((await staff.post(`/api/nota/${id}/dividir`, {partes: 'duas'})).status, 400);
  });

  it('is not done twice, nor crosswise', async () => {
    const [a, b] = [await nota(), await nota()];
    const crossed = await Promise.all([join(a.id, b.id), join(b.id, a.id)]);
    assert.deepEqual(crossed.map(({status}) => status).sort(), [200, 409]);
    const [c, d] = [await nota(), await nota()];
    const same = {idempotencyKey: `juntar-${c.id}`};
    const both = [1, 2].map(() => staff.post(`/api/nota/${c.id}/juntar`, {notas: [d.id]}, same));
    assert.deepEqual(
      (await Promise.all(both)).map(({status}) => status),
      [200, 200],
    );
    assert.equal((await filesOf(c.id)).length, 2);
    const parts = {partes: [{arquivos: [{arquivo: 0}]}, {arquivos: [{arquivo: 1}]}]};
    const times = await Promise.all([1, 2].map(() => staff.post(`/api/nota/${c.id}/dividir`, parts)));
    assert.deepEqual(times.map(({status}) => status).sort(), [200, 422], 'the second finds one file');
  });

  it('is for who processes receipts', async () => {
    const {id} = await nota();
    const auditorApi = (await givenUsuario(t, 2)).api;
    for (const action of ['juntar', 'dividir']) {
      assert.equal((await auditorApi.post(`/api/nota/${id}/${action}`, {})).status, 403);
      assert.equal((await pintor.api.post(`/api/nota/${id}/${action}`, {})).status, 401);
    }
  });
});

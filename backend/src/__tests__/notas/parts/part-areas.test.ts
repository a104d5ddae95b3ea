import assert from 'node:assert/strict';
import type {NotaCrop} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {RIGHT, LEFT, rectangle} from './areas';
import {readDocument, givenReader, read, inQueue} from '../reading/support';

describe('dividing the page of a PDF that two receipts share', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let bia: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  async function pdfNota(pages: number): Promise<{id: number; pdf: number}> {
    givenReader(t).paginas = pages;
    const {id: pdf} = await givenArquivo(t, {mime: 'application/pdf'});
    const {id} = await givenNota(t, pintor.id);
    await t.db.query(sql`DELETE FROM nota_arquivo WHERE nota_id = ${id}`);
    await insert(t, 'nota_arquivo', {notaId: id, arquivoId: pdf});
    return {id, pdf};
  }
  const crops = async (id: number) =>
    (
      await t.db.query(
        sql<{recorte: NotaCrop | null}>`SELECT recorte FROM nota_arquivo WHERE nota_id = ${id} ORDER BY ordem`,
      )
    ).map(({recorte}) => recorte);
  const use = (recorte: object) => ({arquivo: 0, recorte});
  const area = (cantos: unknown, pagina = 1) => use({paginas: [pagina], cantos});
  const split = (id: number, parts: object[][], who = ana) =>
    who.api.post<AnswerBody & {notas: number[]}>(`/api/nota/${id}/dividir`, {
      partes: parts.map(arquivos => ({arquivos})),
    });
  const HALVES = [[area(LEFT)], [area(RIGHT)]];

  it('gives each receipt its area, and reads each by its own', async () => {
    const {id, pdf} = await pdfNota(1);
    const {status, body} = await split(id, HALVES);
    assert.equal(status, 200);
    const [, newOne = 0] = body.notas;
    const [hers, another] = [
      {paginas: [1], cantos: LEFT},
      {paginas: [1], cantos: RIGHT},
    ];
    assert.deepEqual([await crops(id), await crops(newOne)], [[hers], [another]]);
    const readings: unknown[] = [];
    givenReader(t).ler = async arquivos => {
      readings.push(...arquivos.map(({crop: recorte}) => recorte));
      return readDocument();
    };
    for (const nota of [id, newOne]) await read(t, nota);
    assert.deepEqual(readings, [hers, another]);
    const {body: readNota} = await ana.api.get<{arquivos: unknown[]; possivelDuplicata: unknown}>(
      `/api/nota/${newOne}`,
    );
    assert.deepEqual(
      (readNota.arquivos as {tipo: string; recorte: unknown}[]).map(({tipo, recorte}) => [tipo, recorte]),
      [['pdf', another]],
    );
    assert.equal(readNota.possivelDuplicata, null, 'the other half is no duplicate');
    const {body: list} = await pintor.api.get<{naoProcessadas: {id: number; arquivoUrl: string}[]}>(
      '/api/pontuacoes/nao-processadas',
    );
    const url = list.naoProcessadas.find(row => row.id === newOne)?.arquivoUrl ?? '';
    assert.equal((await pintor.api.get(url)).status, 200, 'the painter sees the whole page');
    const [trail] = await t.db.query(
      sql`SELECT acao, ator_id, antes, depois FROM auditoria WHERE entidade_id = ${String(id)}`,
    );
    const later = {arquivos: 1, notas: [newOne]};
    assert.deepEqual(trail, {acao: 'dividir', ator_id: ana.id, antes: {arquivos: 1}, depois: later});
    assert.equal((await t.db.query(sql`SELECT 1 FROM nota_arquivo WHERE arquivo_id = ${pdf}`)).length, 2);
  });

  it('takes areas of one page beside whole pages', async () => {
    const {id} = await pdfNota(3);
    const {body} = await split(id, [
      [area(LEFT, 2), use({paginas: [1]})],
      [area(RIGHT, 2), use({paginas: [3]})],
    ]);
    assert.deepEqual(await crops(body.notas[1] ?? 0), [{paginas: [2], cantos: RIGHT}, {paginas: [3]}]);
  });

  it('cuts further only inside what is cut, and brings areas together again', async () => {
    const {id} = await pdfNota(1);
    const {body} = await split(id, HALVES);
    const [, newOne = 0] = body.notas;
    const fora = await split(newOne, HALVES);
    assert.deepEqual([fora.status, fora.body.erro], [422, 'O recorte sai da parte que é desta nota']);
    const whole = await split(newOne, [[use({paginas: [1]})], [area(rectangle(0.5, 0, 1, 0.5))]]);
    assert.equal(whole.body.erro, 'O recorte sai da parte que é desta nota');
    const [above, below] = [rectangle(0.5, 0, 1, 0.45), rectangle(0.5, 0.45, 1, 1)];
    const {body: quarters} = await split(newOne, [[area(above)], [area(below)]]);
    assert.deepEqual(await crops(newOne), [{paginas: [1], cantos: above}]);
    const joinedOne = await ana.api.post(`/api/nota/${id}/juntar`, {notas: [newOne, quarters.notas[1]]});
    assert.equal(joinedOne.status, 200);
    assert.deepEqual(
      await crops(id),
      [LEFT, above, below].map(cantos => ({paginas: [1], cantos})),
    );
  });

  it('refuses a broken area with a reason, and changes nothing', async () => {
    const {id, pdf} = await pdfNota(2);
    const crooked = [LEFT[0], LEFT[2], LEFT[1], LEFT[3]];
    const rest = use({paginas: [2]});
    const cases: [object[][], string][] = [
      [[[use({cantos: LEFT}), rest], [area(RIGHT)]], 'Informe as páginas do recorte'],
      [[[use({})], [area(RIGHT), rest]], 'Informe as páginas ou os cantos do recorte'],
      [[[area(crooked), rest], [area(RIGHT)]], 'O recorte é pequeno demais ou torto'],
      [[[area(rectangle(0, 0, 0.02, 0.02)), rest], [area(RIGHT)]], 'O recorte é pequeno demais ou torto'],
      [[[area(rectangle(-0.1, 0, 0.5, 1)), rest], [area(RIGHT)]], 'O recorte tem quatro cantos, em frações da página'],
      [[[area(LEFT), rest], [area(rectangle(0, 0, 0.55, 1))]], 'O mesmo recorte não pode estar em duas partes'],
      [[[area(LEFT), rest], [use({paginas: [1]})]], 'O mesmo recorte não pode estar em duas partes'],
      [HALVES, 'Nenhuma parte ficou com a página 2'],
      [[[area(LEFT), rest], [area(RIGHT, 3)]], 'O PDF tem 2 páginas: a página 3 não existe'],
      [[[area(LEFT), rest], [{arquivo: 0}]], 'Um arquivo em duas partes precisa ser recortado'],
    ];
    for (const [parts, error] of cases) {
      const {status, body} = await split(id, parts);
      assert.deepEqual([status, body.codigo, body.erro, body.campos], [422, 'NAO_DIVIDE', error, {partes: error}]);
    }
    const shapeless: [number, unknown][] = [
      [422, LEFT.slice(1)],
      [422, [...LEFT, [0, 0]]],
      [
        422,
        [
          [0, 0],
          [1, null],
          [1, 1],
          [0, 1],
        ],
      ],
      [400, 'esquerda'],
    ];
    for (const [expected, cantos] of shapeless) {
      const {status, body} = await split(id, [[area(cantos), rest], [area(RIGHT)]]);
      assert.equal(status, expected);
      assert.ok(body.erro?.endsWith('O recorte tem quatro cantos, em frações da página'), body.erro);
    }
    assert.deepEqual(await crops(id), [null]);
    const notas = await t.db.query(sql`SELECT nota_id FROM nota_arquivo WHERE arquivo_id = ${pdf}`);
    assert.deepEqual([notas.length, await inQueue(t, id)], [1, 0]);
  });

  it('is done once, however many people do it at once', async () => {
    const {id, pdf} = await pdfNota(1);
    const times = await Promise.all([split(id, HALVES), split(id, HALVES, bia)]);
    assert.deepEqual(times.map(({status}) => status).sort(), [200, 422]);
    assert.equal(times.find(({status}) => status === 422)?.body.erro, 'O recorte sai da parte que é desta nota');
    assert.equal((await t.db.query(sql`SELECT 1 FROM nota_arquivo WHERE arquivo_id = ${pdf}`)).length, 2);
  });

  it('is not for who lost the receipt to a colleague, nor for who does not process receipts', async () => {
    const {id} = await pdfNota(1);
    await bia.api.post(`/api/nota/${id}/analise`);
    const foreign = await split(id, HALVES);
    assert.deepEqual([foreign.status, foreign.body.erro], [409, 'Em análise por Bia']);
    assert.equal((await split(id, HALVES, await givenUsuario(t, 2))).status, 403);
    assert.equal((await split(id, HALVES, bia)).status, 200);
  });

  it('forgets what was read of the whole page while it was divided', async () => {
    const {id} = await pdfNota(1);
    await ana.api.post(`/api/nota/${id}/reler`);
    const reader = givenReader(t);
    reader.paginas = 1;
    reader.ler = async () => {
      assert.equal((await split(id, HALVES)).status, 200);
      return readDocument({numero: 1});
    };
    await read(t, id);
    const estado = () => t.db.one(sql`SELECT estado, numero FROM nota_leitura WHERE nota_id = ${id}`);
    assert.deepEqual(await estado(), {estado: 'em_leitura', numero: null});
    reader.ler = async ([arquivo]) => {
      assert.deepEqual(arquivo?.crop, {paginas: [1], cantos: LEFT});
      return readDocument({numero: 2});
    };
    await read(t, id);
    assert.deepEqual(await estado(), {estado: 'lida', numero: '2'});
  });
});

import assert from 'node:assert/strict';
import type {RecorteNota} from '@clube/domain';
import {
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenUsuario,
  insert,
  type Corpo,
  type PintorDado,
  type TestApp,
  type UsuarioDado,
} from '../support';
import {DIREITA, ESQUERDA, retangulo} from './areas';
import {documentoLido, givenLeitor, ler, naFila} from './leitura-support';

describe('dividing the page of a PDF that two receipts share', () => {
  let t: TestApp;
  let ana: UsuarioDado;
  let bia: UsuarioDado;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  async function notaEmPdf(paginas: number): Promise<{id: number; pdf: number}> {
    givenLeitor(t).paginas = paginas;
    const {id: pdf} = await givenArquivo(t, {mime: 'application/pdf'});
    const {id} = await givenNota(t, pintor.id);
    await t.db.query(`DELETE FROM nota_arquivo WHERE nota_id = $1`, [id]);
    await insert(t, 'nota_arquivo', {notaId: id, arquivoId: pdf});
    return {id, pdf};
  }
  const recortes = async (id: number) =>
    (
      await t.db.query<{recorte: RecorteNota | null}>(
        `SELECT recorte FROM nota_arquivo WHERE nota_id = $1 ORDER BY ordem`,
        [id],
      )
    ).map(({recorte}) => recorte);
  const uso = (recorte: object) => ({arquivo: 0, recorte});
  const area = (cantos: unknown, pagina = 1) => uso({paginas: [pagina], cantos});
  const dividir = (id: number, partes: object[][], quem = ana) =>
    quem.api.post<Corpo & {notas: number[]}>(`/api/nota/${id}/dividir`, {
      partes: partes.map(arquivos => ({arquivos})),
    });
  const METADES = [[area(ESQUERDA)], [area(DIREITA)]];

  it('gives each receipt its area, and reads each by its own', async () => {
    const {id, pdf} = await notaEmPdf(1);
    const {status, body} = await dividir(id, METADES);
    assert.equal(status, 200);
    const [, nova = 0] = body.notas;
    const [sua, outra] = [
      {paginas: [1], cantos: ESQUERDA},
      {paginas: [1], cantos: DIREITA},
    ];
    assert.deepEqual([await recortes(id), await recortes(nova)], [[sua], [outra]]);
    const lidos: unknown[] = [];
    givenLeitor(t).ler = async arquivos => {
      lidos.push(...arquivos.map(({recorte}) => recorte));
      return documentoLido();
    };
    for (const nota of [id, nova]) await ler(t, nota);
    assert.deepEqual(lidos, [sua, outra]);
    const {body: lida} = await ana.api.get<{arquivos: unknown[]; possivelDuplicata: unknown}>(`/api/nota/${nova}`);
    assert.deepEqual(
      (lida.arquivos as {tipo: string; recorte: unknown}[]).map(({tipo, recorte}) => [tipo, recorte]),
      [['pdf', outra]],
    );
    assert.equal(lida.possivelDuplicata, null, 'the other half is no duplicate');
    const {body: lista} = await pintor.api.get<{naoProcessadas: {id: number; arquivoUrl: string}[]}>(
      '/api/pontuacoes/nao-processadas',
    );
    const url = lista.naoProcessadas.find(row => row.id === nova)?.arquivoUrl ?? '';
    assert.equal((await pintor.api.get(url)).status, 200, 'the painter sees the whole page');
    const [trilha] = await t.db.query(`SELECT acao, ator_id, antes, depois FROM auditoria WHERE entidade_id = $1`, [
      String(id),
    ]);
    const depois = {arquivos: 1, notas: [nova]};
    assert.deepEqual(trilha, {acao: 'dividir', ator_id: ana.id, antes: {arquivos: 1}, depois});
    assert.equal((await t.db.query(`SELECT 1 FROM nota_arquivo WHERE arquivo_id = $1`, [pdf])).length, 2);
  });

  it('takes areas of one page beside whole pages', async () => {
    const {id} = await notaEmPdf(3);
    const {body} = await dividir(id, [
      [area(ESQUERDA, 2), uso({paginas: [1]})],
      [area(DIREITA, 2), uso({paginas: [3]})],
    ]);
    assert.deepEqual(await recortes(body.notas[1] ?? 0), [{paginas: [2], cantos: DIREITA}, {paginas: [3]}]);
  });

  it('cuts further only inside what is cut, and brings areas together again', async () => {
    const {id} = await notaEmPdf(1);
    const {body} = await dividir(id, METADES);
    const [, nova = 0] = body.notas;
    const fora = await dividir(nova, METADES);
    assert.deepEqual([fora.status, fora.body.erro], [422, 'O recorte sai da parte que é desta nota']);
    const inteira = await dividir(nova, [[uso({paginas: [1]})], [area(retangulo(0.5, 0, 1, 0.5))]]);
    assert.equal(inteira.body.erro, 'O recorte sai da parte que é desta nota');
    const [acima, abaixo] = [retangulo(0.5, 0, 1, 0.45), retangulo(0.5, 0.45, 1, 1)];
    const {body: quartos} = await dividir(nova, [[area(acima)], [area(abaixo)]]);
    assert.deepEqual(await recortes(nova), [{paginas: [1], cantos: acima}]);
    const junta = await ana.api.post(`/api/nota/${id}/juntar`, {notas: [nova, quartos.notas[1]]});
    assert.equal(junta.status, 200);
    assert.deepEqual(
      await recortes(id),
      [ESQUERDA, acima, abaixo].map(cantos => ({paginas: [1], cantos})),
    );
  });

  it('refuses a broken area with a reason, and changes nothing', async () => {
    const {id, pdf} = await notaEmPdf(2);
    const torto = [ESQUERDA[0], ESQUERDA[2], ESQUERDA[1], ESQUERDA[3]];
    const resto = uso({paginas: [2]});
    const casos: [object[][], string][] = [
      [[[uso({cantos: ESQUERDA}), resto], [area(DIREITA)]], 'Informe as páginas do recorte'],
      [[[uso({})], [area(DIREITA), resto]], 'Informe as páginas ou os cantos do recorte'],
      [[[area(torto), resto], [area(DIREITA)]], 'O recorte é pequeno demais ou torto'],
      [[[area(retangulo(0, 0, 0.02, 0.02)), resto], [area(DIREITA)]], 'O recorte é pequeno demais ou torto'],
      [
        [[area(retangulo(-0.1, 0, 0.5, 1)), resto], [area(DIREITA)]],
        'O recorte tem quatro cantos, em frações da página',
      ],
      [[[area(ESQUERDA), resto], [area(retangulo(0, 0, 0.55, 1))]], 'O mesmo recorte não pode estar em duas partes'],
      [[[area(ESQUERDA), resto], [uso({paginas: [1]})]], 'O mesmo recorte não pode estar em duas partes'],
      [METADES, 'Nenhuma parte ficou com a página 2'],
      [[[area(ESQUERDA), resto], [area(DIREITA, 3)]], 'O PDF tem 2 páginas: a página 3 não existe'],
      [[[area(ESQUERDA), resto], [{arquivo: 0}]], 'Um arquivo em duas partes precisa ser recortado'],
    ];
    for (const [partes, erro] of casos) {
      const {status, body} = await dividir(id, partes);
      assert.deepEqual([status, body.codigo, body.erro, body.campos], [422, 'NAO_DIVIDE', erro, {partes: erro}]);
    }
    const semForma: [number, unknown][] = [
      [422, ESQUERDA.slice(1)],
      [422, [...ESQUERDA, [0, 0]]],
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
    for (const [esperado, cantos] of semForma) {
      const {status, body} = await dividir(id, [[area(cantos), resto], [area(DIREITA)]]);
      assert.equal(status, esperado);
      assert.ok(body.erro?.endsWith('O recorte tem quatro cantos, em frações da página'), body.erro);
    }
    assert.deepEqual(await recortes(id), [null]);
    const notas = await t.db.query(`SELECT nota_id FROM nota_arquivo WHERE arquivo_id = $1`, [pdf]);
    assert.deepEqual([notas.length, await naFila(t, id)], [1, 0]);
  });

  it('is done once, however many people do it at once', async () => {
    const {id, pdf} = await notaEmPdf(1);
    const vezes = await Promise.all([dividir(id, METADES), dividir(id, METADES, bia)]);
    assert.deepEqual(vezes.map(({status}) => status).sort(), [200, 422]);
    assert.equal(vezes.find(({status}) => status === 422)?.body.erro, 'O recorte sai da parte que é desta nota');
    assert.equal((await t.db.query(`SELECT 1 FROM nota_arquivo WHERE arquivo_id = $1`, [pdf])).length, 2);
  });

  it('is not for who lost the receipt to a colleague, nor for who does not process receipts', async () => {
    const {id} = await notaEmPdf(1);
    await bia.api.post(`/api/nota/${id}/analise`);
    const alheia = await dividir(id, METADES);
    assert.deepEqual([alheia.status, alheia.body.erro], [409, 'Em análise por Bia']);
    assert.equal((await dividir(id, METADES, await givenUsuario(t, 2))).status, 403);
    assert.equal((await dividir(id, METADES, bia)).status, 200);
  });

  it('forgets what was read of the whole page while it was divided', async () => {
    const {id} = await notaEmPdf(1);
    await ana.api.post(`/api/nota/${id}/reler`);
    const leitor = givenLeitor(t);
    leitor.paginas = 1;
    leitor.ler = async () => {
      assert.equal((await dividir(id, METADES)).status, 200);
      return documentoLido({numero: 1});
    };
    await ler(t, id);
    const estado = () => t.db.one(`SELECT estado, numero FROM nota_leitura WHERE nota_id = $1`, [id]);
    assert.deepEqual(await estado(), {estado: 'em_leitura', numero: null});
    leitor.ler = async ([arquivo]) => {
      assert.deepEqual(arquivo?.recorte, {paginas: [1], cantos: ESQUERDA});
      return documentoLido({numero: 2});
    };
    await ler(t, id);
    assert.deepEqual(await estado(), {estado: 'lida', numero: '2'});
  });
});

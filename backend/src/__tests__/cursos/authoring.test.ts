import assert from 'node:assert/strict';
import {form, givenApp, givenImage, givenPintor, type AnswerBody, type TestApp} from '../support';
import {Author, PERGUNTAS, aulasOf, givenVideo, idsOf, video, type AulaBody, type CursoBody} from './support';

interface Listed extends AnswerBody {
  data: {id: number; nome: string; ativo: boolean; cargaHoraria: number; preco: number}[];
  count: number;
}

describe('courses as staff make them', () => {
  let t: TestApp;
  let author: Author;
  before(async () => {
    t = await givenApp();
    author = await Author.enter(t);
  });
  after(() => t.stop());

  const refused = async (call: Promise<{status: number; body: AnswerBody}>) => {
    const {status, body} = await call;
    return [status, body.codigo ?? ''];
  };

  it('are made by a form with cover and video, at the address with and without its slash', async () => {
    const files = {linkCapaCurso: {nome: 'capa.jpg', content: await givenImage()}, ...video(30)};
    const made = await author.api.post<CursoBody>(
      '/api/cursos/curso/',
      form(
        {
          nome: 'Massa corrida',
          categoria: 'Preparo',
          cargaHoraria: 90,
          preco: '19.90',
          descricao: 'Do zero',
          certificado: '1',
          avaliacao: '1',
        },
        files,
      ),
    );
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(
      ['nome', 'categoria', 'cargaHoraria', 'preco', 'certificado', 'avaliacao', 'ativo', 'Modulos', 'inscritos'].map(
        key => made.body[key],
      ),
      ['Massa corrida', 'Preparo', 90, 19.9, true, true, false, [], 0],
    );
    assert.equal((await t.anonymous.get(made.body.linkCapaCurso ?? '')).status, 200);
    assert.match(String(made.body.linkVideo), /^\/arquivos\/cursos-videos\/\w+\.mp4\?/);
  });

  it('are listed, sorted, searched and paged by the body that the contract sends', async () => {
    await author.api.post('/api/cursos/curso', {nome: 'Épóxi em pisos'});
    const found = async (body: object) => (await author.api.post<Listed>('/api/cursos/curso/search', body)).body;
    assert.deepEqual(
      (await found({where: {Curso: {nome: {$like: '%epoxi%'}}}})).data.map(({nome}) => nome),
      ['Épóxi em pisos'],
    );
    assert.deepEqual((await found({where: {nome: 'EPÓXI', ativo: true}})).data, []);
    assert.equal((await found({pagina: 0, limite: 1})).data.length, 1);
    assert.ok((await found({pagina: 0, limite: 1})).count > 1);
    assert.equal((await author.api.post('/api/cursos/curso/search', {where: {Curso: {senha: 1}}})).status, 400);
    assert.deepEqual(await refused(author.api.post('/api/cursos/curso', {nome: ' '})), [422, 'CAMPOS_INVALIDOS']);
  });

  it('are drafts until they have a lesson and are activated', async () => {
    const {id} = await author.curso([], {ativo: 0});
    assert.deepEqual(await refused(author.api.put(`/api/cursos/curso/${id}`, {ativo: 1})), [422, 'CURSO_SEM_AULAS']);
    assert.deepEqual(await refused(author.api.post('/api/cursos/curso', {nome: 'Vazio', ativo: 1})), [
      422,
      'CURSO_SEM_AULAS',
    ]);
    const modulo = await author.api.post<{id: number}>(`/api/cursos/curso/${id}/modulo`, {nome: 'Início'});
    await author.aula(id, modulo.body.id);
    assert.equal((await author.api.put<CursoBody>(`/api/cursos/curso/${id}`, {ativo: 1})).body.ativo, true);
  });

  it('keep modules and lessons in order, and move them', async () => {
    const curso = await author.curso([[{nome: 'A'}, {nome: 'B'}, {nome: 'C'}], [{nome: 'D'}]]);
    const names = async () =>
      (await author.get(curso.id)).Modulos.map(({Aulas}) => Aulas.map(({nome}) => nome).join(''));
    assert.deepEqual(await names(), ['ABC', 'D']);
    const [a = 0, , c = 0] = idsOf(curso);
    await author.api.put(`/api/cursos/aula/${c}`, {ordem: 1});
    assert.deepEqual(await names(), ['CAB', 'D']);
    const [, second] = curso.Modulos;
    await author.api.put(`/api/cursos/aula/${a}`, {idModulo: second?.id, ordem: 1});
    assert.deepEqual(await names(), ['CB', 'AD']);
    await author.api.put(`/api/cursos/modulo/${second?.id}`, {ordem: 1});
    assert.deepEqual(await names(), ['AD', 'CB']);
    const other = await author.curso([[{}]]);
    const elsewhere = author.api.put(`/api/cursos/aula/${a}`, {idModulo: other.Modulos[0]?.id});
    assert.deepEqual(await refused(elsewhere), [404, 'MODULO_NAO_ENCONTRADO']);
  });

  it('keep their order when several are put in at once', async () => {
    const {id} = await author.curso([], {ativo: 0});
    await Promise.all(Array.from({length: 8}, () => author.api.post(`/api/cursos/curso/${id}/modulo`, {nome: 'M'})));
    const {Modulos} = await author.get(id);
    assert.deepEqual(
      Modulos.map(modulo => (modulo as {ordem?: number}).ordem),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
  });

  it('have lessons with video, poster and captions, each taken out again', async () => {
    const {id, Modulos} = await author.curso([[{}]]);
    const path = `/api/cursos/curso/${id}/modulo/${Modulos[0]?.id}/aula`;
    const legenda = {nome: 'pt.vtt', content: 'WEBVTT\n\n00:00.000 --> 00:02.000\nOlá', mime: 'text/vtt'};
    const capa = {nome: 'capa.png', content: await givenImage('png')};
    const {body, status} = await author.api.post<AulaBody>(
      path,
      form({nome: 'Filme'}, {...video(75), linkCapa: capa, legenda}),
    );
    assert.deepEqual([status, body.duracao], [201, 75]);
    const captions = await author.api.get(body.legenda ?? '');
    assert.deepEqual([captions.status, captions.headers.get('content-type')], [200, 'text/vtt; charset=utf-8']);
    const film = await author.api.get(body.linkVideo ?? '', {headers: {Range: 'bytes=0-3'}});
    assert.deepEqual([film.status, film.text.length], [206, 4]);
    const without = await author.api.put<AulaBody>(`/api/cursos/aula/${body.id}`, {removerVideo: 1, removerLegenda: 1});
    assert.deepEqual([without.body.linkVideo, without.body.legenda, without.body.duracao], [null, null, null]);
    assert.equal((await author.api.get(body.linkVideo ?? '')).status, 404);
  });

  it('take no file that is something else', async () => {
    const {id, Modulos} = await author.curso([[{}]]);
    const path = `/api/cursos/curso/${id}/modulo/${Modulos[0]?.id}/aula`;
    const send = (files: Parameters<typeof form>[1]) => refused(author.api.post(path, form({nome: 'X'}, files)));
    assert.deepEqual(await send({linkVideo: {nome: 'a.mp4', content: 'nada', mime: 'video/mp4'}}), [
      415,
      'VIDEO_NAO_ACEITO',
    ]);
    assert.deepEqual(await send({legenda: {nome: 'a.vtt', content: '<script>', mime: 'text/vtt'}}), [
      415,
      'LEGENDA_NAO_ACEITA',
    ]);
    assert.deepEqual(await send({linkCapa: {nome: 'a.png', content: 'nada', mime: 'image/png'}}), [
      415,
      'IMAGEM_NAO_ACEITA',
    ]);
    assert.equal(idsOf(await author.get(id)).length, 1);
  });

  it('have materials: PDF, picture or page', async () => {
    const curso = await author.curso([[{}]]);
    const path = `/api/cursos/curso/${curso.id}/modulo/${curso.Modulos[0]?.id}/aula/${idsOf(curso)[0]}/material`;
    type Material = AnswerBody & {id: number; tipo: string; link: string};
    const make = (fields: Record<string, string>, files = {}) =>
      author.api.post<Material>(path, form({nome: 'Ficha', ...fields}, files));
    const pdf = await make({}, {link: {nome: 'ficha.pdf', content: '%PDF-1.4\n%âãÏÓ', mime: 'application/pdf'}});
    assert.deepEqual([pdf.status, pdf.body.tipo], [201, 'pdf']);
    assert.equal((await author.api.get(pdf.body.link)).headers.get('content-type'), 'application/pdf');
    const picture = await make({}, {link: {nome: 'foto.jpg', content: await givenImage()}});
    assert.equal(picture.body.tipo, 'imagem');
    assert.equal((await make({link: 'https://exemplo.com.br/guia'})).body.link, 'https://exemplo.com.br/guia');
    assert.deepEqual(await refused(make({})), [422, 'MATERIAL_OBRIGATORIO']);
    assert.deepEqual(await refused(make({link: 'javascript:alert(1)'})), [422, 'CAMPOS_INVALIDOS']);
    assert.deepEqual(await refused(make({}, {link: {nome: 'a.exe', content: 'MZ nada'}})), [
      415,
      'MATERIAL_NAO_ACEITO',
    ]);
    const changed = await author.api.put<Material>(`/api/cursos/material/${pdf.body.id}`, {
      nome: 'Outra',
      link: 'https://a.b',
    });
    assert.deepEqual([changed.body.nome, changed.body.tipo], ['Outra', 'link']);
    assert.equal((await author.api.get(pdf.body.link)).status, 404);
    for (const status of [200, 404])
      assert.equal((await author.api.delete(`/api/cursos/material/${picture.body.id}`)).status, status);
  });

  it('have one assessment a lesson, made empty and then given its questions', async () => {
    const curso = await author.curso([[{}]]);
    const path = `/api/cursos/curso/${curso.id}/modulo/${curso.Modulos[0]?.id}/aula/${idsOf(curso)[0]}/avaliacao`;
    const made = await author.api.post<AnswerBody & {id: number}>(path, {
      nome: 'Teste',
      descricao: 'Três',
      perguntas: [],
    });
    assert.equal(made.status, 201);
    assert.deepEqual(await refused(author.api.post(path, {nome: 'Outro'})), [409, 'AVALIACAO_EXISTE']);
    const put = (perguntas: unknown) => author.api.put(`/api/cursos/avaliacao/${made.body.id}`, {perguntas});
    assert.deepEqual((await put(JSON.stringify(PERGUNTAS))).body.perguntas, PERGUNTAS);
    assert.deepEqual(aulasOf(await author.get(curso.id))[0]?.Avaliacoes[0]?.perguntas, PERGUNTAS);
    const [first] = PERGUNTAS;
    for (const wrong of [
      [{...first, respostas_possiveis: ['A', 'B']}],
      [{...first, resposta_correta: 4}],
      [first, first],
    ])
      assert.deepEqual(await refused(put(wrong)), [422, 'CAMPOS_INVALIDOS']);
    assert.equal((await put('nada')).status, 400);
    assert.deepEqual(await refused(author.api.put('/api/cursos/avaliacao/999999', {nome: 'X'})), [
      404,
      'AVALIACAO_NAO_ENCONTRADA',
    ]);
  });

  it('take a video of many MB that came in pieces', async () => {
    const content = givenVideo(600, 300_000);
    const head = {'Tus-Resumable': '1.0.0'};
    const metadata = Object.entries({tipo: 'curso.video', nome: 'aula.mp4'})
      .map(([k, v]) => `${k} ${Buffer.from(v).toString('base64')}`)
      .join(',');
    const begun = await author.api.raw('POST', '/api/envios', undefined, {
      headers: {...head, 'Upload-Length': String(content.length), 'Upload-Metadata': metadata},
    });
    assert.equal(begun.status, 201, begun.text);
    const address = new URL(begun.headers.get('location') ?? '', t.url).pathname;
    for (const [from, to] of [
      [0, 100_000],
      [100_000, content.length],
    ] as const) {
      const headers = {...head, 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream'};
      assert.equal(
        (await author.api.raw('PATCH', address, Uint8Array.from(content.subarray(from, to)), {headers})).status,
        204,
      );
    }
    const curso = await author.curso([[{}]]);
    const [aula] = idsOf(curso);
    const envio = address.split('/').at(-1);
    const {body} = await author.api.put<AulaBody>(`/api/cursos/aula/${aula}`, {videoEnvio: envio});
    assert.equal(body.duracao, 600);
    assert.equal((await author.api.put(`/api/cursos/aula/${aula}`, {videoEnvio: envio})).status, 409);
  });

  it('are removed with what is in them, and answer 404 from then on', async () => {
    const curso = await author.curso([[{}, {}]]);
    const [aula] = idsOf(curso);
    for (const status of [200, 404]) assert.equal((await author.api.delete(`/api/cursos/aula/${aula}`)).status, status);
    const modulo = curso.Modulos[0]?.id;
    for (const status of [200, 404])
      assert.equal((await author.api.delete(`/api/cursos/modulo/${modulo}`)).status, status);
    assert.deepEqual(await refused(author.api.put(`/api/cursos/modulo/${modulo}`, {nome: 'X'})), [
      404,
      'MODULO_NAO_ENCONTRADO',
    ]);
    for (const status of [200, 404])
      assert.equal((await author.api.delete(`/api/cursos/curso/${curso.id}`)).status, status);
    assert.equal((await author.api.get(`/api/cursos/curso/${curso.id}`)).status, 404);
    assert.equal((await author.api.put(`/api/cursos/curso/${curso.id}`, {nome: 'X'})).status, 404);
  });

  it('are made by Smart and Administrador alone', async () => {
    const [administrador, auditor] = [await Author.enter(t, 0), await Author.enter(t, 2)];
    const {id} = await administrador.curso([[{}]]);
    assert.equal((await auditor.api.get(`/api/cursos/curso/${id}`)).status, 403);
    assert.equal((await auditor.api.delete(`/api/cursos/curso/${id}`)).status, 403);
    assert.equal((await t.anonymous.post('/api/cursos/curso', {nome: 'X'})).status, 401);
    assert.equal((await (await givenPintor(t)).api.get(`/api/cursos/curso/${id}`)).status, 401);
  });
});

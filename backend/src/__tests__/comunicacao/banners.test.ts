import assert from 'node:assert/strict';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenRelatorio,
  givenUsuario,
  type AnswerBody,
  type TestApp,
  type GivenUsuario,
} from '../support';

interface ListAnswer extends AnswerBody {
  banners: AnswerBody[];
}

describe('Banners', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(() => t.db.writes.query('TRUNCATE banner'));

  const days = {dataInicial: '2026-09-01', dataFinal: '2026-09-30'};
  const create = async (more: AnswerBody = {}) => {
    const {status, body} = await smart.api.post('/api/banners', {titulo: 'Semana do pintor', ...days, ...more});
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const send = async (more: Record<string, string> = {}, api = smart.api) => {
    const content = await givenImage('png', 1600, 800);
    const campos = {titulo: 'Com imagem', ...days, ...more};
    return api.post('/api/upload/banner', form(campos, {arquivo: {nome: 'banner.png', content}}));
  };
  const list = async () => (await smart.api.get<ListAnswer>('/api/banners')).body.banners;
  const titles = async () => (await list()).map(({titulo}) => titulo);

  it('have a description of 255 characters, not counting its tags', async () => {
    const descricao = `<p>${'x'.repeat(200)}</p><p><b>${'y'.repeat(54)}</b></p>`;
    assert.equal((await create({descricao})).descricao, descricao);
  });

  it('come last when they are made, active, and are listed in their order', async () => {
    const {id, ...first} = await create({descricao: '<p onclick="x()">Dobro de <b>pontos</b></p>'});
    assert.deepEqual(first, {
      titulo: 'Semana do pintor',
      descricao: '<p>Dobro de <b>pontos</b></p>',
      diretorioImagem: null,
      imagens: [],
      ...days,
      ordem: 1,
      ativo: 1,
    });
    await create({titulo: 'Segundo'});
    assert.deepEqual(
      (await list()).map(banner => [banner.titulo, banner.ordem]),
      [
        ['Semana do pintor', 1],
        ['Segundo', 2],
      ],
    );
    assert.equal(typeof id, 'number');
  });

  it('sent with a picture show it in its widths, to everybody', async () => {
    const {status, body} = await send();
    assert.equal(status, 201);
    const imagens = body.imagens as {largura: number; altura: number; url: string}[];
    assert.deepEqual(
      imagens.map(({largura, altura}) => [largura, altura]),
      [
        [480, 240],
        [960, 480],
        [1440, 720],
      ],
    );
    for (const {url} of imagens) {
      const file = await fetch(`${t.url}${url}`);
      assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/webp']);
      await file.arrayBuffer();
    }
  });

  it('get another picture, and the one before goes', async () => {
    const {body: before} = await send();
    const content = await givenImage('png', 500, 500);
    const path = `/api/banners/${String(before.id)}`;
    const {status, body} = await smart.api.put(path, form({}, {arquivo: {nome: 'outra.png', content}}));
    assert.deepEqual([status, (body.imagens as object[]).length], [200, 2]);
    assert.notEqual(body.diretorioImagem, before.diretorioImagem);
    assert.equal((await fetch(`${t.url}/arquivos/${String(before.diretorioImagem)}`)).status, 404);
  });

  it('are refused in the words of their fields, and nothing is kept', async () => {
    const files = async () =>
      (await t.db.writes.query<{caminho: string}>('SELECT caminho FROM arquivo ORDER BY id')).rows;
    const before = await files();
    const refused = async (more: AnswerBody, campos: AnswerBody) => {
      const {status, body} = await smart.api.post('/api/banners', {titulo: 'A', ...days, ...more});
      assert.deepEqual([status, body.campos], [422, campos]);
    };
    await refused({titulo: ' '}, {titulo: 'Título obrigatório'});
    await refused({dataInicial: ''}, {dataInicial: 'Data inicial obrigatório'});
    await refused({dataFinal: null}, {dataFinal: 'Data final obrigatório'});
    await refused({dataInicial: '2026-10-01'}, {dataInicial: 'Data inicial não pode ser maior que data final'});
    await refused({dataFinal: '3000-01-01'}, {dataFinal: 'Data inválida'});
    const max = 'x'.repeat(255);
    for (const descricao of [`${max}x`, `<p>${max}</p><p>x</p>`])
      await refused({descricao}, {descricao: 'Use no máximo 255 caracteres'});
    assert.equal((await smart.api.post('/api/banners', {titulo: 'A', ...days, imagemId: 1})).status, 400);
    const {status, body} = await smart.api.post('/api/upload/banner', form({titulo: 'A', ...days}));
    assert.deepEqual([status, body.erro], [422, 'Selecione um arquivo primeiro']);
    const text = {arquivo: {nome: 'banner.png', content: Buffer.from('texto')}};
    assert.equal((await smart.api.post('/api/upload/banner', form({titulo: 'A', ...days}, text))).status, 415);
    assert.deepEqual(await list(), []);
    assert.deepEqual(await files(), before);
  });

  it('change field by field, under the rule of both days', async () => {
    const {id} = await create();
    const path = `/api/banners/${String(id)}`;
    assert.equal((await smart.api.put(path, {ativo: 0})).body.ativo, 0);
    const {status, body} = await smart.api.put(path, {dataFinal: '2026-08-01'});
    assert.deepEqual([status, body.campos], [422, {dataInicial: 'Data inicial não pode ser maior que data final'}]);
    assert.equal((await list())[0]?.dataFinal, '2026-09-30');
    assert.equal((await smart.api.put(path, {})).body.erro, 'Informe o que deve mudar');
    assert.equal((await smart.api.put('/api/banners/999999', {ativo: 0})).status, 404);
  });

  it('are put in another order and numbered from 1 on', async () => {
    const [a, b, c] = [await create({titulo: 'A'}), await create({titulo: 'B'}), await create({titulo: 'C'})];
    const moved = await smart.api.patch('/api/banners/bulk', [
      {id: c.id, ordem: 1},
      {id: a.id, ordem: 2},
      {id: b.id, ordem: 3},
    ]);
    assert.deepEqual([moved.status, await titles()], [200, ['C', 'A', 'B']]);
    assert.deepEqual(
      (await list()).map(({ordem}) => ordem),
      [1, 2, 3],
    );
    const unknown = [
      {id: b.id, ordem: 1},
      {id: 999_999, ordem: 2},
    ];
    assert.equal((await smart.api.patch('/api/banners/bulk', unknown)).status, 404);
    const twice = [
      {id: a.id, ordem: 1},
      {id: a.id, ordem: 3},
    ];
    const {status, body} = await smart.api.patch('/api/banners/bulk', twice);
    assert.deepEqual([status, body.erro], [422, 'Uma linha veio duas vezes']);
    assert.deepEqual(await titles(), ['C', 'A', 'B']);
  });

  it('made and moved by many at once have each a place of their own', async () => {
    await Promise.all(Array.from({length: 8}, (_, i) => create({titulo: `N${i}`})));
    const ids = (await list()).map(({id}) => id);
    await Promise.all(
      Array.from({length: 4}, () =>
        smart.api.patch(
          '/api/banners/bulk',
          ids.toReversed().map((id, i) => ({id, ordem: i + 1})),
        ),
      ),
    );
    assert.deepEqual(
      (await list()).map(({ordem}) => ordem),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(
      (await list()).map(({id}) => id),
      ids.toReversed(),
    );
  });

  it('are removed from every list', async () => {
    const {id} = await create();
    const {status, body} = await smart.api.delete(`/api/banners/${String(id)}`);
    assert.deepEqual([status, body.mensagem, await list()], [200, 'Banner excluído com sucesso', []]);
    assert.equal((await smart.api.delete(`/api/banners/${String(id)}`)).status, 404);
  });

  it('are shown to painters on their days, by the calendar of São Paulo', async () => {
    await create({titulo: 'Hoje', dataInicial: '2026-09-15', dataFinal: '2026-09-15'});
    await create({titulo: 'Ontem', dataInicial: '2026-09-01', dataFinal: '2026-09-14'});
    await create({titulo: 'Amanhã', dataInicial: '2026-09-16', dataFinal: '2026-09-30'});
    const {id} = await create({titulo: 'Desligado'});
    await smart.api.put(`/api/banners/${String(id)}`, {ativo: 0});
    const {api} = await givenPintor(t);
    const shown = async () =>
      (await api.get<ListAnswer>('/api/banners/intervalo')).body.banners.map(({titulo}) => titulo);
    assert.deepEqual(await shown(), ['Hoje']);
    const noon = t.clock.now;
    // 23:30 of the 15th in São Paulo is the 16th in UTC.
    t.clock.now = new Date('2026-09-16T02:30:00Z');
    assert.deepEqual(await shown(), ['Hoje']);
    t.clock.now = new Date('2026-09-16T03:30:00Z');
    assert.deepEqual(await shown(), ['Amanhã']);
    t.clock.now = noon;
  });

  it('come with the info of who has not accepted the rules, and may read nothing else', async () => {
    await create({titulo: 'Hoje'});
    const info = async (aceitouRegulamento: boolean) => {
      const {api} = await givenPintor(t, {aceitouRegulamento});
      assert.equal((await api.get('/api/banners/intervalo')).status, aceitouRegulamento ? 200 : 403);
      return (await api.get<ListAnswer>('/api/sessoes/parceiro/info')).body.banners.map(({titulo}) => titulo);
    };
    assert.deepEqual(await info(false), ['Hoje']);
    assert.deepEqual(await info(true), []);
  });

  it('are kept by Administrador and Smart alone', async () => {
    const {id} = await create();
    assert.equal((await send({}, (await givenUsuario(t, 0)).api)).status, 201);
    const auditor = (await givenUsuario(t, 2)).api;
    for (const [api, status] of [
      [auditor, 403],
      [(await givenPintor(t)).api, 401],
      [(await givenRelatorio(t)).api, 401],
      [t.anonymous, 401],
    ] as const) {
      assert.equal((await api.get('/api/banners')).status, status);
      assert.equal((await api.post('/api/banners', {titulo: 'A', ...days})).status, status);
      assert.equal((await api.put(`/api/banners/${String(id)}`, {ativo: 0})).status, status);
      assert.equal((await api.delete(`/api/banners/${String(id)}`)).status, status);
    }
    assert.equal((await smart.api.get('/api/banners/intervalo')).status, 401);
  });
});

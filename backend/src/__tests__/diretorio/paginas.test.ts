import assert from 'node:assert/strict';
import {directoryMean, directoryPath} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  insert,
  type GivenPintor,
  type NewPintor,
  type TestApp,
} from '../support';

describe('the directory’s public pages', () => {
  let t: TestApp;
  // No postal code service: what it would answer is tested with its own call.
  before(async () => (t = await givenApp({env: {CEP_URL: 'http://127.0.0.1:9/{cep}'}})));
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`UPDATE pintor SET ache_seu_pintor = false`);
    await t.db.query(sql`TRUNCATE tentativa`);
  });

  const listed = (columns: NewPintor = {}) =>
    givenPintor(t, {acheSeuPintor: true, endCidade: 'Campinas', endEstado: 'SP', ...columns});
  const rated = ({id}: GivenPintor, nota: number, more: object = {}) =>
    insert<{id: number}>(t, 'avaliacao_pintor', {
      ...{pintorId: id, status: 'AVALIADO', nota, criadoEm: t.clock.now, avaliadoEm: t.clock.now},
      ...more,
    });
  const page = async (path: string) => {
    const answer = await fetch(`${t.url}${path}`, {redirect: 'manual'});
    return {status: answer.status, text: await answer.text(), headers: answer.headers};
  };
  const found = async (query: Record<string, string>) => {
    const {text} = await page(`/pintores?${new URLSearchParams(query).toString()}`);
    return [...text.matchAll(/<h2><a href="[^"]*-(\d+)">/g)].map(([, id]) => Number(id));
  };

  it('find the nearest first, of one city the best rated with the prior, and nobody farther than 100 km', async () => {
    const [once, often, near, far] = [
      await listed(),
      await listed(),
      await listed({endCidade: 'valinhos'}),
      await listed({endCidade: 'Rio de Janeiro', endEstado: 'RJ'}),
    ];
    await rated(once, 5);
    for (let i = 0; i < 9; i++) await rated(often, 5);
    assert.deepEqual(await found({onde: 'Campinas/SP'}), [often.id, once.id, near.id]);
    assert.deepEqual(await found({onde: 'campinas'}), [often.id, once.id, near.id]);
    assert.deepEqual(await found({onde: 'Valinhos - sp'}), [near.id, often.id, once.id]);
    assert.deepEqual(await found({onde: 'Rio de Janeiro'}), [far.id]);
    assert.deepEqual(await found({onde: 'Campinas/SP', nota: '4'}), [often.id, once.id]);
    await rated(once, 1);
    assert.deepEqual(await found({onde: 'Campinas/SP', nota: '4'}), [often.id], 'the sums follow');
    await t.db.query(sql`UPDATE avaliacao_pintor SET oculta = true WHERE pintor_id = ${once.id} AND nota = 1`);
    assert.deepEqual(await found({onde: 'Campinas/SP', nota: '4'}), [often.id, once.id]);
    assert.deepEqual(await found({onde: 'Campinas/SP', raio: '10'}), [often.id, once.id], 'Valinhos is farther');
    const kept = await t.db.query(sql<{media: number; sum: number; total: number}>`
      SELECT media, estrelas AS sum, avaliacoes AS total FROM pagina_diretorio WHERE avaliacoes > 0`);
    for (const {media, ...rated} of kept) assert.equal(Math.round(media * 10) / 10, directoryMean(rated));
    await once.api.put('/api/parceiros', {categorias: [3]});
    assert.deepEqual(await found({onde: 'Campinas/SP', servico: '3'}), [once.id]);
  });

  it('show who wants to be found, is active, and was not taken out', async () => {
    const painter = await listed();
    const path = directoryPath(painter);
    const there = async () => [(await page(path)).status, (await found({onde: 'Campinas'})).length];
    assert.deepEqual(await there(), [200, 1]);
    for (const [off, on] of [
      [sql`UPDATE pintor SET ativo = false`, sql`UPDATE pintor SET ativo = true`],
      [sql`UPDATE pintor SET ache_seu_pintor = false`, sql`UPDATE pintor SET ache_seu_pintor = true`],
      [sql`UPDATE pagina_diretorio SET oculta = true`, sql`UPDATE pagina_diretorio SET oculta = false`],
    ] as const) {
      await t.db.query(off);
      assert.deepEqual(await there(), [404, 0]);
      assert.equal((await page(`${path}/contato`)).status, 404);
      await t.db.query(sql`${on} WHERE ${sql.raw(on.text.includes('pagina') ? 'pintor_id' : 'id')} = ${painter.id}`);
    }
    assert.deepEqual(await there(), [200, 1]);
  });

  it('show the last page where one beyond it is asked for', async () => {
    const painter = await listed({});
    for (const pagina of [1, 2, 9])
      assert.ok(
        (await page(`/pintores?onde=Campinas&pagina=${pagina}`)).text.includes(directoryPath(painter)),
        `${pagina}`,
      );
    assert.equal((await page('/pintores?onde=Manaus/AM&pagina=3')).status, 200);
  });

  it('say what cannot be found, in words', async () => {
    const unknown = await page('/pintores?onde=Xanadu');
    assert.equal(unknown.status, 404);
    assert.match(unknown.text, /Não encontramos esta cidade/);
    assert.match((await page('/pintores?onde=Manaus/AM')).text, /Sem resultados/);
    for (const onde of [
      'Alta Floresta d’Oeste',
      "alta floresta d'oeste/RO",
      'Embu Guaçu',
      'Embu-Guaçu/SP',
      'embu guacu sp',
    ])
      assert.match((await page(`/pintores?onde=${encodeURIComponent(onde)}`)).text, /Sem resultados/, onde);
    assert.equal((await page('/pintores?onde=%E2%80%99')).status, 404);
    assert.equal((await page('/pintores/ninguem-999999')).status, 404);
    assert.equal((await page('/pintores/ninguem')).status, 404);
    assert.equal((await page('/pintores')).status, 200);
    assert.match((await page('/pintores?onde=%3Cscript%3Ealert(1)%3C/script%3E')).text, /&lt;script&gt;/);
  });

  it('hold neither CPF, number, e-mail nor street in their source', async () => {
    const painter = await listed({
      nome: 'João <b>& "Filho"</b>',
      celular: '19987654321',
      telefone: '1933334444',
      sobre: 'Ligue (19) 98765-4321 ou joao@exemplo.com.br. </script><script>alert(1)</script>',
      endRua: 'Rua dos Segredos',
      endCep: '13010111',
    });
    await rated(painter, 5, {
      avaliacao: 'Chamem no 19 9 8765 4321!',
      cliente: 'Carla Maria Souza',
      resposta: 'Meu fixo: 1933334444',
      respondidaEm: t.clock.now,
    });
    const path = directoryPath(painter);
    for (const text of [
      (await page(path)).text,
      (await page('/pintores?onde=Campinas')).text,
      (await page('/pintores')).text,
    ]) {
      const digits = text.replace(/[\s().-]/g, '');
      for (const secret of [
        painter.cpf,
        '987654321',
        '33334444',
        painter.email,
        'joao@',
        'Segredos',
        '13010111',
        'Maria Souza',
      ])
        assert.ok(!digits.includes(secret) && !text.includes(secret), secret);
      assert.ok(!/<script>alert/.test(text) && !text.includes('<b>& '));
    }
    assert.match((await page(path)).text, /Carla S\./);
  });

  it('hold no addresses of sites and no handles, whoever wrote them, in whatever place', async () => {
    const painter = await listed({
      nome: 'João anapinta.com.br 19 98765-4321',
      sobre: 'Veja www.anapinta.net ou @anapinta. Pinto 40 m2. Com garantia, diária de R$ 1.200.',
    });
    await rated(painter, 5, {
      ...{avaliacao: 'Achei em https://anapinta.com/obras', cliente: 'anapinta.com Souza'},
      ...{resposta: 'Sigam @anapinta', respondidaEm: t.clock.now},
    });
    const path = `/pintores/joao-${painter.id}`;
    assert.equal(directoryPath(painter), path);
    for (const place of [path, `${path}/orcamento`, '/pintores?onde=Campinas', '/sitemap-pintores-1.xml']) {
      const {status, text} = await page(place);
      assert.equal(status, 200, place);
      assert.doesNotMatch(text, /anapinta|98765/i, place);
    }
    assert.match((await page(path)).text, /Pinto 40 m2\. Com garantia, diária de R\$ 1\.200\./);
  });

  it('carry title, description, picture and structured data for engines and messengers', async () => {
    const painter = await listed({nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos'});
    const galeria = {nome: 'a.jpg', content: await givenImage('jpeg', 800, 600)};
    await painter.api.post('/api/sessoes/parceiro/midias-ache-seu-pintor', form({}, {galeria, imgPerfil: galeria}));
    // 22:00 of the day before, in São Paulo.
    const avaliadoEm = new Date('2026-09-15T01:00:00Z');
    for (let i = 0; i < 3; i++) await rated(painter, 5, {avaliacao: 'Ótimo </script>', cliente: 'Ana', avaliadoEm});
    const path = directoryPath(painter);
    const {text, headers} = await page(path);
    assert.match(text, /<title>Maximiliano Sebastião Albuquerque de Vasconcelos, pintor em Campinas\/SP/);
    assert.match(text, /<meta name="description" content="Veja 1 trabalho e 3 avaliações/);
    assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const data = JSON.parse(json) as {
      name: string;
      image: string[];
      aggregateRating: object;
      review: {datePublished: string}[];
    };
    assert.equal(data.name, painter.nome);
    assert.deepEqual(data.aggregateRating, {
      ...{'@type': 'AggregateRating', ratingValue: 4.4, ratingCount: 3, bestRating: 5, worstRating: 1},
    });
    assert.deepEqual(
      data.review.map(({datePublished}) => datePublished),
      Array(3).fill('2026-09-14'),
    );
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
    for (const address of [image, ...data.image])
      assert.equal((await page(new URL(address).pathname)).status, 200, address);
    assert.match((await page('/pintores?onde=Campinas')).text, /"@type":"ItemList"/);
    const moved = await page(`/pintores/outro-nome-${painter.id}`);
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, path]);
  });

  it('tell how long a completed course takes, to the minute', async () => {
    const painter = await listed();
    const at = t.clock.now;
    const curso = await insert<{id: number}>(t, 'curso', {nome: 'Textura'});
    const inscricao = await insert<{id: number}>(t, 'inscricao', {
      ...{pintorId: painter.id, cursoId: curso.id, estado: 'concluido', inscritoEm: at, concluidoEm: at},
    });
    await insert(t, 'certificado', {
      ...{inscricaoId: inscricao.id, codigo: 'AAAA-BBBB-CCCC', nome: painter.nome, curso: 'Textura'},
      ...{cargaHoraria: 90, modulos: '[]', concluidoEm: at},
    });
    assert.match((await page(directoryPath(painter))).text, /<small>1 hora e 30 minutos · /);
  });

  it('show all ratings, a page after the other', async () => {
    const painter = await listed();
    for (let i = 0; i < 31; i++) await rated(painter, 5, {cliente: `Cliente ${i}`, avaliacao: 'Ótimo'});
    const path = directoryPath(painter);
    const first = await page(path);
    assert.equal(first.text.match(/<p class="de">/g)?.length, 30);
    assert.match(first.text, new RegExp(`<a rel="next" href="${path}\\?avaliacoes=2#avaliacoes">Mais antigas</a>`));
    const last = await page(`${path}?avaliacoes=2`);
    assert.equal(last.text.match(/<p class="de">/g)?.length, 1);
    assert.match(last.text, /<meta name="robots" content="noindex/);
    for (const beyond of ['9', '999999']) assert.equal((await page(`${path}?avaliacoes=${beyond}`)).text, last.text);
    assert.equal((await page(`${path}?avaliacoes=x`)).text, first.text);
  });

  it('look up sixty postal codes a minute for a connection', async () => {
    for (let i = 0; i < 60; i++) assert.equal((await page('/pintores?onde=13010-000')).status, 404);
    const over = await page('/pintores?onde=13010-000');
    assert.deepEqual([over.status, over.headers.has('retry-after')], [429, true]);
    assert.equal((await page('/pintores?onde=Campinas')).status, 200);
  });

  it('are dated by what they show', async () => {
    const painter = await listed();
    const {id: rating} = await rated(painter, 5);
    const changes = [
      sql`UPDATE pintor SET sobre = 'Pinto há 14 anos.' WHERE id = ${painter.id}`,
      sql`UPDATE avaliacao_pintor SET resposta = 'Obrigada!', respondida_em = now() WHERE id = ${rating}`,
      sql`UPDATE avaliacao_pintor SET oculta = true WHERE id = ${rating}`,
      sql`UPDATE pintor SET nome = 'Ana Lima de Souza' WHERE id = ${painter.id}`,
    ];
    for (const change of changes) {
      await t.db.query(sql`UPDATE pagina_diretorio SET mudou_em = '2020-01-02' WHERE pintor_id = ${painter.id}`);
      await t.db.query(change);
      const {text} = await page('/sitemap-pintores-1.xml');
      assert.match(text, new RegExp(`-${painter.id}</loc><lastmod>20[2-9]`));
      assert.doesNotMatch(text, new RegExp(`-${painter.id}</loc><lastmod>2020-`));
    }
  });

  it('hide a text and a work that staff refused', async () => {
    const painter = await listed({sobre: 'Pinto há 14 anos.'});
    const path = directoryPath(painter);
    assert.match((await page(path)).text, /Pinto há 14 anos/);
    await t.db.query(sql`UPDATE pagina_diretorio SET texto_oculto = true WHERE pintor_id = ${painter.id}`);
    assert.doesNotMatch((await page(path)).text, /Pinto há 14 anos/);
  });

  it('lead to WhatsApp, counted, and not again and again', async () => {
    const painter = await listed({celular: '19987654321', nome: 'Ana Lima'});
    const path = `${directoryPath(painter)}/contato`;
    const {status, headers} = await page(path);
    assert.equal(status, 303);
    assert.match(headers.get('location') ?? '', /^https:\/\/wa\.me\/5519987654321\?text=Ol%C3%A1%2C%20Ana/);
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
    await fetch(`${t.url}${path}`, {method: 'HEAD', redirect: 'manual'});
    await Promise.all(Array.from({length: 4}, () => page(path)));
    const counted = await t.db.one(
      sql<{total: number}>`SELECT total FROM contato_diretorio WHERE pintor_id = ${painter.id}`,
    );
    assert.equal(counted?.total, 5);
    for (let i = 6; i < 30; i++) await page(path);
    await page(path);
    const over = await page(path);
    assert.deepEqual([over.status, over.headers.has('location')], [429, false]);
  });

  it('are told to search engines, and close with the site', async () => {
    const painter = await listed();
    assert.match((await page('/robots.txt')).text, /Sitemap: http.*\/sitemap\.xml/);
    const index = await page('/sitemap.xml');
    assert.match(index.headers.get('content-type') ?? '', /application\/xml/);
    const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const texts = await Promise.all(parts.map(async part => (await page(part)).text));
    assert.ok(texts.some(text => text.includes(`${directoryPath(painter)}</loc>`)));
    assert.ok(texts.some(text => text.includes('/pintores?onde=Campinas%2FSP</loc>')));
    assert.equal((await page('/sitemap-pintores-x.xml')).status, 404);
    const {api} = await givenUsuario(t, 1);
    const {body} = await api.post('/api/configuracoes', {bloquearSite: true});
    assert.equal((await page('/pintores')).status, 503);
    await api.put(`/api/configuracoes/${String(body['id'])}`, {bloquearSite: false});
  });
});

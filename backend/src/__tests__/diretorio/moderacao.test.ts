import assert from 'node:assert/strict';
import {directoryPath} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  insert,
  saldoOf,
  whileWaiting,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

interface Item {
  id: number;
  tipo: string;
  pintorId: number;
  texto: string | null;
  nota: number | null;
  imagens: {url: string}[][];
  denuncias: number;
  motivos: {motivo: string; texto: string | null; aberta: boolean}[];
  estado: string;
  motivo: string | null;
  decididaPor: string | null;
  versao: string;
  recusadas: {motivo: string; nome: string; mesma: boolean}[];
  historico: {estado: string; motivo: string | null; nome: string}[];
}

describe('the moderation of the directory', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE tentativa`);
    pintor = await givenPintor(t, {endCidade: 'Campinas', endEstado: 'SP'});
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true, sobre: 'Pinto há 14 anos.'});
  });

  const items = async (query = 'fila=1', {id} = pintor) => {
    const {status, body} = await smart.api.get<AnswerBody & {moderacao: Item[]}>(`/api/moderacao?${query}`);
    assert.equal(status, 200, body.erro);
    return body.moderacao.filter(({pintorId}) => pintorId === id);
  };
  const item = async (tipo: string, query?: string): Promise<Item> => {
    const found = (await items(query)).find(each => each.tipo === tipo);
    assert.ok(found, `no ${tipo}`);
    return found;
  };
  const decide = ({id}: {id: number}, body: object, {api} = smart) => api.put(`/api/moderacao/${id}`, body);
  const refuse = (what: {id: number}, motivo = 'Não é um trabalho de pintura') =>
    decide(what, {estado: 'recusada', motivo});
  const report = (body: object, address = '10.0.0.1') =>
    t.anonymous.with({address}).post('/api/denuncias', {motivo: 'falsa', ...body});
  const page = async () => (await fetch(t.url + directoryPath(pintor))).text();
  const rate = (nota = 5, who = pintor) =>
    insert<{id: number}>(t, 'avaliacao_pintor', {
      ...{pintorId: who.id, status: 'AVALIADO', nota, avaliacao: 'Caprichoso.'},
      ...{criadoEm: t.clock.now, avaliadoEm: t.clock.now},
    });
  const photo = async (width = 400) => {
    const galeria = {nome: 'a.jpg', content: await givenImage('jpeg', width, 300)};
    await pintor.api.post('/api/sessoes/parceiro/midias-ache-seu-pintor', form({}, {galeria}));
  };

  it('locks what it is about before its item, as who changes that does', async () => {
    const {id} = await rate();
    const what = await item('avaliacao');
    const {result, seen} = await whileWaiting(t, {
      hold: sql`SELECT 1 FROM avaliacao_pintor WHERE id = ${id} FOR UPDATE`,
      call: () => refuse(what),
      look: sql`SELECT 1 FROM moderacao WHERE id = ${what.id} FOR UPDATE SKIP LOCKED`,
    });
    assert.deepEqual([result.status, seen.length], [200, 1]);
  });

  it('queues what is new, shows it meanwhile, and takes off what is refused, with the reason', async () => {
    await photo();
    await rate();
    assert.deepEqual((await items()).map(({tipo}) => tipo).sort(), ['avaliacao', 'foto', 'texto']);
    for (const [tipo, shown] of [
      ['texto', /Pinto há 14 anos/],
      ['foto', /class="obras"/],
      ['avaliacao', /Caprichoso/],
    ] as const) {
      assert.match(await page(), shown);
      const {body} = await refuse(await item(tipo));
      assert.equal(body.mensagem, 'Conteúdo recusado: saiu do ar.');
      assert.doesNotMatch(await page(), shown);
      const refused = await item(tipo, 'estado=recusada');
      assert.deepEqual(
        [refused.motivo, refused.decididaPor, refused.historico.map(({estado, nome}) => [estado, nome])],
        ['Não é um trabalho de pintura', smart.nome, [['recusada', smart.nome]]],
      );
      await decide(refused, {estado: 'aprovada'});
      assert.match(await page(), shown);
      assert.deepEqual(
        (await item(tipo, 'estado=aprovada')).historico.map(({estado}) => estado),
        ['aprovada', 'recusada'],
      );
    }
    assert.deepEqual(await items(), []);
    const notices = await t.db.query(sql<{titulo: string; texto: string}>`
      SELECT titulo, texto FROM aviso WHERE pintor_id = ${pintor.id} AND tipo = 'conteudo_retirado' ORDER BY id`);
    assert.deepEqual(
      notices.map(({titulo}) => titulo),
      ['Seu texto saiu do ar', 'Uma foto sua saiu do ar', 'Uma avaliação sua saiu do ar'],
    );
    assert.match(notices[0]?.texto ?? '', /Não é um trabalho de pintura/);
  });

  it('shows staff what nobody else sees any more', async () => {
    await photo();
    await refuse(await item('foto'));
    const {imagens} = await item('foto', 'estado=recusada');
    const [address = ''] = imagens[0]?.map(({url}) => url) ?? [];
    assert.equal((await smart.api.get(address)).status, 200);
    assert.equal((await t.anonymous.get(address.split('?')[0] ?? '')).status, 401);
  });

  it('looks again at a text that changed; after a refusal it waits until somebody did', async () => {
    await decide(await item('texto'), {estado: 'aprovada'});
    await pintor.api.put('/api/parceiros', {sobre: 'Pinto há 15 anos.'});
    assert.equal((await item('texto')).texto, 'Pinto há 15 anos.');
    assert.match(await page(), /15 anos/);
    await refuse(await item('texto'));
    await pintor.api.put('/api/parceiros', {sobre: 'Pinto há 16 anos.'});
    assert.doesNotMatch(await page(), /16 anos/);
    await decide(await item('texto'), {estado: 'aprovada'});
    assert.match(await page(), /16 anos/);
  });

  it('queues a text that was written before its painter wanted to be found', async () => {
    const places = {
      profile: ({api}: GivenPintor) => api.put('/api/parceiros', {acheSeuPintor: 1}),
      privacy: ({api}: GivenPintor) => api.post('/api/privacidade/consentimentos', {documento: 'diretorio', dado: 1}),
    };
    for (const [place, list] of Object.entries(places)) {
      const other = await givenPintor(t, {sobre: 'Oi.', endCidade: 'Campinas', endEstado: 'SP'});
      assert.deepEqual(await items('', other), [], 'what nobody sees waits for nobody');
      assert.equal((await list(other)).status, 200);
      const queued = (await items('fila=1', other)).map(({tipo, texto}) => [tipo, texto]);
      assert.deepEqual(queued, [['texto', 'Oi.']], place);
    }
  });

  it('asks again after leaving and coming back where the text has changed alone', async () => {
    const consent = (dado: number) =>
      pintor.api.post('/api/privacidade/consentimentos', {documento: 'diretorio', dado});
    await decide(await item('texto'), {estado: 'aprovada'});
    await consent(0);
    await consent(1);
    assert.equal((await item('texto', '')).estado, 'aprovada');
    await consent(0);
    await pintor.api.put('/api/parceiros', {sobre: 'Pinto há 15 anos.'});
    await consent(1);
    assert.equal((await item('texto')).estado, 'pendente');
  });

  it('leaves a decision alone when the same text is saved again', async () => {
    for (const decision of [{estado: 'aprovada'}, {estado: 'recusada', motivo: 'Não é seu'}]) {
      await decide(await item('texto', ''), decision);
      const {status} = await pintor.api.put('/api/parceiros', {
        ...{acheSeuPintor: true, sobre: 'Pinto há 14 anos.', categorias: [2]},
      });
      assert.equal(status, 200);
      assert.equal((await item('texto', '')).estado, decision.estado);
    }
    await pintor.api.put('/api/parceiros', {sobre: ''});
    await pintor.api.put('/api/parceiros', {sobre: 'Pinto há 14 anos.'});
    assert.equal((await item('texto')).estado, 'pendente');
    assert.doesNotMatch(await page(), /14 anos/, 'what follows a refused text waits');
  });

  it('looks again at an approved rating that its painter answered', async () => {
    const {id} = await rate();
    await decide(await item('avaliacao'), {estado: 'aprovada'});
    await pintor.api.put(`/api/sessoes/parceiro/avaliacoes/${id}/resposta`, {resposta: 'Obrigado!'});
    assert.equal((await item('avaliacao')).estado, 'pendente');
  });

  it('brings back what is reported, once from each connection, the most reported first', async () => {
    const {id} = await rate();
    await decide(await item('avaliacao'), {estado: 'aprovada'});
    const first = await report({tipo: 'avaliacao', id, texto: 'Nunca contratou.'});
    assert.deepEqual([first.status, first.body.mensagem], [200, 'Denúncia recebida. A equipe vai conferir.']);
    await Promise.all([report({tipo: 'avaliacao', id}), report({tipo: 'avaliacao', id}, '10.0.0.2')]);
    const [top] = await items();
    assert.deepEqual([top?.tipo, top?.denuncias, top?.estado, top?.motivos.length], ['avaliacao', 2, 'aprovada', 2]);
    assert.ok(top?.motivos.some(({texto}) => texto === 'Nunca contratou.'));
    await decide(await item('avaliacao'), {estado: 'aprovada'});
    assert.equal(
      (await items()).some(({tipo}) => tipo === 'avaliacao'),
      false,
    );
  });

  it('counts a connection anew after a decision', async () => {
    const {id} = await rate();
    for (const decided of [0, 1, 2]) {
      await Promise.all([report({tipo: 'avaliacao', id}), report({tipo: 'avaliacao', id})]);
      const reported = await item('avaliacao');
      assert.equal(reported.denuncias, 1);
      assert.deepEqual(
        reported.motivos.map(({aberta}) => aberta),
        [true, ...Array.from({length: decided}, () => false)],
      );
      await decide(reported, {estado: 'aprovada'});
    }
  });

  it('decides on what was seen alone: else it says so, and nothing changes', async () => {
    const {id} = await rate();
    const changes: [tipo: string, change: () => Promise<unknown>][] = [
      ['texto', () => pintor.api.put('/api/parceiros', {sobre: 'Pinto há 15 anos.'})],
      ['texto', async () => decide(await item('texto', ''), {estado: 'aprovada'}, await givenUsuario(t, 0))],
      ['avaliacao', () => report({tipo: 'avaliacao', id})],
      ['avaliacao', () => pintor.api.put(`/api/sessoes/parceiro/avaliacoes/${id}/resposta`, {resposta: 'Obrigado!'})],
    ];
    for (const [tipo, change] of changes) {
      const seen = await item(tipo, '');
      await change();
      const now = await item(tipo, '');
      for (const body of [{estado: 'aprovada'}, {estado: 'recusada', motivo: 'Não é um trabalho'}]) {
        const refused = await decide(seen, {...body, versao: seen.versao});
        assert.deepEqual([refused.status, refused.body.codigo], [409, 'MUDOU_ENTRETANTO']);
        assert.match(refused.body.erro ?? '', /mudou depois que você o abriu/);
        assert.deepEqual(await item(tipo, ''), now);
      }
      const {status} = await decide(now, {estado: 'aprovada', versao: now.versao});
      assert.equal(status, 200);
    }
    assert.equal((await decide(await item('texto', ''), {estado: 'aprovada', versao: 'x'.repeat(65)})).status, 422);
  });

  it('never covers what comes at the same moment: a text, a report, another decision', async () => {
    const {id} = await rate();
    for (let i = 0; i < 8; i++) {
      const [text, rating] = [await item('texto', ''), await item('avaliacao', '')];
      const sobre = `Pinto há ${20 + i} anos.`;
      const approve = ({versao, ...what}: Item, who = smart) => decide(what, {estado: 'aprovada', versao}, who);
      const answers = await Promise.all([
        approve(text),
        pintor.api.put('/api/parceiros', {sobre}),
        approve(rating),
        approve(rating),
        report({tipo: 'avaliacao', id}, `10.1.0.${i}`),
      ]);
      assert.ok(answers.every(({status}) => status === 200 || status === 409));
      assert.ok(answers.slice(2, 4).filter(({status}) => status === 200).length <= 1, 'decided once');
      const after = await item('texto');
      assert.deepEqual([after.texto, after.estado], [sobre, 'pendente']);
      const reported = await item('avaliacao');
      assert.ok(reported.denuncias > 0 && reported.motivos.length === i + 1);
    }
  });

  it('takes a whole page out, with its pictures, and its address', async () => {
    await photo();
    const [plain = ''] = (await item('foto')).imagens[0]?.map(({url}) => url.split('?')[0] ?? '') ?? [];
    assert.equal((await t.anonymous.get(plain)).status, 200);
    assert.equal((await report({tipo: 'pagina', id: pintor.id})).status, 200);
    await refuse(await item('pagina'), 'Não é pintor');
    assert.equal((await fetch(t.url + directoryPath(pintor))).status, 404);
    assert.equal((await t.anonymous.get(plain)).status, 401);
    assert.equal((await report({tipo: 'pagina', id: pintor.id})).status, 404);
    await pintor.api.put('/api/parceiros', {acheSeuPintor: false});
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    assert.equal((await fetch(t.url + directoryPath(pintor))).status, 404, 'leaving and coming back changes nothing');
  });

  it('counts what is shown: a refused rating earns no bonus, one that is shown again does', async () => {
    for (let i = 0; i < 9; i++) await rate();
    const {id} = await rate();
    const last = (await items()).find(each => each.tipo === 'avaliacao');
    assert.ok(last && id);
    await refuse(last);
    assert.equal(await saldoOf(t, pintor.id), 0);
    await decide(last, {estado: 'aprovada'});
    assert.equal(await saldoOf(t, pintor.id), 500);
  });

  it('forgets a photo that its painter removed', async () => {
    await photo();
    const {id} = await item('foto');
    const {body} = await pintor.api.get<AnswerBody & {gallery: {id: number}[]}>('/api/sessoes/parceiro/galeria');
    await report({tipo: 'foto', id: body.gallery[0]?.id});
    await pintor.api.delete(`/api/sessoes/parceiro/midias/${body.gallery[0]?.id}`);
    assert.equal(
      (await items()).some(({tipo}) => tipo === 'foto'),
      false,
    );
    assert.deepEqual([(await refuse({id})).status, (await refuse({id})).body.codigo], [404, 'CONTEUDO_NAO_ENCONTRADO']);
  });

  it('remembers the refusals of photos that their painter removed, and knows the same file', async () => {
    const removeAll = async () => {
      const {body} = await pintor.api.get<AnswerBody & {gallery: {id: number}[]}>('/api/sessoes/parceiro/galeria');
      for (const {id} of body.gallery) await pintor.api.delete(`/api/sessoes/parceiro/midias/${id}`);
    };
    const known = async () => (await item('foto')).recusadas.map(({motivo, nome, mesma}) => [motivo, nome, mesma]);
    await photo();
    await decide(await item('foto'), {estado: 'aprovada'});
    await removeAll();
    await photo();
    assert.deepEqual(await known(), [], 'approvals are not kept');
    await refuse(await item('foto'));
    await removeAll();
    await photo();
    const refusal = ['Não é um trabalho de pintura', smart.nome];
    assert.deepEqual(await known(), [[...refusal, true]]);
    await removeAll();
    await photo(500);
    assert.deepEqual(await known(), [[...refusal, false]]);
    assert.deepEqual((await item('texto')).recusadas, []);
  });

  it('says what is missing, and to whom it is not open', async () => {
    const text = await item('texto');
    for (const [motivo, fault] of [
      [undefined, 'Informe o motivo'],
      ['  ', 'Informe o motivo'],
      [' não ', 'Escreva o motivo com pelo menos 5 caracteres'],
    ])
      assert.equal((await decide(text, {estado: 'recusada', motivo})).body.campos?.['motivo'], fault);
    assert.equal((await decide(text, {estado: 'talvez'})).status, 400);
    const auditor = await givenUsuario(t, 2);
    for (const {api} of [auditor, pintor, {api: t.anonymous}])
      for (const {status} of [
        await api.get('/api/moderacao'),
        await api.get('/api/moderacao/numeros'),
        await api.put(`/api/moderacao/${text.id}`, {estado: 'aprovada'}),
      ])
        assert.ok(status === 401 || status === 403, String(status));
    assert.equal((await decide(text, {estado: 'aprovada'}, await givenUsuario(t, 0))).status, 200);
  });

  it('takes reports of what is shown alone, ten a day', async () => {
    const {id} = await rate();
    const hidden = await insert<{id: number}>(t, 'avaliacao_pintor', {
      ...{pintorId: pintor.id, status: 'AVALIADO', nota: 1, oculta: true},
      ...{criadoEm: t.clock.now, avaliadoEm: t.clock.now},
    });
    const asked = await insert<{id: number}>(t, 'avaliacao_pintor', {pintorId: pintor.id, criadoEm: t.clock.now});
    for (const body of [
      {tipo: 'avaliacao', id: hidden.id},
      {tipo: 'avaliacao', id: asked.id},
      {tipo: 'pagina', id: 99_999},
    ])
      assert.equal((await report(body)).status, 404);
    for (const [body, field, words] of [
      [{tipo: 'texto', id}, 'tipo', 'Diga o que denuncia'],
      [{tipo: 'avaliacao', id, motivo: 'nenhum'}, 'motivo', 'Escolha o motivo'],
      [{tipo: 'avaliacao', id, texto: 'x'.repeat(501)}, 'texto', 'Use no máximo 500 caracteres'],
    ] as const)
      assert.equal((await report(body)).body.campos?.[field], words);
    for (let i = 3; i < 10; i++) assert.equal((await report({tipo: 'avaliacao', id})).status, 200);
    assert.equal((await report({tipo: 'avaliacao', id})).status, 429);
  });

  it('tells its figures', async () => {
    const before = await smart.api.get<Record<string, number>>('/api/moderacao/numeros');
    await rate();
    await fetch(`${t.url}${directoryPath(pintor)}/contato`, {redirect: 'manual'});
    for (const estado of ['a_confirmar', 'aberto', 'combinado'])
      await insert(t, 'pedido_orcamento', {
        ...{pintorId: pintor.id, estado, nome: 'Carla', celular: '19988776655', email: 'carla@correio.example'},
        ...{consentimento: 1, criadoEm: t.clock.now, confirmadoEm: estado === 'a_confirmar' ? null : t.clock.now},
        fechadoEm: estado === 'combinado' ? t.clock.now : null,
      });
    const {body} = await smart.api.get<Record<string, number>>('/api/moderacao/numeros');
    const grown = Object.fromEntries(Object.entries(body).map(([name, n]) => [name, n - (before.body[name] ?? 0)]));
    assert.deepEqual(grown, {
      pendentes: 1,
      denunciadas: 0,
      paginas: 0,
      avaliacoes: 1,
      contatos: 1,
      pedidos: 2,
      combinados: 1,
    });
  });
});

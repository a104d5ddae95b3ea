import assert from 'node:assert/strict';
import {DAY_MS, directoryPath} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  decodedEmail,
  emailsOf,
  givenApp,
  givenPintor,
  givenProduto,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

const PEDIDOS = '/api/sessoes/parceiro/pedidos-orcamento';
const ASKED = {medida: 'comodos', quanto: '3', condicao: 'boa', acabamento: 'fosco', teto: '1'};
const PEDIDO = {
  ...{nome: 'Carla Maria Souza', celular: '(19) 98877-6655', email: 'carla@correio.example', aceite: '1'},
  mensagem: 'Sala e dois quartos, em dezembro.',
};

interface Pedidos extends AnswerBody {
  pedidos: {
    id: number;
    estado: string;
    nome: string;
    celular: string;
    mensagem: string | null;
    estimativa: {pergunta: {quanto: number}; resposta: {litros: number[]; material?: number[]}} | null;
    fechadoEm: string | null;
  }[];
}

describe('a request to be called back', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t, {
      ...{nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos', acheSeuPintor: true},
      ...{endCidade: 'Campinas', endEstado: 'SP'},
    });
    await t.db.query(sql`TRUNCATE tentativa`);
    await t.db.query(sql`DELETE FROM pedido_orcamento`);
  });

  const pageOf = (who = pintor) => `${directoryPath(who)}/orcamento`;
  const open = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${t.url}${path}`, {redirect: 'manual', ...init});
    return {status: answer.status, text: await answer.text(), headers: answer.headers};
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open(path, {method: 'POST', body: new URLSearchParams(fields), headers});
  const ask = (fields: Record<string, string> = {}, who = pintor) => post(pageOf(who), {...PEDIDO, ...fields});
  const kept = (who = pintor) =>
    t.db.query(sql<{id: number; estado: string; celular: string}>`
      SELECT id, estado, celular FROM pedido_orcamento WHERE pintor_id = ${who.id} ORDER BY id`);
  const list = async (who = pintor) => (await who.api.get<Pedidos>(PEDIDOS)).body.pedidos;
  const mailed = async (who = pintor) => {
    const last = (await kept(who)).at(-1);
    const [email] = await emailsOf(t, 'diretorio.confirmar-pedido', {pedidoId: last?.id, pintorId: who.id});
    const text = decodedEmail(email ?? '');
    return {text, path: /\/pedido-orcamento\/[\w-]+/.exec(text)?.[0] ?? ''};
  };
  const confirmed = async (fields: Record<string, string> = {}, who = pintor) => {
    assert.equal((await ask(fields, who)).status, 303);
    const {path} = await mailed(who);
    assert.equal((await post(path, {acao: 'confirmar'})).status, 200);
    return path;
  };
  const notices = () =>
    t.db.query(sql<{titulo: string; texto: string}>`
      SELECT titulo, texto FROM aviso WHERE pintor_id = ${pintor.id} AND tipo = 'pedido_orcamento'`);

  it('reaches the painter once the customer has confirmed it, with the estimate', async () => {
    await givenProduto(t, {nome: 'Tinta Fosca 18 L', uso: 'fosco', rendimento: 10, valorUnitario: 300});
    const sent = await ask(ASKED);
    assert.deepEqual([sent.status, sent.headers.get('location')], [303, `${pageOf()}/enviado`]);
    assert.match((await open(`${pageOf()}/enviado`)).text, /Falta confirmar/);
    assert.deepEqual([await list(), await notices()], [[], []], 'nobody hears of it yet');
    const {text, path} = await mailed();
    assert.match(text, /To: carla@correio\.example/);
    assert.ok(!text.includes('dezembro') && !text.includes('98877'), 'of the words of who wrote it nothing is mailed');
    const seen = await open(path);
    assert.match(seen.text, /Confirmar pedido/);
    assert.equal(seen.headers.get('cache-control'), 'no-store');
    await open(path, {method: 'HEAD'});
    assert.deepEqual(await list(), [], 'a link that is only looked at confirms nothing');
    assert.match((await post(path, {acao: 'confirmar'})).text, /Pedido confirmado/);
    const [pedido] = await list();
    assert.deepEqual(
      [pedido?.estado, pedido?.nome, pedido?.celular, pedido?.mensagem],
      ['aberto', PEDIDO.nome, '19988776655', PEDIDO.mensagem],
    );
    assert.deepEqual(
      [pedido?.estimativa?.pergunta.quanto, pedido?.estimativa?.resposta.material !== undefined],
      [3, true],
    );
    assert.ok(!JSON.stringify(pedido).includes('carla@'), 'the address is for confirming alone');
    const [notice, ...more] = await notices();
    assert.equal(notice?.titulo, 'Um cliente quer um orçamento');
    assert.match(notice.texto, /^É para 3 cômodos, com teto\./);
    assert.equal(more.length, 0);
    const channels = await t.db.query(sql<{canal: string}>`
      SELECT e.canal FROM aviso_entrega e JOIN aviso a ON a.id = e.aviso_id WHERE a.pintor_id = ${pintor.id}`);
    assert.deepEqual(channels, [{canal: 'email'}]);
  });

  it('is confirmed once, however often the link is used, and at the same moment', async () => {
    await ask();
    const {path} = await mailed();
    const answers = await Promise.all(Array.from({length: 4}, () => post(path, {acao: 'confirmar'})));
    assert.deepEqual(new Set(answers.map(({status}) => status)), new Set([200]));
    assert.equal((await list()).length, 1);
    assert.equal((await notices()).length, 1);
    assert.match((await open(path)).text, /Pedido confirmado/);
  });

  it('of one number is one: what was not confirmed goes, what is open is replaced', async () => {
    await ask();
    const {path} = await mailed();
    await ask({mensagem: 'Só a sala'});
    assert.equal((await kept()).length, 1);
    assert.equal((await post(path, {acao: 'confirmar'})).status, 404, 'the first link is void');
    await t.db.query(sql`TRUNCATE tentativa`);
    await post((await mailed()).path, {acao: 'confirmar'});
    await confirmed({mensagem: 'Agora dois quartos'});
    assert.deepEqual(
      (await list()).map(({mensagem}) => mensagem),
      ['Agora dois quartos'],
    );
  });

  it('of one number under another address is another one: neither takes the place of the other', async () => {
    const other = {email: 'outra.pessoa@correio.example', mensagem: 'Outro pedido'};
    await ask();
    await ask(other);
    assert.equal((await kept()).length, 2);
    await t.db.query(sql`TRUNCATE tentativa`);
    await confirmed();
    await confirmed(other);
    assert.equal((await list()).length, 2);
  });

  it('says what is missing or wrong, and keeps what was typed', async () => {
    for (const [fields, words] of [
      [{nome: ' '}, 'Informe o seu nome'],
      [{nome: 'C'.repeat(61)}, 'Use no máximo 60 caracteres'],
      [{celular: '1234'}, 'Celular inválido'],
      [{email: 'carla@'}, 'Email inválido'],
      [{mensagem: 'm'.repeat(501)}, 'Use no máximo 500 caracteres'],
      [{aceite: ''}, 'Autorize para o pintor poder ligar'],
    ] as const) {
      const {status, text, headers} = await ask({...ASKED, ...fields});
      assert.equal(status, 422);
      assert.ok(text.includes(words), words);
      assert.match(text, /aria-invalid="true"/);
      assert.ok('mensagem' in fields || text.includes(PEDIDO.mensagem), 'what was typed stands there');
      assert.match(text, /Estimativa para 3 cômodos/);
      assert.equal(headers.get('cache-control'), 'no-store');
    }
    const hostile = await ask({nome: '"><script>alert(1)</script>', email: 'x'});
    assert.ok(!hostile.text.includes('<script>alert'));
    assert.deepEqual(await kept(), []);
    const wrongQuestion = await ask({...ASKED, quanto: '9999999'});
    assert.equal(wrongQuestion.status, 303, 'a made-up question is left out');
    assert.deepEqual(await t.db.query(sql`SELECT estimativa FROM pedido_orcamento`), [{estimativa: null}]);
  });

  it('is kept, as far as it is typed, while the customer reckons', async () => {
    const counted = await ask({...ASKED, celular: '', acao: 'calcular'});
    assert.equal(counted.status, 200);
    assert.match(counted.text, /Estimativa para 3 cômodos/);
    for (const words of [`value="${PEDIDO.nome}"`, PEDIDO.mensagem]) assert.ok(counted.text.includes(words), words);
    assert.match(counted.text, /name="aceite"[^>]* checked/);
    assert.doesNotMatch(counted.text, /aria-invalid/);
    assert.equal(counted.headers.get('cache-control'), 'no-store');
    const wrong = await ask({...ASKED, quanto: '21', acao: 'calcular'});
    assert.deepEqual([wrong.status, /Até 20 cômodos/.test(wrong.text)], [422, true]);
    for (const typed of [PEDIDO.mensagem, 'value="21"']) assert.ok(wrong.text.includes(typed), typed);
    assert.deepEqual(await kept(), []);
    assert.equal((await ask({...ASKED, acao: 'so-pedir'})).status, 303);
    assert.deepEqual(await t.db.query(sql`SELECT estimativa FROM pedido_orcamento`), [{estimativa: null}]);
  });

  it('is limited by connection, number and painter, and comes from our own pages only', async () => {
    const statuses = async (count: number, fields: (i: number) => Record<string, string>, who = () => pintor) => {
      const found: number[] = [];
      for (let i = 0; i < count; i++) found.push((await ask(fields(i), who())).status);
      return found;
    };
    const other = (i: number) => ({celular: `1998877665${i}`, email: `c${i}@correio.example`});
    assert.deepEqual(await statuses(3, other), [303, 303, 429], 'one connection, one painter');
    assert.match((await ask(other(4))).text, /Você já pediu a este pintor hoje/);
    await t.db.query(sql`TRUNCATE tentativa`);
    const painters = await Promise.all(
      Array.from({length: 7}, () => givenPintor(t, {acheSeuPintor: true, endCidade: 'Campinas', endEstado: 'SP'})),
    );
    let next = 0;
    const another = () => painters[next++ % painters.length] ?? pintor;
    assert.deepEqual(await statuses(7, other, another), [303, 303, 303, 303, 303, 303, 429], 'one connection');
    await t.db.query(sql`TRUNCATE tentativa`);
    const sameNumber = (i: number) => ({email: `c${i}@correio.example`});
    assert.deepEqual(await statuses(5, sameNumber, another), [303, 303, 303, 303, 429], 'one number');
    await t.db.query(sql`TRUNCATE tentativa`);
    const sameAddress = (i: number) => ({celular: `1998877665${i}`});
    assert.deepEqual(await statuses(4, sameAddress, another), [303, 303, 303, 429], 'one address to mail to');
    const owner = await givenPintor(t, {email: PEDIDO.email, emailConfirmadoEm: null});
    const own = await owner.api.post('/api/parceiros/reenviar-confirmacao');
    assert.equal(own.status, 200, 'what others asked for uses up nothing of the owner’s');
    const before = (await t.db.query(sql`SELECT 1 FROM pedido_orcamento`)).length;
    const cross = await post(pageOf(), PEDIDO, {'Sec-Fetch-Site': 'cross-site'});
    assert.equal(cross.status, 403);
    assert.equal((await open(pageOf(), {method: 'PUT'})).status, 405);
    assert.equal((await post(directoryPath(pintor), PEDIDO)).status, 405, 'a page without a form');
    const json = {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}};
    assert.equal((await open(pageOf(), json)).status, 415);
    assert.equal((await post(pageOf(), {...PEDIDO, mensagem: 'x'.repeat(20_000)})).status, 413);
    assert.equal((await t.db.query(sql`SELECT 1 FROM pedido_orcamento`)).length, before);
  });

  it('raced from one connection is kept as often as the limit says', async () => {
    const answers = await Promise.all(
      Array.from({length: 6}, (_, i) => ask({celular: `1998877665${i}`, email: `c${i}@correio.example`})),
    );
    assert.deepEqual(answers.map(({status}) => status).sort(), [303, 303, 429, 429, 429, 429]);
    assert.equal((await kept()).length, 2);
  });

  it('is not for who is not in the directory, nor left it before the customer confirmed', async () => {
    await ask();
    const {path} = await mailed();
    await pintor.api.put('/api/parceiros', {acheSeuPintor: false});
    assert.equal((await ask()).status, 404);
    assert.equal((await open(pageOf())).status, 404);
    const gone = await post(path, {acao: 'confirmar'});
    assert.deepEqual([gone.status, /não está mais no Ache Seu Pintor/.test(gone.text)], [404, true]);
    assert.deepEqual([await list(), await notices()], [[], []]);
  });

  it('can be taken back by the customer, before and after', async () => {
    await ask();
    const first = (await mailed()).path;
    assert.match((await post(first, {acao: 'apagar'})).text, /Pedido apagado/);
    assert.equal((await open(first)).status, 404);
    const second = await confirmed();
    await post(second, {acao: 'apagar'});
    assert.deepEqual([await kept(), await list()], [[], []]);
    assert.equal((await post(second, {acao: 'apagar'})).status, 404);
    assert.equal((await open('/pedido-orcamento/nada')).status, 404);
  });

  it('is closed and opened again by its painter alone', async () => {
    await confirmed();
    const [pedido] = await list();
    const address = `${PEDIDOS}/${pedido?.id}`;
    const settle = (estado: string, who = pintor) => who.api.put(address, {estado});
    assert.deepEqual([(await settle('combinado')).status, (await list())[0]?.estado], [200, 'combinado']);
    assert.ok((await list())[0]?.fechadoEm);
    await settle('aberto');
    assert.equal((await list())[0]?.fechadoEm, null);
    assert.equal((await settle('a_confirmar')).status, 422);
    const stranger = await givenPintor(t);
    assert.equal((await settle('sem_acordo', stranger)).status, 404);
    assert.deepEqual(await list(stranger), []);
    for (const api of [t.anonymous, (await givenUsuario(t, 1)).api]) {
      assert.equal((await api.put(address, {estado: 'combinado'})).status, 401);
      assert.equal((await api.get(PEDIDOS)).status, 401);
    }
    await t.db.query(sql`DELETE FROM pedido_orcamento`);
    await t.db.query(sql`TRUNCATE tentativa`);
    await ask();
    const [waiting] = await kept();
    assert.equal((await pintor.api.put(`${PEDIDOS}/${waiting?.id}`, {estado: 'combinado'})).status, 404);
  });

  it('is gone after its term, and the link to confirm it after two days', async () => {
    await confirmed();
    await ask({celular: '19988776600', email: 'outra@correio.example'});
    const {path} = await mailed();
    await t.db.query(sql`UPDATE pedido_orcamento SET criado_em = ${new Date(t.clock.now.getTime() - 2 * DAY_MS)}`);
    assert.equal((await post(path, {acao: 'confirmar'})).status, 404);
    await t.app.jobs.runNow('diretorio.pedidos-antigos', {});
    assert.deepEqual(
      (await kept()).map(({estado}) => estado),
      ['aberto'],
    );
    await t.db.query(sql`UPDATE pedido_orcamento SET criado_em = ${new Date(t.clock.now.getTime() - 90 * DAY_MS)}`);
    await t.app.jobs.runNow('diretorio.pedidos-antigos', {});
    assert.deepEqual(await kept(), []);
  });
});

describe('an estimate on a page', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  const page = async (query: Record<string, string>) => {
    const answer = await fetch(`${t.url}/quanto-custa-pintar?${new URLSearchParams(query).toString()}`);
    return {status: answer.status, text: await answer.text()};
  };

  it('reckons by the active products, and says where it has no price', async () => {
    assert.match((await page({})).text, /<title>Quanto custa pintar\?/);
    assert.doesNotMatch((await page({})).text, /noindex|Estimativa para/);
    assert.match((await page(ASKED)).text, /Só o serviço.*sem preço de referência/s);
    const produto = await givenProduto(t, {nome: 'Tinta 18 L', uso: 'fosco', rendimento: 10, valorUnitario: 300});
    const {text} = await page(ASKED);
    assert.match(text, /Serviço e material.*R\$ \d.*no máximo 2 latas de 18 L.*É uma estimativa, não um preço/s);
    assert.match(text, /noindex/);
    await t.db.query(sql`UPDATE produto SET ativo = false WHERE id = ${produto.id}`);
    assert.match((await page(ASKED)).text, /sem preço de referência/);
    const answers = {medida: 'metros', condicao: 'ruim', acabamento: 'acetinado'};
    const wrong = await page({...answers, quanto: '1.500'});
    assert.deepEqual([wrong.status, /Até 1\.000 m²/.test(wrong.text)], [422, true]);
    assert.match(wrong.text, /value="1\.500"/, 'what was typed stands there');
    for (const answer of Object.values(answers)) assert.match(wrong.text, new RegExp(`value="${answer}" +selected`));
    assert.doesNotMatch(wrong.text, /name="teto"[^>]* checked/);
    assert.match((await page({...answers, quanto: '1.000'})).text, /Estimativa para imóvel de 1\.000 m²/);
    assert.match((await page({...ASKED, quanto: '"><b>'})).text, /value="&quot;&gt;&lt;b&gt;"/);
  });
});

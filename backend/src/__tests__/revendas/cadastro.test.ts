import assert from 'node:assert/strict';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {MUNICIPIOS_FAILED, UNKNOWN_PRODUTO_PADRAO} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  nextCnpj,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';

describe('What staff register of resellers', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let answerWith: RequestListener;
  let asked = 0;
  const service = createServer((request, response) => {
    asked += 1;
    answerWith(request, response);
  });
  before(async () => {
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
    const {port} = service.address() as AddressInfo;
    t = await givenApp({env: {MUNICIPIOS_URL: `http://127.0.0.1:${port}/{uf}`}});
    staff = await givenUsuario(t, 0);
  });
  after(async () => {
    await t.stop();
    service.closeAllConnections();
    service.close();
  });

  const revenda = (more: AnswerBody = {}) => ({
    cnpj: nextCnpj(),
    nomeFantasia: 'Tintas do Vale',
    nomeInput: 'Tintas do Vale – Centro',
    endBairro: 'Centro',
    endCidade: 'Blumenau',
    endEstado: 'SC',
    ...more,
  });
  const post = (body: AnswerBody) => staff.api.post('/api/revendas', body);

  it('is a reseller, with the factor 1 unless said', async () => {
    const {status, body} = await post(revenda());
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual(
      [body['fatorPontuacao'], body['rm'], body['tipoPontuacao'], body['ativo'], body['rede']],
      [1, 0, 'Foto', 1, null],
    );
  });

  it('takes a CNPJ with letters, as they are given out since July 2026', async () => {
    const {status, body} = await post(revenda({cnpj: '12.ABC.345/01DE-35'}));
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal(body['cnpj'], '12ABC34501DE35');
  });

  it('says each field that is missing, and what is wrong', async () => {
    const missing = await post({});
    assert.deepEqual(missing.body['campos'], {
      cnpj: 'CNPJ obrigatório',
      nomeFantasia: 'Nome fantasia obrigatório',
      nomeInput: 'Nome de exibição obrigatório',
      endBairro: 'Bairro obrigatório',
      endEstado: 'Estado obrigatório',
    });
    const wrong = await post(revenda({cnpj: '11.111.111/1111-11', endEstado: 'XX', fatorPontuacao: 11}));
    assert.deepEqual(Object.keys(wrong.body['campos'] as object).toSorted(), ['cnpj', 'endEstado', 'fatorPontuacao']);
    const blank = await post(revenda({tipoPontuacao: '', fatorPontuacao: null}));
    assert.deepEqual(blank.body['campos'], {
      tipoPontuacao: 'Tipo de pontuação obrigatório',
      fatorPontuacao: 'Fator de pontuação obrigatório',
    });
    const {cnpj, id} = await givenRevenda(t);
    const emptied = await staff.api.put(`/api/revendas/${id}`, {fatorPontuacao: ''});
    assert.deepEqual(emptied.body['campos'], {fatorPontuacao: 'Fator de pontuação obrigatório'});
    const taken = await post(revenda({cnpj}));
    assert.deepEqual([taken.status, taken.body['erro']], [409, 'CNPJ já cadastrado']);
  });

  it('is changed: factor and name, the master flag alone, the network; never the CNPJ', async () => {
    const {id} = await givenRevenda(t);
    const put = (body: AnswerBody) => staff.api.put(`/api/revendas/${id}`, body);
    const {body} = await put({fatorPontuacao: 4, nomeInput: 'Outra'});
    assert.deepEqual([body['fatorPontuacao'], body['nomeInput']], [4, 'Outra']);
    assert.equal((await put({rm: 1})).body['rm'], 1);
    const rede = await givenRede(t);
    assert.equal((await put({redeId: rede.id})).body['redeId'], rede.id);
    assert.equal((await put({redeId: null})).body['redeId'], null);
    const unknown = await put({redeId: 999_999});
    assert.equal(unknown.status, 422);
    assert.deepEqual(unknown.body['campos'], {redeId: 'Escolha uma rede da lista'});
    assert.equal((await put({cnpj: nextCnpj()})).status, 400);
  });

  it('is a product under the reseller’s own code, of a product that there is', async () => {
    const {cnpj} = await givenRevenda(t);
    const {codigo} = await givenProduto(t, {valorPontos: 37});
    const body = {cnpjRevenda: cnpj, codigoPadrao: codigo, codigo: 'L-1', nome: 'Látex', valorUnitario: 12.5};
    const made = await staff.api.post('/api/produtos_revenda', body);
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const unknown = await staff.api.post('/api/produtos_revenda', {...body, codigo: 'L-2', codigoPadrao: 'nada'});
    assert.deepEqual(unknown.body['campos'], {codigoPadrao: UNKNOWN_PRODUTO_PADRAO});
    const twice = await staff.api.post('/api/produtos_revenda', body);
    assert.deepEqual([twice.status, twice.body['erro']], [409, 'Código já cadastrado nesta revenda']);
    const list = await staff.api.get<{produtosRevenda: AnswerBody[]} & AnswerBody>('/api/produtos_revenda?busca=latex');
    const [listed] = list.body.produtosRevenda;
    assert.deepEqual([listed?.codigoPadrao, listed?.valorPontos, made.body.valorPontos], [codigo, 37, 37]);
    const path = `/api/produtos_revenda/${String(made.body['id'])}`;
    const changed = await staff.api.put(path, {nome: 'Látex fosco', valorUnitario: 13});
    assert.deepEqual([changed.status, changed.body['nome'], changed.body['valorUnitario']], [200, 'Látex fosco', 13]);
    assert.equal((await staff.api.put(path, {codigo: 'L-9'})).status, 400, 'receipts know it by its code');
    assert.deepEqual((await staff.api.put(path, {nome: ''})).body['campos'], {nome: 'Descrição obrigatório'});
    assert.equal((await staff.api.put('/api/produtos_revenda/999999', {nome: 'X'})).status, 404);
    assert.equal((await (await givenUsuario(t, 2)).api.put(path, {nome: 'X'})).status, 403);
    await t.db.query(sql`UPDATE produto SET removido_em = ${t.clock.now} WHERE codigo = ${codigo}`);
    const {body: later} = await staff.api.get<{produtosRevenda: AnswerBody[]} & AnswerBody>(
      `/api/produtos_revenda?cnpjRevenda=${cnpj}`,
    );
    assert.equal(later.produtosRevenda[0]?.valorPontos, null);
  });

  it('finds the cities of a state by the municipalities service, asked once', async () => {
    answerWith = (_, response) =>
      void response.end(JSON.stringify([{nome: 'Óbidos', microrregiao: {}}, {nome: 'Abaetetuba'}, {nome: 'Belém'}]));
    asked = 0;
    for (let i = 0; i < 3; i++)
      assert.deepEqual((await t.anonymous.get('/api/municipios/pa')).body, ['Abaetetuba', 'Belém', 'Óbidos']);
    assert.equal(asked, 1);
    assert.equal((await t.anonymous.get('/api/municipios/XX')).status, 400);
  });

  it('says in the document’s words when the service fails, and asks again the next time', async () => {
    const wrong: RequestListener[] = [
      (_, response) => void response.writeHead(500).end(),
      (_, response) => void response.end('<html>'),
      (_, response) => void response.end('[]'),
      (request, _) => void request.socket.destroy(),
    ];
    for (const listener of wrong) {
      answerWith = listener;
      const {status, body} = await t.anonymous.get('/api/municipios/AC');
      assert.deepEqual([status, body['erro']], [503, MUNICIPIOS_FAILED]);
    }
    answerWith = (_, response) => void response.end(JSON.stringify([{nome: 'Rio Branco'}]));
    assert.deepEqual((await t.anonymous.get('/api/municipios/AC')).body, ['Rio Branco']);
  });

  const five = (marca: string) =>
    ['a', 'b', 'c', 'd', 'e'].map((produto, i) => ({marca, produto, qtde: i + 1, valorUnitario: 9.9}));
  const survey = async (more: AnswerBody = {}, headers = {}) =>
    staff.api.post(
      '/api/pesquisa_mercado',
      {
        cnpjRevenda: more['cnpjRevenda'] ?? (await givenRevenda(t)).cnpj,
        faturamento: 120000,
        qtdeVendedores: 4,
        tamanhoLoja: 200,
        fonte: 'Equipe',
        produtosMaisVendidos: five('Nossa'),
        produtosMaisVendidosConcorrentes: five('Outra'),
        ...more,
      },
      headers,
    );

  it('is a market survey, with the units that the competitors sold', async () => {
    const {status, body} = await survey({qtdeProdutosVendidos: 99});
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body['qtdeProdutosVendidos'], body['mediaMensal'], body['share']], [15, 0, 0]);
    assert.deepEqual(body['produtosMaisVendidos'], five('Nossa'));
    const maker = await t.db.one(sql<{nome: string}>`SELECT nome FROM usuario WHERE id = ${staff.id}`);
    assert.equal(body['criadoPor'], maker?.nome);
    const list = await staff.api.get<{pesquisas: AnswerBody[]} & AnswerBody>('/api/pesquisa_mercado');
    assert.equal(list.body.pesquisas[0]?.['id'], body['id']);
  });

  it('is kept once, however often it comes under the same key', async () => {
    const {cnpj: cnpjRevenda} = await givenRevenda(t);
    const key = {idempotencyKey: `pesquisa-${cnpjRevenda}`};
    const answers = await Promise.all([1, 2, 3].map(() => survey({cnpjRevenda}, key)));
    assert.deepEqual(
      answers.map(({status, body}) => [status, body['id']]),
      answers.map(() => [201, answers[0]?.body['id']]),
    );
    assert.equal((await survey({cnpjRevenda, qtdeVendedores: 5}, key)).status, 409);
  });

  it('refuses a survey that is not whole, and keeps nothing of it', async () => {
    const before = (await staff.api.get<{count: number} & AnswerBody>('/api/pesquisa_mercado')).body.count;
    const few = await survey({produtosMaisVendidos: five('Nossa').slice(1)});
    assert.deepEqual(few.body['campos'], {produtosMaisVendidos: 'Adicione 5 produtos mais vendidos'});
    const twice = await survey({produtosMaisVendidosConcorrentes: [...five('Z').slice(1), five('z ')[1]]});
    assert.deepEqual(twice.body['campos'], {
      produtosMaisVendidosConcorrentes: 'Produto da mesma marca já adicionado',
    });
    const nobody = await survey({cnpjRevenda: nextCnpj()});
    assert.deepEqual(nobody.body['campos'], {cnpjRevenda: 'Revenda não encontrada'});
    assert.equal((await survey({fonte: undefined})).status, 422);
    assert.equal((await staff.api.get<{count: number} & AnswerBody>('/api/pesquisa_mercado')).body.count, before);
  });
});

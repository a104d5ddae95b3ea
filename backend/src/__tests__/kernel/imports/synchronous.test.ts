import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import type {Client} from '../../support/client';
import {asFile, checked, conferir, linhas, type Imported} from './support';

const HEADING = 'Código;Nome;Valor unitário;Pontos';

describe('Products uploaded in one call', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE produto, importacao, importacao_linha CASCADE`);
    staff = await givenUsuario(t, 0);
  });

  const upload = (content: string, name?: string) =>
    staff.api.post<Imported & {total: number; importacao: number; campos?: Record<string, string>}>(
      '/api/upload/produtos',
      asFile(content, undefined, name),
    );
  const produtos = () => t.db.query(sql`SELECT codigo FROM produto`);

  it('answer how many were made or changed', async () => {
    assert.deepEqual((await upload(`${HEADING}\nA;a;1;1\nB;b;1;1\n`)).body, {total: 2});
    assert.deepEqual((await upload(`${HEADING}\nA;a;1;1\nB;b;2;1\nC;c;1;1\n`)).body, {total: 2});
    assert.equal((await produtos()).length, 3);
    const {body} = await staff.api.get<Imported[]>('/api/importacoes?range=[0,9]');
    assert.deepEqual(
      body.map(({estado}) => estado),
      ['concluida', 'concluida'],
    );
  });

  it('are refused whole with the first lines that are wrong, which can still be looked at', async () => {
    const {status, body} = await upload(`${HEADING}\nA;a;1;1\nB;;1;1\nC;c;x;1\n`);
    assert.deepEqual(
      [status, body.codigo, body.erro],
      [422, 'LINHAS_COM_ERRO', 'Linha 3: Nome obrigatório (e mais 1 com erro). Nada foi gravado.'],
    );
    assert.deepEqual(Object.keys(body.campos ?? {}), ['Linha 3', 'Linha 4']);
    assert.deepEqual(await produtos(), []);
    const after = (await staff.api.get<Imported>(`/api/importacoes/${body.importacao}`)).body;
    assert.equal(after.estado, 'falhou');
    assert.match((await staff.api.get(`/api/importacoes/${body.importacao}/erros`)).text, /Nome: Nome obrigatório/);
  });

  it('are refused without a file, a column or a line', async () => {
    const refusal = async (content: string) => {
      const {status, body} = await upload(content);
      return [status, body.codigo];
    };
    const none = await staff.api.post('/api/upload/produtos', new FormData());
    assert.deepEqual([none.status, none.body.erro], [422, 'Selecione um arquivo primeiro']);
    assert.deepEqual(await refusal('Código;Nome\nA;a'), [422, 'COLUNAS_FALTANDO']);
    assert.deepEqual(await refusal(HEADING), [422, 'NADA_A_GRAVAR']);
    assert.deepEqual(await refusal(''), [422, 'ARQUIVO_VAZIO']);
    assert.deepEqual(await produtos(), []);
  });

  it('are for who may keep products; an import for who sent it, and for an Administrador', async () => {
    const [smart, other, auditor, pintor] = [
      await givenUsuario(t, 1),
      await givenUsuario(t, 1),
      await givenUsuario(t, 2),
      await givenPintor(t),
    ];
    const form = () => asFile(`${HEADING}\nA;a;1;1`, 'produtos');
    for (const api of [auditor.api, pintor.api, t.anonymous])
      for (const path of ['/api/importacoes', '/api/upload/produtos'])
        assert.ok([401, 403].includes((await api.post(path, form())).status), path);
    const {id} = await checked(t, smart.api, `${HEADING}\nA;a;1;1`);
    for (const call of [
      () => other.api.get(`/api/importacoes/${id}`),
      () => other.api.get(`/api/importacoes/${id}/linhas`),
      () => other.api.get(`/api/importacoes/${id}/erros`),
      () => other.api.put(`/api/importacoes/${id}`, {decimal: '.'}),
      () => other.api.post(`/api/importacoes/${id}/conferir`),
      () => other.api.post(`/api/importacoes/${id}/gravar`, {modo: 'tudo'}),
      () => other.api.post(`/api/importacoes/${id}/cancelar`),
    ])
      assert.equal((await call()).status, 404);
    assert.deepEqual((await other.api.get('/api/importacoes?range=[0,9]')).body, []);
    assert.equal((await staff.api.get<Imported>(`/api/importacoes/${id}`)).body.autor, smart.nome);
    assert.equal((await linhas(staff.api, id)).length, 1);
  });

  it('of balances are nobody’s who may not send them, an Administrador included: they name painters and cards', async () => {
    const smart = await givenUsuario(t, 1);
    const {api} = await givenUsuario(t, 0);
    const sent = await smart.api.post<Imported>('/api/importacoes', asFile('Cartão;Saldo\n6062;1', 'saldo-cartao'));
    assert.equal(sent.status, 201, sent.text);
    const {id} = sent.body;
    const {trabalho} = await conferir(t, smart.api, id);
    for (const path of [`/api/importacoes/${id}`, `/api/trabalhos/${trabalho}`]) {
      assert.equal((await smart.api.get(path)).status, 200);
      for (const call of [() => api.get(path), () => api.get(`${path}/linhas`), () => api.post(`${path}/cancelar`)])
        assert.equal((await call()).status, 404, path);
    }
    assert.equal((await api.get(`/api/importacoes/${id}/erros`)).status, 404);
    const listed = async (path: string, of: Client) =>
      (await of.get<{id: number}[]>(`${path}?range=[0,99]`)).body.map(row => row.id);
    for (const [path, row] of [
      ['/api/importacoes', id],
      ['/api/trabalhos', trabalho],
    ] as const) {
      assert.ok(row !== null && (await listed(path, smart.api)).includes(row), path);
      assert.ok(!(await listed(path, api)).includes(row), path);
    }
  });

  it('stop at what one person may have open', async () => {
    await t.db
      .query(sql`INSERT INTO importacao (tipo, usuario_id, nome_arquivo, tamanho, sha256, formato, sinal_decimal, colunas, amostra, criada_em)
       SELECT 'produtos', ${staff.id}, 'x.csv', 1, repeat('0', 64), 'csv', ',', '[]', '[]', ${t.clock.now} FROM generate_series(1, 20)`);
    const {status, body} = await upload(`${HEADING}\nA;a;1;1`);
    assert.deepEqual([status, body.codigo], [429, 'IMPORTACOES_DEMAIS']);
  });
});

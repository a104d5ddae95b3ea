import assert from 'node:assert/strict';
import {UNKNOWN_PRODUTO_PADRAO} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {conferir, gravar, linhas, type Imported} from '../kernel/imports/support';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRevenda,
  givenUsuario,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';

const HEADING = 'Código padrão;Código na revenda;Descrição;Valor unitário';
const UPLOAD = '/api/upload/produtos_revenda';

interface Uploaded extends AnswerBody {
  total: number;
  importacao: number;
}

describe('Products of a reseller by file', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let cnpj: string;
  let codigo: string;
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    staff = await givenUsuario(t, 0);
    cnpj = (await givenRevenda(t)).cnpj;
    codigo = (await givenProduto(t)).codigo;
  });

  const form = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>): FormData => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.append(name, value);
    made.append('arquivo', new Blob([content]), 'lista.csv');
    return made;
  };
  const upload = (content: string | Uint8Array<ArrayBuffer>, cnpjRevenda = cnpj) =>
    staff.api.post<Uploaded>(UPLOAD, form(content, {cnpjRevenda}));
  const rows = (of = cnpj) =>
    t.db.query(sql`SELECT codigo_padrao AS padrao, codigo, nome, valor_unitario::text AS valor FROM produto_revenda
      WHERE cnpj_revenda = ${of} ORDER BY codigo`);
  const receive = async (content: string, parametros: object = {cnpjRevenda: cnpj}) =>
    staff.api.post<Imported>(
      '/api/importacoes',
      form(content, {tipo: 'produtos-revenda', parametros: JSON.stringify(parametros)}),
    );

  it('are made and changed, each under its own reseller', async () => {
    const other = await givenRevenda(t);
    assert.deepEqual(
      (await upload(`${HEADING}\n${codigo};A1;Tinta branca;389,90\n${codigo};B1;Tinta azul;1.200,5\n`)).body,
      {total: 2},
    );
    assert.deepEqual((await upload(`${HEADING}\n${codigo};A1;Outra;1,00\n`, other.cnpj)).body, {total: 1});
    assert.deepEqual(
      (await upload(`${HEADING}\n${codigo};A1;Tinta branca;400\n${codigo};B1;Tinta azul;1200,50\n`)).body,
      {total: 1},
    );
    assert.deepEqual(await rows(), [
      {padrao: codigo, codigo: 'A1', nome: 'Tinta branca', valor: '400.00'},
      {padrao: codigo, codigo: 'B1', nome: 'Tinta azul', valor: '1200.50'},
    ]);
    assert.deepEqual(await rows(other.cnpj), [{padrao: codigo, codigo: 'A1', nome: 'Outra', valor: '1.00'}]);
    const [trace] = await t.db.query(sql`
      SELECT acao, depois->>'cnpjRevenda' AS cnpj FROM auditoria a JOIN produto_revenda r ON r.id::text = a.entidade_id
       WHERE a.entidade = 'produto_revenda' AND r.cnpj_revenda = ${cnpj} ORDER BY a.id LIMIT 1`);
    assert.deepEqual(trace, {acao: 'criar', cnpj});
  });

  it('are refused without a reseller that is known, a file, or products that are known; nothing is kept', async () => {
    const line = `${HEADING}\n${codigo};A1;Tinta;1`;
    const noReseller = await staff.api.post<Uploaded>(UPLOAD, form(line, {}));
    assert.deepEqual([noReseller.status, noReseller.body.campos], [422, {cnpjRevenda: 'Informe a revenda'}]);
    const unknown = await upload(line, '11222333000181');
    assert.deepEqual([unknown.status, unknown.body.campos], [422, {cnpjRevenda: 'Revenda não encontrada'}]);
    const noFile = new FormData();
    noFile.append('cnpjRevenda', cnpj);
    assert.equal((await staff.api.post(UPLOAD, noFile)).body.erro, 'Selecione um arquivo primeiro');
    const {status, body} = await upload(`${line}\nNAOHA;B1;Tinta;1\n`);
    assert.deepEqual([status, body.erro], [422, `Linha 3: ${UNKNOWN_PRODUTO_PADRAO}. Nada foi gravado.`]);
    assert.deepEqual(await rows(), []);
  });

  it('are checked line by line, corrected, and written all or only where they are right', async () => {
    const gone = await givenProduto(t, {removidoEm: t.clock.now});
    const sent = await receive(
      `${HEADING}\n${codigo};A1;Tinta;1\n${gone.codigo};B1;Tinta;1\n${codigo};A1;Repetida;2\n;C1;Tinta;x\n`,
    );
    assert.equal(sent.status, 201);
    const {contagens} = await conferir(t, staff.api, sent.body.id);
    assert.deepEqual(contagens, {validas: 1, novas: 1, mudadas: 0, iguais: 0, erros: 3});
    const wrong = await linhas(staff.api, sent.body.id, {situacao: 'erro'});
    assert.deepEqual(
      wrong.map(({linha, erros}) => [linha, ...erros.map(({mensagem}) => mensagem)]),
      [
        [3, UNKNOWN_PRODUTO_PADRAO],
        [4, 'Repete a linha 2 do arquivo'],
        [5, 'Código padrão obrigatório', 'Informe um valor válido'],
      ],
    );
    assert.equal((await staff.api.post(`/api/importacoes/${sent.body.id}/gravar`, {modo: 'tudo'})).status, 409);
    const done = await gravar(t, staff.api, sent.body.id, 'validas');
    assert.deepEqual([done.estado, (await rows()).length], ['concluida', 1]);
  });

  it('keep the reseller with the import, which is refused without one', async () => {
    const {body} = await receive(`${HEADING}\n${codigo};A1;Tinta;1`);
    assert.deepEqual((body as Imported & {parametros: object}).parametros, {cnpjRevenda: cnpj});
    for (const parametros of [{}, {cnpjRevenda: '1'}, {cnpjRevenda: cnpj, outro: 1}])
      assert.ok([400, 422].includes((await receive(HEADING, parametros)).status), JSON.stringify(parametros));
    const plain = await staff.api.post(
      '/api/importacoes',
      form('x', {tipo: 'produtos', parametros: '{"cnpjRevenda":"1"}'}),
    );
    assert.equal(plain.status, 400);
  });

  it('come as spreadsheets write them', async () => {
    const accented = `Código padrão;Código na revenda;Descrição;Valor unitário\r\n${codigo};É1;Não lavável;R$ 1.389,90\r\n`;
    const latin = Uint8Array.from(accented, sign => sign.charCodeAt(0));
    const wide = Buffer.from(`\ufeff${accented.replaceAll(';', '\t')}`, 'utf16le');
    for (const content of [
      latin,
      new Uint8Array(wide),
      `\ufeff${accented}`,
      `sep=;\r\n${accented}`,
      `sep=,\n${accented.replaceAll(';', ',').replace('1.389,90', '1389.90')}`,
    ]) {
      await t.db.query(sql`DELETE FROM produto_revenda`);
      assert.deepEqual((await upload(content)).body, {total: 1});
      assert.deepEqual(await rows(), [{padrao: codigo, codigo: 'É1', nome: 'Não lavável', valor: '1389.90'}]);
    }
    const {body} = await upload(`${HEADING}\n${codigo};7,89123E+12;Tinta;1`);
    assert.match(body.erro ?? '', /Linha 2: A planilha trocou o número por notação científica/);
  });

  it('are staff’s', async () => {
    const [smart, auditor, painter] = [await givenUsuario(t, 1), await givenUsuario(t, 2), await givenPintor(t)];
    const sent = () => form(`${HEADING}\n${codigo};A1;Tinta;1`, {cnpjRevenda: cnpj});
    assert.equal((await smart.api.post(UPLOAD, sent())).status, 200);
    assert.equal((await auditor.api.post(UPLOAD, sent())).status, 403);
    for (const api of [painter.api, t.anonymous]) assert.equal((await api.post(UPLOAD, sent())).status, 401);
  });

  it('name another product once a line is corrected', async () => {
    const {body} = await receive(`${HEADING}\nNADA;A1;Tinta;1\n`);
    assert.equal((await conferir(t, staff.api, body.id)).contagens?.erros, 1);
    const put = (codigoPadrao: string) =>
      staff.api.put(`/api/importacoes/${body.id}/linhas/2`, {valores: {codigoPadrao}});
    assert.equal((await put('NADA2')).status, 200);
    assert.equal((await linhas(staff.api, body.id))[0]?.erros[0]?.mensagem, UNKNOWN_PRODUTO_PADRAO);
    assert.equal((await put(codigo)).status, 200);
    assert.equal((await gravar(t, staff.api, body.id, 'tudo')).contagens?.novas, 1);
    assert.equal((await rows()).length, 1);
  });
});

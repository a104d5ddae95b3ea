import assert from 'node:assert/strict';
import {headingsOf} from '../../../kernel/lists/list';
import {sql} from '../../../kernel/persistence/sql';
import {produtos} from '../../../modules/revendas/produtos.resource';
import {givenApp, givenUsuario, type TestApp, type GivenUsuario} from '../../support';
import {asFile, conferir, gravar, linhas, type Imported} from './support';

const LINES = 'Código;Nome;Valor unitário;Pontos\nA1;Tinta A;10,50;100\nA2;Tinta B;1.250,00;200\n';

describe('Products from a file', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE produto, importacao, importacao_linha CASCADE`));

  const stored = () =>
    t.db.query(sql`SELECT codigo, nome, valor_unitario, valor_pontos, ativo FROM produto ORDER BY codigo`);

  it('come in columns that are called as the list calls them', async () => {
    const {body} =
      await staff.api.get<{tipo: string; campos: {campo: string; titulo: string}[]}[]>('/api/importacoes/tipos');
    const campos = body.find(({tipo}) => tipo === 'produtos')?.campos ?? [];
    assert.equal(campos.length, 6);
    const headings = new Map(headingsOf(produtos));
    for (const {campo, titulo} of campos) assert.equal(titulo, headings.get(campo), campo);
  });

  it('are looked at, checked and written', async () => {
    const {status, body} = await staff.api.post<Imported>('/api/importacoes', asFile(LINES, 'produtos'));
    assert.equal(status, 201);
    assert.deepEqual(
      [body.estado, body.codificacao, body.separador, body.decimal, body.problemas],
      ['recebida', 'utf-8', ';', ',', []],
    );
    assert.deepEqual(
      body.colunas.map(({campo}) => campo),
      ['codigo', 'nome', 'valorUnitario', 'valorPontos'],
    );
    assert.deepEqual(body.amostra[0], ['A1', 'Tinta A', '10,50', '100']);
    const checked = await conferir(t, staff.api, body.id);
    assert.deepEqual([checked.estado, checked.linhas], ['conferida', 2]);
    assert.deepEqual(checked.contagens, {validas: 2, novas: 2, mudadas: 0, iguais: 0, erros: 0});
    const written = await gravar(t, staff.api, body.id, 'tudo');
    assert.equal(written.estado, 'concluida');
    assert.deepEqual(await stored(), [
      {codigo: 'A1', nome: 'Tinta A', valor_unitario: 10.5, valor_pontos: 100, ativo: true},
      {codigo: 'A2', nome: 'Tinta B', valor_unitario: 1250, valor_pontos: 200, ativo: true},
    ]);
  });

  it('say of a changed line what was there before', async () => {
    await staff.api.post('/api/upload/produtos', asFile(LINES));
    const again =
      'Código;Nome;Valor unitário;Pontos\nA1;Tinta A;11,00;100\nA2;Tinta Bela;1.250,00;200\nA3;Nova;1,00;1\n';
    const {id} = (await staff.api.post<Imported>('/api/importacoes', asFile(again, 'produtos'))).body;
    await conferir(t, staff.api, id);
    assert.deepEqual(
      (await linhas(staff.api, id)).map(({situacao, antes}) => [situacao, antes]),
      [
        ['mudada', {valorUnitario: 10.5}],
        ['mudada', {nome: 'Tinta B'}],
        ['nova', null],
      ],
    );
  });

  it('take the columns that the last file with these headings had', async () => {
    const file = (codigo: string) => asFile(`SKU;Produto novo;Tabela;Bônus\n${codigo};Tinta;10,00;5\n`, 'produtos');
    const campos = ['codigo', 'nome', 'valorUnitario', 'valorPontos'];
    const taken = ({colunas}: Imported) => colunas.map(({campo}) => campo);
    const first = (await staff.api.post<Imported>('/api/importacoes', file('B1'))).body;
    assert.notDeepEqual(taken(first), campos);
    assert.equal((await staff.api.put(`/api/importacoes/${first.id}`, {campos})).status, 200);
    assert.notDeepEqual(taken((await staff.api.post<Imported>('/api/importacoes', file('B2'))).body), campos);
    await conferir(t, staff.api, first.id);
    await gravar(t, staff.api, first.id, 'tudo');
    const next = (await staff.api.post<Imported>('/api/importacoes', file('B3'))).body;
    assert.deepEqual([taken(next), next.problemas], [campos, []]);
    const other = asFile('SKU;Produto novo;Tabela\nB4;Tinta;1,00\n', 'produtos');
    assert.notDeepEqual(taken((await staff.api.post<Imported>('/api/importacoes', other)).body), campos.slice(0, 3));
  });

  it('at once, too', async () => {
    const {status, body} = await staff.api.post('/api/upload/produtos', asFile(LINES));
    assert.deepEqual([status, body], [200, {total: 2}]);
    assert.equal((await stored()).length, 2);
    assert.deepEqual((await staff.api.post('/api/upload/produtos', asFile(LINES))).body, {total: 0});
  });
});

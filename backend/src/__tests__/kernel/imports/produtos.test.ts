import assert from 'node:assert/strict';
import {headingsOf} from '../../../kernel/lists/list';
import {sql} from '../../../kernel/persistence/sql';
import {produtos} from '../../../modules/revendas/produtos.resource';
import {givenApp, givenUsuario, type TestApp, type GivenUsuario} from '../../support';
import {asFile, conferir, gravar, type Imported} from './support';

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

  it('at once, too', async () => {
    const {status, body} = await staff.api.post('/api/upload/produtos', asFile(LINES));
    assert.deepEqual([status, body], [200, {total: 2}]);
    assert.equal((await stored()).length, 2);
    assert.deepEqual((await staff.api.post('/api/upload/produtos', asFile(LINES))).body, {total: 0});
  });
});

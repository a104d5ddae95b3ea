import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../../support';
import {asFile, checked, conferir, gravar, linhas, type Imported, type Line} from './support';

const HEADING = 'Código;Nome;Valor unitário;Pontos;Ativo';
const file = (...lines: string[]) => [HEADING, ...lines].join('\n');

interface Corrected extends AnswerBody {
  importacao: Imported;
  linha: Line;
}

describe('A line that is corrected in its place', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE produto, importacao, importacao_linha CASCADE`));

  const correct = (id: number, linha: number, valores: object, {api} = staff) =>
    api.put<Corrected>(`/api/importacoes/${id}/linhas/${linha}`, {valores});
  const states = async (id: number) =>
    (await linhas(staff.api, id)).map(({situacao, erros}) => erros[0]?.mensagem ?? situacao);

  it('is checked again with its file’s signs, compared, counted, and written', async () => {
    await staff.api.post('/api/upload/produtos', asFile(file('A;Tinta;10,50;1;Sim', 'B;Massa;5;2;')));
    const {id} = await checked(t, staff.api, file('A;Tinta;dez;1;Sim', 'X;Massa;5,00;2;Não', 'C;Selador;1;1;'));
    const {status, body} = await correct(id, 2, {valorUnitario: '1.012,50'});
    assert.equal(status, 200);
    assert.deepEqual(
      [body.linha.situacao, body.linha.valores.valorUnitario, body.linha.antes, body.linha.erros],
      ['mudada', 1012.5, {valorUnitario: 10.5}, []],
    );
    assert.deepEqual(body.importacao.contagens, {validas: 3, novas: 2, mudadas: 1, iguais: 0, erros: 0});
    assert.deepEqual((await correct(id, 3, {codigo: 'B', ativo: 'sim'})).body.linha.situacao, 'igual');
    const {contagens} = await gravar(t, staff.api, id, 'tudo');
    assert.deepEqual(contagens, {validas: 3, novas: 1, mudadas: 1, iguais: 1, erros: 0});
    assert.deepEqual(
      await t.db.query(sql`SELECT codigo, valor_unitario AS valor, ativo FROM produto ORDER BY codigo`),
      [
        {codigo: 'A', valor: 1012.5, ativo: true},
        {codigo: 'B', valor: 5, ativo: true},
        {codigo: 'C', valor: 1, ativo: true},
      ],
    );
    const trail = await t.db.query(sql`SELECT depois FROM auditoria WHERE acao = 'corrigir' ORDER BY id`);
    assert.deepEqual(trail, [
      {depois: {linha: 2, campos: ['valorUnitario']}},
      {depois: {linha: 3, campos: ['codigo', 'ativo']}},
    ]);
  });

  it('takes its key from those that repeated it, and gives its new one to them', async () => {
    const {id} = await checked(t, staff.api, file('A;1;1;1;', 'A;2;1;1;', 'A;3;1;1;', 'B;4;1;1;'));
    assert.deepEqual(await states(id), ['nova', 'Repete a linha 2 do arquivo', 'Repete a linha 2 do arquivo', 'nova']);
    await correct(id, 2, {codigo: 'B'});
    assert.deepEqual(await states(id), ['nova', 'nova', 'Repete a linha 3 do arquivo', 'Repete a linha 2 do arquivo']);
    const {body} = await correct(id, 2, {codigo: ''});
    assert.deepEqual([body.linha.situacao, body.linha.erros.map(({campo}) => campo)], ['erro', ['codigo']]);
    assert.deepEqual((await states(id)).slice(1), ['nova', 'Repete a linha 3 do arquivo', 'nova']);
    assert.equal(body.importacao.contagens?.erros, 2);
  });

  it('stays corrected when the file is checked again or its errors are sent, and not when it is read otherwise', async () => {
    const {id} = await checked(t, staff.api, file('A;Tinta;x;1;', 'B;Massa;1;1;'));
    await correct(id, 2, {valorUnitario: '2,50', nome: ''});
    const {text} = await staff.api.get(`/api/importacoes/${id}/erros`);
    assert.match(text, /A;;2,50;1;;/);
    const [line] = await linhas(staff.api, (await conferir(t, staff.api, id)).id);
    assert.deepEqual([line?.valores.valorUnitario, line?.valores.nome], ['2,50', '']);
    const campos = ['codigo', null, 'valorUnitario', 'valorPontos', null];
    await staff.api.put(`/api/importacoes/${id}`, {campos});
    await staff.api.put(`/api/importacoes/${id}`, {campos: ['codigo', 'nome', 'valorUnitario', 'valorPontos', null]});
    await conferir(t, staff.api, id);
    assert.equal((await linhas(staff.api, id))[0]?.valores.valorUnitario, '2,50');
    await staff.api.put(`/api/importacoes/${id}`, {decimal: '.'});
    await conferir(t, staff.api, id);
    assert.equal((await linhas(staff.api, id))[0]?.valores.valorUnitario, 'x');
  });

  it('is refused where it cannot be: nothing is changed', async () => {
    const {id} = await checked(t, staff.api, file('A;Tinta;x;1;'));
    const before = await linhas(staff.api, id);
    const refusal = async (linha: number, valores: object, who = staff) => {
      const {status, body} = await correct(id, linha, valores, who);
      return [status, body.codigo, body.campos];
    };
    assert.deepEqual(await refusal(9, {nome: 'X'}), [404, 'NAO_ENCONTRADO', undefined]);
    assert.deepEqual(await refusal(2, {gtin: '1'}), [
      422,
      'CAMPOS_INVALIDOS',
      {gtin: 'Esta coluna não está no arquivo.'},
    ]);
    assert.deepEqual((await refusal(2, {})).slice(0, 2), [422, 'CAMPOS_INVALIDOS']);
    assert.deepEqual((await refusal(2, {nome: 'x'.repeat(301)})).slice(0, 2), [422, 'CAMPOS_INVALIDOS']);
    assert.equal((await refusal(2, {nome: 'X'}, await givenUsuario(t, 1)))[0], 404);
    assert.equal((await refusal(2, {nome: 'X'}, await givenUsuario(t, 2)))[0], 403);
    assert.deepEqual(await linhas(staff.api, id), before);
    const sent = await staff.api.post<Imported>('/api/importacoes', asFile(file('B;Tinta;1;1;'), 'produtos'));
    const early = await correct(sent.body.id, 2, {nome: 'X'});
    assert.deepEqual([early.status, early.body.erro], [409, 'Confira as linhas antes de corrigi-las.']);
    await t.db.query(sql`DELETE FROM importacao_linha`);
    assert.deepEqual((await refusal(2, {nome: 'X'})).slice(0, 2), [409, 'CONFERENCIA_PERDIDA']);
  });

  it('is refused where groups are not corrected', async () => {
    const admin = await givenUsuario(t, 1);
    const content = 'Rede ou CNPJ;Mês;Código do produto;Quantidade;Valor\nNenhuma;08/2026;A;1;1\n';
    const sent = await admin.api.post<Imported>('/api/importacoes', asFile(content, 'historico'));
    assert.equal(sent.status, 201, sent.text);
    await conferir(t, admin.api, sent.body.id);
    const {status, body} = await correct(sent.body.id, 2, {codigo: 'B'}, admin);
    assert.deepEqual([status, body.codigo], [422, 'LINHA_NAO_CORRIGIVEL']);
  });

  it('is corrected by two at once, or while the file is to be written, without one losing the other', async () => {
    const {id} = await checked(t, staff.api, file('A;;1;1;', 'B;;1;1;', 'C;;1;1;', 'D;;1;1;'));
    const answers = await Promise.all([2, 3, 4, 5].map(linha => correct(id, linha, {nome: 'X', codigo: 'Z'})));
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200, 200],
    );
    assert.deepEqual(await states(id), ['nova', ...Array<string>(3).fill('Repete a linha 2 do arquivo')]);
    const {body} = await staff.api.get<Imported>(`/api/importacoes/${id}`);
    assert.deepEqual(body.contagens, {validas: 1, novas: 1, mudadas: 0, iguais: 0, erros: 3});
    const [begun, late] = await Promise.all([
      staff.api.post<Imported>(`/api/importacoes/${id}/gravar`, {modo: 'validas'}),
      correct(id, 3, {codigo: 'B'}),
    ]);
    assert.equal(begun.status, 200);
    assert.equal(begun.body.contagens?.validas, late.status === 200 ? 2 : 1);
    assert.equal((await correct(id, 4, {codigo: 'C'})).body.codigo, 'IMPORTACAO_NAO_ABERTA');
  });
});

import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../../support';
import {sql} from '../../../kernel/persistence/sql';
import {givenScoredVenda} from '../../relatorios/support';

interface Rows extends AnswerBody {
  rows: AnswerBody[];
  count: number;
}

describe('The history of scores', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());

  const read = (query = '') => staff.api.get<Rows>(`/api/pontuacoes/historico?pagina=0&limite=10${query}`);

  it('has a row for each item of each live sale, with whose and where it was', async () => {
    const pintor = await givenPintor(t);
    await givenScoredVenda(t, pintor);
    const {status, body} = await read();
    assert.equal(status, 200, JSON.stringify(body));
    const items = await t.db.query(
      sql<{nota: number}>`SELECT v.nota_id AS nota FROM venda_item JOIN venda v ON v.id = venda_id`,
    );
    assert.equal(body.count, items.length);
    const [row] = body.rows;
    assert.equal(row?.['cpf'], pintor.cpf);
    assert.equal(Number(row['valorTotalPontos']), Number(row['valorPontos']) * Number(row['qtde']));
    const sums = (await read('&somas=valorTotal,valorTotalPontos')).body['metadata'] as {somas: unknown};
    const sumOf = (field: string) => body.rows.reduce((sum, each) => sum + Number(each[field]), 0);
    assert.deepEqual(sums.somas, {valorTotal: sumOf('valorTotal'), valorTotalPontos: sumOf('valorTotalPontos')});
    await staff.api.post('/api/pontuacoes/cancelar', {identificador: items[0]?.nota});
    assert.equal((await read()).body.count, 0);
  });

  it('is bounded by days, found by the painter, and written as a file', async () => {
    const [ana, bia] = [await givenPintor(t), await givenPintor(t)];
    await givenScoredVenda(t, ana);
    await givenScoredVenda(t, bia);
    const of = async (query: string) => new Set((await read(query)).body.rows.map(({cpf}) => cpf));
    assert.deepEqual(await of(`&filtros={"cpf":"${ana.cpf}"}`), new Set([ana.cpf]));
    assert.deepEqual(await of('&filtros={"dataInicial":"2000-01-01","dataFinal":"2000-01-31"}'), new Set());
    const file = await staff.api.get('/api/pontuacoes/historico?download=csv&fileName=historico');
    const {fileLink} = file.body as {fileLink: string};
    assert.match(
      (await t.anonymous.raw('GET', fileLink.replace(/^https?:\/\/[^/]+/, ''))).text,
      /Venda;Item;Pintor;CPF/,
    );
  });

  it('of codes lists each use with its painter', async () => {
    const pintor = await givenPintor(t);
    const codigo = await t.db.one(sql<{id: number}>`
      INSERT INTO codigo_promocional (codigo, operacao, valor) VALUES ('LISTA10', 'ADICIONAR', 10) RETURNING id`);
    await t.db.query(sql`
      INSERT INTO uso_codigo (pintor_id, codigo_promocional_id, codigo, operacao, valor, pontos, utilizado_em)
      VALUES (${pintor.id}, ${codigo?.id ?? 0}, 'LISTA10', 'ADICIONAR', 10, 10, ${t.clock.now})`);
    const {body} = await staff.api.get<Rows>('/api/pontuacoes/codigo?pagina=0&limite=10&buscar=lista10&somas=pontos');
    assert.deepEqual(body['metadata'], {total: 1, somas: {pontos: 10}});
    const [row] = body.rows;
    assert.deepEqual(
      [row?.['codigo'], row?.['pontos'], row?.['parceiro']],
      ['LISTA10', 10, {nome: row?.['nome'], cpf: pintor.cpf}],
    );
    await t.db.query(sql`UPDATE uso_codigo SET liberado_em = ${t.clock.now}`);
    assert.equal((await staff.api.get<Rows>('/api/pontuacoes/codigo?pagina=0&limite=10')).body.count, 0);
  });

  it('is no Auditor’s to read', async () => {
    const auditor = await givenUsuario(t, 2);
    for (const path of ['/api/pontuacoes/historico', '/api/pontuacoes/codigo'])
      assert.equal((await auditor.api.get(path)).status, 403);
  });
});

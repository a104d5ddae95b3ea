import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {sql} from '../../kernel/persistence/sql';
import {conferir, gravar, linhas, type Imported} from '../kernel/imports/support';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  nextNumber,
  saldoOf,
  whileWaiting,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {vendaLine, vendasFile} from './support';

interface Preview extends AnswerBody {
  criadas: number;
  impedidas: number;
  primeiras: {chave: string; motivo: string}[];
}

describe('A file of sales, corrected and undone', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let pintor: GivenPintor;
  let other: GivenPintor;
  let revenda: {cnpj: string};
  let produto: {id: number; codigo: string};
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    staff = await givenUsuario(t, 0);
    [pintor, other] = [await givenPintor(t), await givenPintor(t)];
    revenda = await givenRevenda(t, {tipoPontuacao: 'Sistema'});
    produto = await givenProduto(t, {valorPontos: 500});
  });

  const line = (changes: Partial<Record<string, string>> = {}) => vendaLine({revenda, pintor, produto}, changes);
  async function checked(content: string): Promise<number> {
    const form = new FormData();
    form.append('tipo', 'vendas');
    form.append('arquivo', new Blob([content]), 'vendas.csv');
    const {status, body, text} = await staff.api.post<Imported>('/api/importacoes', form);
    assert.equal(status, 201, text);
    await conferir(t, staff.api, body.id);
    return body.id;
  }
  async function written(content: string): Promise<number> {
    const id = await checked(content);
    await gravar(t, staff.api, id, 'validas');
    return id;
  }
  const preview = async (id: number) => (await staff.api.get<Preview>(`/api/importacoes/${id}/desfazer`)).body;
  const begin = (id: number) => staff.api.post<Imported>(`/api/importacoes/${id}/desfazer`);
  const run = (trabalho: number | null) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const one = async (id: number) => (await staff.api.get<Imported>(`/api/importacoes/${id}`)).body;
  async function undo(id: number): Promise<Imported> {
    const {status, body, text} = await begin(id);
    assert.equal(status, 200, text);
    await run(body.trabalho);
    return one(id);
  }
  const notas = (id: number) =>
    t.db.query(sql<{id: number; estado: string}>`SELECT id, estado FROM nota WHERE importacao_id = ${id} ORDER BY id`);
  const states = async (id: number) => (await notas(id)).map(({estado}) => estado);
  const first = async (id: number) => (await notas(id))[0]?.id ?? 0;

  describe('is corrected in place', () => {
    const correct = (id: number, linha: number, valores: object) =>
      staff.api.put(`/api/importacoes/${id}/linhas/${linha}`, {valores});
    const errors = async (id: number) =>
      (await linhas(staff.api, id)).map(({erros}) => erros.map(({mensagem}) => mensagem).join());

    it('one line, with the others of its sale, whose amounts stay the same', async () => {
      const numero = String(nextNumber());
      const id = await checked(vendasFile(line({numero, qtde: '1,125'}), line({numero, codigo: 'NADA'}), line()));
      assert.deepEqual(await errors(id), ['Outra linha desta venda tem erro', 'Produto não encontrado', '']);
      const {status, text} = await correct(id, 3, {codigo: produto.codigo});
      assert.equal(status, 200, text);
      assert.deepEqual(await errors(id), ['', '', '']);
      await gravar(t, staff.api, id, 'tudo');
      const items = await t.db.query(sql<{qtde: string; valor: string}>`
        SELECT i.qtde::float8::text AS qtde, i.valor_unitario::text AS valor FROM venda_item i JOIN venda v ON v.id = i.venda_id
          JOIN nota n ON n.id = v.nota_id WHERE n.importacao_id = ${id} ORDER BY i.id`);
      assert.deepEqual(
        items.map(({qtde}) => qtde),
        ['1.125', '2', '2'],
      );
      assert.ok(items.every(({valor}) => Number(valor) === 51.9));
    });

    it('into another sale, and out of one that it made wrong', async () => {
      const [numero, next] = [String(nextNumber()), String(nextNumber())];
      const id = await checked(
        vendasFile(line({numero}), line({numero, cpf: other.cpf}), line({numero: next, qtde: 'x'})),
      );
      assert.ok((await errors(id)).every(error => error !== ''));
      await correct(id, 3, {identificador: String(nextNumber())});
      assert.deepEqual((await errors(id)).slice(0, 2), ['', '']);
      await correct(id, 4, {qtde: '3'});
      assert.deepEqual(await errors(id), ['', '', '']);
    });
  });

  describe('is undone', () => {
    it('as a whole: each sale is cancelled, the points go, and the file can be sent again', async () => {
      const content = vendasFile(line(), line({cpf: other.cpf}), line());
      const id = await written(content);
      assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, other.id)], [2000, 1000]);
      assert.deepEqual(await preview(id), {criadas: 3, mudadas: 0, impedidas: 0, primeiras: []});
      assert.equal((await undo(id)).estado, 'desfeita');
      assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, other.id)], [0, 0]);
      assert.deepEqual(await states(id), ['cancelada', 'cancelada', 'cancelada']);
      const trail = await t.db.query(sql`
        SELECT acao, ator_id AS ator FROM auditoria WHERE entidade = 'nota' AND entidade_id = ANY(${(await notas(id)).map(nota => String(nota.id))})
           AND acao = 'cancelar'`);
      assert.deepEqual(
        trail,
        [1, 2, 3].map(() => ({acao: 'cancelar', ator: staff.id})),
      );
      const again = await written(content);
      assert.deepEqual(await states(again), ['pontuada', 'pontuada', 'pontuada']);
      assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, other.id)], [2000, 1000]);
    });

    it('not once something was built on it, and says what and where', async () => {
      const id = await written(vendasFile(line(), line({cpf: other.cpf})));
      await staff.api.post('/api/pontuacoes/cancelar', {identificador: await first(id)});
      const {codigo} = await givenPremio(t);
      assert.equal((await other.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
      const found = await preview(id);
      assert.deepEqual(found.primeiras, [
        {chave: 'Linha 2', motivo: 'já foi cancelada'},
        {chave: 'Linha 3', motivo: 'já teve pontos usados'},
      ]);
      const refused = await begin(id);
      assert.deepEqual([refused.status, refused.body.codigo], [409, 'IMPORTACAO_EM_USO']);
      assert.match(refused.body.erro ?? '', /^Nada foi desfeito: 2 linhas de 2/);
      assert.deepEqual(await states(id), ['cancelada', 'pontuada']);
    });

    it('not once a sale was corrected or returned', async () => {
      const id = await written(vendasFile(line(), line()));
      const [corrected, returned] = await notas(id);
      await t.db.query(sql`UPDATE produto SET valor_pontos = 600 WHERE id = ${produto.id}`);
      const venda = await t.db.one(sql<{id: number; nova: number}>`
        SELECT id, 1200 AS nova FROM venda WHERE nota_id = ${corrected?.id ?? null}`);
      const sent = await staff.api.post<AnswerBody & {trabalho: number}>('/api/pontuacoes/corrigir', {
        vendas: [{idVenda: venda?.id, pontuacaoNova: venda?.nova}],
      });
      assert.equal(sent.status, 200, sent.text);
      await run(sent.body.trabalho);
      await staff.api.post('/api/pontuacoes/retornar-pendente', {identificador: returned?.id});
      assert.deepEqual(
        (await preview(id)).primeiras.map(({motivo}) => motivo),
        ['foi corrigida depois', 'foi devolvida para as pendentes'],
      );
    });

    it('or an order is made, never both: whoever is first', async () => {
      const {codigo} = await givenPremio(t);
      for (let n = 0; n < 4; n++) {
        const id = await written(vendasFile(line()));
        const begun = await begin(id);
        const before = await saldoOf(t, pintor.id);
        const [ordered] = await Promise.all([
          pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1}),
          run(begun.body.trabalho),
        ]);
        const {estado, mensagem} = await one(id);
        if (ordered.status === 200) {
          assert.equal(estado, 'concluida');
          assert.match(mensagem ?? '', /já teve pontos usados/);
          assert.deepEqual(await states(id), ['pontuada']);
          pintor = await givenPintor(t);
        } else {
          assert.equal(estado, 'desfeita');
          assert.equal(await saldoOf(t, pintor.id), Number(before) - 1000);
        }
        assert.ok(Number(await saldoOf(t, pintor.id)) >= 0);
      }
    });

    it('once by two at a time', async () => {
      const id = await written(vendasFile(line(), line({cpf: other.cpf})));
      const both = await Promise.all([begin(id), begin(id)]);
      assert.deepEqual(
        both.map(({body}) => body.estado),
        ['desfazendo', 'desfazendo'],
      );
      const jobs = new Set(both.map(({body}) => body.trabalho));
      assert.equal(jobs.size, 1);
      await Promise.all([...jobs, ...jobs].map(run));
      assert.equal((await one(id)).estado, 'desfeita');
      assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, other.id)], [0, 0]);
    });

    it('with the quotas locked in the order in which a scoring locks them', async () => {
      const rede = await givenRede(t);
      const {cnpj} = await givenRevenda(t, {tipoPontuacao: 'Sistema', redeId: rede.id});
      const number = nextNumber();
      const [a, b] = [await givenProduto(t, {codigo: `A${number}`}), await givenProduto(t, {codigo: `B${number}`})];
      const id = await written(vendasFile(line({cnpj, codigo: b.codigo}), line({cnpj, codigo: a.codigo})));
      const {trabalho} = (await begin(id)).body;
      const {seen} = await whileWaiting(t, {
        hold: sql`SELECT 1 FROM cota_rede WHERE codigo_produto = ${a.codigo} FOR UPDATE`,
        call: () => run(trabalho),
        look: sql`SELECT 1 FROM cota_rede WHERE codigo_produto = ${b.codigo} FOR UPDATE SKIP LOCKED`,
      });
      assert.equal(seen.length, 1);
      assert.equal((await one(id)).estado, 'desfeita');
    });

    for (const [how, cut, estado] of [
      ['cancelled', `UPDATE trabalho SET cancelar = true WHERE estado = 'rodando'`, 'cancelada'],
      [
        'stopped as its sender may no longer write',
        `UPDATE usuario SET permissao = 2 WHERE id IN (SELECT usuario_id FROM trabalho WHERE estado = 'rodando')`,
        'falhou',
      ],
    ] as const)
      it(`as far as it was written, where that was ${how}`, async () => {
        const id = await checked(vendasFile(line(), line({cpf: other.cpf}), line()));
        await t.db.query(
          sql.raw(`CREATE FUNCTION cortar() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${cut}; RETURN NULL; END $$`),
        );
        await t.db.query(sql`CREATE TRIGGER cortar AFTER INSERT ON venda FOR EACH ROW EXECUTE FUNCTION cortar()`);
        await gravar(t, staff.api, id, 'tudo');
        await t.db.query(sql`DROP FUNCTION cortar CASCADE`);
        const admin = await givenUsuario(t, 0);
        const seen = (await admin.api.get<Imported>(`/api/importacoes/${id}`)).body;
        assert.deepEqual([seen.estado, seen.contagens?.novas], [estado, 1]);
        assert.deepEqual([await states(id), await saldoOf(t, pintor.id)], [['pontuada'], 1000]);
        const begun = await admin.api.post<Imported>(`/api/importacoes/${id}/desfazer`);
        assert.equal(begun.status, 200, begun.text);
        await run(begun.body.trabalho);
        assert.deepEqual([await states(id), await saldoOf(t, pintor.id)], [['cancelada'], 0]);
        assert.equal((await admin.api.get<Imported>(`/api/importacoes/${id}`)).body.estado, 'desfeita');
      });

    it('by who may upload it, within the time', async () => {
      const id = await written(vendasFile(line()));
      const auditor = await givenUsuario(t, 2);
      assert.ok([403, 404].includes((await auditor.api.post(`/api/importacoes/${id}/desfazer`)).status));
      assert.equal((await t.anonymous.post(`/api/importacoes/${id}/desfazer`)).status, 401);
      assert.deepEqual(await states(id), ['pontuada']);
    });
  });
});

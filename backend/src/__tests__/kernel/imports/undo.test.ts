import assert from 'node:assert/strict';
import {setTimeout as wait} from 'node:timers/promises';
import {sql} from '../../../kernel/persistence/sql';
import {BATCH_JOB} from '../../../kernel/batch-jobs/kind';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRevenda,
  givenUsuario,
  nextNumber,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {asFile, checked, conferir, gravar, worked, type Imported} from './support';

const DAY_MS = 86_400_000;
const HEADING = 'Código;Nome;Valor unitário;Pontos;GTIN;Ativo';
const FIRST = `${HEADING}\nA;Tinta;10,50;1;;Sim\nB;Massa;5;2;7891000315507;\n`;
const SECOND = `${HEADING}\nA;Tinta bela;11,00;1;7891000315507;Não\nB;Massa;5;2;;\nC;Selador;7;3;;\n`;

interface Preview extends AnswerBody {
  criadas: number;
  mudadas: number;
  impedidas: number;
  primeiras: {chave: string; motivo: string}[];
}

describe('An import that is undone', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE produto, produto_revenda, importacao_linha CASCADE`);
    // Not truncated, as that would take receipts along, which refer to imports.
    await t.db.query(sql`DELETE FROM importacao`);
    await t.db.query(sql`DELETE FROM trabalho`);
  });

  const produtos = () =>
    t.db.query(sql<{codigo: string; nome: string; valor: number; gtin: string | null; ativo: boolean}>`
      SELECT codigo, nome, valor_unitario AS valor, gtin, ativo FROM produto WHERE removido_em IS NULL ORDER BY codigo`);
  const written = async (content: string) => gravar(t, staff.api, (await checked(t, staff.api, content)).id, 'tudo');
  const undo = (id: number, {api} = staff) => api.post<Imported>(`/api/importacoes/${id}/desfazer`);
  const undone = async (id: number) => {
    const {status, body, text} = await undo(id);
    assert.equal(status, 200, text);
    assert.equal(body.estado, 'desfazendo');
    return worked(t, staff.api, body);
  };
  const preview = async (id: number) => {
    const {status, body, text} = await staff.api.get<Preview>(`/api/importacoes/${id}/desfazer`);
    assert.equal(status, 200, text);
    return body;
  };
  const idOf = async (codigo: string) => {
    const row = await t.run(() => t.db.one(sql<{id: number}>`SELECT id FROM produto WHERE codigo = ${codigo}`));
    return row?.id ?? 0;
  };

  it('gives changed rows their former values and removes created ones, row by row in the trail', async () => {
    await written(FIRST);
    const before = await produtos();
    const {id} = await written(SECOND);
    assert.equal((await produtos()).length, 3);
    assert.deepEqual(await preview(id), {criadas: 1, mudadas: 2, impedidas: 0, primeiras: []});
    const after = await undone(id);
    assert.equal(after.estado, 'desfeita');
    assert.deepEqual(await produtos(), before);
    const trail = await t.db.query(sql`
      SELECT acao, entidade, antes, depois FROM auditoria
       WHERE request_id = ${`trabalho:${String(after.trabalho)}`} AND entidade IN ('produto', 'importacao') ORDER BY entidade, acao, id`);
    assert.deepEqual(trail, [
      {acao: 'desfazer', entidade: 'importacao', antes: null, depois: {tipo: 'produtos', criadas: 1, mudadas: 2}},
      {
        acao: 'alterar',
        entidade: 'produto',
        antes: {nome: 'Tinta bela', valorUnitario: 11, gtin: '7891000315507', ativo: 0},
        depois: {nome: 'Tinta', valorUnitario: 10.5, gtin: null, ativo: 1},
      },
      {acao: 'alterar', entidade: 'produto', antes: {gtin: null}, depois: {gtin: '7891000315507'}},
      {
        acao: 'remover',
        entidade: 'produto',
        antes: {codigo: 'C', nome: 'Selador', valorUnitario: 7, valorPontos: 3, gtin: null},
        depois: null,
      },
    ]);
    const again = await checked(t, staff.api, SECOND);
    assert.deepEqual([again.repetida, again.contagens?.novas], [null, 1]);
  });

  it('is undone after a file at once, too, and deletes the names of a reseller', async () => {
    await t.db.query(sql`INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos) VALUES ('A', 'Tinta', 1, 1)`);
    const {cnpj} = await givenRevenda(t);
    const admin = await givenUsuario(t, 0);
    const heading = 'Código padrão;Código na revenda;Descrição;Valor unitário';
    const send = (...lines: string[]) => {
      const form = asFile([heading, ...lines].join('\n'));
      form.append('cnpjRevenda', cnpj);
      return admin.api.post('/api/upload/produtos_revenda', form);
    };
    await send('A;R1;Nome;1');
    assert.equal((await send('A;R1;Outro;2,50', 'A;R2;Novo;3')).status, 200);
    const {body} = await admin.api.get<{id: number}[]>('/api/importacoes?range=[0,0]');
    const {body: begun} = await undo(body[0]?.id ?? 0, admin);
    assert.equal((await worked(t, admin.api, begun)).estado, 'desfeita');
    assert.deepEqual(
      await t.db.query(
        sql`SELECT codigo, nome, valor_unitario AS valor FROM produto_revenda WHERE cnpj_revenda = ${cnpj}`,
      ),
      [{codigo: 'R1', nome: 'Nome', valor: 1}],
    );
  });

  it('is refused as a whole where a row was changed, removed or used since', async () => {
    await written(FIRST);
    const {id} = await written(`${SECOND}D;Verniz;1;1;;\nE;Cola;1;1;;\nF;Rolo;1;1;;\n`);
    const put = async (codigo: string, body: object) =>
      assert.equal((await staff.api.put(`/api/produtos/${await idOf(codigo)}`, body)).status, 200);
    await put('A', {valorPontos: 9});
    assert.equal((await preview(id)).impedidas, 0, 'the import wrote another field');
    await put('A', {valorUnitario: 12});
    await put('C', {ativo: false});
    await put('C', {ativo: true});
    assert.equal((await staff.api.delete(`/api/produtos/${await idOf('D')}`)).status, 200);
    await t.db.query(sql`INSERT INTO produto_revenda (cnpj_revenda, codigo_padrao, codigo, nome, valor_unitario)
      VALUES ('11222333000181', 'E', '1', 'Cola', 1)`);
    const before = await produtos();
    assert.deepEqual(await preview(id), {
      criadas: 4,
      mudadas: 2,
      impedidas: 4,
      primeiras: [
        {chave: 'A', motivo: 'foi alterado depois'},
        {chave: 'C', motivo: 'foi alterado depois'},
        {chave: 'D', motivo: 'foi removido'},
        {chave: 'E', motivo: 'está em produtos de revendas'},
      ],
    });
    const {status, body} = await undo(id);
    assert.deepEqual([status, body.codigo], [409, 'IMPORTACAO_EM_USO']);
    assert.match(
      body.erro ?? '',
      /^Nada foi desfeito: 4 linhas de 6 já mudaram ou estão em uso \(.*D foi removido.*\)\.$/,
    );
    assert.deepEqual(await produtos(), before);
    assert.equal((await staff.api.get<Imported>(`/api/importacoes/${id}`)).body.estado, 'concluida');
  });

  it('can be undone for seven days, by those who may import, where its kind can be, and if it wrote something', async () => {
    const {id} = await written(FIRST);
    const one = async () =>
      (await staff.api.get<Imported & {desfazerAte: string | null}>(`/api/importacoes/${id}`)).body;
    assert.equal((await one()).desfazerAte, new Date(t.clock.now.getTime() + 7 * DAY_MS).toISOString());
    assert.equal((await undo(id, await givenUsuario(t, 1))).status, 404);
    assert.equal((await undo(id, await givenUsuario(t, 2))).status, 403);
    const same = await written(FIRST);
    const open = await checked(t, staff.api, SECOND);
    for (const other of [same, open]) assert.equal((await undo(other.id)).body.codigo, 'IMPORTACAO_NAO_DESFAZIVEL');
    const begun = t.clock.now;
    t.clock.now = new Date(begun.getTime() + 7 * DAY_MS);
    await t.db.query(sql`UPDATE sessao SET expira_em = ${new Date(t.clock.now.getTime() + DAY_MS)}`);
    assert.equal((await undo(id)).body.erro, 'O prazo para desfazer esta importação já passou.');
    t.clock.now = begun;
    const admin = await givenUsuario(t, 0);
    const sales = `CNPJ da revenda;CPF;Tipo Fiscal;Número Fiscal;Data da Venda;Código do produto;Quantidade;Valor unitário\n1;2;N;3;1;A;1;1\n`;
    const sent = await admin.api.post<Imported>('/api/importacoes', asFile(sales, 'vendas'));
    assert.equal(sent.status, 201, sent.text);
    await conferir(t, admin.api, sent.body.id);
    assert.equal((await undo(sent.body.id, admin)).body.codigo, 'IMPORTACAO_NAO_DESFAZIVEL');
    assert.equal((await produtos()).length, 2);
  });

  it('is undone once, however often it is asked for, and stays written when that is cancelled', async () => {
    const {id} = await written(FIRST);
    const begun = await undo(id);
    assert.equal(begun.body.estado, 'desfazendo', begun.text);
    const cancelled = await staff.api.post<Imported>(`/api/importacoes/${id}/cancelar`);
    assert.equal(cancelled.status, 200, cancelled.text);
    assert.equal((await worked(t, staff.api, begun.body)).estado, 'concluida');
    assert.equal((await produtos()).length, 2);
    const both = await Promise.all([undo(id), undo(id)]);
    assert.deepEqual(
      both.map(({status}) => status),
      [200, 200],
    );
    assert.equal(both[0].body.trabalho, both[1].body.trabalho);
    assert.equal((await worked(t, staff.api, both[0].body)).estado, 'desfeita');
    assert.equal((await undo(id)).body.estado, 'desfeita');
    assert.deepEqual(await produtos(), []);
    const [count] = await t.db.query(sql<{n: number}>`
      SELECT count(*)::int AS n FROM auditoria WHERE entidade = 'importacao' AND entidade_id = ${String(id)} AND acao = 'desfazer'`);
    assert.equal(count?.n, 1);
  });

  it('waits for who edits a row, and then leaves everything as it is', async () => {
    await written(FIRST);
    const {id} = await written(SECOND);
    const {body} = await undo(id);
    let job: Promise<unknown> | undefined;
    await t.run(() =>
      t.db.tx(async () => {
        await t.db.query(sql`UPDATE produto SET nome = 'Outra' WHERE codigo = 'A'`);
        job = t.app.jobs.runNow(BATCH_JOB, {trabalho: body.trabalho});
        await wait(500);
      }),
    );
    await job;
    const after = (await staff.api.get<Imported>(`/api/importacoes/${id}`)).body;
    assert.equal(after.estado, 'concluida');
    assert.equal(after.mensagem, 'Nada foi desfeito: 1 linha de 3 já mudou ou está em uso (A foi alterado depois).');
    assert.equal((await produtos()).length, 3);
  });

  describe('and the sale of a created product', () => {
    const given = async (codigo: string) => {
      const [admin, pintor, {cnpj}] = [await givenUsuario(t, 0), await givenPintor(t), await givenRevenda(t)];
      const {id} = await written(`${HEADING}\n${codigo};Tinta;10;1;;\n`);
      const nota = await givenNota(t, pintor.id);
      const venda = {
        ...{idFoto: nota.id, cpf: pintor.cpf, cnpjLoja: cnpj, tipoFiscal: 'N', identificador: String(nextNumber())},
        ...{realizadoEm: '2026-09-10', nomeLoja: 'Loja', estadoLoja: 'SP', cidadeLoja: 'Campinas'},
        itens: [{codigo, qtde: '1', valorUnitario: '10', valorDesconto: ''}],
      };
      return {id, cnpj, sell: () => admin.api.post('/api/pontuacoes/pontuar', {venda})};
    };

    it('exclude each other at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        const {id, sell} = await given(`V${round}`);
        const {body} = await undo(id);
        const [sold, after] = await Promise.all([wait(round * 4).then(sell), worked(t, staff.api, body)]);
        assert.deepEqual([sold.status, after.estado], sold.status === 200 ? [200, 'concluida'] : [422, 'desfeita']);
        assert.equal((await produtos()).length, sold.status === 200 ? 1 : 0, sold.text);
        await t.db.query(sql`TRUNCATE produto CASCADE`);
      }
    });

    it('waits for a sale that has read the product, and then leaves it', async () => {
      const {id, cnpj, sell} = await given('W');
      const {body} = await undo(id);
      let both: Promise<[{status: number; text: string}, Imported]> | undefined;
      await t.run(() =>
        t.db.tx(async () => {
          // The sale stops where it stores its shop, as its first write.
          await t.db.query(sql`INSERT INTO loja (cnpj, nome, criada_em) VALUES (${cnpj}, 'Loja', now())`);
          const selling = sell();
          await wait(400);
          both = Promise.all([selling, worked(t, staff.api, body)]);
          await wait(400);
        }),
      );
      const [sold, after] = (await both) ?? [];
      assert.equal(sold?.status, 200, sold?.text);
      assert.deepEqual(
        [after?.estado, after?.mensagem],
        ['concluida', 'Nada foi desfeito: 1 linha de 1 já mudou ou está em uso (W está em vendas).'],
      );
    });

    it('is refused once the import is undone', async () => {
      const {id, sell} = await given('X');
      assert.equal((await undone(id)).estado, 'desfeita');
      assert.equal((await sell()).status, 422);
    });
  });
});

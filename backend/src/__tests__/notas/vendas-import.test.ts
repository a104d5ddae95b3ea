import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {conferir, gravar, linhas, type Imported} from '../kernel/imports/support';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenProduto,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {vendaLine, vendasFile} from './support';

const UPLOAD = '/api/upload/vendas';

interface Uploaded extends AnswerBody {
  total: number;
  erros: number;
  importacao: number;
}

describe('Sales of resellers by file', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let pintor: GivenPintor;
  let revenda: {cnpj: string; nomeInput: string};
  let produto: {codigo: string};
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    staff = await givenUsuario(t, 0);
    pintor = await givenPintor(t);
    revenda = await givenRevenda(t, {tipoPontuacao: 'Sistema', fatorPontuacao: 2});
    produto = await givenProduto(t, {valorPontos: 33});
  });

  const form = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): FormData => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.append(name, value);
    made.append('arquivo', new Blob([content]), 'vendas.csv');
    return made;
  };
  const line = (changes: Partial<Record<string, string>> = {}) => vendaLine({revenda, pintor, produto}, changes);
  const upload = (content: string | Uint8Array<ArrayBuffer>, {api} = staff) =>
    api.post<Uploaded>(UPLOAD, form(content));
  const receive = async (content: string) => {
    const {status, body, text} = await staff.api.post<Imported>(
      '/api/importacoes',
      form(content, {tipo: 'vendas', parametros: '{}'}),
    );
    assert.equal(status, 201, text);
    return body;
  };
  const vendas = ({id} = pintor) =>
    t.db.query(sql<{notaId: number; pontos: number; origem: string; estado: string; arquivos: number}>`
      SELECT v.nota_id AS "notaId", v.total_pontos AS pontos, n.origem, n.estado,
             (SELECT count(*)::int FROM nota_arquivo a WHERE a.nota_id = n.id) AS arquivos
        FROM venda v JOIN nota n ON n.id = v.nota_id WHERE v.pintor_id = ${id} ORDER BY v.id`);

  it('get a receipt without a file each, and are told to painter and staff', async () => {
    const numero = String(nextNumber());
    const {status, body} = await upload(vendasFile(line({numero}), line({numero, qtde: '1'}), line()));
    assert.deepEqual([status, body.total, body.erros], [200, 2, 0]);
    assert.deepEqual(
      (await vendas()).map(({pontos, origem, estado, arquivos}) => ({pontos, origem, estado, arquivos})),
      [
        {pontos: 198, origem: 'csv', estado: 'pontuada', arquivos: 0},
        {pontos: 132, origem: 'csv', estado: 'pontuada', arquivos: 0},
      ],
    );
    assert.equal((await pintor.api.get('/api/pontuacoes')).status, 200);
    assert.equal((await staff.api.get('/api/pontuacoes')).status, 200);
    const [{notaId} = {notaId: 0}] = await vendas();
    assert.equal((await staff.api.post('/api/pontuacoes/cancelar', {identificador: notaId})).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 132);
  });

  it('score nothing twice: the same file, a sale by hand, two files at once', async () => {
    const content = vendasFile(line(), line());
    assert.equal((await upload(content)).body.total, 2);
    const again = await upload(content);
    assert.deepEqual(
      [again.status, again.body.erro],
      [422, 'Linha 2: Venda já processada (e mais 1 com erro). Nada foi gravado.'],
    );
    const raced = vendasFile(line(), line());
    const [a, b] = [await receive(raced), await receive(raced)];
    for (const {id} of [a, b]) await conferir(t, staff.api, id);
    const both = await Promise.all([gravar(t, staff.api, a.id, 'tudo'), gravar(t, staff.api, b.id, 'tudo')]);
    assert.deepEqual(
      both.map(({estado}) => estado),
      ['concluida', 'concluida'],
    );
    assert.equal((await vendas()).length, 4);
    const refused = [...(await linhas(staff.api, a.id)), ...(await linhas(staff.api, b.id))].filter(
      ({situacao}) => situacao === 'erro',
    );
    assert.deepEqual(
      refused.map(({erros}) => erros[0]?.mensagem),
      ['Venda já processada', 'Venda já processada'],
    );
  });

  it('are checked line by line, and a sale with one wrong line is not scored in part', async () => {
    const photo = await givenRevenda(t);
    const inactive = await givenPintor(t, {ativo: false});
    const [mixed, unlike] = [String(nextNumber()), String(nextNumber())];
    const sent = await receive(
      vendasFile(
        ...[
          line(),
          line({cnpj: photo.cnpj}),
          line({cnpj: '11222333000181'}),
          line({cpf: inactive.cpf}),
          line({codigo: 'NADA'}),
        ],
        ...[
          line({data: '16/09/2026'}),
          line({tipo: 'X'}),
          line({numero: ''}),
          line({qtde: '0'}),
          line({cpf: '111.111.111-11'}),
        ],
        ...[line({numero: mixed}), line({numero: mixed, codigo: 'NADA'})],
        ...[line({numero: unlike}), line({numero: unlike, data: '09/09/2026'})],
      ),
    );
    const {contagens} = await conferir(t, staff.api, sent.id);
    assert.deepEqual([contagens?.novas, contagens?.erros], [1, 13]);
    const wrong = await linhas(staff.api, sent.id, {situacao: 'erro'});
    assert.deepEqual(
      wrong.map(({linha, erros}) => [linha, erros.map(({mensagem}) => mensagem).join('; ')]),
      [
        [3, 'Esta revenda não pontua por sistema'],
        [4, 'Revenda não encontrada'],
        [5, 'CPF inválido'],
        [6, 'Produto não encontrado'],
        [7, 'A data da venda não pode estar no futuro'],
        [8, 'Tipo Fiscal inválido'],
        [9, 'Número Fiscal obrigatório'],
        [10, 'Informe somente valores válidos'],
        [11, 'CPF inválido'],
        [12, 'Outra linha desta venda tem erro'],
        [13, 'Produto não encontrado'],
        [14, 'Outra linha desta venda tem outro CPF ou outra data'],
        [15, 'Outra linha desta venda tem outro CPF ou outra data'],
      ],
    );
    assert.equal((await staff.api.post(`/api/importacoes/${sent.id}/gravar`, {modo: 'tudo'})).status, 409);
    await gravar(t, staff.api, sent.id, 'validas');
    assert.equal((await vendas()).length, 1);
  });

  it('come as spreadsheets write them: lost zeros, commas, encodings', async () => {
    const zeros = await givenPintor(t, {cpf: '01234567890'});
    const row = () => line({cpf: '1234567890', numero: `000${nextNumber()}`, tipo: 'c', valor: 'R$ 1.051,90'});
    const latin = Uint8Array.from(vendasFile(row()), sign => sign.charCodeAt(0));
    const wide = new Uint8Array(Buffer.from(`\ufeff${vendasFile(row()).replaceAll(';', '\t')}`, 'utf16le'));
    for (const content of [latin, wide, `\ufeff${vendasFile(row())}`, `sep=;\n${vendasFile(row())}`]) {
      const {status, body, text} = await upload(content);
      assert.deepEqual([status, body.total], [200, 1], text);
    }
    assert.equal((await vendas(zeros)).length, 4);
    assert.match((await upload(vendasFile(line({cpf: '5,2998E+10'})))).body.erro ?? '', /notação científica/);
  });

  it('beyond what one person may score wait for a second one, and take no other down', async () => {
    const [big, dear] = [String(nextNumber()), await givenProduto(t, {valorPontos: 90_000})];
    const beyond = line({numero: big, codigo: dear.codigo});
    const {body} = await upload(vendasFile(beyond, line()));
    assert.deepEqual([body.total, body.erros], [1, 1]);
    const [wrong] = await linhas(staff.api, body.importacao, {situacao: 'erro'});
    assert.match(wrong?.erros[0]?.mensagem ?? '', /espera outra pessoa em Aprovações/);
    const {body: asked} = await staff.api.get<AnswerBody & {rows: {id: number; titulo: string}[]}>(
      '/api/aprovacoes?pagina=0&limite=50',
    );
    const [request] = asked.rows.filter(({titulo}) => titulo === 'Venda importada');
    assert.ok(request);
    assert.equal((await staff.api.post(`/api/aprovacoes/${request.id}/aprovar`)).body.codigo, 'PEDIDO_SEU');
    assert.equal(await saldoOf(t, pintor.id), 132);
    assert.match((await upload(vendasFile(beyond))).body.erro ?? '', /já espera outra pessoa em Aprovações/);
    const [kept] = await t.db.query(sql<{pedido: string}>`SELECT pedido::text FROM aprovacao WHERE id = ${request.id}`);
    assert.ok(!kept?.pedido.includes(pintor.cpf), 'a request keeps no CPF');
    const other = await givenUsuario(t, 1);
    const {status, text} = await other.api.post(`/api/aprovacoes/${request.id}/aprovar`);
    assert.equal(status, 200, text);
    assert.equal((await vendas()).length, 2);
    assert.equal(await saldoOf(t, pintor.id), 132 + 360_000);
    // Refusing a request closes its receipt.
    await upload(vendasFile(line({codigo: dear.codigo})));
    const {body: open} = await staff.api.get<AnswerBody & {rows: {id: number; estado: string}[]}>(
      '/api/aprovacoes?pagina=0&limite=50',
    );
    const [second] = open.rows.filter(({estado}) => estado === 'aberta');
    assert.equal((await other.api.post(`/api/aprovacoes/${second?.id}/recusar`, {motivo: 'Não confere'})).status, 200);
    assert.deepEqual(
      await t.db.query(
        sql`SELECT estado, count(*)::int AS n FROM nota WHERE pintor_id = ${pintor.id} GROUP BY 1 ORDER BY 1`,
      ),
      [
        {estado: 'encerrada', n: 1},
        {estado: 'pontuada', n: 2},
      ],
    );
  });

  it('go on after a kill from the sale that was open', async () => {
    const sent = await receive(vendasFile(line(), line(), line()));
    await conferir(t, staff.api, sent.id);
    const {body} = await staff.api.post<Imported>(`/api/importacoes/${sent.id}/gravar`, {modo: 'tudo'});
    await t.db.query(sql`CREATE FUNCTION matar_venda() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM venda WHERE pintor_id = NEW.pintor_id) >= 1 THEN RAISE EXCEPTION 'killed' USING ERRCODE = '58000'; END IF; RETURN NEW; END $$`);
    await t.db.query(sql`CREATE TRIGGER matar BEFORE INSERT ON venda FOR EACH ROW EXECUTE FUNCTION matar_venda()`);
    await t.app.jobs.runNow('kernel.trabalho', {trabalho: body.trabalho}).catch(() => undefined);
    await t.db.query(sql`DROP TRIGGER matar ON venda`);
    const before = (await vendas()).length;
    await t.app.jobs.runNow('kernel.trabalho', {trabalho: body.trabalho});
    const after = (await staff.api.get<Imported>(`/api/importacoes/${sent.id}`)).body;
    const wrong = await linhas(staff.api, sent.id, {situacao: 'erro'});
    assert.deepEqual([after.estado, (await vendas()).length + wrong.length, before], ['concluida', 3, 1]);
  });

  it('are staff’s', async () => {
    const [smart, auditor] = [await givenUsuario(t, 1), await givenUsuario(t, 2)];
    assert.equal((await smart.api.post(UPLOAD, form(vendasFile(line())))).status, 200);
    assert.equal((await auditor.api.post(UPLOAD, form(vendasFile(line())))).status, 403);
    for (const api of [pintor.api, t.anonymous])
      assert.equal((await api.post(UPLOAD, form(vendasFile(line())))).status, 401);
    assert.equal((await staff.api.post(UPLOAD, new FormData())).body.erro, 'Selecione um arquivo primeiro');
  });

  // The last test, as its level becomes the first one of all painters.
  it('are worth what the same sales are by hand', async () => {
    const level = await insert<{id: number}>(t, 'cluster', {nome: 'Ouro', ordem: 9, valorPonto: 1.15});
    const master = await givenRevenda(t, {tipoPontuacao: 'Sistema', fatorPontuacao: 3, rm: true});
    const other = await givenProduto(t, {valorPontos: 7});
    const [byFile, byHand] = [await givenPintor(t, {clusterId: level.id}), await givenPintor(t, {clusterId: level.id})];
    const sales = [
      {cnpj: revenda.cnpj, itens: [{codigo: produto.codigo, qtde: '1,5', valor: '51,90', desconto: '3,00'}]},
      {
        cnpj: master.cnpj,
        itens: [
          {codigo: other.codigo, qtde: '3', valor: '10', desconto: ''},
          {codigo: produto.codigo, qtde: '1', valor: '1.051,9', desconto: ''},
        ],
      },
    ];
    const numbers = sales.map(() => String(nextNumber()));
    const rows = sales.flatMap(({cnpj, itens}, i) =>
      itens.map(item => line({cnpj, cpf: byFile.cpf, numero: numbers[i] ?? '', ...item})),
    );
    const sent = await receive(vendasFile(...rows));
    const checked = await conferir(t, staff.api, sent.id);
    assert.equal(checked.contagens?.erros, 0, JSON.stringify(await linhas(staff.api, sent.id)));
    const figures = (await staff.api.get<{titulo: string; valor: number}[]>(`/api/importacoes/${sent.id}/resumo`)).body;
    await gravar(t, staff.api, sent.id, 'tudo');
    for (const {cnpj, itens} of sales) {
      const nota = await givenNota(t, byHand.id);
      const {status, text} = await staff.api.post('/api/pontuacoes/pontuar', {
        venda: {
          ...{idFoto: nota.id, cpf: byHand.cpf, cnpjLoja: cnpj, tipoFiscal: 'N', identificador: String(nextNumber())},
          ...{realizadoEm: '2026-09-10', nomeLoja: 'Loja', estadoLoja: 'SP', cidadeLoja: 'Campinas'},
          itens: itens.map(({codigo, qtde, valor, desconto}) => ({
            codigo,
            qtde,
            valorUnitario: valor.replace('.', ''),
            valorDesconto: desconto,
          })),
        },
      });
      assert.equal(status, 200, text);
    }
    const points = async (of: GivenPintor) => (await vendas(of)).map(({pontos}) => pontos);
    assert.deepEqual(await points(byFile), await points(byHand));
    assert.equal(await saldoOf(t, byFile.id), await saldoOf(t, byHand.id));
    const total = (await points(byFile)).reduce((sum, each) => sum + each, 0);
    assert.deepEqual(figures, [
      {titulo: 'Vendas', valor: 2},
      {titulo: 'Pintores', valor: 1},
      {titulo: 'Pontos', valor: total},
    ]);
  });
});

import assert from 'node:assert/strict';
import {readXlsx} from 'hucre/xlsx';
import {REPORTS, REPORT_NAMES, formatReais, type ReportColumn, type ReportName} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenVenda} from '../notas/support';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {pagesOf} from '../support/pdf';

type Row = Record<string, string | number | null>;

const REDE = '=Rede; "Tintas"';
const OF_REDE = `rede=${encodeURIComponent(REDE)}`;

/** The URL of each report, and the field of its rows in the response. */
const CALLS: Readonly<Record<ReportName, readonly [path: string, rows: string]>> = {
  mensuracao: ['/api/mensuracao?', 'mensuracao'],
  'taxa-sucesso': ['/api/taxa_sucesso?ano=2026&', 'taxaSucesso'],
  'produtos-vendidos': ['/api/produtos_vendidos?ano=2026&', 'produtosVendidos'],
  historico: ['/api/historico?ano=2026&', 'historico'],
  'historico-meses': [`/api/historico/meses?${OF_REDE}&`, 'meses'],
  'historico-linhas': [`/api/historico/linhas?${OF_REDE}&mes=2026-08&`, 'linhas'],
  relatorio: ['/api/relatorio?ano=2026&mes=9&', 'relatorios'],
  'pontos-utilizados': ['/api/relatorio/pontos?ano=2026&mes=9&', 'pontos'],
  resgates: ['/api/relatorios/resgate/9/2026?', 'resgates'],
};
/** The query parameters of the files. */
const QUERIES: Readonly<Record<ReportName, string>> = {
  mensuracao: '',
  'taxa-sucesso': 'ano=2026',
  'produtos-vendidos': 'ano=2026',
  historico: 'ano=2026',
  'historico-meses': OF_REDE,
  'historico-linhas': `${OF_REDE}&mes=2026-08`,
  relatorio: 'ano=2026&mes=9',
  'pontos-utilizados': 'ano=2026&mes=9',
  resgates: 'ano=2026&mes=9',
};

describe('Reports as files', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    const rede = await givenRede(t, {nome: REDE, dataCadastro: '2026-07-10'});
    const [produto, pintor] = [await givenProduto(t, {valorUnitario: 50, valorPontos: 10}), await givenPintor(t)];
    const revenda = await givenRevenda(t, {redeId: rede.id});
    for (const [mes, quantidade] of [
      ['2026-05-01', 3],
      ['2026-06-01', 4],
      ['2026-08-01', 10.5],
    ] as const)
      await t.db.query(sql`
        INSERT INTO historico_rede (rede_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
        VALUES (${rede.id}, ${mes}, ${produto.codigo}, ${quantidade}, 1234.5, ${t.clock.now}, ${t.clock.now})`);
    const {venda} = await givenVenda(t, {pintor, produto, revenda});
    assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const {codigo} = await givenPremio(t, {custo: 0.1});
    assert.equal((await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
  });
  after(() => t.stop());

  const rowsOf = async (name: ReportName) => {
    const [path, rows] = CALLS[name];
    return (await smart.api.get<Record<string, Row[]>>(path.slice(0, -1))).body[rows] ?? [];
  };
  const file = (name: ReportName, query = '', {api} = smart) =>
    api.raw('GET', `/api/relatorios/arquivo/${name}?${QUERIES[name]}${query}`);

  for (const name of REPORT_NAMES)
    it(`${name} holds in CSV and XLSX what its call answers, under the titles of the screen`, async () => {
      const {columns, title} = REPORTS[name];
      const rows = await rowsOf(name);
      assert.ok(rows.length > 0);
      const csv = await file(name, '&formato=csv');
      const disposition = decodeURIComponent(csv.headers.get('content-disposition') ?? '');
      assert.ok(disposition.endsWith(`${title} 15-09-2026.csv`), disposition);
      const [headings, ...lines] = csv.text.split('\n');
      assert.equal(
        headings,
        Object.values(columns)
          .map(column => column.title)
          .join(';'),
      );
      assert.equal(lines.length, rows.length);
      const {sheets} = await readXlsx(new Uint8Array((await file(name, '&formato=xlsx')).content));
      const [head = [], ...cells] = sheets[0]?.rows ?? [];
      assert.deepEqual(head, headings.split(';'));
      rows.forEach((row, line) => {
        Object.entries(columns).forEach(([field, {kind}], i) => {
          const [sent, cell] = [row[field], cells[line]?.[i]];
          if (typeof sent !== 'number') return;
          // Numbers that are identifiers are texts in the file.
          assert.equal(cell, kind === 'text' ? String(sent) : sent, `${field} in XLSX`);
          if (kind !== 'money') return;
          assert.ok(lines[line]?.includes(sent.toFixed(2).replace('.', ',')), `${field} in CSV`);
        });
      });
    });

  for (const name of REPORT_NAMES)
    it(`${name} is a document with the columns of the screen, its totals and page numbers`, async () => {
      const pages = await pagesOf((await file(name, '&formato=pdf')).content);
      const [text = ''] = pages;
      const {title, columns} = REPORTS[name];
      assert.ok(text.includes(title), text);
      for (const {title: head, onlyInFiles} of Object.values<ReportColumn>(columns))
        if (!onlyInFiles) assert.ok(text.includes(head), `${head} in ${text}`);
      assert.ok(text.includes(`1 de ${pages.length}`));
      const cents = (await rowsOf(name)).reduce((sum, row) => sum + Math.round(Number(row.valorTotal ?? 0) * 100), 0);
      if ('valorTotal' in columns) assert.ok(text.includes(formatReais(cents).replace(/\s/g, ' ')), text);
    });

  it('are narrowed to what is searched', async () => {
    const [, ...found] = (await file('taxa-sucesso', `&busca=${encodeURIComponent('tíntas rede')}`)).text.split('\n');
    assert.ok(found.length > 0);
    assert.equal((await file('taxa-sucesso', '&busca=nenhuma')).text.split('\n').length, 1);
  });

  it('write months, dates and names as people read them, and no formula', async () => {
    const taxas = (await file('taxa-sucesso')).text;
    assert.ok(taxas.includes(`"'=Rede; ""Tintas""";08/2026;3,5;10,5;350,00`), taxas);
    const mensuracao = (await file('mensuracao', '&formato=csv')).text;
    assert.ok(mensuracao.includes(';10/07/2026;'), mensuracao);
  });

  it('are for who may make the call, by what it takes', async () => {
    assert.equal((await file('taxa-sucesso', '', await givenUsuario(t, 0))).status, 403);
    assert.equal((await t.anonymous.get('/api/relatorios/arquivo/mensuracao')).status, 401);
    for (const wrong of ['taxa-sucesso?mes=13', 'taxa-sucesso?formato=doc', 'mensuracao?outro=1', 'nenhum'])
      assert.ok([400, 422].includes((await smart.api.get(`/api/relatorios/arquivo/${wrong}`)).status), wrong);
  });
});

import assert from 'node:assert/strict';
import {formatTokens} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {asFile, checked, conferir, linhas, send, type Imported} from './support';
import {textRows, workbookOf, zipOf} from '../../support/hostile/workbooks';

const HEADING = ['Código', 'Nome', 'Valor unitário', 'Pontos'];

describe('Files that go and come back', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE produto, importacao, importacao_linha CASCADE`);
    staff = await givenUsuario(t, 1);
  });

  const bytesOf = async (path: string) => {
    const {headers} = await staff.api.get(path);
    const answer = await fetch(t.url + path, {
      headers: {Authorization: formatTokens({painel: staff.token}), 'X-Pagina': '/painel'},
    });
    return {bytes: new Uint8Array(await answer.arrayBuffer()), name: headers.get('Content-Disposition') ?? ''};
  };
  const refused = async (content: Uint8Array<ArrayBuffer>) => {
    const {status, body} = await staff.api.post('/api/importacoes', asFile(content, 'produtos', 'lista.xlsx'));
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM importacao`), []);
    return [status, body.codigo];
  };

  it('say what may be imported, to whom', async () => {
    const {body} =
      await staff.api.get<{tipo: string; campos: {campo: string; obrigatorio: boolean}[]}[]>('/api/importacoes/tipos');
    assert.deepEqual(
      body
        .map(({tipo, campos}) => [tipo, campos.filter(({obrigatorio}) => obrigatorio).map(({campo}) => campo)] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
      [
        ['historico', ['rede', 'mes', 'codigo', 'quantidade', 'valor']],
        ['produtos', ['codigo', 'nome', 'valorUnitario', 'valorPontos']],
        ['produtos-revenda', ['codigoPadrao', 'codigo', 'nome', 'valorUnitario']],
        ['saldo-cartao', ['numero', 'saldo']],
        [
          'vendas',
          ['cnpjRevenda', 'cpf', 'tipoFiscal', 'identificador', 'realizadoEm', 'codigo', 'qtde', 'valorUnitario'],
        ],
      ],
    );
    assert.equal((await staff.api.get('/api/importacoes/modelo/nada')).status, 422);
  });

  for (const formato of ['csv', 'xlsx'] as const)
    it(`a template is read as it is given, as ${formato}`, async () => {
      const {bytes, name} = await bytesOf(`/api/importacoes/modelo/produtos?formato=${formato}`);
      assert.match(name, new RegExp(`modelo%20produtos.${formato}$`));
      const {id, formato: found} = await send(staff.api, bytes, `modelo.${formato}`);
      assert.equal(found, formato);
      const after = await conferir(t, staff.api, id);
      assert.deepEqual(after.problemas, []);
      assert.deepEqual(
        (await linhas(staff.api, id)).map(({valores}) => valores),
        [
          {
            codigo: '10025',
            nome: 'Tinta Acrílica Fosca Branca 18 L',
            valorUnitario: 389.9,
            valorPontos: 390,
            gtin: '7891000315507',
            ativo: true,
          },
        ],
      );
    });

  it('lines in error come back as they came, and are right once they are corrected', async () => {
    const content = `Código,Nome,Cor,Valor unitário,Pontos\nA,,"azul, claro",1.50,1\nB,b,,1,1\n=1+1,c,"=cmd|' /C calc'!A0",x,1\nD,d,"a\nb",1,-1\n`;
    const {id} = await checked(t, staff.api, content);
    const {text, headers} = await staff.api.get(`/api/importacoes/${id}/erros`);
    assert.match(headers.get('Content-Type') ?? '', /^text\/csv/);
    const lines = [
      'Código;Nome;Cor;Valor unitário;Pontos;Erro',
      'A;;azul, claro;1.50;1;Nome: Nome obrigatório',
      `'=1+1;c;'=cmd|' /C calc'!A0;x;1;Valor unitário: Informe um valor válido`,
      'D;d;"a\nb";1;-1;Pontos: O mínimo é 0',
    ];
    assert.equal(text.replace(/^\ufeff/, ''), `${lines.join('\n')}\n`);
    const corrected = text.replace('A;;', 'A;a;').replace(';x;', ';2.50;').replace(';-1;', ';1;');
    const again = await checked(t, staff.api, corrected);
    assert.deepEqual([again.contagens?.erros, again.contagens?.validas], [0, 3]);
    assert.deepEqual(
      (await linhas(staff.api, again.id)).map(({valores}) => valores.codigo),
      ['A', '=1+1', 'D'],
    );
    assert.equal((await staff.api.get(`/api/importacoes/${again.id}/erros`)).text.trim().split('\n').length, 1);
  });

  it('a workbook is read with its shared texts, numbers, dates and sheets', async () => {
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c><c r="D2" t="s"><v>3</v></c><c r="E2" t="s"><v>5</v></c></row>
      <row r="4"><c r="A4"><v>1001</v></c><c r="B4" t="s"><v>4</v></c><c r="C4"><v>10.3</v></c><c r="D4" t="str"><f>1+1</f><v>2</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" s="1"><v>46280</v></c></row>
      <row r="5"><c r="A5" t="inlineStr"><is><r><t>X</t></r><r><t>9</t></r></is></c><c r="B5" t="s"><v>4</v></c><c r="C5" t="inlineStr"><is><t>1.250,50</t></is></c><c r="D5"><v>0.30000000000000004</v></c></row>`;
    const texts = [...HEADING, 'Tinta &amp; Cor', 'Ativo'].map(text => `<si><t>${text}</t></si>`).join('');
    const book = workbookOf({sheets: {Capa: textRows([['nada']]), Produtos: rows}, texts, formats: [0, 14]});
    const first = await send(staff.api, book, 'lista.xlsx');
    assert.deepEqual(
      [first.planilhas, first.planilha, first.problemas.length > 0],
      [['Capa', 'Produtos'], 'Capa', true],
    );
    const path = `/api/importacoes/${first.id}`;
    const chosen = (await staff.api.put<Imported>(path, {planilha: 'Produtos'})).body;
    assert.deepEqual(chosen.problemas, []);
    assert.deepEqual(chosen.amostra[0]?.slice(0, 5), ['1001', 'Tinta & Cor', '10,3', '2', 'Não']);
    await conferir(t, staff.api, first.id);
    assert.deepEqual(
      (await linhas(staff.api, first.id)).map(({linha, situacao, valores}) => [
        linha,
        situacao,
        valores.codigo,
        valores.valorUnitario,
      ]),
      [
        [4, 'erro', '1001', '10,3'],
        [5, 'erro', 'X9', '1.250,50'],
      ],
    );
    assert.equal((await staff.api.put(path, {planilha: 'Outra'})).status, 422);
  });

  it('refuses workbooks that are none, or made to do harm', async () => {
    const sheet = textRows([HEADING, ['A', 'a', '1', '1']]);
    assert.deepEqual(await refused(zipOf({'a.txt': 'nada'})), [422, 'ARQUIVO_ILEGIVEL']);
    const bomb = `${sheet}<row r="3"><c r="A3" t="inlineStr"><is><t>${'x'.repeat(60_000_000)}</t></is></c></row>`;
    assert.deepEqual(await refused(workbookOf({sheets: {A: bomb}})), [422, 'ARQUIVO_ILEGIVEL']);
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    assert.deepEqual(await refused(workbookOf({sheets: {A: sheet}, prolog: entities})), [422, 'ARQUIVO_ILEGIVEL']);
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd">';
    assert.deepEqual(await refused(workbookOf({sheets: {A: sheet}, prolog: outside})), [422, 'ARQUIVO_ILEGIVEL']);
    assert.deepEqual(await refused(workbookOf({sheets: {A: `${sheet}<row`}})), [422, 'ARQUIVO_ILEGIVEL']);
    assert.deepEqual(await refused(workbookOf({sheets: {A: sheet.replace('<t>a</t>', '<t>&nada;</t>')}})), [
      422,
      'ARQUIVO_ILEGIVEL',
    ]);
    const whole = workbookOf({sheets: {A: sheet}});
    assert.deepEqual(await refused(whole.subarray(0, whole.length - 30)), [422, 'ARQUIVO_ILEGIVEL']);
  });
});

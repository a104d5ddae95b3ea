import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {asFile, checked, linhas, send, type Imported} from './support';

const HEADING = 'Código;Nome;Valor unitário;Pontos';
const LINES = `${HEADING}\nA1;Tinta Acrílica "Ação" – Maçã;10,50;100\n`;

/** Encodes a text in Windows-1252; of its characters here, only the dash differs from Latin-1. */
const latin1 = (text: string) => new Uint8Array(Buffer.from(text.replaceAll('–', '\u0096'), 'latin1'));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));

describe('How a file of lines is read', () => {
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

  const valuesOf = async (content: string | Uint8Array<ArrayBuffer>) => {
    const {id, contagens} = await checked(t, staff.api, content);
    return {contagens, valores: (await linhas(staff.api, id)).map(({valores}) => valores)};
  };
  const refused = async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
    const kept = () =>
      t.db.query(sql`SELECT (SELECT count(*) FROM arquivo) AS files, (SELECT count(*) FROM importacao) AS imports`);
    const before = await kept();
    const {status, body} = await staff.api.post('/api/importacoes', asFile(content, 'produtos', name));
    assert.deepEqual(await kept(), before);
    return {status, codigo: body.codigo};
  };

  for (const [name, content, codificacao] of [
    ['UTF-8', utf8(LINES), 'utf-8'],
    ['UTF-8 with its mark', utf8(`\ufeff${LINES}`), 'utf-8'],
    ['UTF-16 LE with its mark', utf16le(`\ufeff${LINES}`), 'utf-16le'],
    ['UTF-16 BE with its mark', utf16be(`\ufeff${LINES}`), 'utf-16be'],
    ['UTF-16 LE without', utf16le(LINES), 'utf-16le'],
    ['UTF-16 BE without', utf16be(LINES), 'utf-16be'],
    ['Windows-1252', latin1(LINES), 'windows-1252'],
  ] as const)
    it(`recognises ${name}`, async () => {
      assert.equal((await send(staff.api, content)).codificacao, codificacao);
      assert.deepEqual((await valuesOf(content)).valores, [
        {codigo: 'A1', nome: 'Tinta Acrílica "Ação" – Maçã', valorUnitario: 10.5, valorPontos: 100},
      ]);
    });

  for (const [name, separador] of [
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ] as const)
    it(`recognises ${name}`, async () => {
      const cells = [
        ['codigo', 'nome', 'valorUnitario', 'valorPontos'],
        ['A1', 'Tinta', '"1.010,50"', '100'],
      ];
      const content = cells.map(row => row.join(separador)).join('\r\n');
      const {separador: found, decimal} = await send(staff.api, content);
      assert.deepEqual([found, decimal], [separador, ',']);
      const {valores} = await valuesOf(content);
      assert.deepEqual(valores, [{codigo: 'A1', nome: 'Tinta', valorUnitario: 1010.5, valorPontos: 100}]);
    });

  it('recognises the decimal point', async () => {
    const content = 'codigo,nome,valorUnitario,valorPontos\nA1,Tinta,1010.50,100\nA2,Tinta,7.25,1\n';
    assert.equal((await send(staff.api, content)).decimal, '.');
    assert.deepEqual(
      (await valuesOf(content)).valores.map(({valorUnitario}) => valorUnitario),
      [1010.5, 7.25],
    );
  });

  it('keeps line breaks and separators inside quotes, and inches without', async () => {
    const content = `${HEADING}\nA1;"Tinta\n18 L; ""fosca""";1;1\n\nA2;Rolo 9" x 5;1;1`;
    const {id} = await checked(t, staff.api, content);
    assert.deepEqual(
      (await linhas(staff.api, id)).map(({linha, valores}) => [linha, valores.nome]),
      [
        [2, 'Tinta\n18 L; "fosca"'],
        [4, 'Rolo 9" x 5'],
      ],
    );
  });

  it('reports bytes of another encoding by line', async () => {
    const broken = Buffer.concat([utf8(`${LINES}A2;Maçã `), Buffer.from([0xe7]), utf8(';1;1\nA3;Maçãs;1;1\n')]);
    const {codificacao, problemas, id} = await send(staff.api, new Uint8Array(broken));
    assert.equal(codificacao, 'utf-8');
    assert.match(problemas[0] ?? '', /UTF-8/);
    await staff.api.post(`/api/importacoes/${id}/cancelar`);
    const lines = await linhas(staff.api, (await checked(t, staff.api, new Uint8Array(broken))).id);
    assert.deepEqual(
      lines.map(({situacao, erros}) => [situacao, erros.map(({campo}) => campo)]),
      [
        ['nova', []],
        ['erro', ['nome']],
        ['nova', []],
      ],
    );
  });

  it('is read as a person chooses', async () => {
    const {id} = await send(staff.api, latin1('a;b;c;d\nA1;Maçã;1.000;2\n'));
    const choose = async (body: object) => (await staff.api.put<Imported>(`/api/importacoes/${id}`, body)).body;
    const first = await choose({campos: ['codigo', 'nome', 'valorPontos', 'valorUnitario']});
    assert.deepEqual([first.problemas, first.amostra], [[], [['A1', 'Maçã', '1.000', '2']]]);
    assert.deepEqual(
      first.colunas.map(({campo}) => campo),
      ['codigo', 'nome', 'valorPontos', 'valorUnitario'],
    );
    assert.equal((await choose({codificacao: 'utf-8'})).amostra[0]?.[1], 'Ma\ufffd\ufffd');
    assert.equal((await choose({separador: ','})).colunas.length, 1);
    const back = await choose({separador: ';', codificacao: 'windows-1252', decimal: '.'});
    assert.deepEqual([back.decimal, back.colunas.length], ['.', 4]);
    assert.deepEqual((await choose({campos: ['nome', 'nome', null, null]})).campos, {
      campos: 'Cada campo só pode vir de uma coluna.',
    });
    assert.equal((await staff.api.put(`/api/importacoes/${id}`, {campos: ['criadoEm', null, null, null]})).status, 422);
    assert.equal((await staff.api.put(`/api/importacoes/${id}`, {codificacao: 'ebcdic'})).status, 422);
  });

  it('knows columns by what people call them', async () => {
    const {colunas} = await send(staff.api, 'COD.;DESCRIÇÃO;Preço (R$);valor em pontos;Cor;EAN\n1;a;1;1;x;\n');
    assert.deepEqual(
      colunas.map(({campo}) => campo),
      ['codigo', 'nome', 'valorUnitario', 'valorPontos', null, 'gtin'],
    );
  });

  it('says which columns are missing, and checks nothing without them', async () => {
    const {id, problemas} = await send(staff.api, 'Código;Cor\nA1;azul\n');
    assert.deepEqual(problemas, ['Faltam as colunas Produto, Valor unitário e Pontos.']);
    const {status, body} = await staff.api.post(`/api/importacoes/${id}/conferir`);
    assert.deepEqual([status, body.codigo], [422, 'COLUNAS_FALTANDO']);
    assert.match((await send(staff.api, HEADING)).problemas.join(), /não tem linhas/);
  });

  it('holds every line to the registration’s rules, in its words', async () => {
    const {contagens, valores} = await valuesOf(
      `${HEADING};GTIN;Ativo\nA1;Tinta;10,555;1;;\n;Tinta;1;1;;\nA3;Tinta;abc;-1;;\nA4;Tinta;1;1;123;\nA5;T;1;1;;talvez\nA6;T;1;1;;não;x\nA7;T;1;1;;Não\n`,
    );
    assert.deepEqual(contagens, {validas: 1, novas: 1, mudadas: 0, iguais: 0, erros: 6});
    assert.deepEqual(valores.at(-1), {
      codigo: 'A7',
      nome: 'T',
      valorUnitario: 1,
      valorPontos: 1,
      gtin: null,
      ativo: false,
    });
    const {body} = await staff.api.get<Imported[]>('/api/importacoes?range=[0,0]');
    const wrong = await linhas(staff.api, body[0]?.id ?? 0, {situacao: 'erro'});
    assert.deepEqual(
      wrong.map(({erros}) => erros.map(({campo, mensagem}) => `${campo}: ${mensagem}`)),
      [
        ['valorUnitario: Informe um valor válido'],
        ['codigo: Código obrigatório'],
        ['valorUnitario: Informe um valor válido', 'valorPontos: O mínimo é 0'],
        ['gtin: Código de barras inválido: confira os 8, 12, 13 ou 14 números'],
        ['ativo: Informe 1 ou 0'],
        [': A linha tem mais células que o cabeçalho. Confira o separador'],
      ],
    );
  });

  it('reports which line another one repeats', async () => {
    const {id, contagens} = await checked(t, staff.api, `${HEADING}\nA1;a;1;1\nA2;b;1;1\n A1 ;c;1;1\nA1;d;1;1\n`);
    assert.equal(contagens?.erros, 2);
    assert.deepEqual(
      (await linhas(staff.api, id)).map(({erros}) => erros),
      [
        [],
        [],
        [{campo: 'codigo', mensagem: 'Repete a linha 2 do arquivo'}],
        [{campo: 'codigo', mensagem: 'Repete a linha 2 do arquivo'}],
      ],
    );
  });

  it('takes a huge cell for a wrong line, and a quote that never closes for a file that cannot be read', async () => {
    const {contagens} = await checked(t, staff.api, `${HEADING}\nA1;${'x'.repeat(500_000)};1;1\nA2;b;1;1\n`);
    assert.deepEqual([contagens?.erros, contagens?.novas], [1, 1]);
    const open = `${HEADING}\nA1;a;1;1\nA2;"b;1;1\n${'A3;c;1;1\n'.repeat(200_000)}`;
    const {id} = await send(staff.api, `${HEADING}\n${'A1;a;1;1\n'.repeat(20_000)}${open}`);
    const {body} = await staff.api.post<Imported>(`/api/importacoes/${id}/conferir`);
    await t.app.jobs.runNow('kernel.trabalho', {trabalho: body.trabalho});
    const after = (await staff.api.get<Imported>(`/api/importacoes/${id}`)).body;
    assert.equal(after.estado, 'falhou');
    assert.match(after.mensagem ?? '', /^A linha 20004 não pôde ser lida/);
  });

  it('refuses what is no file of lines, and keeps nothing of it', async () => {
    assert.deepEqual(await refused(''), {status: 422, codigo: 'ARQUIVO_VAZIO'});
    assert.deepEqual(await refused('\n \n;;\n'), {status: 422, codigo: 'ARQUIVO_VAZIO'});
    assert.deepEqual(await refused(new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))), {
      status: 415,
      codigo: 'ARQUIVO_NAO_ACEITO',
    });
    assert.deepEqual(await refused(new Uint8Array(4096).fill(1)), {status: 415, codigo: 'ARQUIVO_NAO_ACEITO'});
    const form = new FormData();
    form.append('tipo', 'produtos');
    const none = await staff.api.post('/api/importacoes', form);
    assert.deepEqual([none.status, none.body.campos], [422, {arquivo: 'Selecione um arquivo primeiro'}]);
    const unknown = await staff.api.post('/api/importacoes', asFile(LINES, 'clientes'));
    assert.deepEqual([unknown.status, unknown.body.codigo], [422, 'TIPO_DESCONHECIDO']);
  });
});

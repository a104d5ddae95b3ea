import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  type Client,
  type AnswerBody,
  type TestApp,
} from '../../support';

interface Sent extends AnswerBody {
  arquivos: {nome: string; situacao: string; id?: number; codigo?: string}[];
}

function filesForm(...files: [nome: string, conteudo: Uint8Array][]): FormData {
  const data = new FormData();
  for (const [nome, content] of files) data.append('arquivos[]', new Blob([Uint8Array.from(content)]), nome);
  return data;
}

describe('POST /api/upload/venda_foto', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  /** A unique picture. */
  const photo = () => givenImage('jpeg', 300 + nextNumber(), 400);
  const send = (api: Client, data: FormData) => api.post<Sent>('/api/upload/venda_foto', data);

  it('takes a picture, keeps it whole and shows it to staff', async () => {
    const pintor = await givenPintor(t);
    const content = await photo();
    const {status, body} = await send(pintor.api, filesForm(['nota.jpg', content]));
    assert.equal(status, 200);
    assert.equal(body.mensagem, 'Nota enviada com sucesso');
    type Pending = {id: number; cpf: string; arquivoUrl: string; diretorioArquivo: string; tipo: string};
    const {body: queue} = await staff.get<{rows: Pending[]}>(`/api/pontuacoes/pendentes?buscar=${pintor.cpf}`);
    const [row] = queue.rows;
    assert.equal(row?.id, body.arquivos[0]?.id);
    assert.equal(row?.tipo, 'imagem');
    const shown = await fetch(`${t.url}${row.arquivoUrl}`);
    assert.deepEqual(Buffer.from(await shown.arrayBuffer()), content);
    assert.equal(
      (await fetch(`${t.url}/arquivos/${row.diretorioArquivo}`)).status,
      401,
      'the bare path gives no right',
    );
    assert.equal((await pintor.api.get(`/arquivos/${row.diretorioArquivo}`)).status, 200);
    assert.equal((await (await givenPintor(t)).api.get(`/arquivos/${row.diretorioArquivo}`)).status, 404);
    const leitura = await staff.get<{estado: string; itens: unknown[]}>(`/api/nota/${row.id}`);
    assert.equal(leitura.status, 200);
  });

  it('reports each file’s result and gives the code to the first that is accepted', async () => {
    const pintor = await givenPintor(t);
    const codigo = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `CORES${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 10,
    });
    const data = filesForm(
      ['planilha.jpg', Buffer.from('PK\u0003\u0004 not a picture')],
      ['a.jpg', await photo()],
      ['b.jpg', await photo()],
    );
    data.set('codigoPromocional', codigo.codigo.toLowerCase());
    const {status, body} = await send(pintor.api, data);
    assert.equal(status, 200);
    assert.deepEqual(
      body.arquivos.map(({situacao}) => situacao),
      ['recusada', 'recebida', 'recebida'],
    );
    assert.equal(body.arquivos[0]?.codigo, 'ARQUIVO_NAO_ACEITO');
    const rows = await t.db.query(sql`SELECT codigo_promocional FROM nota WHERE pintor_id = ${pintor.id} ORDER BY id`);
    assert.deepEqual(rows, [{codigo_promocional: codigo.codigo}, {codigo_promocional: null}]);
  });

  it('refuses nothing, too many, an unknown type, an empty file and a wrong code; nothing is kept', async () => {
    const pintor = await givenPintor(t);
    const cases: [FormData, number, string][] = [
      [new FormData(), 422, 'SEM_ARQUIVO'],
      [
        filesForm(
          ...(await Promise.all(
            Array.from({length: 11}, async (_, i): Promise<[string, Uint8Array]> => [`${i}.jpg`, await photo()]),
          )),
        ),
        422,
        'ARQUIVOS_DEMAIS',
      ],
      [
        filesForm(['nota.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')]),
        415,
        'ARQUIVO_NAO_ACEITO',
      ],
      [filesForm(['nota.jpg', new Uint8Array()]), 415, 'ARQUIVO_NAO_ACEITO'],
    ];
    for (const [data, status, codigo] of cases) {
      const answer = await send(pintor.api, data);
      assert.deepEqual([answer.status, answer.body.codigo], [status, codigo]);
    }
    const withCodigo = filesForm(['nota.jpg', await photo()]);
    withCodigo.set('codigoPromocional', 'NADA');
    assert.equal((await send(pintor.api, withCodigo)).body.erro, 'Código inválido');
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM nota WHERE pintor_id = ${pintor.id}`), []);
  });

  it('refuses a file beyond 15 MB', async () => {
    const pintor = await givenPintor(t);
    const large = Buffer.concat([await photo(), Buffer.alloc(15 * 1024 * 1024)]);
    const {status, body} = await send(pintor.api, filesForm(['grande.jpg', large]));
    assert.deepEqual([status, body.codigo], [413, 'ARQUIVO_GRANDE']);
  });

  it('takes the same file of one painter once, even sent twice at the same time', async () => {
    const pintor = await givenPintor(t);
    const content = await photo();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(pintor.api, filesForm(['nota.jpg', content]))));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409]);
    assert.equal((await t.db.query(sql`SELECT 1 FROM nota WHERE pintor_id = ${pintor.id}`)).length, 1);
  });

  it('flags another painter’s same file to staff, in the queue, with the other beside it', async () => {
    const [a, b] = [await givenPintor(t), await givenPintor(t)];
    const content = await photo();
    await send(a.api, filesForm(['nota.jpg', content]));
    assert.equal((await send(b.api, filesForm(['copia.jpg', content]))).status, 200);
    const {body} = await staff.get<{rows: {possivelDuplicata: {nome: string} | null}[]}>(
      `/api/pontuacoes/pendentes?buscar=${b.cpf}`,
    );
    const [{nome} = {nome: ''}] = await t.db.query(sql<{nome: string}>`SELECT nome FROM pintor WHERE id = ${a.id}`);
    assert.equal(body.rows[0]?.possivelDuplicata?.nome, nome);
  });

  it('is closed while scoring is switched off', async () => {
    const pintor = await givenPintor(t);
    await t.db.query(sql`INSERT INTO configuracao (bloquear_pontuacao) VALUES (true)`);
    const {status, body} = await send(pintor.api, filesForm(['nota.jpg', await photo()]));
    await t.db.query(sql`DELETE FROM configuracao`);
    assert.deepEqual([status, body.codigo], [423, 'PONTUACAO_BLOQUEADA']);
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  filesIn,
  filesOfPictures,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  nextNumber,
  openSocket,
  until,
  type TestApp,
  type GivenUsuario,
} from '../support';
import {MINIMAL_HEIC} from '@clube/receipt-reader/fixtures';

const MB = 1024 * 1024;

interface Premio {
  id: number;
  diretorioFoto: string;
  imagens: {largura: number; altura: number; url: string}[];
}

describe('Prizes: their photos', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());

  afterEach(async () => {
    assert.deepEqual(filesIn(t, 'arquivos'), await filesOfPictures(t));
    // Temporary files are removed after the response.
    await until(() => filesIn(t, 'tmp').length === 0, 'an empty temporary folder');
  });

  const campos = () => ({nome: 'Trena', descricao: 'Boa', codigo: `F${nextNumber()}`, custo: 15});
  const send = (content: Uint8Array | string) => smart.api.post<Premio>('/api/premios', form(campos(), photo(content)));
  const photo = (content: Uint8Array | string) => ({foto: {nome: 'foto.jpg', content}});
  const givenPremioWithPhoto = async (width = 700) => {
    const {status, body} = await send(await givenImage('jpeg', width, 400));
    assert.equal(status, 201);
    return body;
  };

  it('are refused in words that stand at the field', async () => {
    const heic =
      'O formato HEIC não é aceito aqui. Envie em JPEG (no iPhone: Ajustes, Câmera, Formatos, Mais Compatível)';
    const cases: [Uint8Array | string, number, string, string][] = [
      [
        Buffer.concat([await givenImage('jpeg', 9, 9), Buffer.alloc(15 * MB)]),
        413,
        'FOTO_GRANDE_DEMAIS',
        'A foto deve ter até 15 MB',
      ],
      ['GIF89a', 415, 'FOTO_NAO_ACEITA', 'Envie a foto em JPEG, PNG ou WebP'],
      [MINIMAL_HEIC, 415, 'FOTO_NAO_ACEITA', heic],
      [(await givenImage('png')).subarray(0, 900), 422, 'FOTO_ILEGIVEL', 'A foto não pôde ser lida. Envie outra.'],
    ];
    for (const [content, status, codigo, error] of cases) {
      const {status: answered, body} = await smart.api.post('/api/premios', form(campos(), photo(content)));
      assert.deepEqual([answered, body], [status, {erro: error, codigo, campos: {foto: error}}]);
    }
  });

  it('are changed by who may change prizes alone', async () => {
    const {id, diretorioFoto} = await givenPremioWithPhoto();
    const painter = await givenPintor(t);
    const newOne = form({}, photo(await givenImage('png', 60, 40)));
    const statuses = [t.anonymous, painter.api].map(async api => (await api.put(`/api/premios/${id}`, newOne)).status);
    assert.deepEqual(await Promise.all(statuses), [401, 401]);
    assert.equal((await t.anonymous.get<Premio>(`/api/premios/${id}`)).body.diretorioFoto, diretorioFoto);
  });

  it('of two who change one at once the later holds, and nothing of the other is left', async () => {
    const {id} = await givenPremioWithPhoto();
    const newPhotos = await Promise.all([500, 600, 800, 1000].map(width => givenImage('jpeg', width, 300)));
    const answers = await Promise.all(
      newPhotos.map(content => smart.api.put<Premio>(`/api/premios/${id}`, form({}, photo(content)))),
    );
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200, 200],
    );
    const {body} = await t.anonymous.get<Premio>(`/api/premios/${id}`);
    assert.ok(answers.some(answer => answer.body.diretorioFoto === body.diretorioFoto));
    for (const {url} of body.imagens) assert.equal((await t.anonymous.get(url)).status, 200);
    assert.equal(
      (await t.db.query(sql`SELECT 1 FROM arquivo a WHERE NOT EXISTS (SELECT 1 FROM premio p WHERE p.foto_id = a.id)`))
        .length,
      0,
    );
  });

  it('stay with a prize that is removed: orders of before show it', async () => {
    const {id, imagens} = await givenPremioWithPhoto();
    assert.equal((await smart.api.delete(`/api/premios/${id}`)).status, 200);
    for (const {url} of imagens) assert.equal((await t.anonymous.get(url)).status, 200);
  });

  it('leave nothing when their sender goes in the middle', async () => {
    const socket = await openSocket(t);
    const head = '--b\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\n';
    socket.write(
      `POST /api/premios HTTP/1.1\r\nHost: x\r\nX-Pagina: /painel\r\nAuthorization: |${smart.token}|\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${MB}\r\n\r\n${head}`,
    );
    socket.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100_000, 7)]));
    await until(() => filesIn(t, 'tmp').length === 1, 'an upload under way');
    socket.destroy();
    await until(() => filesIn(t, 'tmp').length === 0, 'an end of it');
  });

  it('are read to their end by who began before they were changed', async () => {
    const {id, imagens} = await givenPremioWithPhoto();
    const response = await fetch(t.url + (imagens.at(-1)?.url ?? ''));
    const changed = await smart.api.put(`/api/premios/${id}`, form({}, photo(await givenImage('png', 60, 40))));
    assert.equal(changed.status, 200);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(bytes.length, Number(response.headers.get('content-length')));
    for (const {url} of imagens) assert.equal((await t.anonymous.get(url)).status, 404);
  });

  it('are in the lists of painters and staff alike, and in no exported table', async () => {
    const {id, imagens} = await givenPremioWithPhoto();
    for (const api of [t.anonymous, smart.api]) {
      const {body} = await api.get<{premios: Premio[]}>(`/api/premios?limite=100`);
      assert.deepEqual(body.premios.find(premio => premio.id === id)?.imagens, imagens);
    }
    const {body} = await smart.api.get<{fileLink: string}>('/api/premios?download=csv');
    const [header = ''] = (await (await fetch(t.url + body.fileLink)).text()).split('\n');
    assert.ok(header.includes('Código;Prêmio;') && !/foto|imagens/i.test(header), header);
  });
});

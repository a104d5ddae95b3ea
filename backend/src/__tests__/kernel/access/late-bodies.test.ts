import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  PINTOR_PASSWORD,
  filesIn,
  givenApp,
  givenImage,
  givenPintor,
  openSocket,
  readToEnd,
  until,
  type GivenPintor,
  type TestApp,
} from '../../support';

const BOUNDARY = 'limite-do-formulario';
const SEND = '/api/upload/venda_foto';

describe('A call whose body takes its time', () => {
  let t: TestApp;
  let photo: Buffer;
  before(async () => {
    t = await givenApp({jobs: true, limits: {reauthenticateAfterMs: 0}});
    photo = await givenImage('jpeg', 640, 480);
  });
  after(() => t.stop());

  const form = () =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="arquivos"; filename="nota.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      photo,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);

  /** Sends a receipt, and runs `meanwhile` when the server has received half of it. */
  async function sendWhile({token}: GivenPintor, meanwhile: () => Promise<unknown>): Promise<string> {
    const [socket, body] = [await openSocket(t), form()];
    const half = Math.floor(body.length / 2);
    const before = filesIn(t, 'tmp').length;
    socket.write(
      [
        `POST ${SEND} HTTP/1.1`,
        'Host: clube',
        `Authorization: ${token}||`,
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    );
    socket.write(body.subarray(0, half));
    await until(() => filesIn(t, 'tmp').length > before, 'the first half arrives');
    await meanwhile();
    socket.write(body.subarray(half));
    return readToEnd(socket);
  }
  const notasOf = ({id}: GivenPintor) => t.db.query(sql`SELECT 1 FROM nota WHERE pintor_id = ${id}`);

  it('is done for who is still there', async () => {
    const pintor = await givenPintor(t);
    assert.match(await sendWhile(pintor, () => Promise.resolve()), /^HTTP\/1\.1 200 /);
    assert.equal((await notasOf(pintor)).length, 1);
  });

  it('does nothing for who has left, was blocked, or requested erasure while it came', async () => {
    const kept = filesIn(t, 'arquivos').length;
    const ways: ((pintor: GivenPintor) => Promise<unknown>)[] = [
      ({api}) => api.post('/api/sessoes/sair'),
      ({api}) => api.post('/api/privacidade/apagar', {senha: PINTOR_PASSWORD, ciente: 1}),
    ];
    for (const leave of ways) {
      const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
      const answer = await sendWhile(pintor, () => leave(pintor));
      assert.match(answer, /^HTTP\/1\.1 401 /);
      assert.match(answer, /"codigo":"SESSAO_INVALIDA"/);
      assert.deepEqual(await notasOf(pintor), []);
    }
    assert.deepEqual([filesIn(t, 'arquivos').length, filesIn(t, 'tmp')], [kept, []]);
  });
});

import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenImage,
  givenNota,
  givenPintor,
  nextNumber,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../../support';

interface Sent extends AnswerBody {
  arquivos: {situacao: string; id?: number}[];
}
interface Unscored {
  id: number;
  reenviadaEm: string | null;
}

describe('a rejected receipt that is sent again', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => (pintor = await givenPintor(t)));

  /** Creates a rejected receipt of this painter. */
  async function rejected(estado = 'reprovada'): Promise<number> {
    const {id} = await givenNota(t, pintor.id);
    await t.db.query(sql`UPDATE nota SET estado = ${estado}, reprovado_motivo = 'Nota Ilegível' WHERE id = ${id}`);
    return id;
  }
  async function send(reenvioDe: number | string, count = 1, idempotencyKey?: string) {
    const data = new FormData();
    for (let i = 0; i < count; i++) {
      const photo = await givenImage('jpeg', 300 + nextNumber(), 400);
      data.append('arquivos', new Blob([Uint8Array.from(photo)]), `${i}.jpg`);
    }
    data.set('reenvioDe', String(reenvioDe));
    return pintor.api.post<Sent>('/api/upload/venda_foto', data, idempotencyKey ? {idempotencyKey} : {});
  }
  const replaced = async (id: number) =>
    (await t.db.query(sql<{id: number}>`SELECT id FROM nota WHERE reenvio_de = ${id}`)).map(nota => nota.id);
  const listed = async (id: number) =>
    (await pintor.api.get<{naoProcessadas: Unscored[]}>('/api/pontuacoes/nao-processadas')).body.naoProcessadas.find(
      nota => nota.id === id,
    )?.reenviadaEm;

  it('knows when, in the list and in the feed', async () => {
    const first = await rejected();
    assert.equal(await listed(first), null);
    const {status, body} = await send(first, 2);
    assert.equal(status, 200);
    assert.deepEqual(await replaced(first), [body.arquivos[0]?.id], 'the first of the files alone');
    assert.match((await listed(first)) ?? '', /^\d{4}-\d\d-\d\dT/);
    const feed = await pintor.api.get<{movimentos: {idNota: number; reenviadaEm: string | null}[]}>(
      '/api/pontuacoes/movimentos',
    );
    assert.deepEqual(
      feed.body.movimentos.filter(({reenviadaEm}) => reenviadaEm).map(({idNota}) => idNota),
      [first],
    );
  });

  it('is sent again once: what follows is a receipt by itself, also in a race', async () => {
    const first = await rejected();
    const answers = await Promise.all([send(first), send(first), send(first)]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200],
    );
    assert.equal((await replaced(first)).length, 1);
    const [second = 0] = await replaced(first);
    await t.db.query(sql`UPDATE nota SET estado = 'reprovada' WHERE id = ${second}`);
    await send(second);
    assert.equal((await replaced(second)).length, 1, 'and that one again, where it was rejected too');
  });

  it('does not keep a paper from coming when it is rejected no more', async () => {
    const pending = await rejected('pendente');
    assert.equal((await send(pending)).status, 200);
    assert.deepEqual(await replaced(pending), []);
  });

  it('is the painter’s own, or none', async () => {
    const owner = pintor;
    const foreign = await rejected();
    pintor = await givenPintor(t);
    for (const id of [foreign, 999_999_999]) assert.equal((await send(id)).status, 404);
    assert.equal((await send('abc')).status, 422);
    assert.deepEqual(await replaced(foreign), []);
    const left = await t.db.query(sql`SELECT 1 FROM nota WHERE pintor_id = ${pintor.id}`);
    assert.equal(left.length, 0, 'nothing was taken');
    pintor = owner;
  });

  it('is part of what a sending is: another one under the same key is refused', async () => {
    const [a, b] = [await rejected(), await rejected()];
    const photo = Uint8Array.from(await givenImage('jpeg', 300 + nextNumber(), 400));
    const answers: number[] = [];
    for (const id of [a, a, b]) {
      const data = new FormData();
      data.append('arquivos', new Blob([photo]), 'a.jpg');
      data.set('reenvioDe', String(id));
      const options = {idempotencyKey: `resend-${pintor.id}`};
      answers.push((await pintor.api.post('/api/upload/venda_foto', data, options)).status);
    }
    assert.deepEqual(answers, [200, 200, 409]);
  });
});

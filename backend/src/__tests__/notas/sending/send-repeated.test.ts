import assert from 'node:assert/strict';
import {MAX_PENDING} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {
  givenApp,
  givenImage,
  givenPintor,
  insert,
  nextNumber,
  type Client,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../../support';

interface Sent extends AnswerBody {
  arquivos: {nome: string; situacao: string; id?: number; codigo?: string}[];
}

describe('a sending that is repeated', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t);
  });

  /** Unique pictures. */
  const photos = (count: number) =>
    Promise.all(Array.from({length: count}, () => givenImage('jpeg', 300 + nextNumber(), 400)));

  function sendingForm(contents: Uint8Array[], campos: Record<string, string> = {}): FormData {
    const data = new FormData();
    for (const [i, content] of contents.entries())
      data.append('arquivos', new Blob([Uint8Array.from(content)]), `${i}.jpg`);
    for (const [nome, valor] of Object.entries(campos)) data.set(nome, valor);
    return data;
  }

  const send = (api: Client, data: FormData, chaveIdempotencia?: string) =>
    api.post<Sent>('/api/upload/venda_foto', data, chaveIdempotencia ? {idempotencyKey: chaveIdempotencia} : {});
  const notasOf = ({id}: GivenPintor) =>
    t.db.query(sql<{id: number}>`SELECT id FROM nota WHERE pintor_id = ${id} ORDER BY id`);

  /** Stored files without a row. */
  async function leftovers(): Promise<string[]> {
    const known = new Set(
      (await t.db.query(sql<{caminho: string}>`SELECT caminho FROM arquivo`)).map(({caminho: path}) => path),
    );
    const storage = await t.app.get(Kernel.STORAGE);
    const left: string[] = [];
    for await (const key of storage.keys()) if (key.startsWith('notas/') && !known.has(key)) left.push(key);
    return left;
  }

  it('hears the first answer again and makes no receipt twice, joined or not', async () => {
    for (const join of ['1', '0']) {
      const campos = {juntar: join};
      const [key, pages] = [`envio-${nextNumber()}`, await photos(2)];
      const earlier = (await notasOf(pintor)).length;
      const first = await send(pintor.api, sendingForm(pages, campos), key);
      const another = await send(pintor.api, sendingForm(pages, campos), key);
      assert.deepEqual([first.status, another.status], [200, 200]);
      assert.deepEqual(another.body, first.body);
      assert.equal(another.headers.get('Idempotent-Replayed'), 'true');
      assert.equal((await notasOf(pintor)).length - earlier, join === '1' ? 1 : 2);
    }
    assert.deepEqual(await leftovers(), []);
  });

  it('makes one receipt of two requests at the same moment, which hear the same', async () => {
    const pages = await photos(3);
    const times = await Promise.all(
      Array.from({length: 4}, () => send(pintor.api, sendingForm(pages, {juntar: '1'}), 'ao mesmo tempo')),
    );
    assert.deepEqual(new Set(times.map(({status}) => status)), new Set([200]));
    for (const {body} of times) assert.deepEqual(body, times[0]?.body);
    assert.equal(times.filter(({headers}) => headers.has('Idempotent-Replayed')).length, 3);
    assert.deepEqual(await notasOf(pintor), [{id: times[0]?.body.arquivos[0]?.id}]);
    assert.deepEqual(await leftovers(), []);
  });

  it('uses the code once, and answers well after it is used', async () => {
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `CORES${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 10,
    });
    const pages = await photos(1);
    const again = () => send(pintor.api, sendingForm(pages, {codigoPromocional: codigo}), 'com um codigo');
    const [first, another] = [await again(), await again()];
    assert.deepEqual([first.status, another.body], [200, first.body]);
  });

  it('is refused under its key with other files, another order, or another way of joining', async () => {
    const [a, b] = await photos(2);
    assert.ok(a && b);
    const others = await photos(1);
    await send(pintor.api, sendingForm([a, b], {juntar: '1'}), 'uma');
    for (const [contents, campos] of [
      [[b, a], {juntar: '1'}],
      [[a, b], {}],
      [others, {}],
      [[a], {juntar: '1'}],
    ] as const) {
      const {status, body} = await send(pintor.api, sendingForm([...contents], campos), 'uma');
      assert.deepEqual([status, body.codigo], [409, 'CHAVE_REUTILIZADA']);
    }
    assert.equal((await notasOf(pintor)).length, 1);
    assert.deepEqual(await leftovers(), []);
  });

  it('hears a refusal again, and nothing of it stays', async () => {
    const pages = await photos(1);
    await send(pintor.api, sendingForm(pages));
    const refused = await send(pintor.api, sendingForm(pages), 'recusada');
    const another = await send(pintor.api, sendingForm(pages), 'recusada');
    assert.deepEqual([refused.status, refused.body.codigo], [409, 'NOTA_REPETIDA']);
    assert.deepEqual([another.status, another.body], [409, refused.body]);
    assert.deepEqual(await leftovers(), []);
  });

  it('is another thing under another painter’s same key', async () => {
    const other = await givenPintor(t);
    const [mine, his] = [await photos(1), await photos(1)];
    const first = await send(pintor.api, sendingForm(mine), 'chave de todos');
    const second = await send(other.api, sendingForm(his), 'chave de todos');
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.notEqual(first.body.arquivos[0]?.id, second.body.arquivos[0]?.id);
    assert.equal(second.headers.get('Idempotent-Replayed'), null);
    assert.deepEqual(await notasOf(other), [{id: second.body.arquivos[0]?.id}]);
  });

  describe('by a painter with many receipts', () => {
    const givenPending = (count: number) =>
      t.db.query(sql`INSERT INTO nota (pintor_id, nome_arquivo, criado_em, atualizado_em)
         SELECT ${pintor.id}::int, 'muitas-' || ${pintor.id}::int || '-' || i || '.jpg', now(), now() FROM generate_series(1, ${count}) i`);

    it('takes as many as may wait, however many arrive at once, and says so of the others', async () => {
      await givenPending(MAX_PENDING - 3);
      const sendings = await Promise.all((await photos(6)).map(photo => send(pintor.api, sendingForm([photo]))));
      assert.deepEqual(sendings.map(({status}) => status).sort(), [200, 200, 200, 422, 422, 422]);
      const refusal = sendings.find(({status}) => status === 422)?.body;
      assert.deepEqual([refusal?.codigo, refusal?.arquivos[0]?.codigo], ['PENDENTES_DEMAIS', 'PENDENTES_DEMAIS']);
      assert.match(refusal?.erro ?? '', /já tem 300 notas/);
      assert.equal((await notasOf(pintor)).length, MAX_PENDING);
      assert.deepEqual(await leftovers(), []);
    });

    it('counts within one sending, only what waits, and each painter apart', async () => {
      await givenPending(MAX_PENDING - 1);
      const {status, body} = await send(pintor.api, sendingForm(await photos(2)));
      assert.equal(status, 200);
      assert.deepEqual(
        body.arquivos.map(({situacao}) => situacao),
        ['recebida', 'recusada'],
      );
      assert.equal((await send((await givenPintor(t)).api, sendingForm(await photos(1)))).status, 200);
      await t.db.query(
        sql`UPDATE nota SET estado = 'encerrada' WHERE pintor_id = ${pintor.id} AND nome_arquivo LIKE '%-1.jpg'`,
      );
      assert.equal((await send(pintor.api, sendingForm(await photos(1)))).status, 200);
    });
  });
});

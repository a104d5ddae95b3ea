import assert from 'node:assert/strict';
import {MAXIMO_PENDENTES} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {
  givenApp,
  givenImagem,
  givenPintor,
  insert,
  nextNumber,
  type Client,
  type Corpo,
  type PintorDado,
  type TestApp,
} from '../support';

interface Enviado extends Corpo {
  arquivos: {nome: string; situacao: string; id?: number; codigo?: string}[];
}

describe('a sending that is repeated', () => {
  let t: TestApp;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t);
  });

  /** Pictures unlike any others of this run. */
  const fotos = (quantas: number) =>
    Promise.all(Array.from({length: quantas}, () => givenImagem('jpeg', 300 + nextNumber(), 400)));

  function formulario(conteudos: Uint8Array[], campos: Record<string, string> = {}): FormData {
    const data = new FormData();
    for (const [i, conteudo] of conteudos.entries())
      data.append('arquivos', new Blob([Uint8Array.from(conteudo)]), `${i}.jpg`);
    for (const [nome, valor] of Object.entries(campos)) data.set(nome, valor);
    return data;
  }

  const enviar = (api: Client, data: FormData, chaveIdempotencia?: string) =>
    api.post<Enviado>('/api/upload/venda_foto', data, chaveIdempotencia ? {chaveIdempotencia} : {});
  const notasDe = ({id}: PintorDado) =>
    t.db.query<{id: number}>(`SELECT id FROM nota WHERE pintor_id = $1 ORDER BY id`, [id]);

  /** Files in the storage that no row knows. */
  async function sobras(): Promise<string[]> {
    const conhecidos = new Set(
      (await t.db.query<{caminho: string}>(`SELECT caminho FROM arquivo`)).map(({caminho}) => caminho),
    );
    const storage = await t.app.get(Kernel.STORAGE);
    const sobram: string[] = [];
    for await (const key of storage.keys()) if (key.startsWith('notas/') && !conhecidos.has(key)) sobram.push(key);
    return sobram;
  }

  it('hears the first answer again and makes no receipt twice, joined or not', async () => {
    for (const juntar of ['1', '0']) {
      const campos = {juntar};
      const [chave, paginas] = [`envio-${nextNumber()}`, await fotos(2)];
      const antes = (await notasDe(pintor)).length;
      const primeira = await enviar(pintor.api, formulario(paginas, campos), chave);
      const outra = await enviar(pintor.api, formulario(paginas, campos), chave);
      assert.deepEqual([primeira.status, outra.status], [200, 200]);
      assert.deepEqual(outra.body, primeira.body);
      assert.equal(outra.headers.get('Idempotent-Replayed'), 'true');
      assert.equal((await notasDe(pintor)).length - antes, juntar === '1' ? 1 : 2);
    }
    assert.deepEqual(await sobras(), []);
  });

  it('makes one receipt of two requests at the same moment, which hear the same', async () => {
    const paginas = await fotos(3);
    const vezes = await Promise.all(
      Array.from({length: 4}, () => enviar(pintor.api, formulario(paginas, {juntar: '1'}), 'ao mesmo tempo')),
    );
    assert.deepEqual(new Set(vezes.map(({status}) => status)), new Set([200]));
    for (const {body} of vezes) assert.deepEqual(body, vezes[0]?.body);
    assert.equal(vezes.filter(({headers}) => headers.has('Idempotent-Replayed')).length, 3);
    assert.deepEqual(await notasDe(pintor), [{id: vezes[0]?.body.arquivos[0]?.id}]);
    assert.deepEqual(await sobras(), []);
  });

  it('uses the code once, and answers well after it is used', async () => {
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `CORES${nextNumber()}`,
      operacao: 'ADICIONAR',
      valor: 10,
    });
    const paginas = await fotos(1);
    const vez = () => enviar(pintor.api, formulario(paginas, {codigoPromocional: codigo}), 'com um codigo');
    const [primeira, outra] = [await vez(), await vez()];
    assert.deepEqual([primeira.status, outra.body], [200, primeira.body]);
  });

  it('is refused under its key with other files, another order, or another way of joining', async () => {
    const [a, b] = await fotos(2);
    assert.ok(a && b);
    const outros = await fotos(1);
    await enviar(pintor.api, formulario([a, b], {juntar: '1'}), 'uma');
    for (const [conteudos, campos] of [
      [[b, a], {juntar: '1'}],
      [[a, b], {}],
      [outros, {}],
      [[a], {juntar: '1'}],
    ] as const) {
      const {status, body} = await enviar(pintor.api, formulario([...conteudos], campos), 'uma');
      assert.deepEqual([status, body.codigo], [409, 'CHAVE_REUTILIZADA']);
    }
    assert.equal((await notasDe(pintor)).length, 1);
    assert.deepEqual(await sobras(), []);
  });

  it('hears a refusal again, and nothing of it stays', async () => {
    const paginas = await fotos(1);
    await enviar(pintor.api, formulario(paginas));
    const recusada = await enviar(pintor.api, formulario(paginas), 'recusada');
    const outra = await enviar(pintor.api, formulario(paginas), 'recusada');
    assert.deepEqual([recusada.status, recusada.body.codigo], [409, 'NOTA_REPETIDA']);
    assert.deepEqual([outra.status, outra.body], [409, recusada.body]);
    assert.deepEqual(await sobras(), []);
  });

  it('is another thing under another painter’s same key', async () => {
    const outro = await givenPintor(t);
    const [minha, dele] = [await fotos(1), await fotos(1)];
    const primeira = await enviar(pintor.api, formulario(minha), 'chave de todos');
    const segunda = await enviar(outro.api, formulario(dele), 'chave de todos');
    assert.deepEqual([primeira.status, segunda.status], [200, 200]);
    assert.notEqual(primeira.body.arquivos[0]?.id, segunda.body.arquivos[0]?.id);
    assert.equal(segunda.headers.get('Idempotent-Replayed'), null);
    assert.deepEqual(await notasDe(outro), [{id: segunda.body.arquivos[0]?.id}]);
  });

  describe('by a painter with many receipts', () => {
    const givenPendentes = (quantas: number) =>
      t.db.query(
        `INSERT INTO nota (pintor_id, nome_arquivo, criado_em, atualizado_em)
         SELECT $1::int, 'muitas-' || $1::int || '-' || i || '.jpg', now(), now() FROM generate_series(1, $2) i`,
        [pintor.id, quantas],
      );

    it('takes as many as may wait, however many arrive at once, and says so of the others', async () => {
      await givenPendentes(MAXIMO_PENDENTES - 3);
      const envios = await Promise.all((await fotos(6)).map(foto => enviar(pintor.api, formulario([foto]))));
      assert.deepEqual(envios.map(({status}) => status).sort(), [200, 200, 200, 422, 422, 422]);
      const recusa = envios.find(({status}) => status === 422)?.body;
      assert.deepEqual([recusa?.codigo, recusa?.arquivos[0]?.codigo], ['PENDENTES_DEMAIS', 'PENDENTES_DEMAIS']);
      assert.match(recusa?.erro ?? '', /já tem 300 notas/);
      assert.equal((await notasDe(pintor)).length, MAXIMO_PENDENTES);
      assert.deepEqual(await sobras(), []);
    });

    it('counts within one sending, only what waits, and each painter apart', async () => {
      await givenPendentes(MAXIMO_PENDENTES - 1);
      const {status, body} = await enviar(pintor.api, formulario(await fotos(2)));
      assert.equal(status, 200);
      assert.deepEqual(
        body.arquivos.map(({situacao}) => situacao),
        ['recebida', 'recusada'],
      );
      assert.equal((await enviar((await givenPintor(t)).api, formulario(await fotos(1)))).status, 200);
      await t.db.query(`UPDATE nota SET estado = 'encerrada' WHERE pintor_id = $1 AND nome_arquivo LIKE '%-1.jpg'`, [
        pintor.id,
      ]);
      assert.equal((await enviar(pintor.api, formulario(await fotos(1)))).status, 200);
    });
  });
});

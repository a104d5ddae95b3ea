import assert from 'node:assert/strict';
import {rowsOf, sql} from '../../../kernel/persistence/sql';
import {READING_ATTEMPTS} from '../../../modules/notas/reading/read-nota.job';
import {READ_NOTA, requestReading} from '../../../modules/notas/reading/request';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRevenda,
  givenUsuario,
  type Client,
  type GivenPintor,
  type TestApp,
} from '../../support';
import {readDocument, givenInLeitura, givenReader, givenReadProduto, read, inQueue} from './support';

describe('reading in the background', () => {
  let t: TestApp;
  let staff: Client;
  let pintor: GivenPintor;
  let reader: ReturnType<typeof givenReader>;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = (await givenUsuario(t, 1)).api;
    pintor = await givenPintor(t);
    await givenReadProduto(t);
  });
  beforeEach(() => (reader = givenReader(t)));
  after(() => t.stop());

  const stored = async (notaId: number) => {
    const [row] = await t.db.query(sql<Record<string, unknown>>`SELECT * FROM nota_leitura WHERE nota_id = ${notaId}`);
    assert.ok(row);
    return row;
  };

  it('reads the files in their order, and keeps what was read', async () => {
    const nota = await givenInLeitura(t, pintor.id, {arquivos: 2});
    await t.db.query(sql`UPDATE nota_arquivo SET recorte = '{"paginas":[2]}' WHERE nota_id = ${nota.id} AND ordem = 2`);
    const seen: {mime: string; recorte?: unknown; bytes: number}[] = [];
    const reading = readDocument({serie: 7, numero: 4567});
    reader.ler = async arquivos => {
      for (const {content, mime, crop: recorte} of arquivos)
        seen.push({mime, recorte, bytes: (await content()).length});
      return reading;
    };
    await read(t, nota.id);
    const [{bytes} = {bytes: 0}] = await t.db.query(sql<{bytes: number}>`SELECT bytes FROM arquivo LIMIT 1`);
    assert.deepEqual(seen, [
      {mime: 'image/jpeg', recorte: undefined, bytes},
      {mime: 'image/jpeg', recorte: {paginas: [2]}, bytes},
    ]);
    const row = await stored(nota.id);
    const {
      estado,
      chave,
      tipo_fiscal,
      serie,
      numero,
      cnpj,
      data_emissao,
      total,
      descontos,
      confianca,
      certa: certainOnes,
      vias,
    } = row;
    assert.deepEqual(
      {
        estado,
        chave,
        tipo_fiscal,
        serie,
        numero,
        cnpj,
        data_emissao,
        total,
        descontos,
        confianca,
        certa: certainOnes,
        vias,
      },
      {
        estado: 'lida',
        chave: reading.chave,
        tipo_fiscal: 'C',
        serie: 7,
        numero: '4567',
        cnpj: reading.cnpj,
        data_emissao: '2026-09-10',
        total: 170,
        descontos: 9.8,
        confianca: 0.98,
        certa: true,
        vias: ['qrcode', 'ocr'],
      },
    );
    assert.deepEqual([row.paginas, row.duracao_ms, row.lida_em], [1, 2345, t.clock.now]);
  });

  it('calls certain what only has to be confirmed: a reseller’s name needs no look, another shop’s does', async () => {
    const {campos, ...reading} = readDocument();
    const {loja: _, ...withoutLoja} = campos;
    reader.ler = async () => ({...reading, campos: withoutLoja});
    const certainOnes = async () => {
      const nota = await givenInLeitura(t, pintor.id);
      await read(t, nota.id);
      return (await stored(nota.id)).certa;
    };
    assert.equal(await certainOnes(), false);
    await givenRevenda(t, {cnpj: reading.cnpj});
    assert.equal(await certainOnes(), true);
  });

  it('reads each request once, however often the job runs', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    let times = 0;
    reader.ler = async () => readDocument({numero: ++times});
    await read(t, nota.id);
    await read(t, nota.id);
    assert.equal(times, 1);
    assert.equal((await stored(nota.id)).numero, '1');
  });

  it('tries again what failed and leaves it to people in the end', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    reader.ler = () => Promise.reject(new Error('the process died'));
    for (let i = 1; i < READING_ATTEMPTS; i++) {
      await assert.rejects(read(t, nota.id), /the process died/);
      assert.equal((await stored(nota.id)).estado, 'em_leitura');
    }
    await read(t, nota.id);
    const {estado, avisos: notices} = await stored(nota.id);
    assert.equal(estado, 'nao_lida');
    assert.deepEqual(
      (notices as {tipo: string}[]).map(({tipo}) => tipo),
      ['falha'],
    );
    const {body} = await staff.get<{rows: {leitura: string}[]}>(`/api/pontuacoes/pendentes?filtros={"id":${nota.id}}`);
    assert.equal(body.rows[0]?.leitura, 'nao_lida', 'an ordinary pending receipt');
  });

  it('counts an attempt that took the server down with it', async () => {
    const nota = await givenInLeitura(t, pintor.id, {tentativas: READING_ATTEMPTS});
    let times = 0;
    reader.ler = async () => readDocument({numero: ++times});
    await read(t, nota.id);
    assert.deepEqual([times, (await stored(nota.id)).estado], [0, 'nao_lida']);
  });

  it('keeps text that no database takes', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const hostile = 'TIN\u0000TA \ud800 "\\u0000';
    reader.ler = async () =>
      readDocument({loja: hostile, itens: [{nome: hostile, confianca: 0.5, valoresCertos: false, certa: false}]});
    await read(t, nota.id);
    const {loja, itens} = await stored(nota.id);
    assert.equal(loja, 'TINTA  "\\u0000');
    assert.equal((itens as {nome: string}[])[0]?.nome, loja);
  });

  it('keeps no text without end: lists show it in every row', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const longText = `LOJA ${'\u{1f600}'.repeat(1_000_000)}`;
    const item = {nome: longText, codigo: '7'.repeat(61), confianca: 0.5, valoresCertos: false, certa: false};
    reader.ler = async () => readDocument({loja: longText, cidade: longText, itens: [item]});
    await read(t, nota.id);
    const {loja, cidade, itens} = await stored(nota.id);
    const [reading] = itens as {nome: string; codigo: null}[];
    for (const text of [loja, cidade, reading?.nome]) assert.match(String(text), /^LOJA \u{1f600}{100,300}$/u);
    assert.equal(reading?.codigo, null, 'half a code is another code');
  });

  it('is read once for the last of several requests, however many jobs they left', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    for (let i = 0; i < READING_ATTEMPTS; i++) await t.run(() => requestReading(t.db, t.app.jobs, nota.id));
    const tasks = await t.db.query(
      sql<{
        data: object;
      }>`SELECT data FROM pgboss.job WHERE name = ${READ_NOTA} AND (data->>'notaId')::int = ${nota.id}`,
    );
    assert.equal(tasks.length, READING_ATTEMPTS);
    let times = 0;
    reader.ler = async () => readDocument({numero: ++times});
    const all = [{data: {notaId: nota.id, pedido: 1}}, ...tasks];
    await Promise.all(all.map(({data}) => t.app.jobs.runNow(READ_NOTA, data)));
    const {estado, numero, tentativas} = await stored(nota.id);
    assert.deepEqual([times, estado, numero, tentativas], [1, 'lida', '1', 1]);
  });

  it('lets a later request to read win over what is being read', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    const old = await stored(nota.id);
    reader.ler = async () => {
      // Long enough ago that staff may request another reading.
      await t.db.query(sql`UPDATE nota_leitura SET atualizado_em = ${'2026-09-01'} WHERE nota_id = ${nota.id}`);
      assert.equal((await staff.post(`/api/nota/${nota.id}/reler`)).status, 200);
      return readDocument({numero: 1});
    };
    await read(t, nota.id);
    const newOne = await stored(nota.id);
    assert.deepEqual([newOne.estado, newOne.numero, newOne.pedido], ['em_leitura', null, Number(old.pedido) + 1]);
    assert.equal(await inQueue(t, nota.id), 1);
    reader.ler = async () => readDocument({numero: 2});
    await read(t, nota.id);
    assert.equal((await stored(nota.id)).numero, '2');
  });

  it('throws away what was read of a receipt that was joined meanwhile', async () => {
    const [nota, another] = [await givenInLeitura(t, pintor.id), await givenInLeitura(t, pintor.id)];
    reader.ler = async () => {
      const {status} = await staff.post(`/api/nota/${nota.id}/juntar`, {notas: [another.id]});
      assert.equal(status, 200);
      return readDocument();
    };
    await read(t, nota.id);
    assert.equal((await stored(nota.id)).estado, 'em_leitura');
    assert.equal(await inQueue(t, nota.id), 1);
    let arquivos = 0;
    reader.ler = async all => {
      arquivos = all.length;
      return readDocument();
    };
    await read(t, nota.id);
    await read(t, another.id);
    assert.deepEqual([arquivos, (await stored(nota.id)).estado], [2, 'lida']);
    const [ofJoined] = await t.db.query(
      sql`SELECT 1 FROM nota_leitura WHERE nota_id = ${another.id} AND estado = 'em_leitura'`,
    );
    assert.equal(ofJoined, undefined);
  });

  it('reads again when the files changed while they were read', async () => {
    const [nota, another] = [await givenInLeitura(t, pintor.id), await givenInLeitura(t, pintor.id)];
    reader.ler = async () => {
      await t.db.query(
        sql`INSERT INTO nota_arquivo (nota_id, arquivo_id, ordem) VALUES (${nota.id}, ${another.arquivoIds[0] ?? null}, 2)`,
      );
      return readDocument();
    };
    await read(t, nota.id);
    assert.equal((await stored(nota.id)).estado, 'em_leitura');
    assert.equal(await inQueue(t, nota.id), 1);
  });

  it('does not touch a receipt that is being scored, and waits for it', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    let readDone: Promise<void> | undefined;
    await t.run(() =>
      t.db.tx(async () => {
        await t.db.query(sql`SELECT 1 FROM nota WHERE id = ${nota.id} FOR NO KEY UPDATE`);
        const readNota = new Promise<void>(resolve => {
          reader.ler = async () => {
            resolve();
            return readDocument();
          };
        });
        readDone = read(t, nota.id);
        await readNota;
        await t.db.query(sql`UPDATE nota SET estado = 'pontuada' WHERE id = ${nota.id}`);
        const statement = sql<{estado: string}>`SELECT estado FROM nota_leitura WHERE nota_id = ${nota.id}`;
        const [leitura] = await rowsOf(t.db.reads, statement);
        assert.equal(leitura?.estado, 'em_leitura');
      }),
    );
    await readDone;
    assert.equal((await stored(nota.id)).estado, 'lida');
    const [{estado} = {estado: ''}] = await t.db.query(
      sql<{estado: string}>`SELECT estado FROM nota WHERE id = ${nota.id}`,
    );
    assert.equal(estado, 'pontuada');
    await t.db.query(sql`UPDATE nota SET estado = 'encerrada' WHERE id = ${nota.id}`);
  });

  it('spares the reading of what nobody waits for', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    await t.db.query(sql`UPDATE nota SET estado = 'reprovada' WHERE id = ${nota.id}`);
    reader.ler = () => assert.fail('was read');
    await read(t, nota.id);
    assert.equal((await stored(nota.id)).estado, 'nao_lida');
    const withoutLeitura = await givenNota(t, pintor.id);
    await read(t, withoutLeitura.id);
  });

  it('never keeps half of what was read', async () => {
    const nota = await givenInLeitura(t, pintor.id);
    reader.ler = async () => readDocument({chave: 'not a key'});
    await assert.rejects(read(t, nota.id));
    const {estado, numero} = await stored(nota.id);
    assert.deepEqual([estado, numero], ['em_leitura', null]);
  });
});

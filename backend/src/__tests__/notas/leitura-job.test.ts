import assert from 'node:assert/strict';
import {TENTATIVAS_LEITURA} from '../../modules/notas/leitura/ler-nota.job';
import {LER_NOTA, pedirLeitura} from '../../modules/notas/leitura/pedido';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenRevenda,
  givenUsuario,
  type Client,
  type PintorDado,
  type TestApp,
} from '../support';
import {documentoLido, givenEmLeitura, givenLeitor, givenProdutoLido, ler, naFila} from './leitura-support';

describe('reading in the background', () => {
  let t: TestApp;
  let staff: Client;
  let pintor: PintorDado;
  let leitor: ReturnType<typeof givenLeitor>;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = (await givenUsuario(t, 1)).api;
    pintor = await givenPintor(t);
    await givenProdutoLido(t);
  });
  beforeEach(() => (leitor = givenLeitor(t)));
  after(() => t.stop());

  const guardada = async (notaId: number) => {
    const [row] = await t.db.query<Record<string, unknown>>(`SELECT * FROM nota_leitura WHERE nota_id = $1`, [notaId]);
    assert.ok(row);
    return row;
  };

  it('reads the files in their order, and keeps what was read', async () => {
    const nota = await givenEmLeitura(t, pintor.id, {arquivos: 2});
    await t.db.query(`UPDATE nota_arquivo SET recorte = '{"paginas":[2]}' WHERE nota_id = $1 AND ordem = 2`, [nota.id]);
    const vistos: {mime: string; recorte?: unknown; bytes: number}[] = [];
    const lido = documentoLido({serie: 7, numero: 4567});
    leitor.ler = async arquivos => {
      for (const {conteudo, mime, recorte} of arquivos) vistos.push({mime, recorte, bytes: (await conteudo()).length});
      return lido;
    };
    await ler(t, nota.id);
    const [{bytes} = {bytes: 0}] = await t.db.query<{bytes: number}>(`SELECT bytes FROM arquivo LIMIT 1`);
    assert.deepEqual(vistos, [
      {mime: 'image/jpeg', recorte: undefined, bytes},
      {mime: 'image/jpeg', recorte: {paginas: [2]}, bytes},
    ]);
    const row = await guardada(nota.id);
    const {estado, chave, tipo_fiscal, serie, numero, cnpj, data_emissao, total, descontos, confianca, certa, vias} =
      row;
    assert.deepEqual(
      {estado, chave, tipo_fiscal, serie, numero, cnpj, data_emissao, total, descontos, confianca, certa, vias},
      {
        estado: 'lida',
        chave: lido.chave,
        tipo_fiscal: 'C',
        serie: 7,
        numero: '4567',
        cnpj: lido.cnpj,
        data_emissao: '2026-09-10',
        total: 170,
        descontos: 9.8,
        confianca: 0.98,
        certa: true,
        vias: ['qrcode', 'ocr'],
      },
    );
    assert.deepEqual([row.paginas, row.duracao_ms, row.lida_em], [1, 2345, t.clock.agora]);
  });

  it('calls certain what only has to be confirmed: a reseller’s name needs no look, another shop’s does', async () => {
    const {campos, ...lido} = documentoLido();
    const {loja: _, ...semLoja} = campos;
    leitor.ler = async () => ({...lido, campos: semLoja});
    const certa = async () => {
      const nota = await givenEmLeitura(t, pintor.id);
      await ler(t, nota.id);
      return (await guardada(nota.id)).certa;
    };
    assert.equal(await certa(), false);
    await givenRevenda(t, {cnpj: lido.cnpj});
    assert.equal(await certa(), true);
  });

  it('reads each request once, however often the job runs', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    let vezes = 0;
    leitor.ler = async () => documentoLido({numero: ++vezes});
    await ler(t, nota.id);
    await ler(t, nota.id);
    assert.equal(vezes, 1);
    assert.equal((await guardada(nota.id)).numero, '1');
  });

  it('tries again what failed and leaves it to people in the end', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    leitor.ler = () => Promise.reject(new Error('the process died'));
    for (let i = 1; i < TENTATIVAS_LEITURA; i++) {
      await assert.rejects(ler(t, nota.id), /the process died/);
      assert.equal((await guardada(nota.id)).estado, 'em_leitura');
    }
    await ler(t, nota.id);
    const {estado, avisos} = await guardada(nota.id);
    assert.equal(estado, 'nao_lida');
    assert.deepEqual(
      (avisos as {tipo: string}[]).map(({tipo}) => tipo),
      ['falha'],
    );
    const {body} = await staff.get<{rows: {leitura: string}[]}>(`/api/pontuacoes/pendentes?filtros={"id":${nota.id}}`);
    assert.equal(body.rows[0]?.leitura, 'nao_lida', 'an ordinary pending receipt');
  });

  it('counts an attempt that took the server down with it', async () => {
    const nota = await givenEmLeitura(t, pintor.id, {tentativas: TENTATIVAS_LEITURA});
    let vezes = 0;
    leitor.ler = async () => documentoLido({numero: ++vezes});
    await ler(t, nota.id);
    assert.deepEqual([vezes, (await guardada(nota.id)).estado], [0, 'nao_lida']);
  });

  it('keeps text that no database takes', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const hostil = 'TIN\u0000TA \ud800 "\\u0000';
    leitor.ler = async () =>
      documentoLido({loja: hostil, itens: [{nome: hostil, confianca: 0.5, valoresCertos: false, certa: false}]});
    await ler(t, nota.id);
    const {loja, itens} = await guardada(nota.id);
    assert.equal(loja, 'TINTA  "\\u0000');
    assert.equal((itens as {nome: string}[])[0]?.nome, loja);
  });

  it('keeps no text without end: lists show it in every row', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const longo = `LOJA ${'\u{1f600}'.repeat(1_000_000)}`;
    const item = {nome: longo, codigo: '7'.repeat(61), confianca: 0.5, valoresCertos: false, certa: false};
    leitor.ler = async () => documentoLido({loja: longo, cidade: longo, itens: [item]});
    await ler(t, nota.id);
    const {loja, cidade, itens} = await guardada(nota.id);
    const [lido] = itens as {nome: string; codigo: null}[];
    for (const texto of [loja, cidade, lido?.nome]) assert.match(String(texto), /^LOJA \u{1f600}{100,300}$/u);
    assert.equal(lido?.codigo, null, 'half a code is another code');
  });

  it('is read once for the last of several requests, however many jobs they left', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    for (let i = 0; i < TENTATIVAS_LEITURA; i++) await t.run(() => pedirLeitura(t.db, t.app.jobs, nota.id));
    const tarefas = await t.db.query<{data: object}>(
      `SELECT data FROM pgboss.job WHERE name = $1 AND (data->>'notaId')::int = $2`,
      [LER_NOTA, nota.id],
    );
    assert.equal(tarefas.length, TENTATIVAS_LEITURA);
    let vezes = 0;
    leitor.ler = async () => documentoLido({numero: ++vezes});
    const todas = [{data: {notaId: nota.id, pedido: 1}}, ...tarefas];
    await Promise.all(todas.map(({data}) => t.app.jobs.runNow(LER_NOTA, data)));
    const {estado, numero, tentativas} = await guardada(nota.id);
    assert.deepEqual([vezes, estado, numero, tentativas], [1, 'lida', '1', 1]);
  });

  it('lets a later request to read win over what is being read', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    const antiga = await guardada(nota.id);
    leitor.ler = async () => {
      // Long ago enough for a person to ask again.
      await t.db.query(`UPDATE nota_leitura SET atualizado_em = $2 WHERE nota_id = $1`, [nota.id, '2026-09-01']);
      assert.equal((await staff.post(`/api/nota/${nota.id}/reler`)).status, 200);
      return documentoLido({numero: 1});
    };
    await ler(t, nota.id);
    const nova = await guardada(nota.id);
    assert.deepEqual([nova.estado, nova.numero, nova.pedido], ['em_leitura', null, Number(antiga.pedido) + 1]);
    assert.equal(await naFila(t, nota.id), 1);
    leitor.ler = async () => documentoLido({numero: 2});
    await ler(t, nota.id);
    assert.equal((await guardada(nota.id)).numero, '2');
  });

  it('throws away what was read of a receipt that was joined meanwhile', async () => {
    const [nota, outra] = [await givenEmLeitura(t, pintor.id), await givenEmLeitura(t, pintor.id)];
    leitor.ler = async () => {
      const {status} = await staff.post(`/api/nota/${nota.id}/juntar`, {notas: [outra.id]});
      assert.equal(status, 200);
      return documentoLido();
    };
    await ler(t, nota.id);
    assert.equal((await guardada(nota.id)).estado, 'em_leitura');
    assert.equal(await naFila(t, nota.id), 1);
    let arquivos = 0;
    leitor.ler = async todos => {
      arquivos = todos.length;
      return documentoLido();
    };
    await ler(t, nota.id);
    await ler(t, outra.id);
    assert.deepEqual([arquivos, (await guardada(nota.id)).estado], [2, 'lida']);
    const [daJuntada] = await t.db.query(`SELECT 1 FROM nota_leitura WHERE nota_id = $1 AND estado = 'em_leitura'`, [
      outra.id,
    ]);
    assert.equal(daJuntada, undefined);
  });

  it('reads again when the files changed while they were read', async () => {
    const [nota, outra] = [await givenEmLeitura(t, pintor.id), await givenEmLeitura(t, pintor.id)];
    leitor.ler = async () => {
      await t.db.query(`INSERT INTO nota_arquivo (nota_id, arquivo_id, ordem) VALUES ($1, $2, 2)`, [
        nota.id,
        outra.arquivoIds[0],
      ]);
      return documentoLido();
    };
    await ler(t, nota.id);
    assert.equal((await guardada(nota.id)).estado, 'em_leitura');
    assert.equal(await naFila(t, nota.id), 1);
  });

  it('does not touch a receipt that is being scored, and waits for it', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    let leu: Promise<void> | undefined;
    await t.run(() =>
      t.db.tx(async () => {
        await t.db.query(`SELECT 1 FROM nota WHERE id = $1 FOR NO KEY UPDATE`, [nota.id]);
        const lida = new Promise<void>(resolve => {
          leitor.ler = async () => {
            resolve();
            return documentoLido();
          };
        });
        leu = ler(t, nota.id);
        await lida;
        await t.db.query(`UPDATE nota SET estado = 'pontuada' WHERE id = $1`, [nota.id]);
        const sql = `SELECT estado FROM nota_leitura WHERE nota_id = $1`;
        const {rows} = await t.db.reads.query<{estado: string}>(sql, [nota.id]);
        assert.equal(rows[0]?.estado, 'em_leitura');
      }),
    );
    await leu;
    assert.equal((await guardada(nota.id)).estado, 'lida');
    const [{estado} = {estado: ''}] = await t.db.query<{estado: string}>(`SELECT estado FROM nota WHERE id = $1`, [
      nota.id,
    ]);
    assert.equal(estado, 'pontuada');
    await t.db.query(`UPDATE nota SET estado = 'encerrada' WHERE id = $1`, [nota.id]);
  });

  it('spares the reading of what nobody waits for', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    await t.db.query(`UPDATE nota SET estado = 'reprovada' WHERE id = $1`, [nota.id]);
    leitor.ler = () => assert.fail('was read');
    await ler(t, nota.id);
    assert.equal((await guardada(nota.id)).estado, 'nao_lida');
    const semLeitura = await givenNota(t, pintor.id);
    await ler(t, semLeitura.id);
  });

  it('never keeps half of what was read', async () => {
    const nota = await givenEmLeitura(t, pintor.id);
    leitor.ler = async () => documentoLido({chave: 'not a key'});
    await assert.rejects(ler(t, nota.id));
    const {estado, numero} = await guardada(nota.id);
    assert.deepEqual([estado, numero], ['em_leitura', null]);
  });
});

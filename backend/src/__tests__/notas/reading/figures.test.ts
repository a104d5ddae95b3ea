import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, nextCnpj, type TestApp} from '../../support';
import {readDocument, givenInLeitura, givenReader, givenReadProduto, read, type ReadDocument} from './support';

describe('GET /api/notas/leituras', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  it('counts what was read in a period, by which way, and how long it took', async () => {
    const {id: pintorId} = await givenPintor(t);
    await givenReadProduto(t);
    const reader = givenReader(t);
    const givenRead = async (changes: Partial<ReadDocument>, now = '2026-09-15T15:00:00Z') => {
      t.clock.now = new Date(now);
      const nota = await givenInLeitura(t, pintorId);
      reader.ler = async () => readDocument(changes);
      await read(t, nota.id);
    };
    const bySource = (fonte: 'xml' | 'codigo_barras') => ({
      ...readDocument().campos,
      chave: {confianca: 1, certa: true, fonte},
    });
    await givenRead({medidas: {vias: ['qrcode'], paginas: 1, duracaoMs: 1000}});
    await givenRead({campos: bySource('xml'), medidas: {vias: ['xml'], paginas: 1, duracaoMs: 100}});
    await givenRead({
      campos: bySource('codigo_barras'),
      itens: [],
      certa: false,
      medidas: {vias: ['ocr'], paginas: 2, duracaoMs: 9000},
    });
    const nothing = {chave: undefined, cnpj: nextCnpj(), itens: [], campos: {}, certa: false};
    await givenRead({...nothing, estado: 'nao_lida', medidas: {vias: [], paginas: 0, duracaoMs: 0}});
    // 01:00 UTC of the 16th is still the 15th in São Paulo; 03:00 is not.
    await givenRead({}, '2026-09-16T01:00:00Z');
    await givenRead({}, '2026-09-16T03:00:00Z');
    await givenInLeitura(t, pintorId);
    const {api: staff} = await givenUsuario(t, 0);
    const period = '?dataInicial=15/09/2026&dataFinal=2026-09-15';
    const {status, body} = await staff.get(`/api/notas/leituras${period}`);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      dataInicial: '2026-09-15',
      dataFinal: '2026-09-15',
      total: 5,
      lidas: 3,
      parciais: 1,
      naoLidas: 1,
      certas: 3,
      emLeitura: 1,
      chave: {xml: 1, qrcode: 2, codigo_barras: 1, texto: 0, ocr: 0, nenhuma: 1},
      paginas: 5,
      segundos: {p50: 1.67, p95: 8},
      segundosPorPagina: {p50: 1.67, p95: 4.18},
    });
    const byDefault = await staff.get('/api/notas/leituras');
    assert.deepEqual(
      [byDefault.body.total, byDefault.body.dataInicial, byDefault.body.dataFinal],
      [6, '2026-08-18', '2026-09-16'],
    );
    const empty = await staff.get('/api/notas/leituras?dataInicial=2025-01-01&dataFinal=2025-01-31');
    assert.deepEqual([empty.body.total, empty.body.segundos], [0, {p50: null, p95: null}]);
    assert.deepEqual((await staff.get('/api/notas/leituras?dataInicial=ontem')).status, 422);
  });
});

import assert from 'node:assert/strict';
import {givenApp, givenNota, givenPintor, givenUsuario, type Client, type TestApp} from '../support';
import {givenScenario, givenVenda} from './support';

interface Row {
  id: number;
  nome: string;
  cpf: string;
  estado: string;
  reprovadoMotivo: string | null;
  total: number | null;
  pontos: number | null;
  decididaPor: string | null;
  decididaEm: string | null;
  arquivoUrl: string | null;
}

describe('Receipts of every state', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0, {nome: 'Ana do Painel'})).api;
  });
  after(() => t.stop());

  const list = async (filtros: Record<string, unknown>) => {
    const {status, body, text} = await staff.get<{rows: Row[]}>(
      `/api/notas?pagina=0&limite=50&filtros=${encodeURIComponent(JSON.stringify(filtros))}`,
    );
    assert.equal(status, 200, text);
    return body.rows;
  };

  it('say what became of each of a painter, why and by whom', async () => {
    const pintor = await givenPintor(t);
    const {venda, nota: scored} = await givenVenda(t, await givenScenario(t, pintor));
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const rejected = await givenNota(t, pintor.id);
    await staff.post('/api/pontuacoes/reprovar', {
      nomeArquivo: rejected.nomeArquivo,
      reprovadoMotivo: 'Nota Ilegível',
      reprovadoPor: 'Ana',
    });
    const waiting = await givenNota(t, pintor.id);
    await givenNota(t, (await givenPintor(t)).id);
    const rows = new Map((await list({cpf: pintor.cpf})).map(row => [row.id, row]));
    assert.deepEqual(new Set(rows.keys()), new Set([scored.id, rejected.id, waiting.id]));
    const [one, two, three] = [scored, rejected, waiting].map(({id}) => rows.get(id));
    assert.deepEqual(
      [one?.estado, one?.decididaPor, two?.estado, two?.reprovadoMotivo],
      ['pontuada', 'Ana do Painel', 'reprovada', 'Nota Ilegível'],
    );
    assert.ok((one?.pontos ?? 0) > 0 && (one?.total ?? 0) > 0 && one?.arquivoUrl?.includes('?'));
    assert.deepEqual(
      [three?.estado, three?.pontos, three?.decididaPor, three?.decididaEm],
      ['pendente', null, null, null],
    );
    const {total, pontos} = {total: one?.total ?? 0, pontos: one?.pontos ?? 0};
    for (const [filter, ids] of [
      [{total_gte: total, total_lte: total, pontos_gte: pontos}, [scored.id]],
      [{total_gte: total + 0.01}, []],
      [{pontos_gte: pontos + 1}, []],
    ] as const)
      assert.deepEqual(
        (await list({cpf: pintor.cpf, ...filter})).map(({id}) => id),
        ids,
        JSON.stringify(filter),
      );
    assert.deepEqual(
      (await list({cpf: pintor.cpf, estado: 'reprovada'})).map(({id}) => id),
      [rejected.id],
    );
  });

  it('are for who processes them', async () => {
    assert.equal((await (await givenUsuario(t, 2)).api.get('/api/notas')).status, 403);
    assert.equal((await (await givenPintor(t)).api.get('/api/notas')).status, 401);
  });
});

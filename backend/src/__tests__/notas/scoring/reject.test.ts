import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenNota, givenPintor, givenUsuario, type Client, type TestApp} from '../../support';

describe('POST /api/pontuacoes/reprovar', () => {
  let t: TestApp;
  let administrador: Client;
  before(async () => {
    t = await givenApp();
    administrador = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());

  const reject = (nomeArquivo: string, reprovadoMotivo = 'Nota Ilegível') =>
    administrador.post('/api/pontuacoes/reprovar', {nomeArquivo, reprovadoMotivo, reprovadoPor: 'Outra pessoa'});

  it('finds the receipt by its file’s name, bare or as the pending list shows it', async () => {
    const pintor = await givenPintor(t);
    const [first, second] = [await givenNota(t, pintor.id), await givenNota(t, pintor.id)];
    const {body} = await administrador.get<{rows: {id: number; diretorioArquivo: string}[]}>(
      `/api/pontuacoes/pendentes?buscar=${pintor.cpf}`,
    );
    const path = body.rows.find(({id}) => id === second.id)?.diretorioArquivo ?? '';
    assert.match(path, /^notas\//);
    for (const nome of [first.nomeArquivo, path]) assert.equal((await reject(nome)).status, 200, nome);
    const states = await t.db.query(sql`SELECT estado, reprovado_motivo FROM nota WHERE pintor_id = ${pintor.id}`);
    assert.deepEqual(states, Array(2).fill({estado: 'reprovada', reprovado_motivo: 'Nota Ilegível'}));
  });

  it('takes one of the five reasons, once', async () => {
    const {nomeArquivo} = await givenNota(t, (await givenPintor(t)).id);
    assert.equal((await reject(nomeArquivo, 'Nota feia')).status, 422);
    assert.equal((await reject(nomeArquivo, 'Nota Duplicada')).status, 200);
    assert.equal((await reject(nomeArquivo)).status, 409);
    assert.equal((await reject('nenhuma.jpg')).status, 404);
  });
});

import assert from 'node:assert/strict';
import {lerChave} from '@clube/domain';
import {givenApp, givenPintor, insert, nextCnpj, type Client, type TestApp} from '../support';
import {givenEmLeitura, nextChave} from './leitura-support';

describe('GET /api/notas/conferir', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  type Conferida = {valida: boolean; loja: string | null; situacao: string; [campo: string]: unknown};
  const conferir = (api: Client, chave: string) =>
    api.get<Conferida>(`/api/notas/conferir?chave=${encodeURIComponent(chave)}`);

  it('says whose shop’s it is and whether it was sent, and nothing of who sent it', async () => {
    const [eu, outro] = [await givenPintor(t), await givenPintor(t)];
    const cnpj = nextCnpj();
    await insert(t, 'loja', {cnpj, nome: 'Tintas da Praça'});
    const chave = nextChave(cnpj);
    const {numero, serie} = lerChave(chave) ?? assert.fail('not a key');
    const nova = {
      valida: true,
      loja: 'Tintas da Praça',
      cnpj,
      numero: String(numero),
      serie,
      uf: 'SP',
      tipoFiscal: 'C',
      situacao: 'nova',
    };
    assert.deepEqual((await conferir(eu.api, chave.replace(/(.{4})/g, '$1 '))).body, nova);
    const {id} = await givenEmLeitura(t, eu.id, {estado: 'lida', chave});
    assert.deepEqual((await conferir(eu.api, chave)).body, {...nova, situacao: 'sua'});
    assert.deepEqual((await conferir(outro.api, chave)).body, {...nova, situacao: 'ja_enviada'});
    await t.db.query(`UPDATE nota SET estado = 'reprovada' WHERE id = $1`, [id]);
    assert.equal((await conferir(outro.api, chave)).body.situacao, 'nova', 'may be sent again');
  });

  it('tells a wrong key, needs one, and is not for asking all day', async () => {
    const {api} = await givenPintor(t);
    const chave = nextChave();
    const errada = chave.slice(0, -1) + ((Number(chave.at(-1)) + 1) % 10);
    const {body} = await conferir(api, errada);
    assert.deepEqual([body.valida, body.loja, body.situacao], [false, null, 'nova']);
    assert.equal((await api.get('/api/notas/conferir')).status, 422);
    const inquieto = api.with({endereco: '203.0.113.77'});
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++) statuses.add((await conferir(inquieto, errada)).status);
    assert.deepEqual([...statuses], [200, 429]);
  });
});

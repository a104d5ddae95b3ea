import assert from 'node:assert/strict';
import {readAccessKey} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenPintor, insert, nextCnpj, type Client, type TestApp} from '../../support';
import {givenInLeitura, nextChave} from '../reading/support';

describe('GET /api/notas/conferir', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  type Checked = {valida: boolean; loja: string | null; situacao: string; [campo: string]: unknown};
  const check = (api: Client, chave: string) =>
    api.get<Checked>(`/api/notas/conferir?chave=${encodeURIComponent(chave)}`);

  it('says whose shop’s it is and whether it was sent, and nothing of who sent it', async () => {
    const [mine, other] = [await givenPintor(t), await givenPintor(t)];
    const cnpj = nextCnpj();
    await insert(t, 'loja', {cnpj, nome: 'Tintas da Praça'});
    const chave = nextChave(cnpj);
    const {numero, serie} = readAccessKey(chave) ?? assert.fail('not a key');
    const newOne = {
      valida: true,
      loja: 'Tintas da Praça',
      cnpj,
      numero: String(numero),
      serie,
      uf: 'SP',
      tipoFiscal: 'C',
      situacao: 'nova',
    };
    assert.deepEqual((await check(mine.api, chave.replace(/(.{4})/g, '$1 '))).body, newOne);
    const {id} = await givenInLeitura(t, mine.id, {estado: 'lida', chave});
    assert.deepEqual((await check(mine.api, chave)).body, {...newOne, situacao: 'sua'});
    assert.deepEqual((await check(other.api, chave)).body, {...newOne, situacao: 'ja_enviada'});
    await t.db.query(sql`UPDATE nota SET estado = 'reprovada' WHERE id = ${id}`);
    assert.equal((await check(other.api, chave)).body.situacao, 'nova', 'may be sent again');
  });

  it('reports a wrong key, needs one, and is limited in number', async () => {
    const {api} = await givenPintor(t);
    const chave = nextChave();
    const wrong = chave.slice(0, -1) + ((Number(chave.at(-1)) + 1) % 10);
    const {body} = await check(api, wrong);
    assert.deepEqual([body.valida, body.loja, body.situacao], [false, null, 'nova']);
    assert.equal((await api.get('/api/notas/conferir')).status, 422);
    const restless = api.with({address: '203.0.113.77'});
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++) statuses.add((await check(restless, wrong)).status);
    assert.deepEqual([...statuses], [200, 429]);
  });
});

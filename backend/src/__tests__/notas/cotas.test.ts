import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {COTA_ENDERECO, COTA_PINTOR, type Consumo} from '@clube/domain';
import {LIMPAR_CONSUMO} from '../../modules/notas/envio/consumo';
import {
  AGORA,
  givenApp,
  givenImagem,
  givenPintor,
  nextNumber,
  type Corpo,
  type PintorDado,
  type TestApp,
} from '../support';

const MB = 1024 * 1024;
/** Noon in São Paulo. */
const ATE_MEIA_NOITE_S = 12 * 3600;

interface Enviado extends Corpo {
  arquivos?: {situacao: string; codigo?: string}[];
}

describe('What one painter, and one address, may send', () => {
  let t: TestApp;
  let pintor: PintorDado;
  before(async () => (t = await givenApp()));
  beforeEach(async () => (pintor = await givenPintor(t)));
  after(() => t.stop());
  afterEach(async () => {
    t.clock.agora = AGORA;
    await t.db.query(`DELETE FROM consumo_envio`);
  });

  async function fotos(quantas: number): Promise<FormData> {
    const dados = new FormData();
    for (let i = 0; i < quantas; i++) {
      const conteudo = await givenImagem('jpeg', 200 + nextNumber(), 100);
      dados.append('arquivos', new Blob([Uint8Array.from(conteudo)]), `${i}.jpg`);
    }
    return dados;
  }
  const enviar = async (quantas = 1, {api = pintor.api, de = '198.51.100.7', chave = ''} = {}) =>
    api.post<Enviado>('/api/upload/venda_foto', await fotos(quantas), {
      headers: {'X-Forwarded-For': de, ...(chave ? {'Idempotency-Key': chave} : {})},
    });
  const consumo = (quem: string) =>
    t.db.query<{quem: string; arquivos: number; bytes: number}>(
      `SELECT quem, arquivos, bytes FROM consumo_envio WHERE quem LIKE $1 AND arquivos > 0`,
      [`${quem}%`],
    );
  const givenConsumo = (quem: string, {arquivos, bytes}: Consumo, dia = '2026-09-15') =>
    t.db.query(
      `INSERT INTO consumo_envio AS c (quem, dia, arquivos, bytes) VALUES ($1, $2, $3, $4)
       ON CONFLICT (quem, dia) DO UPDATE SET arquivos = $3, bytes = $4`,
      [quem, dia, arquivos, bytes],
    );
  const notas = (de = pintor) => t.db.query(`SELECT 1 FROM nota WHERE pintor_id = $1`, [de.id]);
  const meu = () => `pintor:${pintor.id}`;
  const {dia, mes} = COTA_PINTOR;

  it('is counted by files and bytes, for the painter and for the address, which is kept as a hash', async () => {
    assert.equal((await enviar(3)).status, 200);
    const [doPintor] = await consumo(meu());
    const [doEndereco] = await consumo('endereco:');
    const soma = await t.db.one<{bytes: string}>(
      `SELECT sum(a.bytes) AS bytes FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id WHERE n.pintor_id = $1`,
      [pintor.id],
    );
    for (const linha of [doPintor, doEndereco]) {
      assert.equal(linha?.arquivos, 3);
      assert.equal(linha.bytes, Number(soma?.bytes));
    }
    assert.ok(!doEndereco?.quem.includes('198'));
  });

  it('beyond the day or the month is refused with when it fits again, and nothing is kept', async () => {
    const casos: [Consumo, string, number][] = [
      [{...dia, bytes: 0}, '2026-09-15', ATE_MEIA_NOITE_S],
      [{arquivos: 0, bytes: dia.bytes}, '2026-09-15', ATE_MEIA_NOITE_S],
      [{...mes, bytes: 0}, '2026-09-01', ATE_MEIA_NOITE_S + 15 * 86_400],
      [{arquivos: 0, bytes: mes.bytes}, '2026-09-02', ATE_MEIA_NOITE_S + 15 * 86_400],
    ];
    for (const [usado, quando, segundos] of casos) {
      await t.db.query(`DELETE FROM consumo_envio`);
      await givenConsumo(meu(), usado, quando);
      const {status, body, headers} = await enviar();
      assert.deepEqual([status, body.codigo], [429, 'COTA_DE_ENVIO']);
      assert.equal(headers.get('retry-after'), String(segundos));
      assert.match(body.erro ?? '', /Envie o resto/);
    }
    assert.deepEqual(await notas(), []);
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    await t.db.query(`DELETE FROM consumo_envio`);
    await givenConsumo(meu(), mes, '2026-08-31');
    assert.equal((await enviar()).status, 200, 'last month is over');
  });

  it('the next day it fits again', async () => {
    await givenConsumo(meu(), {...dia, bytes: 0});
    assert.equal((await enviar()).status, 429);
    t.clock.agora = new Date(AGORA.getTime() + ATE_MEIA_NOITE_S * 1000);
    assert.equal((await enviar()).status, 200);
  });

  it('what fits of a sending is taken, what does not says why', async () => {
    await givenConsumo(meu(), {arquivos: dia.arquivos - 2, bytes: 0});
    const {status, body} = await enviar(4);
    assert.equal(status, 200);
    assert.deepEqual(
      body.arquivos?.map(({situacao, codigo}) => codigo ?? situacao),
      ['recebida', 'recebida', 'COTA_DE_ENVIO', 'COTA_DE_ENVIO'],
    );
    assert.equal((await notas()).length, 2);
    assert.equal((await consumo(meu()))[0]?.arquivos, dia.arquivos);
  });

  it('sent all at once it is not more', async () => {
    await givenConsumo(meu(), {arquivos: dia.arquivos - 3, bytes: 0});
    const respostas = await Promise.all(Array.from({length: 8}, () => enviar()));
    assert.deepEqual(respostas.map(({status}) => status).sort(), [200, 200, 200, 429, 429, 429, 429, 429]);
    assert.equal((await notas()).length, 3);
    assert.equal((await consumo(meu()))[0]?.arquivos, dia.arquivos);
  });

  it('many painters behind one address share a much larger one, exactly, and another address is another', async () => {
    assert.equal((await enviar()).status, 200);
    const [{quem} = {quem: ''}] = await consumo('endereco:');
    await givenConsumo(quem, {arquivos: COTA_ENDERECO.dia.arquivos - 4, bytes: 0});
    const vizinhos = await Promise.all(Array.from({length: 6}, () => givenPintor(t)));
    const respostas = await Promise.all(vizinhos.map(({api}) => enviar(1, {api})));
    assert.deepEqual(respostas.map(({status}) => status).sort(), [200, 200, 200, 200, 429, 429]);
    assert.match(respostas.find(({status}) => status === 429)?.body.erro ?? '', /rede em que você está/);
    assert.equal((await enviar(1, {de: '198.51.100.8'})).status, 200);
  });

  it('what cannot fit is refused before it is sent', async () => {
    await givenConsumo(meu(), {arquivos: 0, bytes: dia.bytes - 20 * MB});
    const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/upload/venda_foto HTTP/1.1\r\nHost: clube\r\nAuthorization: ${pintor.token}||\r\n` +
        `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${30 * MB}\r\n\r\n`,
    );
    const [resposta] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    assert.match(resposta.toString(), /^HTTP\/1\.1 429 [\s\S]*Retry-After: \d+/i);
    assert.equal((await enviar()).status, 200, 'a small one fits');
  });

  it('what is still on its way counts, until it has come or gone', async () => {
    await givenConsumo(meu(), {arquivos: 0, bytes: dia.bytes - 50 * MB});
    const cabeca = (bytes: number) =>
      `POST /api/upload/venda_foto HTTP/1.1\r\nHost: clube\r\nAuthorization: ${pintor.token}||\r\n` +
      `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${bytes}\r\n\r\n--X\r\n` +
      'Content-Disposition: form-data; name="arquivos"; filename="a.jpg"\r\n\r\nabc';
    const primeira = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(primeira, 'connect');
    primeira.write(cabeca(49 * MB));
    const tmp = () => readdirSync(join(t.dataDir, 'tmp')).length;
    const ate = async (vale: () => boolean) => {
      while (!vale()) await new Promise(resolve => setImmediate(resolve));
    };
    await ate(() => tmp() === 1);
    const segunda = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(segunda, 'connect');
    segunda.write(cabeca(2 * MB));
    const [resposta] = (await once(segunda, 'data')) as [Buffer];
    assert.match(resposta.toString(), /^HTTP\/1\.1 429 /);
    segunda.destroy();
    primeira.destroy();
    await ate(() => tmp() === 0);
    let {status} = await enviar(1);
    while (status === 429) ({status} = await enviar(1));
    assert.equal(status, 200);
  });

  it('a sending that took the last of it hears its first answer again', async () => {
    await givenConsumo(meu(), {arquivos: dia.arquivos - 1, bytes: 0});
    const dados = await fotos(1);
    const headers = {'X-Forwarded-For': '198.51.100.7', 'Idempotency-Key': 'ultima'};
    const mandar = () => pintor.api.post<Enviado>('/api/upload/venda_foto', dados, {headers});
    const [uma, outra] = [await mandar(), await mandar()];
    assert.deepEqual([uma.status, outra.status, outra.body], [200, 200, uma.body]);
    assert.equal(outra.headers.get('idempotent-replayed'), 'true');
    assert.equal((await enviar(1, {chave: 'nova'})).status, 429);
  });

  it('is forgotten once no month counts it', async () => {
    await givenConsumo(meu(), dia, '2026-08-10');
    await givenConsumo(meu(), dia, '2026-08-11');
    await t.app.jobs.runNow(LIMPAR_CONSUMO);
    const dias = await t.db.query(`SELECT dia FROM consumo_envio WHERE quem = $1`, [meu()]);
    assert.deepEqual(dias, [{dia: '2026-08-11'}]);
  });
});

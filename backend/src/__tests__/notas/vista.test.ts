import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import sharp from 'sharp';
import {HEIC_MINIMO} from '@clube/receipt-reader/fixtures';
import {Kernel} from '../../kernel/keys';
import type {Storage} from '../../kernel/storage/storage';
import {NOTA_CHEGOU} from '../../modules/notas/envio/chegada';
import {
  form,
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type Corpo,
  type PintorDado,
  type TestApp,
  type UsuarioDado,
} from '../support';
import {documentoLido, givenLeitor, ler, trocarConteudo} from './leitura-support';

const SEGREDO = 'Rua das Flores 100';

/** A picture unlike any other, taken sideways, with the place where it was taken. */
async function fotoComLugar(formato: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({create: {width: 60 + nextNumber(), height: 40, channels: 3, background: '#d81'}})
    .toFormat(formato)
    .withExif({IFD0: {ImageDescription: SEGREDO}, IFD3: {GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 0/1'}})
    .withMetadata({orientation: 6})
    .toBuffer();
}

async function assertSemLugar(servido: Buffer, original: Buffer): Promise<void> {
  assert.ok(!servido.includes(SEGREDO) && !servido.equals(original));
  const [antes, depois] = [await sharp(original).metadata(), await sharp(servido).metadata()];
  assert.ok((depois.exif?.length ?? 0) <= 32, 'no more than which way is up');
  assert.deepEqual(
    [depois.autoOrient.width, depois.autoOrient.height],
    [antes.autoOrient.width, antes.autoOrient.height],
  );
}

describe('What is shown of a receipt’s picture', () => {
  let t: TestApp;
  let storage: Storage;
  let staff: UsuarioDado;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    storage = await t.app.get(Kernel.STORAGE);
    staff = await givenUsuario(t, 1);
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const guardado = (caminho: string) => buffer(storage.read(caminho));
  const baixar = async (endereco: string, token?: string) => {
    const headers = token ? {Authorization: token} : undefined;
    const resposta = await fetch(`${t.url}${endereco}`, headers ? {headers} : {});
    return {status: resposta.status, tipo: resposta.headers.get('content-type'), bytes: await corpoDe(resposta)};
  };
  const corpoDe = async (resposta: Response) => Buffer.from(await resposta.arrayBuffer());

  async function enviar(conteudo: Buffer, nome = 'nota.jpg') {
    const {status, body} = await pintor.api.post<Corpo & {arquivos: {id: number}[]}>(
      '/api/upload/venda_foto',
      form({}, {arquivos: {nome, conteudo}}),
    );
    assert.equal(status, 200, JSON.stringify(body));
    const id = body.arquivos[0]?.id ?? 0;
    return {id, arquivo: await arquivoDe(id)};
  }

  async function arquivoDe(notaId: number) {
    const arquivo = await t.db.one<{id: number; caminho: string; vista: string | null; sha256: string}>(
      `SELECT a.* FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id WHERE na.nota_id = $1 ORDER BY na.ordem DESC`,
      [notaId],
    );
    assert.ok(arquivo);
    return arquivo;
  }

  /** A file of another kind, as one that came before anything was shown instead of it. */
  async function givenAntigo(mime: string, extensao: string, conteudo: Buffer) {
    const nota = await givenNota(t, pintor.id);
    const arquivo = await givenArquivo(t, {mime, caminho: `notas/antigo${nextNumber()}.${extensao}`});
    await trocarConteudo(t, arquivo.caminho, conteudo);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id, ordem: 2});
    return {notaId: nota.id, ...arquivo, endereco: `/arquivos/${arquivo.caminho}`};
  }

  for (const formato of ['jpeg', 'png', 'webp'] as const)
    it(`${formato}: carries no place, whoever asks and however; what was sent stays as it came`, async () => {
      const original = await fotoComLugar(formato);
      const {id, arquivo} = await enviar(original);
      const enderecoDaFila = async () => {
        const {body} = await staff.api.get<{arquivos: {arquivoUrl: string}[]}>(`/api/nota/${id}`);
        return body.arquivos[0]?.arquivoUrl ?? '';
      };
      const [antes, bruto] = [await enderecoDaFila(), `/arquivos/${arquivo.caminho}`];
      // Before the job ran: made for who asks first.
      for (const servido of [await baixar(antes), await baixar(bruto, `${pintor.token}||`)]) {
        assert.deepEqual([servido.status, servido.tipo], [200, `image/${formato}`]);
        await assertSemLugar(servido.bytes, original);
      }
      await t.app.jobs.runNow(NOTA_CHEGOU, {notaId: id});
      const depois = await enderecoDaFila();
      for (const endereco of [depois, antes]) await assertSemLugar((await baixar(endereco)).bytes, original);
      for (const endereco of [bruto, depois.split('?')[0] ?? ''])
        for (const token of [`${pintor.token}||`, `|${staff.token}|`])
          await assertSemLugar((await baixar(endereco, token)).bytes, original);
      const evidencia = await guardado(arquivo.caminho);
      assert.deepEqual(evidencia, original);
      assert.equal(createHash('sha256').update(evidencia).digest('hex'), arquivo.sha256);
    });

  it('a picture without anything beside it is kept once', async () => {
    const limpa = await sharp({create: {width: 90 + nextNumber(), height: 40, channels: 3, background: '#333'}})
      .jpeg()
      .toBuffer();
    const {id, arquivo} = await enviar(limpa);
    await t.app.jobs.runNow(NOTA_CHEGOU, {notaId: id});
    assert.equal((await arquivoDe(id)).vista, arquivo.caminho);
    assert.equal(await storage.stat(arquivo.caminho.replace('.jpg', '-vista.jpg')), undefined);
    assert.deepEqual((await baixar(`/arquivos/${arquivo.caminho}`, `${pintor.token}||`)).bytes, limpa);
  });

  it('one that came before is shown the same way, made once however many ask', async () => {
    const original = await fotoComLugar();
    const {endereco, notaId} = await givenAntigo('image/jpeg', 'jpg', original);
    const guardar = storage.save.bind(storage);
    let vezes = 0;
    storage.save = (...como) => (vezes++, guardar(...como));
    const respostas = await Promise.all(Array.from({length: 8}, () => baixar(endereco, `${pintor.token}||`))).finally(
      () => (storage.save = guardar),
    );
    for (const {bytes} of respostas) await assertSemLugar(bytes, original);
    assert.equal(vezes, 1);
    assert.match((await arquivoDe(notaId)).vista ?? '', /-vista\.jpg$/);
  });

  it('two copies of the server that are asked at once show the same', async () => {
    const copia = await givenApp({beside: t});
    try {
      const original = await fotoComLugar();
      const {endereco} = await givenAntigo('image/jpeg', 'jpg', original);
      const pedir = ({url}: TestApp) => fetch(url + endereco, {headers: {Authorization: `${pintor.token}||`}});
      const respostas = await Promise.all([t, copia, t, copia].map(pedir));
      assert.deepEqual(
        respostas.map(({status}) => status),
        [200, 200, 200, 200],
      );
      for (const resposta of respostas) await assertSemLugar(await corpoDe(resposta), original);
    } finally {
      await copia.stop();
    }
  });

  it('HEIC is a JPEG from the first who asks on; a file that cannot be shown is not sent as it came', async () => {
    const heic = await givenAntigo('image/heic', 'heic', HEIC_MINIMO);
    const {status, tipo, bytes} = await baixar(heic.endereco, `|${staff.token}|`);
    assert.deepEqual([status, tipo, (await sharp(bytes).metadata()).format], [200, 'image/jpeg', 'jpeg']);
    const quebrado = await givenAntigo('image/heic', 'heic', HEIC_MINIMO.subarray(0, 300));
    const lixo = await givenAntigo('image/jpeg', 'jpg', Buffer.from(`${SEGREDO} e mais nada`));
    for (const {endereco} of [quebrado, lixo])
      for (const token of [`|${staff.token}|`, `${pintor.token}||`])
        assert.equal((await baixar(endereco, token)).status, 404);
  });

  it('one that is built otherwise is drawn anew, with all its pixels, as far as it goes', async () => {
    const noise = Buffer.from(Array.from({length: 300 * 200 * 3}, (_, i) => (i * i * 7) % 256));
    const inteira = await sharp(noise, {raw: {width: 300, height: 200, channels: 3}})
      .jpeg()
      .withExif({IFD0: {ImageDescription: SEGREDO}})
      .toBuffer();
    const {endereco} = await givenAntigo('image/jpeg', 'jpg', inteira.subarray(0, inteira.length - 2000));
    const {status, bytes} = await baixar(endereco, `|${staff.token}|`);
    assert.equal(status, 200);
    await assertSemLugar(bytes, inteira);
    assert.equal((await sharp(bytes).metadata()).exif, undefined);
  });

  it('PDF and XML are sent as they came', async () => {
    for (const [mime, extensao] of [
      ['application/pdf', 'pdf'],
      ['application/xml', 'xml'],
    ] as const) {
      const conteudo = Buffer.from(`documento ${nextNumber()}`);
      const {endereco} = await givenAntigo(mime, extensao, conteudo);
      const servido = await baixar(endereco, `|${staff.token}|`);
      assert.deepEqual([servido.status, servido.tipo, servido.bytes], [200, mime, conteudo]);
    }
  });

  it('when it cannot be written now it is next time, and nothing is sent instead', async () => {
    const {endereco} = await givenAntigo('image/jpeg', 'jpg', await fotoComLugar());
    const guardar = storage.save.bind(storage);
    storage.save = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC'}));
    const cheio = await baixar(endereco, `|${staff.token}|`).finally(() => (storage.save = guardar));
    assert.ok(cheio.status >= 500 && !cheio.bytes.includes(SEGREDO));
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    assert.equal((await baixar(endereco, `|${staff.token}|`)).status, 200);
  });

  it('a prize’s photo carries nothing either, in no width', async () => {
    const foto = await fotoComLugar();
    const premio = await givenPremio(t);
    const dados = form({nome: 'Com foto'}, {foto: {nome: 'foto.jpg', conteudo: foto}});
    assert.equal((await staff.api.put(`/api/premios/${premio.id}`, dados)).status, 200);
    const {body} = await t.anonimo.get<{imagens: {url: string}[]}>(`/api/premios/${premio.id}`);
    assert.ok(body.imagens.length > 0);
    for (const {url} of body.imagens) {
      const {status, bytes} = await baixar(url);
      assert.equal(status, 200);
      assert.ok(!bytes.includes(SEGREDO));
      assert.equal((await sharp(bytes).metadata()).exif, undefined);
    }
  });

  // Last: it takes the reader's place.
  it('the reader goes on reading what was sent', async () => {
    const original = await fotoComLugar();
    const {id} = await enviar(original);
    await t.app.jobs.runNow(NOTA_CHEGOU, {notaId: id});
    const lidos: Uint8Array[] = [];
    givenLeitor(t).ler = async arquivos => {
      for (const {conteudo} of arquivos) lidos.push(await conteudo());
      return documentoLido();
    };
    await ler(t, id);
    assert.deepEqual(lidos, [original]);
  });
});

import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import {BACKFILL_RENDITIONS} from '../../../kernel/images/backfill-renditions';
import {Kernel} from '../../../kernel/keys';
import {filesIn, givenApp, givenImage, givenPremio, insert, nextNumber, type TestApp} from '../../support';

interface Seen {
  diretorioFoto: string;
  imagens: {largura: number; altura: number; url: string}[];
}

describe('Pictures from before there were widths', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  const path = (filePath: string) => join(t.dataDir, 'arquivos', filePath);

  /** A prize with photos in the former format: squares of 960 and, for cards, of 480 pixels. */
  async function givenOlder(width: number, height: number) {
    const content = await givenImage('webp', width, height);
    const filePath = `premios/${String(nextNumber()).padStart(24, '0')}.webp`;
    const source = join(t.dataDir, 'older');
    writeFileSync(source, content);
    await (await t.app.get(Kernel.STORAGE)).save(filePath, source);
    writeFileSync(path(filePath.replace('.webp', '-480.webp')), await givenImage('webp', 480, 480));
    const {id: fotoId} = await insert<{id: number}>(t, 'arquivo', {
      caminho: filePath,
      mime: 'image/webp',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      publico: true,
    });
    const {id} = await givenPremio(t, {fotoId});
    return {id, fotoId, caminho: filePath, content};
  }
  const seen = async (id: number) => (await t.anonymous.get<Seen>(`/api/premios/${id}`)).body;
  const run = () => t.app.jobs.runNow(BACKFILL_RENDITIONS);
  const sizes = ({imagens}: Seen) => imagens.map(({largura, altura}) => `${largura}x${altura}`);

  it('are shown as they are until the job has come, which leaves their own file alone', async () => {
    const wide = await givenOlder(960, 640);
    const upright = await givenOlder(720, 960);
    const small = await givenOlder(300, 200);
    assert.deepEqual([(await seen(wide.id)).diretorioFoto, (await seen(wide.id)).imagens], [wide.caminho, []]);
    await run();
    assert.deepEqual(sizes(await seen(wide.id)), ['480x320', '960x640']);
    assert.deepEqual(sizes(await seen(upright.id)), ['480x640', '720x960']);
    assert.deepEqual(sizes(await seen(small.id)), ['300x200']);
    for (const {id, caminho: filePath, content} of [wide, upright, small]) {
      const {diretorioFoto, imagens} = await seen(id);
      assert.deepEqual([diretorioFoto, imagens.at(-1)?.url], [filePath, `/arquivos/${filePath}`]);
      assert.deepEqual(readFileSync(path(filePath)), content);
      for (const {url} of imagens) assert.equal((await t.anonymous.get(url)).status, 200);
    }
  });

  it('are drawn once, however often and by however many the job is run', async () => {
    const {fotoId} = await givenOlder(960, 640);
    await Promise.all([run(), run(), run()]);
    const rows = () => t.db.query(sql`SELECT * FROM imagem WHERE arquivo_id = ${fotoId} ORDER BY largura`);
    const [narrow] = (await rows()) as {caminho: string; sha256: string; bytes: number}[];
    const {mtimeMs} = statSync(path(narrow?.caminho ?? ''));
    const before = await rows();
    assert.equal(before.length, 2);
    const kept = readFileSync(path(narrow?.caminho ?? ''));
    assert.deepEqual([narrow?.bytes, narrow?.sha256], [kept.length, createHash('sha256').update(kept).digest('hex')]);
    await run();
    assert.deepEqual(await rows(), before);
    assert.equal(statSync(path(narrow?.caminho ?? '')).mtimeMs, mtimeMs);
  });

  it('that cannot be read stay as they are and keep no other from being drawn', async () => {
    const [lost, broken, good] = [await givenOlder(960, 640), await givenOlder(960, 640), await givenOlder(960, 640)];
    rmSync(path(lost.caminho));
    writeFileSync(path(broken.caminho), 'no picture');
    await run();
    assert.deepEqual(
      [await seen(lost.id), await seen(broken.id), await seen(good.id)].map(({imagens}) => imagens.length),
      [0, 0, 2],
    );
    assert.deepEqual(filesIn(t, 'tmp'), []);
    await t.db.query(sql`DELETE FROM premio WHERE id = ANY(${[lost.id, broken.id]})`);
    await t.db.query(sql`DELETE FROM arquivo WHERE id = ANY(${[lost.fotoId, broken.fotoId]})`);
  });
});

import {createHash} from 'node:crypto';
import {existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Generated} from './generator/generate';
import type {Sample} from './truth';

/** A hash of the code that draws documents, so that documents of older code are not reused. */
function version(): string {
  const hash = createHash('sha256');
  const drawingFolder = dirname(require.resolve('@clube/seeds/drawing'));
  for (const folder of [
    join(__dirname, 'generator'),
    join(__dirname, 'damage'),
    join(__dirname, 'imitations'),
    drawingFolder,
  ])
    for (const file of globSync('**/*.js', {cwd: folder}).sort())
      if (!file.endsWith('.test.js')) hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(__dirname, 'truth.js')));
  return hash.digest('hex').slice(0, 12);
}

/** Caches generated documents in a folder per seed. */
export class DocumentCache {
  readonly folder: string;

  constructor(seed: string, root = join(tmpdir(), 'clube-leitura')) {
    this.folder = join(root, version(), createHash('sha256').update(seed).digest('hex').slice(0, 12));
    mkdirSync(this.folder, {recursive: true});
  }

  /** Returns the cached document, or generates it by `make`; its files' names are absolute paths. */
  async get(id: string, make: () => Promise<Generated>): Promise<Sample> {
    const folder = join(this.folder, id);
    if (!existsSync(join(folder, 'verdade.json'))) this.store(folder, await make());
    const sample = JSON.parse(readFileSync(join(folder, 'verdade.json'), 'utf8')) as Sample;
    return {...sample, files: sample.files.map(({nome, mime}) => ({nome: join(folder, nome), mime}))};
  }

  private store(folder: string, {sample, contents}: Generated): void {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, {recursive: true});
    sample.files.forEach(({nome}, i) => writeFileSync(join(fresh, nome), contents[i] ?? Buffer.alloc(0)));
    writeFileSync(join(fresh, 'verdade.json'), JSON.stringify(sample, null, 1));
    rmSync(folder, {recursive: true, force: true});
    renameSync(fresh, folder);
  }
}

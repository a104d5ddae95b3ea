import {createHash} from 'node:crypto';
import {existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Gerado} from './gerador/gerar';
import type {Prova} from './verdade';

/** Changes whenever the code that draws documents does, so that no document outlives its drawing. */
function versao(): string {
  const hash = createHash('sha256');
  const desenho = dirname(require.resolve('@clube/seeds/desenho'));
  for (const pasta of [join(__dirname, 'gerador'), join(__dirname, 'dano'), join(__dirname, 'alheios'), desenho])
    for (const arquivo of globSync('**/*.js', {cwd: pasta}).sort())
      if (!arquivo.endsWith('.test.js')) hash.update(readFileSync(join(pasta, arquivo)));
  hash.update(readFileSync(join(__dirname, 'verdade.js')));
  return hash.digest('hex').slice(0, 12);
}

/** A folder in which made documents are kept, by the seed they were made from. */
export class Despensa {
  readonly pasta: string;

  constructor(seed: string, raiz = join(tmpdir(), 'clube-leitura')) {
    this.pasta = join(raiz, versao(), createHash('sha256').update(seed).digest('hex').slice(0, 12));
    mkdirSync(this.pasta, {recursive: true});
  }

  /** The document of this id, made only if it is not there yet; its files' names are absolute paths. */
  async obter(id: string, fazer: () => Promise<Gerado>): Promise<Prova> {
    const pasta = join(this.pasta, id);
    if (!existsSync(join(pasta, 'verdade.json'))) this.guardar(pasta, await fazer());
    const prova = JSON.parse(readFileSync(join(pasta, 'verdade.json'), 'utf8')) as Prova;
    return {...prova, arquivos: prova.arquivos.map(({nome, mime}) => ({nome: join(pasta, nome), mime}))};
  }

  private guardar(pasta: string, {prova, conteudos}: Gerado): void {
    const novo = `${pasta}.${process.pid}`;
    mkdirSync(novo, {recursive: true});
    prova.arquivos.forEach(({nome}, i) => writeFileSync(join(novo, nome), conteudos[i] ?? Buffer.alloc(0)));
    writeFileSync(join(novo, 'verdade.json'), JSON.stringify(prova, null, 1));
    rmSync(pasta, {recursive: true, force: true});
    renameSync(novo, pasta);
  }
}

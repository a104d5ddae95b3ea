import {createHash} from 'node:crypto';
import {copyFile, link, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ArquivoRecebido} from '@clube/backend';
import type {Documento} from '../../documentos';
import {distinta} from './distinta';

/** A receipt's file, kept aside: every painter who sends it gets a name of his own for the same content. */
export interface Papel {
  caminho: string;
  bytes: number;
  sha256: string;
  nomeOriginal: string;
  tipo: {ext: string; mime: string};
}

const EXTENSOES = {'application/pdf': 'pdf', 'image/jpeg': 'jpg'} as const;

/**
 * The files behind the receipts. A few dozen are drawn; all others share their content: one copy on disk, many names,
 * in as many distinct versions as one painter needs.
 */
export class Papeis {
  private readonly versoes = new Map<string, Promise<Papel>>();
  private last = 0;

  private constructor(private readonly pasta: string) {}

  static async abrir(pasta: string): Promise<Papeis> {
    await mkdir(pasta, {recursive: true});
    return new Papeis(pasta);
  }

  async guardar({conteudo, nomeOriginal, mimeType}: Documento): Promise<Papel> {
    const ext = EXTENSOES[mimeType];
    const caminho = join(this.pasta, `papel-${++this.last}.${ext}`);
    await writeFile(caminho, conteudo);
    const sha256 = createHash('sha256').update(conteudo).digest('hex');
    return {caminho, bytes: conteudo.length, sha256, nomeOriginal, tipo: {ext, mime: mimeType}};
  }

  /** The document as another file: looks the same, is not the same content. `versao` starts at 1. */
  versao(chave: string, documento: Promise<Documento>, versao: number): Promise<Papel> {
    const nome = `${chave}/${versao}`;
    const known = this.versoes.get(nome) ?? documento.then(original => this.guardar(distinta(original, versao)));
    this.versoes.set(nome, known);
    return known;
  }

  /** A name to be given away with the content behind it. */
  async entregar({caminho, ...papel}: Papel): Promise<ArquivoRecebido> {
    const nome = join(this.pasta, `envio-${++this.last}.${papel.tipo.ext}`);
    // Not every file system knows a second name for a file.
    await link(caminho, nome).catch(() => copyFile(caminho, nome));
    return {...papel, campo: 'arquivo', caminho: nome, excedeu: false};
  }
}

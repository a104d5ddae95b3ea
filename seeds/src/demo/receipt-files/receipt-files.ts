import {createHash} from 'node:crypto';
import {copyFile, link, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ReceivedFile} from '@clube/backend';
import type {RenderedDocument} from '../../documents';

const START_OF_IMAGE = 2;

/** The same document with an invisible comment, so that its content differs. */
function copyWithComment(document: RenderedDocument, version: number): RenderedDocument {
  const {content, mimeType} = document;
  const bytes = Buffer.from(content);
  if (mimeType === 'application/pdf')
    return {...document, content: Buffer.concat([bytes, Buffer.from(`%${version}\n`)])};
  const text = Buffer.from(`via ${version}`);
  const segment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return {
    ...document,
    content: Buffer.concat([bytes.subarray(0, START_OF_IMAGE), segment, text, bytes.subarray(START_OF_IMAGE)]),
  };
}

/** A stored receipt file; each painter who sends it gets a link of their own to the same content. */
export interface ReceiptFile {
  path: string;
  bytes: number;
  sha256: string;
  originalName: string;
  type: {ext: string; mime: string};
}

const EXTENSIONS = {'application/pdf': 'pdf', 'image/jpeg': 'jpg'} as const;

/**
 * The files of the receipts. A few dozen are drawn; the others share their content: one copy on disk with many links,
 * in as many distinct versions as one painter needs.
 */
export class ReceiptFiles {
  private readonly versions = new Map<string, Promise<ReceiptFile>>();
  private last = 0;

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<ReceiptFiles> {
    await mkdir(folder, {recursive: true});
    return new ReceiptFiles(folder);
  }

  async store({content, nomeOriginal: originalName, mimeType}: RenderedDocument): Promise<ReceiptFile> {
    const ext = EXTENSIONS[mimeType];
    const path = join(this.folder, `papel-${++this.last}.${ext}`);
    await writeFile(path, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return {path, bytes: content.length, sha256, originalName, type: {ext, mime: mimeType}};
  }

  /** A version of the document that looks the same with different content. `version` starts at 1. */
  version(chave: string, document: Promise<RenderedDocument>, version: number): Promise<ReceiptFile> {
    const nome = `${chave}/${version}`;
    const known = this.versions.get(nome) ?? document.then(original => this.store(copyWithComment(original, version)));
    this.versions.set(nome, known);
    return known;
  }

  /** Creates a link to the content, to be uploaded. */
  async deliver({path, ...file}: ReceiptFile): Promise<ReceivedFile> {
    const nome = join(this.folder, `envio-${++this.last}.${file.type.ext}`);
    // Some file systems do not support hard links.
    await link(path, nome).catch(() => copyFile(path, nome));
    return {...file, field: 'arquivo', path: nome, tooLarge: false};
  }
}

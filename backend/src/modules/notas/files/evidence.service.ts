import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {defineRefusal} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Storage} from '../../../kernel/storage/storage';
import {NotaNotFound} from '../refusals';

const ContentMismatch = defineRefusal(
  409,
  'NAO_CONFERE',
  'Um arquivo guardado não é mais o que foi enviado. Nada foi entregue.',
);

/** One of a receipt's files as sent, with the data recorded on arrival. */
export interface EvidenceFile {
  arquivo: string;
  sha256: string;
  bytes: number;
  mime: string;
  nomeOriginal: string | null;
  enviadoEm: string;
}

interface StoredFile {
  caminho: string;
  sha256: string;
  bytes: number;
  mime: string;
  nome_original: string | null;
  criado_em: Date;
}

/**
 * Exports the files of a receipt unchanged, with place and device of the camera. Not available over HTTP: the operator
 * exports them on legal request.
 */
@injectable({scope: BindingScope.SINGLETON})
export class EvidenceService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
  ) {}

  /**
   * Writes the files and a list of them (`evidencia.json`) into a folder, which must not contain them yet, and records
   * the export in the audit trail.
   * @param who the operator's user name on the machine
   * @throws ContentMismatch when a file is missing or was changed since it arrived: nothing is written then.
   */
  async exportEvidence(notaId: number, folder: string, who: string): Promise<EvidenceFile[]> {
    const storedFiles = await this.db.query(sql<StoredFile>`
      SELECT DISTINCT ON (a.id) a.caminho, a.sha256, a.bytes, a.mime, a.nome_original, a.criado_em
         FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id WHERE n.id = ${notaId} ORDER BY a.id`);
    if (storedFiles.length === 0) throw NotaNotFound({erro: `A nota ${notaId} não existe ou não tem arquivos.`});
    const contents: Buffer[] = [];
    for (const storedFile of storedFiles) contents.push(await this.verified(storedFile));
    const list = storedFiles.map(describe);
    // In one transaction: without an audit entry nothing is exported.
    await this.db.tx(async () => {
      await audit(this.db, {
        action: 'entregar-evidencia',
        entity: 'nota',
        entityId: notaId,
        after: {operador: who, arquivos: list.map(({arquivo: file, sha256}) => ({arquivo: file, sha256}))},
      });
      await mkdir(folder, {recursive: true, mode: 0o700});
      for (const [i, {arquivo: file, sha256}] of list.entries()) {
        await write(join(folder, file), contents[i] ?? Buffer.alloc(0));
        if (sum(await readFile(join(folder, file))) !== sha256)
          throw ContentMismatch({erro: `${file} não pôde ser escrito inteiro.`});
      }
      const handedOverAt = currentContext().now.toISOString();
      const text = JSON.stringify({nota: notaId, entregueEm: handedOverAt, arquivos: list}, null, 2);
      await write(join(folder, 'evidencia.json'), `${text}\n`);
    });
    return list;
  }

  private async verified({caminho, sha256}: StoredFile): Promise<Buffer> {
    const content = (await this.storage.stat(caminho)) && (await buffer(this.storage.read(caminho)));
    if (!content || sum(content) !== sha256)
      throw ContentMismatch({erro: `${caminho} ${content ? 'não é mais o que foi enviado' : 'não está guardado'}.`});
    return content;
  }
}

const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Never overwrites: each export needs a folder of its own. */
const write = (caminho: string, content: Buffer | string) => writeFile(caminho, content, {flag: 'wx', mode: 0o600});

const describe = ({caminho, sha256, bytes, mime, nome_original, criado_em}: StoredFile): EvidenceFile => ({
  arquivo: basename(caminho),
  sha256,
  bytes,
  mime,
  nomeOriginal: nome_original,
  enviadoEm: criado_em.toISOString(),
});

import {randomBytes} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {currentContext} from '../../../kernel/context';
import {withoutMetadata} from '../../../kernel/images/metadata';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {PRIVATE_FILE, privateFolder} from '../../../kernel/storage/private-folder';
import type {Storage} from '../../../kernel/storage/storage';
import {contentOf} from '../reading/content';
import type {NotaReader} from '../reading/reader';

/** How long a picture of which nothing could be shown is left alone before it is tried again. */
const GIVE_UP_MS = 86_400_000;

/** What is sent as it came: nothing of it can be left out without making it another document. */
const AS_SENT = new Set(['application/pdf', 'application/xml']);

const EXTENSIONS: Readonly<Record<string, string>> = {'image/png': 'png', 'image/webp': 'webp'};

export interface PreviewParts {
  db: Database;
  storage: Storage;
  tempDir: string;
  reader: () => Promise<NotaReader>;
}

export interface FileWithPreview {
  id: number;
  caminho: string;
  mime: string;
  vista: string | null;
  sem_vista_em: Date | null;
}

const COLUMNS = 'a.id, a.caminho, a.mime, a.vista, a.sem_vista_em';

/**
 * What is shown of receipts' pictures. The file that a painter sent is evidence and stays as it came, with the place
 * and the device that a camera writes into it; what is sent out is a picture without them, made when the receipt
 * arrives, else when somebody first asks for it.
 */
export class Previews {
  /** Of those who ask for one at the same moment the first has it made. */
  private readonly underWay = new Map<number, Promise<string | undefined>>();

  constructor(private readonly parts: PreviewParts) {}

  /** The key of what may be sent for a path, the sent file's own or its picture's. */
  async served(caminho: string): Promise<string | undefined> {
    const file = await this.parts.db.one(
      sql<FileWithPreview>`SELECT ${sql.raw(COLUMNS)} FROM arquivo a WHERE a.caminho = ${caminho} OR a.vista = ${caminho}`,
    );
    return file && this.previewOf(file);
  }

  /** Makes what is missing for a receipt's files. Safe to run twice; throws when it is to be tried again. */
  async prepare(notaId: number): Promise<void> {
    const files = await this.parts.db.query(
      sql<FileWithPreview>`SELECT ${sql.raw(COLUMNS)} FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${notaId} ORDER BY na.ordem`,
    );
    for (const file of files) await this.previewOf(file);
  }

  private async previewOf(file: FileWithPreview): Promise<string | undefined> {
    const {id, caminho, mime, vista: preview, sem_vista_em} = file;
    if (AS_SENT.has(mime)) return caminho;
    if (preview) return preview;
    if (sem_vista_em && currentContext().now.getTime() - sem_vista_em.getTime() < GIVE_UP_MS) return undefined;
    const making = this.underWay.get(id) ?? this.make(file).finally(() => this.underWay.delete(id));
    this.underWay.set(id, making);
    return making;
  }

  private async make({id, caminho, mime}: FileWithPreview): Promise<string | undefined> {
    const {db, storage, reader} = this.parts;
    // It may have been made since the row was read, by who is under way no more.
    const now = await db.one(sql<{vista: string | null}>`SELECT vista FROM arquivo WHERE id = ${id}`);
    if (now?.vista) return now.vista;
    const content = contentOf(storage, caminho);
    const original = await content();
    const stripped = withoutMetadata(original, mime);
    // Nothing to leave out: a second copy of the same bytes would show nothing else.
    if (stripped?.equals(original)) return this.store(id, caminho);
    const drawn = stripped ?? (await (await reader()).preview(content));
    if (!drawn) {
      await db.tx(() => db.query(sql`UPDATE arquivo SET sem_vista_em = ${currentContext().now} WHERE id = ${id}`));
      return undefined;
    }
    const preview = caminho.replace(/\.\w+$/, `-vista.${stripped ? (EXTENSIONS[mime] ?? 'jpg') : 'jpg'}`);
    await this.write(preview, drawn);
    return this.store(id, preview);
  }

  private async write(preview: string, content: Uint8Array): Promise<void> {
    const {storage, tempDir} = this.parts;
    const readyFile = join(tempDir, randomBytes(12).toString('hex'));
    try {
      await privateFolder(tempDir);
      await writeFile(readyFile, content, {mode: PRIVATE_FILE});
      await storage.save(preview, readyFile);
    } catch (error) {
      // Another copy of the server may have made the same picture at the same moment.
      if (!(await storage.stat(preview))) throw error;
    } finally {
      await rm(readyFile, {force: true});
    }
  }

  private async store(id: number, preview: string): Promise<string> {
    const {db} = this.parts;
    await db.tx(() => db.query(sql`UPDATE arquivo SET vista = ${preview} WHERE id = ${id}`));
    return preview;
  }
}

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

/** How long (ms) until a preview that failed is tried again. */
const RETRY_AFTER_MS = 86_400_000;

/** Served unchanged: removing metadata would change the document. */
const AS_SENT = new Set(['application/pdf', 'application/xml']);

const EXTENSIONS: Readonly<Record<string, string>> = {'image/png': 'png', 'image/webp': 'webp'};

export interface PreviewDependencies {
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
 * Previews of receipts' pictures. The sent file is evidence and is stored unchanged, with the camera's place and
 * device; what is served is a copy without them, made when the receipt arrives or at the first request.
 */
export class Previews {
  /** Previews in progress by file id; concurrent requests share one. */
  private readonly underWay = new Map<number, Promise<string | undefined>>();

  constructor(private readonly deps: PreviewDependencies) {}

  /** The storage key to serve for a path: the sent file's own or that of its preview. */
  async served(caminho: string): Promise<string | undefined> {
    const file = await this.deps.db.one(
      sql<FileWithPreview>`SELECT ${sql.raw(COLUMNS)} FROM arquivo a WHERE a.caminho = ${caminho} OR a.vista = ${caminho}`,
    );
    return file && this.previewOf(file);
  }

  /** Makes the missing previews of a receipt's files. Idempotent; throws if it is to be repeated. */
  async prepare(notaId: number): Promise<void> {
    const files = await this.deps.db.query(
      sql<FileWithPreview>`SELECT ${sql.raw(COLUMNS)} FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${notaId} ORDER BY na.ordem`,
    );
    for (const file of files) await this.previewOf(file);
  }

  private async previewOf(file: FileWithPreview): Promise<string | undefined> {
    const {id, caminho, mime, vista: preview, sem_vista_em} = file;
    if (AS_SENT.has(mime)) return caminho;
    if (preview) return preview;
    if (sem_vista_em && currentContext().now.getTime() - sem_vista_em.getTime() < RETRY_AFTER_MS) return undefined;
    const making = this.underWay.get(id) ?? this.make(file).finally(() => this.underWay.delete(id));
    this.underWay.set(id, making);
    return making;
  }

  private async make({id, caminho, mime}: FileWithPreview): Promise<string | undefined> {
    const {db, storage, reader} = this.deps;
    // A preview that has just finished may have been stored since the row was read.
    const now = await db.one(sql<{vista: string | null}>`SELECT vista FROM arquivo WHERE id = ${id}`);
    if (now?.vista) return now.vista;
    const content = contentOf(storage, caminho);
    const original = await content();
    const stripped = withoutMetadata(original, mime);
    // The file has no metadata, so it is served itself instead of an identical copy.
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
    const {storage, tempDir} = this.deps;
    const readyFile = join(tempDir, randomBytes(12).toString('hex'));
    try {
      await privateFolder(tempDir);
      await writeFile(readyFile, content, {mode: PRIVATE_FILE});
      await storage.save(preview, readyFile);
    } catch (error) {
      // Another process may have stored the same preview concurrently.
      if (!(await storage.stat(preview))) throw error;
    } finally {
      await rm(readyFile, {force: true});
    }
  }

  private async store(id: number, preview: string): Promise<string> {
    const {db} = this.deps;
    await db.tx(() => db.query(sql`UPDATE arquivo SET vista = ${preview} WHERE id = ${id}`));
    return preview;
  }
}

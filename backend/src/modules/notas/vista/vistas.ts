import {randomBytes} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {currentContext} from '../../../kernel/context';
import {withoutMetadata} from '../../../kernel/images/metadata';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {PRIVATE_FILE, privateFolder} from '../../../kernel/storage/private-folder';
import type {Storage} from '../../../kernel/storage/storage';
import {conteudoDe} from '../leitura/conteudo';
import type {Leitor} from '../leitura/leitor';

/** How long a picture of which nothing could be shown is left alone before it is tried again. */
const DESISTE_POR_MS = 86_400_000;

/** What is sent as it came: nothing of it can be left out without making it another document. */
const COMO_VEIO = new Set(['application/pdf', 'application/xml']);

const EXTENSOES: Readonly<Record<string, string>> = {'image/png': 'png', 'image/webp': 'webp'};

export interface PartesDasVistas {
  db: Database;
  storage: Storage;
  tempDir: string;
  leitor: () => Promise<Leitor>;
}

export interface ArquivoComVista {
  id: number;
  caminho: string;
  mime: string;
  vista: string | null;
  sem_vista_em: Date | null;
}

const COLUNAS = 'a.id, a.caminho, a.mime, a.vista, a.sem_vista_em';

/**
 * What is shown of receipts' pictures. The file that a painter sent is evidence and stays as it came, with the place
 * and the device that a camera writes into it; what leaves the house is a picture without them, made when the receipt
 * arrives, else when somebody first asks for it.
 */
export class Vistas {
  /** Of those who ask for one at the same moment the first has it made. */
  private readonly emCurso = new Map<number, Promise<string | undefined>>();

  constructor(private readonly partes: PartesDasVistas) {}

  /** The key of what may be sent for a path, the sent file's own or its picture's. */
  async servida(caminho: string): Promise<string | undefined> {
    const arquivo = await this.partes.db.one(
      sql<ArquivoComVista>`SELECT ${sql.raw(COLUNAS)} FROM arquivo a WHERE a.caminho = ${caminho} OR a.vista = ${caminho}`,
    );
    return arquivo && this.de(arquivo);
  }

  /** Makes what is missing for a receipt's files. Safe to run twice; throws when it is to be tried again. */
  async preparar(notaId: number): Promise<void> {
    const arquivos = await this.partes.db.query(
      sql<ArquivoComVista>`SELECT ${sql.raw(COLUNAS)} FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${notaId} ORDER BY na.ordem`,
    );
    for (const arquivo of arquivos) await this.de(arquivo);
  }

  private async de(arquivo: ArquivoComVista): Promise<string | undefined> {
    const {id, caminho, mime, vista, sem_vista_em} = arquivo;
    if (COMO_VEIO.has(mime)) return caminho;
    if (vista) return vista;
    if (sem_vista_em && currentContext().agora.getTime() - sem_vista_em.getTime() < DESISTE_POR_MS) return undefined;
    const fazendo = this.emCurso.get(id) ?? this.fazer(arquivo).finally(() => this.emCurso.delete(id));
    this.emCurso.set(id, fazendo);
    return fazendo;
  }

  private async fazer({id, caminho, mime}: ArquivoComVista): Promise<string | undefined> {
    const {db, storage, leitor} = this.partes;
    const conteudo = conteudoDe(storage, caminho);
    const original = await conteudo();
    const limpa = withoutMetadata(original, mime);
    // Nothing to leave out: a second copy of the same bytes would show nothing else.
    if (limpa?.equals(original)) return this.guardar(id, caminho);
    const desenhada = limpa ?? (await (await leitor()).vista(conteudo));
    if (!desenhada) {
      await db.tx(() => db.query(sql`UPDATE arquivo SET sem_vista_em = ${currentContext().agora} WHERE id = ${id}`));
      return undefined;
    }
    const vista = caminho.replace(/\.\w+$/, `-vista.${limpa ? (EXTENSOES[mime] ?? 'jpg') : 'jpg'}`);
    await this.escrever(vista, desenhada);
    return this.guardar(id, vista);
  }

  private async escrever(vista: string, conteudo: Uint8Array): Promise<void> {
    const {storage, tempDir} = this.partes;
    const pronta = join(tempDir, randomBytes(12).toString('hex'));
    try {
      await privateFolder(tempDir);
      await writeFile(pronta, conteudo, {mode: PRIVATE_FILE});
      await storage.save(vista, pronta);
    } catch (error) {
      // Another copy of the server may have made the same picture at the same moment.
      if (!(await storage.stat(vista))) throw error;
    } finally {
      await rm(pronta, {force: true});
    }
  }

  private async guardar(id: number, vista: string): Promise<string> {
    const {db} = this.partes;
    await db.tx(() => db.query(sql`UPDATE arquivo SET vista = ${vista} WHERE id = ${id}`));
    return vista;
  }
}

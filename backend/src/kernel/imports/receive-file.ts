import {randomUUID} from 'node:crypto';
import {DAY_MS} from '@clube/domain';
import {requireActor, currentContext} from '../context';
import type {ReceivedFile} from '../http/input/multipart';
import {XLSX_TYPE} from '../http/output/download';
import type {Parsers} from '../parsers/parsers';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {Refusal} from '../refusals/refusals';
import type {Storage} from '../storage/storage';
import type {ImportKind} from './kind';
import {fileAt} from './reading/file';
import {previewFile} from './preview-file';
import {formatOf, type Chosen, type FileColumn, type Preview} from './reading/preview-request';
import {FileTooLarge, FileRequired, EmptyFile, BYTES_A_DAY, TooManyImportacoes, OPEN_IMPORTS} from './refusals';

interface Dependencies {
  db: Database;
  parsers: Parsers;
  storage: Storage;
}

/** The single file of the request. */
export function fileOf(files: readonly ReceivedFile[]): ReceivedFile {
  const [file] = files;
  if (!file) throw FileRequired({campos: {arquivo: FileRequired.erro}});
  if (file.tooLarge) throw FileTooLarge();
  if (file.bytes === 0) throw EmptyFile();
  return file;
}

/**
 * Stores an uploaded file with its detected format; returns the id of the import. The file is stored before its row, so
 * a crash in between leaves a file that the nightly sweep deletes.
 */
export async function storeFile(
  {db, parsers, storage}: Dependencies,
  kind: ImportKind,
  {file, parametros = {}}: {file: ReceivedFile; parametros?: object},
): Promise<number> {
  await requireRoom(db, file.bytes);
  const formato = formatOf(file.type);
  const read = (chosen: Chosen) => previewFile(parsers, fileAt(file.path, file.bytes), kind, {...chosen, formato});
  const detected = await read({});
  const campos = await rememberedFields(db, kind, detected.colunas);
  const seen = campos ? await read({campos}) : detected;
  const caminho = `importacoes/${randomUUID()}.${formato}`;
  await storage.save(caminho, file.path);
  try {
    return await db.tx(() => insert(db, kind, {file, caminho, parametros, seen}));
  } catch (error) {
    // After any other error the commit may have held: then a row names the file, else the nightly sweep deletes it.
    if (error instanceof Refusal) await storage.remove(caminho);
    throw error;
  }
}

/**
 * The fields that the columns had in the last written import of this kind with the same headings, whoever made it;
 * undefined if there is none, or if they are the detected ones.
 */
async function rememberedFields(
  db: Database,
  {tipo, fields}: ImportKind,
  detected: readonly FileColumn[],
): Promise<(string | null)[] | undefined> {
  const headings = JSON.stringify(detected.map(({nome}) => nome));
  const last = await db.one(sql<{colunas: FileColumn[]}>`
    SELECT colunas FROM importacao
     WHERE tipo = ${tipo} AND estado = 'concluida' AND jsonb_path_query_array(colunas, '$[*].nome') = ${headings}::jsonb
     ORDER BY id DESC LIMIT 1`);
  const campos = last?.colunas.map(({campo}) => (campo !== null && campo in fields ? campo : null));
  return campos?.some((campo, at) => campo !== detected[at]?.campo) ? campos : undefined;
}

interface StoredPreview {
  file: ReceivedFile;
  caminho: string;
  parametros: object;
  seen: Preview;
}

const MIME = {csv: 'text/csv', xlsx: XLSX_TYPE};

async function insert(
  db: Database,
  {tipo}: ImportKind,
  {file, caminho, parametros, seen}: StoredPreview,
): Promise<number> {
  const {now} = currentContext();
  const {id: usuario} = requireActor('painel');
  // The lock makes the limits hold for concurrent uploads of one person.
  await db.query(sql`SELECT 1 FROM usuario WHERE id = ${usuario} FOR NO KEY UPDATE`);
  await requireRoom(db, file.bytes);
  const {originalName, bytes, sha256} = file;
  const made = await db.one(sql<{id: number}>`
    WITH kept AS (
      INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, criado_em)
      VALUES (${caminho}, ${originalName}, ${MIME[seen.formato]}, ${bytes}, ${sha256}, ${now}) RETURNING id)
    INSERT INTO importacao (tipo, usuario_id, arquivo_id, nome_arquivo, tamanho, sha256, formato, codificacao, separador, sinal_decimal,
                            planilha, planilhas, colunas, amostra, problemas, parametros, estimativa, criada_em)
    SELECT ${tipo}, ${usuario}, kept.id, ${originalName}, ${bytes}, ${sha256}, ${seen.formato}, ${seen.codificacao},
           ${seen.separador}, ${seen.decimal}, ${seen.planilha}, ${seen.planilhas}, ${JSON.stringify(seen.colunas)}::jsonb,
           ${JSON.stringify(seen.amostra)}::jsonb, ${seen.problemas}, ${JSON.stringify(parametros)}::jsonb, ${seen.estimativa}, ${now}
      FROM kept RETURNING id`);
  if (!made) throw new Error('an import was not kept');
  return made.id;
}

/** Number of open imports of one person, and bytes uploaded that day. */
async function requireRoom(db: Database, bytes: number): Promise<void> {
  const {id} = requireActor('painel');
  const {now} = currentContext();
  const used = await db.one(sql<{open: number; bytes: number}>`
    SELECT (count(*) FILTER (WHERE estado IN ('recebida', 'conferida')))::int AS open,
           coalesce(sum(tamanho) FILTER (WHERE criada_em > ${new Date(now.getTime() - DAY_MS)}), 0)::float8 AS bytes
      FROM importacao WHERE usuario_id = ${id}`);
  if (used && (used.open >= OPEN_IMPORTS || used.bytes + bytes > BYTES_A_DAY)) throw TooManyImportacoes();
}

/**
 * Stores the new preview; the import is open again. Corrections stay only where the lines are still split and read as
 * before.
 */
export async function storePreview(
  db: Database,
  id: number,
  {seen, keepCorrections}: {seen: Preview; keepCorrections: boolean},
): Promise<void> {
  await db.query(sql`
    UPDATE importacao SET estado = 'recebida', codificacao = ${seen.codificacao}, separador = ${seen.separador}, sinal_decimal = ${seen.decimal},
           planilha = ${seen.planilha}, planilhas = ${seen.planilhas}, colunas = ${JSON.stringify(seen.colunas)}::jsonb,
           amostra = ${JSON.stringify(seen.amostra)}::jsonb, problemas = ${seen.problemas}, estimativa = ${seen.estimativa},
           linhas = NULL, validas = NULL, novas = NULL, mudadas = NULL, iguais = NULL, erros = NULL, modo = NULL, trabalho_id = NULL,
           correcoes = CASE WHEN ${keepCorrections} THEN correcoes ELSE '{}' END
     WHERE id = ${id}`);
}

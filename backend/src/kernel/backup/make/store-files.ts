import type {Client} from 'pg';
import {knownStems, stemOf} from '../../jobs/housekeeping';
import type {Storage} from '../../storage/storage';
import type {ArchiveWriter} from '../archive/archive-writer';
import {FILES, type Fault, type Manifest} from '../archive/format';
import {filesOf, type NamedFile} from '../known-files';
import {inBatches} from './snapshot';
import {rowsOf, sql, type Sql} from '../../persistence/sql';

/** Number of faults that are listed; further ones are only counted. */
const MAX_LISTED_FAULTS = 1000;
const BATCH = 500;

export interface StoredFiles {
  arquivos: Manifest['arquivos'];
  falhas: Fault[];
}

/**
 * Writes every file that a row of the snapshot references, and further files under the same stem. A missing or
 * differing file is recorded without failing: the other files must be saved in any case.
 */
export async function storeFiles(
  client: Client,
  storage: Storage,
  writer: ArchiveWriter,
  progress: (files: number) => void,
): Promise<StoredFiles> {
  const arquivos = {quantidade: 0, bytes: 0, faltam: 0, diferem: 0};
  const falhas: Fault[] = [];
  const fault = (caminho: string, falha: Fault['falha']) => {
    arquivos[falha === 'falta' ? 'faltam' : 'diferem']++;
    if (falhas.length < MAX_LISTED_FAULTS) falhas.push({caminho, falha});
  };
  const store = async (key: string) => {
    const found = await storage.open(key);
    if (!found) return undefined;
    const sum = await writer.addStream(FILES + key, found.bytes, found.content);
    arquivos.quantidade++;
    arquivos.bytes += found.bytes;
    progress(arquivos.quantidade);
    return sum;
  };

  const named = await filesOf(client);
  for (const files of named)
    for await (const rows of inBatches(client, files, BATCH))
      for (const {caminho, sha256} of rows) {
        const sum = await store(caminho);
        if (sum === undefined) fault(caminho, 'falta');
        else if (sum !== sha256) fault(caminho, 'difere');
      }
  for await (const keys of batches(storage.keys(), BATCH))
    for (const key of await beside(client, keys, named)) await store(key);
  return {arquivos, falhas};
}

/** Selects the keys that belong to a known file without being referenced by a row themselves. */
async function beside(client: Client, keys: string[], named: readonly Sql<NamedFile>[]): Promise<string[]> {
  const whole = keys.filter(key => !key.endsWith('.parcial'));
  const stems = await knownStems(statement => rowsOf(client, statement), whole);
  const drawn = whole.filter(key => stems.has(stemOf(key)));
  const own = new Set<string>();
  for (const files of named) {
    const rows = await rowsOf(client, sql<NamedFile>`SELECT * FROM (${files}) x WHERE caminho = ANY(${drawn})`);
    for (const {caminho} of rows) own.add(caminho);
  }
  return drawn.filter(key => !own.has(key));
}

async function* batches<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

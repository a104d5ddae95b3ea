import type {Client} from 'pg';
import {knownStems, stemOf} from '../jobs/housekeeping';
import type {Storage} from '../storage/storage';
import type {ArchiveWriter} from './archive-writer';
import {FILES, type Fault, type Manifest} from './format';
import {inBatches} from './snapshot';
import {rowsOf, sql} from '../persistence/sql';

/** Faults that are named; beyond, they are counted. */
const NAMED = 1000;
const BATCH = 500;

const ARQUIVOS = sql<{caminho: string; sha256: string}>`SELECT caminho, sha256 FROM arquivo ORDER BY id`;

export interface StoredFiles {
  arquivos: Manifest['arquivos'];
  falhas: Fault[];
}

/**
 * Writes every file that a row of the snapshot knows, and what stands beside it under the same stem. A file that is not
 * there, or is not what its row says, is noted and hinders nothing: the rest must be safe all the same.
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
    if (falhas.length < NAMED) falhas.push({caminho, falha});
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

  for await (const rows of inBatches(client, ARQUIVOS, BATCH))
    for (const {caminho, sha256} of rows) {
      const sum = await store(caminho);
      if (sum === undefined) fault(caminho, 'falta');
      else if (sum !== sha256) fault(caminho, 'difere');
    }
  for await (const keys of batches(storage.keys(), BATCH))
    for (const key of await beside(client, keys)) await store(key);
  return {arquivos, falhas};
}

/** Of these keys those that belong to a known file and are not the file itself. */
async function beside(client: Client, keys: string[]): Promise<string[]> {
  const whole = keys.filter(key => !key.endsWith('.parcial'));
  const stems = await knownStems(statement => rowsOf(client, statement), whole);
  const drawn = whole.filter(key => stems.has(stemOf(key)));
  const rows = await rowsOf(client, sql<{caminho: string}>`SELECT caminho FROM arquivo WHERE caminho = ANY(${drawn})`);
  const own = new Set(rows.map(({caminho}) => caminho));
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

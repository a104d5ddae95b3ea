import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import type {TestApp} from '../app';

/** The paths of all files below a folder of the data, relative to it. */
export function filesIn({dataDir}: TestApp, folder: string): string[] {
  const root = join(dataDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(root.length + 1))
    .sort();
}

/** The files that the rows of pictures reference, in the order of `filesIn`. */
export async function filesOfPictures({db}: TestApp): Promise<string[]> {
  const rows = await db.query(
    sql<{
      caminho: string;
    }>`SELECT caminho FROM imagem UNION SELECT caminho FROM arquivo WHERE caminho LIKE 'premios/%' OR caminho LIKE 'retratos/%'`,
  );
  return rows.map(({caminho: path}) => path).sort();
}

import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ReceivedFile} from '@clube/backend';

const PNG = {ext: 'png', mime: 'image/png'};

/** A local file in the shape of an uploaded one. */
export async function receivedFile(
  field: string,
  content: Buffer,
  folder: string,
  type: {ext: string; mime: string} = PNG,
): Promise<ReceivedFile> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const path = join(folder, `registro-${sha256.slice(0, 16)}.${type.ext}`);
  await writeFile(path, content);
  return {field, originalName: `${field}.${type.ext}`, path, bytes: content.length, sha256, type, tooLarge: false};
}
